"""Run every check that a change must pass, and print how long each step took.

Usage: `python -m tools.checks [quick|usual|all] [WORD …]`. With words, only the steps whose names contain one of them
run, for example `all browser`: the exhaustive run takes longer than many machines are free.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from tools import environment, front_end, services
from tools.environment import COMPILED, DEV, FALLBACK, ROOT

Step = tuple[str, Callable[[], bool]]

WORKERS = ("-n", "auto")
NOT_BROWSER = ("--ignore=tests/web",)
SAMPLED = {"TABLEE_TESTS": "sampled"}
"""On plain Python, skip tests marked `compiled_only` and run only a fraction of those marked `sampled`."""
EVERY_CASE = {"TABLEE_TESTS": "every case"}
"""On plain Python, skip tests marked `compiled_only`: the compiled install runs them."""
EXHAUSTIVE = {"TABLEE_LAWS": "thorough"}
"""Run the conformance laws with every number of seats and many seeds."""


def cases_of_today() -> dict[str, str]:
    """Run one in four cases of each test, others each day. All workers get one number, also around midnight."""
    return {"TABLEE_TURN": str(datetime.now(UTC).toordinal())}


RETRIED = ("--reruns", "2", "--reruns-delay", "1", "-rR")
"""A shared machine can starve a browser, a socket or a process for seconds.

So `make test` runs a failed test again and lists it as rerun. `make test-all` does not, so that flaky tests are found
there.
"""
MEASURED = ("--cov", "--cov-branch", "--cov-report=", "--durations=25")
NEEDED_BY_TESTS = ("pyproject.toml", "constraints.txt", "README.md", "tests", "docs", "tools", "bench", "deploy")


def run(*command: str, cwd: Path = ROOT, **variables: str) -> bool:
    return subprocess.run(command, cwd=cwd, env=os.environ | variables, check=False).returncode == 0


def make_environment(wanted: environment.Environment) -> bool:
    try:
        environment.make(wanted)
    except subprocess.CalledProcessError:
        return False
    return True


def dev(program: str, *arguments: str) -> Callable[[], bool]:
    return lambda: run(DEV.program(program), *arguments)


def web_app(**variables: str) -> bool:
    """Check the web app's format, style, types and tests. Node comes from PyPI if the machine has none."""
    if front_end.installed_node() is None:
        environment.run_uv("pip", "install", "--quiet", "--python", DEV.program("python"), front_end.FROM_PYPI)
    return run(DEV.program("python"), "-m", "tools.front_end", "check", cwd=ROOT, **variables)


def tests_plain(*options: str, **variables: str) -> Callable[[], bool]:
    plain = ("-q", *WORKERS, *NOT_BROWSER, *options)
    return lambda: run(DEV.program("pytest"), *plain, TABLEE_EXPECT="plain", cwd=ROOT, **variables)


def copy_without_package() -> Path:
    """Copy the checkout without its tablee/, so that tests there can only find the installed package."""
    copy = ROOT / ".make" / "installed"
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir(parents=True)
    for name in NEEDED_BY_TESTS:
        put = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        put(ROOT / name, copy / name)
    return copy


def tests_installed(where: environment.Environment, expect: str, *tests: str, **variables: str) -> bool:
    return run(where.program("pytest"), "-q", *tests, cwd=copy_without_package(), TABLEE_EXPECT=expect, **variables)


def tests_compiled(*options: str, **variables: str) -> Callable[[], bool]:
    where = (*options, "--durations=25", "--pyargs", "tests", "tablee.games")
    return lambda: tests_installed(COMPILED, "compiled", *WORKERS, *NOT_BROWSER, *where, **variables)


def tests_browser(*options: str, **variables: str) -> Callable[[], bool]:
    """Return the step that tests the installed app in a real browser."""
    where = (*options, "tests/web", "--durations=10")
    return lambda: tests_installed(COMPILED, "compiled", *WORKERS, *where, **variables)


def fallback_is_plain() -> bool:
    """Check that installing works without a C compiler, and gives the plain version."""
    return make_environment(FALLBACK) and tests_installed(FALLBACK, "plain", "tests/build")


