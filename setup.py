"""Compiles the rules with mypyc where a C compiler is present, and installs plain Python where none is."""

import os
import shutil
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError

MARKER = "# compiled by mypyc"
FOLDERS = tuple(
    f"tablee/{part}"
    for part in ("core", "search", "games", "wire", "storage", "tables", "hosting", "server", "environments")
)
CORES = os.cpu_count() or 1
FASTER = ("-fno-semantic-interposition", "-fvisibility=hidden", "-flto=auto")
"""Optimises across modules: about a tenth faster, if the compiler supports it."""

# Only a wheel is compiled: editable installs and metadata stay plain, so no stale extension hides an edited source.
# TABLEE_COMPILE=0 leaves a wheel plain too: it is ready in seconds.
COMPILING = "bdist_wheel" in sys.argv and os.environ.get("TABLEE_COMPILE") != "0"


def is_marked(module: Path) -> bool:
    """Whether it asks to be compiled, and is in a package: a folder without __init__ is not installed."""
    return (module.parent / "__init__.py").exists() and MARKER in module.read_text(encoding="utf-8").splitlines()


def marked_modules() -> list[str]:
    modules = (path for folder in FOLDERS for path in Path(folder).rglob("*.py"))
    return sorted(path.as_posix() for path in modules if is_marked(path))


def forget_earlier_builds() -> None:
    """Setuptools packs whatever lies in build/lib, extensions of modules that are no longer marked too."""
    for folder in Path("build").glob("lib*"):
        shutil.rmtree(folder)


def fall_back(reason: BaseException) -> None:
    """Carry on without compiling, unless TABLEE_REQUIRE_COMPILED says that this must not happen."""
    print(f"tablee: the rules could not be compiled ({type(reason).__name__}, see above)", file=sys.stderr)
    if os.environ.get("TABLEE_REQUIRE_COMPILED") == "1":
        sys.exit("tablee: TABLEE_REQUIRE_COMPILED=1, so this is an error")
    print("tablee: installing plain Python instead: the same games, slower bots", file=sys.stderr)


def translated() -> list[Extension]:
    """The marked modules as one group of C extensions; none where mypy finds an error."""
    try:
        from mypyc.build import mypycify  # noqa: PLC0415  (a plain install must not need it)

        # Without our strict settings: a newer stub can make an `ignore` needless, which should not stop the compiler. Modules
        # that are not compiled may need libraries that are missing during a build.
        arguments = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent", *marked_modules()]
        return cast(list[Extension], mypycify(arguments, opt_level="3", multi_file=True, group_name="tablee"))
    except (Exception, SystemExit) as reason:  # noqa: BLE001  (mypycify exits on a type error)
        fall_back(reason)
        return []


def spread(compile_files: Callable[..., list[str]], pool: ThreadPoolExecutor) -> Callable[..., list[str]]:
    """`compile_files` with its files spread over a pool: setuptools spreads extensions only, and ours is one big one."""

    def compile_spread(sources: list[str], *args: Any, **options: Any) -> list[str]:
        jobs = [pool.submit(compile_files, [source], *args, **options) for source in sources]
        return [made for job in jobs for made in job.result()]

    return compile_spread


class BuildAllOrNothing(build_ext):
    """Builds every extension or leaves none behind: half a group would not import."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = CORES

    def build_extensions(self) -> None:
        try:
            for extension in self.extensions:
                extension.extra_compile_args += (known := [flag for flag in FASTER if self.knows(flag)])
                extension.extra_link_args += known
            with ThreadPoolExecutor(CORES) as pool:
                self.compiler.compile = spread(self.compiler.compile, pool)
                super().build_extensions()
        except Exception as reason:  # noqa: BLE001  (whatever a C compiler may do)
            fall_back(reason)
            self.leave_none()

    def knows(self, flag: str) -> bool:
        """Whether this compiler can make and link a small program with the flag, without a warning."""
        with TemporaryDirectory() as folder:
            source = Path(folder, "small.c")
            source.write_text("int main(void) { return 0; }\n", encoding="utf-8")
            try:
                made = self.compiler.compile([str(source)], output_dir=folder, extra_postargs=[flag, "-Werror"])
                self.compiler.link_executable(made, "small", output_dir=folder, extra_postargs=[flag, "-Werror"])
            except (CompileError, LinkError):
                return False
        return True

    def leave_none(self) -> None:
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
        self.extensions = []
        self.distribution.ext_modules = []
        self.distribution.get_command_obj("bdist_wheel").root_is_pure = True


if COMPILING:
    forget_earlier_builds()

setup(ext_modules=translated() if COMPILING else [], cmdclass={"build_ext": BuildAllOrNothing})
