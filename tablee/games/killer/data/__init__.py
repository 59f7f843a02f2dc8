"""Generated data, with the command that makes each file.

- `duels.msgpack`: two players' chances by every combination of rules; `python -m tablee.games.killer.edge.make_duels`.
- `shares.msgpack`: shares of the win among three and more; `python -m tablee.games.killer.edge.make_shares`.
- `puzzle_seeds.json`: seeds that give puzzles; `python -m tools.puzzles killer`.
"""
