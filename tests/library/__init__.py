"""The front door for programs."""
