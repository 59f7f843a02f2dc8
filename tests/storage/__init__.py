"""One suite for both stores, and tests of their differences."""
