"""Real servers on loopback, started by the tests that want them and gone with them: PostgreSQL and Redis.

A folder's conftest.py imports the fixtures `postgres` and `redis`.
"""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tools.services import ADVICE, SKIP, postgres_program, redis_program

DEADLINE = 30.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wanted(program: Path | None, name: str) -> Path:
    """The program's path. Without it a test fails, unless the environment allows to skip it."""
    if os.environ.get(SKIP) == "1":
        pytest.skip(f"{SKIP}=1 leaves out what needs {name}")
    if program is None:
        pytest.fail(f"{name} is not here. {ADVICE}")
    return program


class Service:
    """A server in its own folder. It ends with the tests, however they end."""

    def __init__(self, program: Path, user: str | None = None) -> None:
        self.program = program
        self.user = user if os.geteuid() == 0 else None
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="tablee-service-"))
        if self.user:
            shutil.chown(self.folder, self.user)
        self._process: subprocess.Popen[bytes] | None = None

    def arguments(self) -> list[str]:
        raise NotImplementedError

    def is_ready(self) -> bool:
        raise NotImplementedError

    def run(self, *command: str | Path) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(command, cwd=self.folder, user=self.user, capture_output=True, check=False)

    def start(self) -> None:
        """Only from the main thread: a server dies with the thread that started it."""
        die_with_us = ["setpriv", "--pdeathsig=QUIT"] if shutil.which("setpriv") else []
        with (self.folder / "log").open("ab") as log:
            command = [*die_with_us, str(self.program), *self.arguments()]
            self._process = subprocess.Popen(command, cwd=self.folder, user=self.user, stdout=log, stderr=log)
        deadline = time.monotonic() + DEADLINE
        while not self.is_ready():
            if self._process.poll() is not None or time.monotonic() > deadline:
                pytest.fail(f"{self.program.name} did not start:\n{(self.folder / 'log').read_text()[-2000:]}")
            time.sleep(0.02)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Ask it to stop, and wait; SIGKILL does not ask."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(DEADLINE)
            self._process = None

    def remove(self) -> None:
        self.stop(signal.SIGKILL if self.user is None else signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    """PostgreSQL as packaged: never as root, with a schema for each test."""

    def __init__(self) -> None:
        initdb = wanted(postgres_program("initdb"), "PostgreSQL")
        super().__init__(initdb.with_name("postgres"), "postgres")
        self._numbers = count(1)
        options = (
            "--auth=trust",
            "--username=tablee",
            "--encoding=UTF8",
            "--no-locale",
            "--no-instructions",
            "--no-sync",
        )
        made = self.run(initdb, *options, "-D", self.folder / "data")
        if made.returncode:
            pytest.fail(f"initdb: {made.stderr.decode()}")

    def arguments(self) -> list[str]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "log_checkpoints": "off",
        }
        return ["-D", str(self.folder / "data"), *(f"--{name}={value}" for name, value in settings.items())]

    def is_ready(self) -> bool:
        return (
            self.run(self.program.with_name("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)).returncode
            == 0
        )

    def address(self) -> str:
        return f"postgresql://tablee@127.0.0.1:{self.port}/postgres"

    def new_url(self) -> str:
        """An empty place for a store."""
        schema = f"test_{next(self._numbers)}"
        self.sql(f"CREATE SCHEMA {schema}")
        return f"{self.address()}?search_path={schema}"

    def sql(self, statement: str) -> str:
        done = self.run(self.program.with_name("psql"), "-X", "-q", "-t", "-A", "-d", self.address(), "-c", statement)
        assert done.returncode == 0, done.stderr.decode()
        return done.stdout.decode().strip()


class Redis(Service):
    """Redis without persistence."""

    def __init__(self) -> None:
        super().__init__(wanted(redis_program(), "Redis"))

    def arguments(self) -> list[str]:
        return ["--bind", "127.0.0.1", "--port", str(self.port), "--save", "", "--appendonly", "no"]

    def is_ready(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as link:
                link.sendall(b"PING\r\n")
                return link.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    server = Redis()
    try:
        server.start()
        yield server
    finally:
        server.remove()
