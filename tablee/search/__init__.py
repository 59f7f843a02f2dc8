"""Bots for any game. They see a view and an offer, never a state.

`random` and `one_ply` need no time. `mcts` searches from what its seat knows, as long as a `budget` allows; `tree`
explains how it keeps secrets. `mccfr` learns a whole game beforehand, and `policy` plays what was learnt. Small games
have exact answers: `matrix` for simultaneous choices, `induction` for games without secrets, `best_response` for the
distance of any policy from an equilibrium.
"""
