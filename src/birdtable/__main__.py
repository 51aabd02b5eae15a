"""`python -m birdtable` is `birdtable`."""

from birdtable.cli import main

if __name__ == "__main__":
    main()
