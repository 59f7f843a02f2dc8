"""What all tests share: how much is tried, and assertions that explain themselves in the laws too."""

import os
import signal

import pytest
from hypothesis import Phase, settings

pytest.register_assert_rewrite("tests.laws")

# A shell starts what runs in the background deaf to Ctrl-C, and its children with it; some tests are about Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)

# A failure is told at once; the thorough run also looks for the shortest play that fails, which may take minutes.
FAST = (Phase.explicit, Phase.generate)
settings.register_profile("quick", max_examples=25, deadline=None, derandomize=True, database=None, phases=FAST)
settings.register_profile("thorough", max_examples=500, deadline=None)
settings.load_profile("thorough" if os.environ.get("TABLEE_LAWS") == "thorough" else "quick")
