"""People and bots around a match: seats, secret commits, clocks, undo, the hall of all tables."""
