"""What a game is: chance, decisions, a match and its log, refusals."""
