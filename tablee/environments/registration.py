"""Registers our games with Gymnasium on import: `gymnasium.make("tablee.environments.registration:tablee/GAME-vN")`.

N is the version of the game's observations.
"""

from __future__ import annotations

import gymnasium

from tablee.registry import all_games

for _name, _game in all_games().items():
    gymnasium.register(
        id=f"tablee/{_name}-v{_game.observation_version}",
        entry_point="tablee.environments.seat:SeatEnv",
        vector_entry_point="tablee.environments.seat_vectors:SeatVectorEnv",
        kwargs={"name": _name},
    )
