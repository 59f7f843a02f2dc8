"""Decisions per second: our games, plain and compiled, beside OpenSpiel's, in one run."""
