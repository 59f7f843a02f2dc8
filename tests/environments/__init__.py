"""Environments for learners, checked by the test suites of their libraries."""
