"""The readings where the rulebooks differ: each is an option (K12-8)."""
