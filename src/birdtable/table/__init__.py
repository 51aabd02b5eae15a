"""The web table: a server that people play at with a browser.

Where things are:

- settings.py, server.py, app.py   what can be set, how the server starts, how it is put together
- models.py, log.py, migrations/   what is stored, and the only place that reads and writes it
- rooms.py                         a table in memory, made from the log and forgotten at will
- seats.py, cookies.py             who sits where, who may do what, how a browser proves it
- drivers.py                       lets bots play
- live.py                          pushes to all who watch
- desk.py                          all of the above in one place, for the routes
- routes/                          what can be asked for, a file for each subject
- scene.py                         what one viewer may see: all that a page is made from
- pages/                           HTML as functions, the same for all games
- games/                           what each game adds: its components
- static/                          style, script, drawings
"""
