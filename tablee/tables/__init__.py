"""A table: people and bots around a match, with seats, secret commits, clocks and undo. `hosting` runs tables."""
