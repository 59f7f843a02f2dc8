"""Every sound is short and quiet, and none is a copy of another: the page plays them into a recording."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from itertools import combinations, pairwise

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Visitor

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]
RATE = 22_050
MAX_SOUNDS = 30
APART = 2
"""Seconds from one sound to the next in the recording."""
SILENT = 0.003
LOUDEST, FAINTEST, LONGEST = 0.6, 0.02, 1.6
RECORD = f"""(() => {{
    window.AudioContext = function () {{
        const recording = new OfflineAudioContext(1, {RATE} * {APART} * {MAX_SOUNDS}, {RATE})
        window.recording = recording
        Object.defineProperty(recording, 'currentTime', {{ get: () => window.sound * {APART} + 0.01 }})
        Object.defineProperty(recording, 'state', {{ get: () => 'running' }})
        return recording
    }}
}})()"""
RENDER = """async () => {
    const rendered = await window.recording.startRendering()
    return Array.from(rendered.getChannelData(0), (sample) => Math.round(sample * 10000))
}"""


def recorded(page: Page) -> dict[str, list[float]]:
    """Play every sound of the design page and return the samples of each."""
    buttons = page.locator("[data-sound]")
    names = [str(name) for name in buttons.evaluate_all("all => all.map(one => one.dataset.sound)")]
    page.get_by_role("heading", name="Sounds").click()  # browsers are silent before the first click
    buttons.evaluate_all("all => all.forEach((one, place) => { window.sound = place; one.click() })")
    samples = [sample / 10_000 for sample in page.evaluate(RENDER)]
    return {name: samples[place * APART * RATE :][: APART * RATE] for place, name in enumerate(names)}


def length(samples: list[float]) -> float:
    return max((place for place, sample in enumerate(samples) if abs(sample) > SILENT), default=0) / RATE


def pitch(samples: list[float]) -> float:
    """Return the average pitch of the first half second, in hertz, by the number of times the wave crosses zero."""
    heard = [sample for sample in samples[: RATE // 2] if abs(sample) > SILENT]
    return sum(before * after < 0 for before, after in pairwise(heard)) * RATE / 2 / max(1, len(heard))


def decibels(peak: float) -> float:
    return 20 * math.log10(max(peak, 1e-6))


def alike(one: Iterable[float], other: Iterable[float]) -> bool:
    return all(abs(math.log(first / second)) < 0.03 for first, second in zip(one, other, strict=True))


def test_every_sound_is_short_quiet_and_its_own(visitors: Come, figure: Callable[[str], None]) -> None:
    listener = visitors()
    listener.context.add_init_script(RECORD)
    listener.goto("/design")
    listener.page.wait_for_selector("[data-sound]")
    sounds = recorded(listener.page)
    measured = {name: (length(heard), max(map(abs, heard)), pitch(heard)) for name, heard in sounds.items()}
    for name, (seconds, peak, hertz) in measured.items():
        figure(f"sound {name:8} {seconds:5.2f} s, peak {decibels(peak):5.1f} dB, about {hertz:5.0f} Hz")
        assert FAINTEST < peak < LOUDEST, name
        assert 0.03 < seconds < LONGEST, name
    assert 15 < len(sounds) <= MAX_SOUNDS
    assert not [pair for pair in combinations(measured, 2) if alike(*(measured[name] for name in pair))]
