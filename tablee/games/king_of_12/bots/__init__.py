"""The bot levels, from a simple rule to solved rounds."""
