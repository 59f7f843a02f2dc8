"""A PostgreSQL server for the tests of this folder."""

from tests.services import postgres

__all__ = ["postgres"]
