"""The levels of bots, and what each looks at."""
