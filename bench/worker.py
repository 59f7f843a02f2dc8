"""A process that plays slices on request, in its own environment."""

import json
import subprocess
from pathlib import Path

HERE = Path(__file__).parent


class Worker:
    """One implementation, waiting for its turn."""

    def __init__(self, python: str, script: str) -> None:
        self.script = script
        # -P: the checkout's own tablee/ must not hide the installed one
        command = [python, "-P", str(HERE / script)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def rate(self, ask: dict[str, object]) -> float:
        """Return the decisions per second in one slice."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(ask), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.script} stopped; the reason is above")
        answer = json.loads(line)
        return float(answer["decisions"]) / float(answer["seconds"])

    def stop(self) -> None:
        self.process.communicate()
