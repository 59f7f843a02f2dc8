"""The documentation site is built in strict mode."""

from __future__ import annotations

from pathlib import Path

import pytest

manual = pytest.importorskip("tools.manual", reason="an installed package has left the tools behind")
pytest.importorskip("mkdocs", reason="the documentation's tools are not installed")

SETTINGS = "site_name: Small\ntheme: {name: material, font: false}\nstrict: true\nsite_dir: site\n"


@pytest.fixture
def small_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "docs").mkdir()
    (tmp_path / "mkdocs.yml").write_text(SETTINGS)
    for name, value in (("ROOT", tmp_path), ("SITE", tmp_path / "site"), ("STAMP", tmp_path / "site" / ".digest")):
        monkeypatch.setattr(manual, name, value)
    return tmp_path / "docs" / "index.md"


def test_a_dead_link_fails_the_build_and_is_named(small_site: Path, capfd: pytest.CaptureFixture[str]) -> None:
    small_site.write_text("[somewhere](nowhere.md)\n")
    assert not manual.build()
    assert "nowhere.md" in capfd.readouterr().err
    assert manual.stale()


def test_a_good_site_is_built_in_silence(small_site: Path, capfd: pytest.CaptureFixture[str]) -> None:
    small_site.write_text("Hello.\n")
    assert manual.build()
    assert capfd.readouterr() == ("", "")
    assert not manual.stale()
