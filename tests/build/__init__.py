"""Tests of the build: what is compiled, and what compiling must not change."""
