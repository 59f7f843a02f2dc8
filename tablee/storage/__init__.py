"""The append-only log of every table, and the users: in SQLite by default, in PostgreSQL by URL."""
