"""`python -m questhall` and the `questhall` command."""

from questhall.cli import main

if __name__ == "__main__":
    main()
