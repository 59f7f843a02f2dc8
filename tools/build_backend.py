"""The build backend: setuptools, after the web app has been built into the package."""

from __future__ import annotations

from collections.abc import Mapping

from setuptools import build_meta

from tools import front_end

Settings = Mapping[str, str | list[str] | None] | None

prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable
get_requires_for_build_editable = build_meta.get_requires_for_build_editable
build_editable = build_meta.build_editable


def _needs_node() -> list[str]:
    """Node from PyPI, only where it will be used."""
    return [front_end.FROM_PYPI] if front_end.stale() and front_end.installed_node() is None else []


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What building a wheel needs beside what pyproject.toml says."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_needs_node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """What building an sdist needs: it carries the built web app, so that a wheel made from it needs no Node."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_needs_node()]


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """A wheel with the web app inside."""
    _build_front_end()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """An sdist with the web app inside."""
    _build_front_end()
    return build_meta.build_sdist(sdist_directory, config_settings)


def _build_front_end() -> None:
    if front_end.main() != 0:
        raise SystemExit("tablee: the web app could not be built (see above)")
