"""The table in the browser: HTTP for the hall, a socket for every table, a journal that loses nothing."""
