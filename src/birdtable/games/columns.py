"""Columns of plain text, for the pictures of tables at a terminal."""


def right(column: list[str]) -> list[str]:
    """Lines of equal width, flush right."""
    width = max(map(len, column))
    return [line.rjust(width) for line in column]


def beside(*blocks: list[str]) -> list[str]:
    """Blocks of lines side by side; all get lines of equal width."""
    widths = [max(map(len, block)) for block in blocks]
    return ["".join(line.ljust(width) for line, width in zip(lines, widths)) for lines in zip(*blocks)]


def shorten(name: str, width: int) -> str:
    """A name that fits."""
    return name if len(name) <= width else name[: width - 1] + "…"
