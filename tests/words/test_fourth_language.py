"""A fourth language needs only one file for the program and one for a game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.plugins.mirror import ROOT, mirror, run

pytestmark = pytest.mark.skipif(not (ROOT / "tablee").is_dir(), reason="needs the checkout")
WORDS = "tablee/games/killer/words"
HEROES = "tablee/games/twelve_heroes/words"
SERVED = """
import json, sys
from pathlib import Path
import httpx
from tests.server.running import running
with running(Path(sys.argv[1])) as server, httpx.Client(base_url=server.url, timeout=60) as http:
    looked_up = http.post("/api/games/twelve_heroes/lexicon", json={"options": {}, "language": "pt"})
    print(json.dumps({
        "languages": http.get("/api/words").json(),
        "program": http.get("/api/words/pt").text,
        "killer": http.get("/api/words/pt/killer").text,
        "claim": http.get("/api/words/pt/claim").text,
        "guest": http.post("/api/guests", json={"name": "Ana", "language": "pt"}).json()["language"],
        "golem": looked_up.json()["names"]["hero-1"],
    }))
"""


def translate(folder: Path, **messages: str) -> None:
    """Portuguese, for these messages."""
    lines = (folder / "en.ftl").read_text(encoding="utf-8").splitlines()
    said = {name.replace("_", "-"): text for name, text in messages.items()}
    found = {line.partition(" = ")[0]: place for place, line in enumerate(lines)}
    for name, text in said.items():
        lines[found[name]] = f"{name} = {text}"
    (folder / "pt.ftl").write_text("\n".join(lines) + "\n", encoding="utf-8")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = mirror(tmp_path_factory.mktemp("pt") / "checkout", "tablee/locales", WORDS, HEROES)
    translate(copy / "tablee/locales", language_name="Português", yes="sim", settings="Preferências")
    translate(copy / WORDS, game_name="Matador")
    translate(copy / HEROES, game_name="Doze Heróis")
    return copy


def test_the_command_line_speaks_it(checkout: Path) -> None:
    told = run(["-m", "tablee", "--lang", "pt", "games"], checkout)
    assert "Matador" in told
    assert "Claim" in told
    assert "en|fr|pt|ru" in run(["-m", "tablee", "play", "--help"], checkout)


def test_the_server_speaks_it(checkout: Path, tmp_path: Path) -> None:
    told = json.loads(run(["-c", SERVED, str(tmp_path)], checkout))
    assert {"language": "pt", "name": "Português"} in told["languages"]
    assert "yes = sim" in told["program"]
    assert "settings = Preferências" in told["program"]  # a word of the page
    assert "game-name = Matador" in told["killer"]
    assert "game-name = Claim" in told["claim"]
    assert (told["guest"], told["golem"]) == ("pt", "Golem")


def test_every_message_of_a_translation_must_be_there(checkout: Path) -> None:
    found = run(["-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/words", "-k", "pt"], checkout)
    assert "passed" in found


def test_heroes_can_have_names_in_it(checkout: Path) -> None:
    check = "from tablee.games.twelve_heroes.heroes.vocabulary import LANGUAGES; print(*LANGUAGES)"
    assert run(["-c", check], checkout).split() == ["en", "fr", "pt", "ru"]
