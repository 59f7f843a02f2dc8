"""Generated data.

`python -m tablee.games.claim.edge.make_leaf_values` makes `leaf_values.json`, `python -m tools.puzzles claim` makes
`puzzle_seeds.json`.
"""
