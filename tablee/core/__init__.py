"""The engine that every game is built on: chance, decisions, a match and its log, refusals."""
