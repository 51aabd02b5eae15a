# Short names for what a contributor runs; `uv tool install rust-just` brings `just` itself.

# test + lint: run it before you commit
default: test lint

# all tests, compiled; arguments go to pytest: `just test -k cubirds -x`
test *args:
    uv run pytest {{args}}

# style, spelling, types and fences
lint: types fences
    uv run ruff check
    uv run ruff format --check
    uv run codespell

# types: mypy, strict
types:
    uv run mypy

# who may import whom: the contracts at the end of pyproject.toml
fences:
    uv run lint-imports --no-logo

# the games run as plain Python: every branch of every rule must be tested
cover:
    NUMBA_DISABLE_JIT=1 uv run pytest -n 2 tests/laws tests/rules tests/naive tests/test_words*.py tests/test_terminal.py --cov

# write the golden playthroughs anew; then read the diff
bless:
    uv run python -m tests.golden

# moves a second beside the C yardstick of the same game, timed in the same run
bench *args:
    uv run python benchmarks/cubirds_yardstick.py {{args}}

# how fast the web table is: people who play and people who watch, on this machine
load *args:
    uv run python benchmarks/table_load.py {{args}}

# random moves a second of another game beside CuBirds: `just beside busybeaks`
beside *args:
    uv run python benchmarks/beside_cubirds.py {{args}}

# collect the translatable texts and bring every birdtable.po up to date
messages:
    uv run pybabel -q extract -F pyproject.toml --add-location=file -c Translators: -s --project=birdtable -o src/birdtable/locale/birdtable.pot src
    uv run pybabel -q update -i src/birdtable/locale/birdtable.pot -d src/birdtable/locale -D birdtable --no-fuzzy-matching --ignore-obsolete --ignore-pot-creation-date

# what the news fragments will say in the next release
news:
    uv run towncrier build --draft

# all that must hold before a commit lands, as CI runs it
ci:
    CI=true bash .ci/run
