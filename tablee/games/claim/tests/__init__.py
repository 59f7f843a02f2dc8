"""Claim's rules, rulings and knowledge, as sentences."""
