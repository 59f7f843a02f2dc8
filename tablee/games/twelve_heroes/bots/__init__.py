"""The bot levels, from a simple planner to search in sampled worlds."""
