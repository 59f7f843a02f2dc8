"""The laws that every game keeps, for the tests of whoever writes one.

```python
import pytest
from tablee.testing import checks
from my_game import GAME

@pytest.mark.parametrize("check", checks(GAME), ids=str)
def test_law(check):
    check()
```

`TABLEE_LAWS=thorough` tries much more.
"""

from tablee.testing.laws import Check, checks

__all__ = ["Check", "checks"]
