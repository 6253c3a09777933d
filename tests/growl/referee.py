#!/usr/bin/env python3
"""Plays a GROWL match over from its trace with rules of its own, written from growl.md alone.

usage: referee.py [TRACE ...]   ("night-table-cli trace FILE" writes a trace; without a name, standard input)

Every ply is held against what the rules ask for: who was asked, whether the move was legal, what chance may give,
and every consequence. Exit code 0: all hold; 1: the first disagreement of a match is named with its ply; 2: a file
cannot be read."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

KINDS = ("bite", "charm", "wound", "salve", "gold")
Hand = Counter[str]
Legal = Callable[[int, list[str]], bool]


class Disagreement(Exception):
    """The trace tells something that the rules do not."""


def demand(holds: bool, why: str) -> None:
    if not holds:
        raise Disagreement(why)


def same(what: str, told: Any, due: Any) -> None:
    # Python holds 1 and True for equal; the trace's JSON does not.
    if json.dumps(told, sort_keys=True) != json.dumps(due, sort_keys=True):
        raise Disagreement(f"{what}: the trace says {json.dumps(told)}, the rules {json.dumps(due)}")


def counts(hand: Hand) -> dict[str, int]:
    return {kind: hand[kind] for kind in KINDS}


@dataclass
class Ply:
    number: int
    seat: int | str
    move: str
    fields: dict[str, Any]

    def __getitem__(self, name: str) -> Any:
        demand(name in self.fields, f"the field {name} is missing")
        return self.fields[name]


def read_ply(number: int, line: str) -> Ply:
    fields = json.loads(line)
    demand(isinstance(fields, dict), "the line is no object")
    for name in ("ply", "seat", "move", "step", "then", "hands"):
        demand(name in fields, f"the field {name} is missing")
    same("ply", fields["ply"], number)
    return Ply(number, fields["seat"], fields["move"], fields)


class Script:
    """The plies of one trace, taken one by one. Between two of them the rules tell what happens and move cards;
    both are then compared with what the trace says of the ply taken last."""

    def __init__(self, text: str) -> None:
        lines = text.splitlines()
        demand(bool(lines), "the trace is empty")
        self.head: dict[str, Any] = json.loads(lines[0])
        self.lines = lines[1:]
        self.at = -1  # ply taken last
        self.now: Ply | None = None
        self.told: list[dict[str, Any]] = []
        self.hands: list[Hand] = [Counter() for _ in range(self.head["seats"])]
        self.before: list[dict[str, int]] = [counts(hand) for hand in self.hands]

    def take(self, step: str, seats: Iterable[int | str]) -> Ply:
        """The next ply: it answers `step`, and one of `seats` moves."""
        self.settle()
        self.at += 1
        demand(self.at < len(self.lines), f"the trace ends where {step} is asked")
        ply = self.now = read_ply(self.at, self.lines[self.at])
        same("step", ply["step"], step)
        asked = list(seats)
        demand(ply.seat in asked and not isinstance(ply.seat, bool), f"{ply.seat!r} moves, asked are {asked}")
        return ply

    def ask_all(self, step: str, seats: Iterable[int], verb: str, words: int, legal: Legal) -> dict[int, list[str]]:
        """One answer "verb word..." of each seat, in any order; returns the words by seat."""
        missing, answers = list(seats), dict[int, list[str]]()
        while missing:
            ply = self.take(step, missing)
            first, *rest = ply.move.split(" ")
            seat = int(ply.seat)
            demand(first == verb and len(rest) == words, f"{ply.move!r} is no answer to {step}")
            demand(legal(seat, rest), f"{ply.move!r} of seat {seat} is not legal at {step}")
            missing.remove(seat)
            answers[seat] = rest
        return answers

    def ask(self, step: str, seat: int, verb: str, words: int, legal: Legal) -> list[str]:
        return self.ask_all(step, [seat], verb, words, legal)[seat]

    def ask_seat(self, step: str, seat: int, among: Iterable[int], verb: str = "choose") -> int:
        """One seat names one of `among`."""
        names = [str(other) for other in among]
        return int(self.ask(step, seat, verb, 1, lambda _, word: word[0] in names)[0])

    def look(self, step: str, seats: Iterable[int], verb: str = "view") -> None:
        self.ask_all(step, seats, verb, 0, lambda *_: True)

    def chance(self, step: str) -> Ply:
        ply = self.take(step, ["chance"])
        same("move", ply.move, "chance")
        return ply

    def tell(self, name: str, *values: Any, to: int | None = None) -> None:
        self.told.append({name: list(values)} | ({} if to is None else {"to": to}))

    def settle(self) -> None:
        """Compares the consequences of the ply taken last. What seats are told in private has no order between
        seats, so it is compared apart from what all are told."""
        after = [counts(hand) for hand in self.hands]
        changed = {str(i): hand for i, hand in enumerate(after) if hand != self.before[i]}
        if self.now is not None:
            then = self.now["then"]
            same("told to all", [e for e in then if "to" not in e], [e for e in self.told if "to" not in e])
            for seat in range(len(after)):
                same(f"told to seat {seat}", [e for e in then if e.get("to") == seat],
                     [e for e in self.told if e.get("to") == seat])
            same("number told", len(then), len(self.told))
            same("hands", self.now["hands"], changed)
        self.told, self.before = [], after

    def finish(self) -> None:
        self.settle()
        demand(self.at + 1 == len(self.lines), "the trace goes on after the match is over")
        same("plies", self.head["plies"], len(self.lines))


def check(text: str) -> str | None:
    """Why the trace breaks the rules, or None."""
    from referee_rules import Match  # it builds on this file

    script = None
    try:
        script = Script(text)
        Match(script).play()
        script.finish()
    except Disagreement as reason:
        return f"ply {script.at}: {reason}" if script and script.at >= 0 else f"first line: {reason}"
    except (ValueError, KeyError, TypeError, IndexError, AttributeError) as reason:
        at = f"ply {script.at}" if script and script.at >= 0 else "first line"
        return f"{at}: the line is not as docs/records.md describes it ({type(reason).__name__}: {reason})"
    return None


def main(names: list[str]) -> int:
    wrong = 0
    for name in names or ["-"]:
        try:
            if name == "-":
                text = sys.stdin.read()
            else:
                with open(name, encoding="utf-8") as file:
                    text = file.read()
        except OSError as reason:
            print(f"{name}: {reason.strerror}", file=sys.stderr)
            return 2
        why = check(text)
        if why is not None:
            wrong += 1
            print(f"{name}: {why}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.modules.setdefault("referee", sys.modules["__main__"])
    sys.exit(main(sys.argv[1:]))