def fallback_is_refused() -> bool:
    """Check that a build without a C compiler fails if compiling is required, and for that reason."""
    build = [environment.uv(), "build", "--wheel", "--out-dir", ".make/refused"]
    variables = {"CC": "/bin/false", "TABLEE_REQUIRE_COMPILED": "1", "VIRTUAL_ENV": ""}
    done = subprocess.run(build, cwd=ROOT, env=os.environ | variables, stderr=subprocess.PIPE, text=True, check=False)
    return done.returncode != 0 and "TABLEE_REQUIRE_COMPILED=1, so this is an error" in done.stderr


STYLE: tuple[Step, ...] = (
    ("environment", lambda: make_environment(DEV)),
    ("format", dev("ruff", "format", "--check", "--quiet")),
    ("lint", dev("ruff", "check", "--quiet")),
    ("types", dev("mypy", "--strict")),
    ("contracts", dev("lint-imports", "--no-logo")),
    ("generated files", dev("python", "-m", "tools.types", "--check")),
    ("documentation", dev("python", "-m", "tools.manual")),
)
SERVICES: Step = ("services", services.provide)
QUICK: tuple[Step, ...] = (*STYLE, ("web app", web_app), SERVICES, ("tests, plain", tests_plain("-m", "not slow")))


def whole(plain: dict[str, str], compiled: dict[str, str], browser: dict[str, str], *options: str) -> tuple[Step, ...]:
    """Return every step, with these options, and variables for the tests: on plain Python, compiled, in a browser."""
    return (
        *STYLE,
        ("web app", lambda: web_app(**compiled)),
        ("services", lambda: services.provide(everything=bool(compiled))),
        ("tests, plain", tests_plain(*MEASURED, *options, **plain)),
        ("coverage", dev("python", "-m", "tools.covered")),
        ("compile", lambda: make_environment(COMPILED)),
        ("tests, compiled", tests_compiled(*options, **compiled)),
        ("tests, browser", tests_browser(*options, **browser)),
        ("no compiler: plain", fallback_is_plain),
        ("no compiler: refused", fallback_is_refused),
    )


NEEDED = {
    "tests, plain": ("services",),
    "coverage": ("services", "tests, plain"),
    "tests, compiled": ("services", "compile"),
    "tests, browser": ("services", "compile"),
}
"""The steps that must run before a step. The first step, which makes the environment, always runs."""

STEPS = {
    "quick": QUICK,
    "usual": whole(SAMPLED, {}, cases_of_today(), *RETRIED),
    "all": whole(EVERY_CASE, EXHAUSTIVE, EXHAUSTIVE),
}


def check(steps: tuple[Step, ...]) -> bool:
    """Run all steps, even after a failure, and print how long each took. Stop if the environment cannot be made."""
    lines: list[str] = []
    started = time.monotonic()
    failed = 0
    for name, step in steps:
        print(f"\n── {name}", flush=True)
        begun = time.monotonic()
        holds = step()
        failed += not holds
        lines.append(f"{'ok  ' if holds else 'FAIL'} {name:24}{time.monotonic() - begun:7.1f} s")
        if name == "environment" and not holds:
            break
    print("\n" + "\n".join([*lines, f"     {'all together':24}{time.monotonic() - started:7.1f} s"]), flush=True)
    return failed == 0


def chosen(steps: tuple[Step, ...], words: list[str]) -> tuple[Step, ...]:
    """Return the steps whose names contain one of the words, and the steps that these need."""
    unknown = [word for word in words if not any(word in name for name, _ in steps)]
    if unknown:
        sys.exit(f"no step is called {', '.join(unknown)}; there are: {'; '.join(name for name, _ in steps)}")
    named = [name for name, _ in steps if any(word in name for word in words)]
    wanted = {steps[0][0], *named, *(needed for name in named for needed in NEEDED.get(name, ()))}
    return tuple(step for step in steps if step[0] in wanted)


def main(kind: str = "usual", *words: str) -> int:
    if kind not in STEPS:
        sys.exit(f"{kind} is no kind of run; there are: {', '.join(STEPS)}")
    steps = STEPS[kind]
    return int(not check(chosen(steps, list(words)) if words else steps))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
