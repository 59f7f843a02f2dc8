"""King of 12 in a terminal: as prose, as a board, and as a scene that follows the events."""
