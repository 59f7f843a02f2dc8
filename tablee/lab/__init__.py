"""Thousands of games: simulate, compare bots, and measure how certain the results are."""
