"""Benchmarks: our games, plain and compiled, compared with OpenSpiel's and other projects in one run."""
