"""Playing in a terminal: a board, a story and choices by keyboard, or plain lines."""
