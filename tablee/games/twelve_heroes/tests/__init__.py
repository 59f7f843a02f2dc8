"""Tests of Twelve Heroes."""
