"""Generated data, with the command that makes each file.

- `puzzle_seeds.json`: seeds that give puzzles; `python -m tools.puzzles twelve_heroes`.
"""
