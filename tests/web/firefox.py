"""Debian's Firefox, driven by WebDriver BiDi without a separate driver."""

from __future__ import annotations

import contextlib
import json
import shutil
import subprocess
import time
from itertools import count
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

QUIET = {
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "intl.accept_languages": "en-US",
}
"""Settings that keep it from asking other servers, or the user, anything."""


def program() -> str | None:
    """The path of Firefox."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


class Firefox:
    """One page of a Firefox with its own profile. Console messages are kept."""

    def __init__(self, folder: Path, port: int) -> None:
        found = program()
        assert found, "this test needs Firefox: apt-get install firefox-esr"
        lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in QUIET.items())
        (folder / "user.js").write_text("\n".join(lines))
        command = [found, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", str(port)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._open = contextlib.ExitStack()
        self._open.callback(self._stop)
        self._socket = _connected(port, self._open)
        self._numbers = count(1)
        self.complaints: list[str] = []
        self.command("session.new", capabilities={})
        self.context = self.command("browsingContext.getTree")["contexts"][0]["context"]
        self.command("session.subscribe", events=["log.entryAdded", "network.responseCompleted"])

    def command(self, method: str, **params: Any) -> Any:
        """Send a command and return its result. Handle events that come meanwhile."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while (said := json.loads(self._socket.recv(timeout=120))).get("id") != number:
            self._hear(said)
        assert said["type"] == "success", said
        return said["result"]

    def _hear(self, said: dict[str, Any]) -> None:
        params = said.get("params", {})
        if said.get("method") == "log.entryAdded" and params["level"] in ("error", "warn"):
            self.complaints.append(str(params["text"]))
        elif said.get("method") == "network.responseCompleted" and params["response"]["status"] >= 400:
            self.complaints.append(f"{params['response']['status']} {params['response']['url']}")

    def resize(self, width: int, height: int) -> None:
        self.command("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})

    def goto(self, url: str) -> None:
        self.command("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def before_pages(self, script: str) -> None:
        """Run this in every page of a server before its own scripts."""
        self.command("script.addPreloadScript", functionDeclaration=f"() => {{ if (location.host) {{ {script} }} }}")

    def evaluate(self, expression: str) -> Any:
        """The value of an expression on the page."""
        target = {"context": self.context}
        wrapped = f"(async () => JSON.stringify(await ({expression})) ?? 'null')()"
        done = self.command("script.evaluate", expression=wrapped, target=target, awaitPromise=True)
        assert done["type"] == "success", done
        return json.loads(done["result"]["value"])

    def wait_for(self, expression: str, seconds: float = 60) -> None:
        """Wait until an expression is true."""
        end = time.monotonic() + seconds
        while not self.evaluate(f"Boolean({expression})"):
            assert time.monotonic() < end, f"never: {expression}"
            time.sleep(0.05)

    def press(self, key: str) -> None:
        """Press a key."""
        actions = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self._act({"type": "key", "id": "keyboard", "actions": actions})

    def click(self, x: float, y: float) -> None:
        """Click at a place of the screen."""
        move = {"type": "pointerMove", "x": round(x), "y": round(y)}
        actions = [move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self._act({"type": "pointer", "id": "mouse", "actions": actions})

    def _act(self, source: dict[str, Any]) -> None:
        self.command("input.performActions", context=self.context, actions=[source])

    def close(self) -> None:
        self._open.close()

    def _stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def _connected(port: int, stack: contextlib.ExitStack) -> ClientConnection:
    for _ in range(300):
        try:
            return stack.enter_context(connect(f"ws://127.0.0.1:{port}/session", max_size=None))
        except (OSError, WebSocketException):
            time.sleep(0.3)
    stack.close()
    raise RuntimeError("Firefox did not start")
