"""What all tests share: how much is tried, and assertions that explain themselves in the laws too."""

import os

import pytest
from hypothesis import Phase, settings

pytest.register_assert_rewrite("tests.laws")

PHASES = (Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink)
settings.register_profile("quick", max_examples=25, deadline=None, derandomize=True, database=None, phases=PHASES)
settings.register_profile("thorough", max_examples=500, deadline=None)
settings.load_profile("thorough" if os.environ.get("TABLEE_LAWS") == "thorough" else "quick")
