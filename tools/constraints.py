"""Writes constraints.txt: one version of each dependency for every Python and system, naming no host."""

from tools.environment import run_uv

if __name__ == "__main__":
    inputs = ("pyproject.toml", "--extra", "dev", "bench/requirements.txt")
    spelling = ("--quiet", "--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links", "--upgrade")
    run_uv("pip", "compile", "--universal", "--python-version", "3.11", *inputs, *spelling, "-o", "constraints.txt")
