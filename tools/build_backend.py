"""The build backend: setuptools, after building the web app and the documentation into the package."""

from __future__ import annotations

from collections.abc import Mapping

from setuptools import build_meta

from tools import front_end, manual

Settings = Mapping[str, str | list[str] | None] | None

prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable
get_requires_for_build_editable = build_meta.get_requires_for_build_editable
build_editable = build_meta.build_editable


def _needed() -> list[str]:
    """Return the requirements for Node from PyPI and for the documentation, if they will be used."""
    node = [front_end.FROM_PYPI] if front_end.stale() and front_end.installed_node() is None else []
    return [*node, *(manual.REQUIRED if manual.stale() else ())]


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Return the requirements of a wheel beyond those in pyproject.toml."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_needed()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Return the requirements of an sdist.

    It contains both as built, so a wheel made from it needs neither Node nor MkDocs.
    """
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_needed()]


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """Build a wheel that contains the web app and the documentation."""
    _build_parts()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Build an sdist that contains both."""
    _build_parts()
    return build_meta.build_sdist(sdist_directory, config_settings)


def _build_parts() -> None:
    if front_end.main() != 0:
        raise SystemExit("tablee: the web app could not be built (see above)")
    manual.build_if_stale()
