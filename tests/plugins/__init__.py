"""Games of other distributions."""
