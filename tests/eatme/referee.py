#!/usr/bin/env python3
"""Plays matches of Eat Me If You Can! over from their traces, with rules of its own, written from eat-me.md alone.

usage: referee.py [TRACE ...]   ("night-table-cli trace FILE" writes a trace; without a name, standard input)

Every ply is held against what the rules ask for: who was asked, whether the move was legal, and every consequence.
Exit code 0: all hold; 1: the first disagreement of a match is named with its ply; 2: a file cannot be read."""

from __future__ import annotations

import json
import sys
from typing import Any

VALUES = ({"kids": 3, "hood": 2, "piga": 1, "pigb": 1, "pigc": 1},
          {"hood": 3, "parent": 2, "piga": 1, "pigb": 1, "pigc": 1})
IN_PLAY = ({3: "kids piga", 4: "kids hood piga", 5: "kids hood piga pigb", 6: "kids hood piga pigb pigc"},
           {3: "hood piga", 4: "hood parent piga", 5: "hood parent piga pigb", 6: "hood parent piga pigb pigc"})
LAST_ROUND = 250  # the program's own bound


class Disagreement(Exception):
    """The trace tells something that the rules do not."""


def same(what: str, told: Any, due: Any) -> None:
    if json.dumps(told, sort_keys=True) != json.dumps(due, sort_keys=True):
        raise Disagreement(f"{what}: the trace says {json.dumps(told)}, the rules {json.dumps(due)}")


