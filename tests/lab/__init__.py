"""Matches by the thousand, and what may be concluded from them."""
