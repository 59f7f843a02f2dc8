"""The exact solver of a defence."""
