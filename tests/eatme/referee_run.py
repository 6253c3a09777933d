#!/usr/bin/env python3
"""Plays Eat Me If You Can! through the program with options at random, lets the referee play each match over, and shows
that the referee notices a changed trace.

usage: referee_run.py NIGHT_TABLE_CLI [--games N] [--seed N]   (games: matches a count of seats)"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import referee

A_BATCH = 5  # matches with the same options
DRAWN = {"cast": range(3), "target": (5, 10, 15), "tie": range(2), "first_cast": range(2), "recast": range(2),
         "history": range(2), **{f"value_{house}": range(1, 10) for house in ("kids", "hood", "piga", "pigb", "pigc")}}
DUE = {"highest", "first_cast", "recast", "poor"}  # ties are rare: test_second_reading.c has many


def run(*command: str | Path) -> str:
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}: exit {done.returncode}\n{done.stderr}{done.stdout[-2000:]}")
    return done.stdout


def play(cli: Path, folder: Path, games: int, seed: int) -> None:
    rng = random.Random(seed)
    for seats in range(3, 7):
        for batch in range(0, games, A_BATCH):
            options = [word for name, values in DRAWN.items() for word in ("--opt", f"{name}={rng.choice(values)}")]
            run(cli, "sim", "eatme", "--seats", str(seats), "--games", str(min(A_BATCH, games - batch)), "--seed",
                str(1000 * seed + batch), "--bots", rng.choice(("random", "eatme", "random,eatme")), "--out", folder,
                *options)


def met(text: str, seen: Counter[str]) -> None:
    for line in text.splitlines()[1:]:
        ply = json.loads(line)
        seen[ply["phase"]] += 1
        seen["poor"] += ply["phase"] == "prowl" and ply["lost"] < ply["gained"]
        seen[ply.get("won", "rounds")] += ply["phase"] == "reveal"


def changed(value: Any) -> Any:
    if isinstance(value, list):
        return value[:-1] if value else [0]
    if isinstance(value, dict):
        return {}
    return value + 1 if isinstance(value, int) else value + "x"


def unnoticed(text: str, rng: random.Random) -> str | None:
    """Changes one field of one ply; what the referee lets pass, or None."""
    lines = text.splitlines()
    at = rng.randrange(1, len(lines))
    ply = json.loads(lines[at])
    name = rng.choice(sorted(ply))
    ply[name] = changed(ply[name])
    lines[at] = json.dumps(ply)
    return None if referee.check("\n".join(lines)) else f"a changed {name} at line {at} passes"


def main() -> int:
    ask = argparse.ArgumentParser()
    ask.add_argument("cli", type=Path)
    ask.add_argument("--games", type=int, default=50)
    ask.add_argument("--seed", type=int, default=1)
    args = ask.parse_args()
    seen: Counter[str] = Counter()
    rng, why = random.Random(args.seed), None
    with tempfile.TemporaryDirectory() as name:
        play(args.cli.resolve(), Path(name), args.games, args.seed)
        records = sorted(Path(name).glob("*.ntr"))
        for record in records:
            text = run(args.cli.resolve(), "trace", record)
            met(text, seen)
            why = referee.check(text) or unnoticed(text, rng)
            if why:
                why = f"{record.name}: {why}"
                break
    missed = sorted(what for what in DUE if seen[what] == 0)
    why = why or (f"no match met {missed}" if missed else None)
    print(why or f"{len(records)} matches hold; met: {dict(sorted(seen.items()))}")
    return 1 if why else 0


if __name__ == "__main__":
    sys.exit(main())
