"""The coach: hints during a game, analysis after it, and a puzzle each day (`docs/coach.md`)."""
