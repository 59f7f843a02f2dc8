"""Tests of Lanterns."""
