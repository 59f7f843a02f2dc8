"""Tests of what people learn from: examples beside the rules, and guided first games."""
