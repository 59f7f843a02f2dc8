"""Tests of King of 12."""
