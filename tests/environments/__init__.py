"""Environments for learners, held against their peers' own suites."""
