"""Claim in a terminal: told in prose, drawn as a board, and looked at while it is told."""
