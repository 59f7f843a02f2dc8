"""Twelve Heroes in a terminal: as prose, as a board, and as a scene that follows the events."""
