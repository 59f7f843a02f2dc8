"""Games by the thousand: simulate, compare bots, and say how sure we are."""
