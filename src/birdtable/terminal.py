"""The terminal game: any game of the contract, with people, bots, or both at one keyboard."""

import os
import re
import secrets
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from gettext import NullTranslations
from pathlib import Path

import click
import numpy as np

from birdtable import bots
from birdtable.chairs import Chair
from birdtable.games.chance import start
from birdtable.games.contract import NONE, State
from birdtable.match import Match

WIDTH = 80


class Quit(Exception):
    """Somebody wants to stop."""


def colored(text: str, palette: Mapping[str, tuple[int, int]]) -> str:
    """Text with its cards, letters in square brackets, in colours, where there are colours."""
    if not sys.stdout.isatty() or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return text

    def card(found: re.Match[str]) -> str:
        if found[1] not in palette:
            return found[0]
        background, ink = palette[found[1]]
        return click.style(f" {found[1]} ", bg=background, fg=ink, bold=True)

    return re.sub(r"\[([A-Z])\]", card, text)


def ask_keyboard(question: str) -> str:
    """What somebody types."""
    if sys.stdin is None:  # started without one
        raise EOFError
    return input(question)


class Terminal:
    """One match at one keyboard."""

    def __init__(
        self,
        match: Match,
        chairs: Sequence[Chair],
        t: NullTranslations,
        *,
        clear: bool = False,
        pause: float = 0,
        keep: Path | None = None,
        ask: Callable[[str], str] | None = None,
        chance: int | None = None,
    ) -> None:
        self.match = match
        self.chairs = chairs
        self.names = [chair.name for chair in chairs]
        self.t = t
        self.clear = clear  # a screen can be cleared
        self.pause = pause  # seconds to look at each move of a bot
        self.keep = keep  # where the match is written after every move
        self.ask = ask or ask_keyboard
        self.people = [seat for seat, chair in enumerate(chairs) if chair.bot is None]
        self.told = {seat: len(match.moves) for seat in self.people}  # up to which ply each has been told
        self.watcher = self.people[0] if len(self.people) == 1 else NONE  # whose view is on the screen
        self.rng = match.game.new(bots.CHANCE)
        # Never from the deal's seed: a bot's choices would tell it, and with it every hand.
        start(self.rng, np.uint64(secrets.randbits(64) if chance is None else chance))

    # ------------------------------------------------------------------------ the course of a match

    def run(self) -> None:
        """Play until the game is over or somebody quits."""
        self.write()
        try:
            while not self.match.state.over:
                self.one_move()
            self.show_end()
        except (Quit, EOFError, KeyboardInterrupt):
            click.echo()
            self.say_goodbye()

    def one_move(self) -> None:
        """Let the seat to move decide: a bot at once, a person at the keyboard."""
        seat = int(self.match.state.seat)
        if self.chairs[seat].bot is not None:
            self.play(self.bots_move(seat))
            self.tell_watcher()
            return
        if seat != self.watcher:
            self.pass_the_keyboard(seat)
        self.show_table(seat)
        self.decide(seat)

    def bots_move(self, seat: int) -> int:
        """What a bot chooses, from what its seat may know."""
        name = self.chairs[seat].bot or ""
        return bots.decide(self.match.game, name, self.match.sight(seat), self.match.legal(), self.rng)

    def play(self, move: int) -> None:
        """Make a move and keep it."""
        self.match.play(move)
        self.write()

    def write(self) -> None:
        """Keep the match, if there is a file for it: written beside it and moved there, so that it is always whole."""
        if self.keep:
            beside = self.keep.with_name(self.keep.name + ".new")
            beside.write_text(self.match.write(), encoding="utf-8")
            beside.replace(self.keep)

    # ------------------------------------------------------------------------ a person's decision

    def decide(self, seat: int) -> None:
        """Ask until a move is made, or something else happens that shows the table anew."""
        gettext = self.t.gettext
        legal = self.match.legal()
        while True:
            answer = self.ask(gettext("Your move: ")).strip()
            command = answer.lower()
            if command in ("q", gettext("quit")):
                raise Quit
            if command in ("?", "h", gettext("help")):
                self.echo(self.help())
            elif command in ("u", gettext("undo")):
                if self.match.can_take_back():
                    self.match.take_back()
                    self.write()
                    return
                self.echo(gettext("There is nothing to take back: no move this turn, or hidden cards have come out."))
            elif command in ("r", gettext("rules")):
                for paragraph in self.match.game.words.rules(self.match.sight(seat), self.t).splitlines():
                    self.echo(click.wrap_text(paragraph, WIDTH))
            elif answer or len(legal) == 1:
                move = self.read(answer or "1", legal)
                if move is not None:
                    self.play(move)
                    return

    def read(self, answer: str, legal: list[int]) -> int | None:
        """The move that an answer means; if none, the answer is said."""
        gettext = self.t.gettext
        if answer.isdecimal() and len(answer) <= len(str(len(legal))):
            if 1 <= int(answer) <= len(legal):
                return legal[int(answer) - 1]
            self.echo(self.what_to_type(legal))
            return None
        words = {self.match.game.notation.write_move(move).lower(): move for move in range(self.match.game.moves)}
        if answer.lower() not in words:
            self.echo(self.what_to_type(legal))
            return None
        move = words[answer.lower()]
        if move not in legal:
            self.echo(gettext("Not now: {reason}").format(reason=self.match.why_not(move, self.t)))
            return None
        return move

    def what_to_type(self, legal: list[int]) -> str:
        """What an answer may be."""
        text = self.t.gettext("Type a number from 1 to {n}, a word like {word}, or ? for help.")
        return text.format(n=len(legal), word=self.match.game.notation.write_move(legal[-1]))

    def help(self) -> str:
        """What can be typed."""
        gettext = self.t.gettext
        commands = {
            "u": gettext("take back your last move, as long as nothing hidden came out"),
            "r": gettext("the rules in short"),
            "q": gettext("quit"),
        }
        first = self.what_to_type(self.match.legal())
        return "\n".join([first, *(f"  {letter}  {meaning}" for letter, meaning in commands.items())])

    # ------------------------------------------------------------------------ what is shown

    def echo(self, text: str = "") -> None:
        """Print text with its cards in colours."""
        click.echo(colored(text, self.match.game.words.COLORS))

    def clear_screen(self) -> None:
        """An empty screen, with nothing left to scroll back to: it may have shown another hand."""
        if self.clear:
            click.clear()
            click.echo("\033[3J", nl=False)

    def pass_the_keyboard(self, seat: int) -> None:
        """With several people, hide the last one's hand before the next one looks."""
        self.clear_screen()
        question = self.t.gettext("{name}, it is your turn. Press Enter when only you can see.")
        self.ask(question.format(name=self.names[seat]))
        self.watcher = seat

    def tell_watcher(self) -> None:
        """Tell what a bot did at once, unless several people share the screen: they are told in their turns."""
        if len(self.people) > 1:
            return
        now, turn = len(self.match.moves), self.match.states[-2].turn
        self.tell(now, self.watcher)
        if not self.clear and self.people:
            self.told[self.watcher] = now
        if self.match.state.turn != turn:
            time.sleep(self.pause)

    def tell(self, ply: int, viewer: int | None) -> None:
        """What a move did, in lines no longer than the screen."""
        for sentence in self.match.tell(ply, viewer, self.names, self.t):
            self.echo(click.wrap_text(sentence, WIDTH, subsequent_indent="  "))

    def show_table(self, seat: int) -> None:
        """What happened since this seat looked last, the table as it sees it, and what it can do."""
        self.clear_screen()
        sight, words = self.match.sight(seat), self.match.game.words
        self.echo(words.picture(sight, self.names, self.t))
        self.echo()
        self.show_news(seat)
        self.echo(click.style(words.task(sight, self.t), bold=True))
        for line in self.menu(sight):
            self.echo(line)
        self.echo(click.style(self.commands(), dim=True))

    def menu(self, sight: State) -> list[str]:
        """The legal moves with their numbers: in the game's own layout, or as a plain list."""
        legal, words = self.match.legal(), self.match.game.words
        return words.menu(sight, legal, self.t) or [
            f"{i:4}  {self.match.game.notation.write_move(move):8}{words.foresee(sight, move, self.t)}"
            for i, move in enumerate(legal, 1)
        ]

    def commands(self) -> str:
        """What can be typed besides a move."""
        gettext = self.t.gettext
        offers = [gettext("Enter: the only move")] if len(self.match.legal()) == 1 else []
        offers += [gettext("u: take back")] if self.match.can_take_back() else []
        return " · ".join([*offers, gettext("r: rules"), gettext("?: help"), gettext("q: quit")])

    def show_news(self, seat: int) -> None:
        """What a seat has not been told yet."""
        now = len(self.match.moves)
        for ply in range(self.told[seat] + 1, now + 1):
            self.tell(ply, seat)
        if now > self.told[seat]:
            self.echo()
        self.told[seat] = now

    def show_end(self) -> None:
        """The table with open hands, and who won."""
        self.clear_screen()
        state, words = self.match.state, self.match.game.words
        self.echo(words.picture(state, self.names, self.t))
        self.echo()
        for ply in range(min(self.told.values(), default=len(self.match.moves)) + 1, len(self.match.moves) + 1):
            self.tell(ply, None)
        self.echo()
        self.echo(click.style(words.ending(state, self.names, self.t), bold=True))
        self.show_file()

    def say_goodbye(self) -> None:
        """The game is left before its end."""
        self.echo(self.t.gettext("The game is left at turn {turn}.").format(turn=self.match.state.turn))
        self.show_file()

    def show_file(self) -> None:
        """Where the match is, or how to see it again."""
        if self.keep:
            self.echo(self.t.gettext("The match is in {file}.").format(file=self.keep))
        elif self.match.state.over and self.match.seed is not None:
            self.echo(self.t.gettext("This was the deal with seed {seed}.").format(seed=self.match.seed))
