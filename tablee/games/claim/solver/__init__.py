"""The exact solver of the second phase."""
