"""Claim: recruit followers, then win the votes of the factions with them."""

from tablee.games.claim.game import GAME

__all__ = ["GAME"]
