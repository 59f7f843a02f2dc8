"""Thousands of matches, and the conclusions drawn from them."""
