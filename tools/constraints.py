"""Write constraints.txt: one version of each dependency for every Python and system, without host names.

Also write deploy/requirements.txt: the server's dependencies in the same versions, each file with its hash.
"""

from tools.environment import run_uv

SPELLING = ("--quiet", "--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links")
EVERYWHERE = ("--universal", "--python-version", "3.11")


def write(output: str, *arguments: str) -> None:
    run_uv("pip", "compile", *EVERYWHERE, *arguments, *SPELLING, "-o", output)


if __name__ == "__main__":
    write("constraints.txt", "pyproject.toml", "--extra", "dev", "bench/requirements.txt", "--upgrade")
    served = ("pyproject.toml", "--extra", "cluster", "--constraints", "constraints.txt", "--generate-hashes")
    write("deploy/requirements.txt", *served, "--upgrade")
