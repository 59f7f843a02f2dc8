"""The laws that every game must keep. Use them in the tests of your own game.

```python
import pytest
from tablee.testing import checks
from my_game import GAME

@pytest.mark.parametrize("check", checks(GAME), ids=str)
def test_law(check):
    check()
```

Set `TABLEE_LAWS=thorough` to try much more.
"""

from tablee.testing.laws import Check, checks

__all__ = ["Check", "checks"]
