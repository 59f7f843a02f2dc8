"""Generated data, with the command that makes each file.

- `openings.msgpack`: how two players begin a round; `python -m tablee.games.king_of_12.edge.make_openings`.
- `puzzle_seeds.json`: seeds that give puzzles; `python -m tools.puzzles king_of_12`.
"""
