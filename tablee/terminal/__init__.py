"""Play in a terminal: with a board, a story and choices by keyboard, or with plain lines."""
