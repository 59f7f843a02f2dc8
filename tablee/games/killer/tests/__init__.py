"""Killer's tests."""
