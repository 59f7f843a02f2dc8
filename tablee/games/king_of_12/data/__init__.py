"""Generated data, with the command that makes each file.

- `openings.msgpack`: how two players begin a round; `python -m tablee.games.king_of_12.edge.make_openings`.
- `outlook.json`: weights by which bots value a turn among three and four; `python -m
  tablee.games.king_of_12.edge.make_outlook 2000`.
- `plans.json`: plans by which all players of a tournament meet; `python -m tablee.games.king_of_12.edge.make_plans`.
- `puzzle_seeds.json`: seeds that give puzzles; `python -m tools.puzzles king_of_12`.
"""
