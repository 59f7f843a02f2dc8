"""Commands, data generators and benchmarks: the code that may use files, processes and translated texts."""
