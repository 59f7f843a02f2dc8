"""What may touch files, processes and words: commands, makers of data, benchmarks."""
