"""What `make` runs; needs nothing but Python itself."""
