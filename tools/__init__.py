"""The programs that `make` runs. They need only Python itself."""
