"""The exact solver of a round between two."""
