"""Running tables in a process: who holds them, what happens to them in which order, who thinks for the bots."""
