"""The position and the rules that change it."""
