"""The append-only log of every table, and who plays: SQLite by default, PostgreSQL by URL."""
