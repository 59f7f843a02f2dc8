"""`python -m tablee` is the command `tablee`."""

import sys

from tablee.cli import main

if __name__ == "__main__":
    sys.exit(main())
