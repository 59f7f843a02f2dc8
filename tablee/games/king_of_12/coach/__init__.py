"""Hints, analysis, puzzles, the lesson and the worked examples."""
