"""Bots for any game; they see a view and an offer, never a state."""
