"""How the database came to be what it is: Alembic, run at every start of the server."""
