"""The bot levels, from simple heuristics to search."""
