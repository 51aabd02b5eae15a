"""What can be asked for: each file has the routes of one subject, in ROUTES."""
