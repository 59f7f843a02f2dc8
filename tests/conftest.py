"""Shared set-up of all tests: how much to sample, and readable assertions in the laws."""

import os
import signal
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import Phase, settings

pytest.register_assert_rewrite("tablee.testing", "tests.laws")

# A shell makes its background processes ignore Ctrl-C, and their children too. Some tests need Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Report a failure at once. Only the thorough run looks for the shortest play that fails, which can take minutes.
FAST = (Phase.explicit, Phase.generate)
settings.register_profile("quick", max_examples=25, deadline=None, derandomize=True, database=None, phases=FAST)
settings.register_profile("thorough", max_examples=200, deadline=None)
settings.load_profile("thorough" if os.environ.get("TABLEE_LAWS") == "thorough" else "quick")

PLAIN = os.environ.get("TABLEE_EXPECT") == "plain" and os.environ.get("TABLEE_TESTS")
"""On plain Python everything takes many times as long. `make test` sets "sampled" there, `make test-all` "every case"."""

TURN = os.environ.get("TABLEE_TURN")
"""A number that grows every day. With it, one in four cases of each test runs, and the next day the next ones."""
IN_TURN = 4

COMPILED_ONLY = ("cli", "client", "coach", "environments", "lab", "learning", "server", "tables", "terminal")
"""Folders of tests/ that both leave to the compiled install: no floor of coverage rests on them."""
LEFT_OUT = tuple(f"tests/{folder}/" for folder in COMPILED_ONLY)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip tests that the compiled install runs as well, and cases whose turn comes another day."""
    tried: Counter[str] = Counter()
    left_out = {item for item in items if _is_left_out(item, tried)} if PLAIN else _out_of_turn(items)
    if left_out:
        config.hook.pytest_deselected(items=list(left_out))
        items[:] = [item for item in items if item not in left_out]


def _out_of_turn(items: list[pytest.Item]) -> set[pytest.Item]:
    """Return the cases that do not run today. At least one of each test runs."""
    if TURN is None:
        return set()
    cases: dict[str, list[pytest.Item]] = {}
    for item in items:
        cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    turns = [(min(IN_TURN, len(group)), group) for group in cases.values()]
    return {case for every, group in turns for at, case in enumerate(group) if at % every != int(TURN) % every}


def _is_left_out(item: pytest.Item, tried: Counter[str]) -> bool:
    if item.get_closest_marker("compiled_only") or item.nodeid.startswith(LEFT_OUT):
        return True
    sampled = item.get_closest_marker("sampled")
    if sampled is None or PLAIN != "sampled":
        return False
    name = item.nodeid.partition("[")[0]
    tried[name] += 1
    return bool(tried[name] % sampled.args[0])


@pytest.fixture
def figure(record_property: Callable[[str, object], None]) -> Callable[[str], None]:
    """Add a line to the figures that the run prints at its end. Workers of pytest-xdist print nothing themselves."""
    return lambda line: record_property("figure", line)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the figures of all tests."""
    reports = [report for group in terminalreporter.stats.values() for report in group]
    calls = [report for report in reports if isinstance(report, pytest.TestReport) and report.when == "call"]
    figures = [str(value) for call in calls for name, value in call.user_properties if name == "figure"]
    if figures:
        terminalreporter.section("figures")
        terminalreporter.write_line("\n".join(sorted(figures)))
