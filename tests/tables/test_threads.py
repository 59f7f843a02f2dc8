"""Threads that load a game at the same time: a bot thinks in one while another shows the table."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tablee.registry import built_in_ids

DECODE_AT_ONCE = """
import sys, threading
import msgspec
from tablee.core.luck import Luck
from tablee.core.match import Match
from tablee.registry import find_game

sys.setswitchinterval(1e-6)  # as on a busy machine
game = find_game(sys.argv[1])
view = msgspec.json.encode(Match(game, game.options(), game.info.seats[0], Luck(bytes(32))).view(0))
together, decoded = threading.Barrier(4), []

def decode():
    together.wait()
    decoded.append(msgspec.json.decode(view, type=game.views))

threads = [threading.Thread(target=decode) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(len(decoded))
"""


@pytest.mark.parametrize("name", built_in_ids())
def test_a_view_that_four_threads_decode_first_does_not_crash_the_process(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", DECODE_AT_ONCE, name], capture_output=True, text=True, timeout=300, check=False
    )
    assert (done.returncode, done.stdout.strip()) == (0, "4"), done.stderr