class Match:
    def __init__(self, head: dict[str, Any]) -> None:
        self.head, self.n, self.options = head, head["seats"], head["options"]
        names = 1 if self.options["cast"] == 1 else 0
        self.houses = IN_PLAY[names][self.n].split()
        self.value = {house: self.options[f"value_{house}"] if self.options["cast"] == 2 else VALUES[names][house]
                      for house in self.houses}
        self.scores = [0] * self.n
        self.round, self.phase = 0, "cast_random"
        self.cast: list[str] = []
        self.wolf = self.victim = self.gainer = self.loser = -1
        self.wheels: dict[int, str] = {}

    def worth(self, seat: int) -> int:
        return self.value.get(self.cast[seat], 0)

    def asked(self) -> list[int | str]:
        if self.phase == "cast_random":
            return ["chance"]
        if self.phase == "choose":
            return [seat for seat in range(self.n) if seat != self.wolf and seat not in self.wheels]
        return [] if self.phase == "game_end" else [self.loser if self.phase == "recast" else self.wolf]

    def play(self, ply: dict[str, Any]) -> dict[str, Any]:
        """The consequences that the trace must tell."""
        same("phase", ply["phase"], self.phase)
        if ply["seat"] not in self.asked():
            raise Disagreement(f"seat {ply['seat']} is not asked")
        words = ply["move"].split(" ")
        return {"cast_random": self.deal, "first_cast": self.hand_out, "choose": self.lock, "prowl": self.attack,
                "reveal": self.reveal, "recast": self.hand_out}[self.phase](ply, words)

    def new_round(self, cast: list[str]) -> dict[str, Any]:
        if sorted(cast) != sorted(["wolf", *self.houses]):
            raise Disagreement(f"{cast} does not give each character to one seat")
        self.cast, self.wolf, self.wheels, self.phase = cast, cast.index("wolf"), {}, "choose"
        self.round += 1
        return {"wolf": self.wolf, "round": self.round, "cast": cast,
                "values": [self.worth(seat) for seat in range(self.n)]}

    def deal(self, ply: dict[str, Any], words: list[str]) -> dict[str, Any]:
        same("the move", words, ["chance"])
        if self.options["first_cast"] == 1:
            self.wolf, self.phase = ply["wolf"], "first_cast"
            if self.wolf not in range(self.n):
                raise Disagreement("the Wolf sits nowhere")
            return {"wolf": self.wolf}
        return self.new_round(ply["cast"])

    def hand_out(self, ply: dict[str, Any], words: list[str]) -> dict[str, Any]:
        same("the verb", words[0], "cast")
        tied = self.phase == "first_cast" or self.options["recast"] == 1
        told = self.new_round(words[1:])
        if tied and self.wolf != ply["seat"]:
            raise Disagreement("the caster must be the Wolf")
        return told

    def lock(self, ply: dict[str, Any], words: list[str]) -> dict[str, Any]:
        if words not in (["sleep"], ["trap"]):
            raise Disagreement("a wheel sleeps or traps")
        self.wheels[ply["seat"]] = words[0]
        if len(self.wheels) == self.n - 1:
            self.phase = "prowl"
        return {"wheel": words[0]}

    def attack(self, _: dict[str, Any], words: list[str]) -> dict[str, Any]:
        if words not in [["attack", str(seat)] for seat in self.wheels]:
            raise Disagreement("no house stands there")
        self.victim, self.phase = int(words[1]), "reveal"
        v, wheel = self.worth(self.victim), self.wheels[self.victim]
        ends = (self.wolf, self.victim)
        self.gainer, self.loser = ends if wheel == "sleep" else ends[::-1]
        lost = min(v, self.scores[self.loser])
        self.scores[self.gainer] += v
        self.scores[self.loser] -= lost
        return {"victim": self.victim, "wheel": wheel, "gainer": self.gainer, "gained": v, "loser": self.loser,
                "lost": lost, "scores": list(self.scores)}

    def reveal(self, _: dict[str, Any], words: list[str]) -> dict[str, Any]:
        same("the move", words, ["reveal"])
        others = []
        for seat in self.clockwise():
            if seat in (self.wolf, self.victim):
                continue
            gained = self.worth(seat) if self.wheels[seat] == "sleep" else 0
            self.scores[seat] += gained
            others.append({"seat": seat, "wheel": self.wheels[seat], "gained": gained})
        told = {"others": others, "scores": list(self.scores)}
        over = max(self.scores) >= self.options["target"] or self.round == LAST_ROUND
        self.phase = "game_end" if over else "recast"
        return {**told, **self.winners()} if over else told

    def clockwise(self) -> list[int]:
        return [(self.wolf + step) % self.n for step in range(1, self.n + 1)]

    def winners(self) -> dict[str, Any]:
        tied = [seat for seat in self.clockwise() if self.scores[seat] == max(self.scores)]
        if len(tied) == 1:
            return {"winners": tied, "won": "highest"}
        if self.options["tie"] == 1:
            return {"winners": sorted(tied), "won": "shared"}
        if self.gainer in tied:
            return {"winners": [self.gainer], "won": "duel"}
        return {"winners": tied[:1], "won": "clockwise"}


def check(text: str) -> str | None:
    """None when the match holds, else what is wrong."""
    lines = [json.loads(line) for line in text.splitlines()]
    match, ply, told = Match(lines[0]), -1, {}
    try:
        for ply, fields in enumerate(lines[1:]):
            same("ply", fields["ply"], ply)
            told = match.play(fields)
            same("told", {name: value for name, value in fields.items()
                          if name not in ("ply", "seat", "move", "phase")}, told)
        same("the end", match.phase, "game_end")
        same("plies", lines[0]["plies"], len(lines) - 1)
        same("score", lines[0]["score"], match.scores)
        same("winners", lines[0]["winners"], told.get("winners"))
    except (Disagreement, KeyError) as why:
        return f"ply {ply}: {why!r}"
    return None


def main() -> int:
    bad = 0
    for name in sys.argv[1:] or ["-"]:
        try:
            text = sys.stdin.read() if name == "-" else open(name, encoding="ascii").read()
            why = check(text)
        except (OSError, ValueError, IndexError) as trouble:
            print(f"{name}: cannot be read: {trouble}", file=sys.stderr)
            return 2
        if why is not None:
            print(f"{name}: {why}")
            bad = 1
    return bad


if __name__ == "__main__":
    sys.exit(main())
