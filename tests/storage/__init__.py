"""One suite over both stores, and what only one of them can do wrong."""
