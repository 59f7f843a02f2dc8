"""Law 9: a test cites every rule and every example of `rules.md`, and every rule named in the code exists."""

from __future__ import annotations

import re
from pathlib import Path

from tablee.testing.play import Play, take
from tablee.testing.sources import rules_named

RULE = re.compile(r"\b[A-Z][A-Z0-9]*-(?:\d+\.\d+[a-z]?|E\d+)\b")


def rules_of(folder: Path) -> set[str]:
    """Return the ids of a game's rules and examples."""
    rules = set(RULE.findall((folder / "words" / "rules.md").read_text(encoding="utf-8")))
    assert rules, "rules.md numbers no rule"
    return rules


def cited_in(folder: Path) -> str:
    """Return the text of all tests of a game."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((folder / "tests").rglob("*.py")))


def is_cited(rule: str, tests: str) -> bool:
    """Return whether the tests cite the rule, as it stands (`K12-4.8`) or in the name of a test (`k12_4_8`)."""
    as_name = re.sub(r"\W", "_", rule.lower())
    return rule in RULE.findall(tests) or re.search(rf"(?<![a-z0-9]){as_name}(?![a-z0-9]|_\d)", tests) is not None


def law_every_rule_is_cited_by_a_test(folder: Path) -> None:
    tests = cited_in(folder)
    uncited = sorted(rule for rule in rules_of(folder) if not is_cited(rule, tests))
    assert not uncited, f"no test cites {', '.join(uncited)}"


def law_every_rule_named_in_the_code_exists(folder: Path) -> None:
    rules = rules_of(folder)
    unknown = [f"{rule} ({where})" for rule, where in rules_named(folder) if rule not in rules]
    assert not unknown, f"rules.md has no {', '.join(unknown)}"


def law_every_event_names_its_rule(play: Play, folder: Path) -> None:
    rules = rules_of(folder)
    state = play.new()
    for step in play.steps:
        state.events = []
        take(state, step)
        for event in state.events:
            assert event.rule in rules, f"{event.tag} happened by {event.rule or 'no rule'}"
