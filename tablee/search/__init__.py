"""Bots for any game; they see a view and an offer, never a state.

`random` and `one_ply` need no time; `mcts` searches, from what its seat knows, as long as a `budget` allows (`tree` tells
how secrets are kept); `mccfr` learns a whole game beforehand and `policy` plays what was learnt. For small games there are
exact answers: `matrix` for choices made at once, `induction` for games without secrets, `best_response` for how far any
policy is from an equilibrium.
"""
