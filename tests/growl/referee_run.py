#!/usr/bin/env python3
"""Plays GROWL through the program at every number of players, and lets the referee play each match over.

usage: referee_run.py NIGHT_TABLE_CLI WRITE_SERIES [--games N] [--series N] [--seed N]

--games: single matches a number of players, with options at random; --series: series of up to ten games."""

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
from referee_deal import FINALS, NIGHTS

A_BATCH = 10  # matches with the same options
BOTS = ("random", "growl", "random,growl", "growl,random,random")
GAMES_A_SERIES = 10  # fresh_nights needs nine for the Final Nights to come again
FULL_TABLES = 2  # as many series more at 14 and 15, where The Unwanted's lot can be met


def run(*command: str | Path) -> str:
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}: exit {done.returncode}\n{done.stderr}{done.stdout[-2000:]}")
    return done.stdout


def random_options(rng: random.Random, seats: int) -> list[str]:
    options = {name: rng.randrange(2) for name in ("night_jitter", "unwanted_blank", "shuffle_into_hand",
                                                   "fresh_nights", "series")}
    options["big_table"] = 1 if seats > 10 else rng.randrange(2)
    options["gold_cards"] = 12 if seats == 15 else rng.choice((10, 12))
    return [word for name, value in options.items() for word in ("--opt", f"{name}={value}")]


def play_matches(cli: Path, folder: Path, games: int, seed: int) -> None:
    rng = random.Random(seed)
    for seats in range(4, 16):
        for batch in range(0, games, A_BATCH):
            run(cli, "sim", "growl", "--seats", str(seats), "--games", str(min(A_BATCH, games - batch)), "--seed",
                str(1000 * seed + batch), "--bots", rng.choice(BOTS), "--out", folder, *random_options(rng, seats))


def what_happens(text: str, seen: Counter[str]) -> None:
    """Counts cards, steps and ways to die, so that a run shows what it has met."""
    for line in text.splitlines()[1:]:
        ply = json.loads(line)
        seen[f"step {ply['step']}"] += 1
        seen["re-deals"] += len(ply.get("redeals", ()))
        for event in ply["then"]:
            for name, values in event.items():
                if name in ("night", "died"):
                    seen[f"{name} {values[1]}"] += 1


def turned_up(lines: list[dict[str, Any]]) -> set[str]:
    return {event["night"][1] for ply in lines for event in ply["then"] if "night" in event}


def next_memory(head: dict[str, Any], lines: list[dict[str, Any]]) -> int:
    """growl.md 15, fresh_nights: seen is what was turned up; after a choice that needed seen ones, only that."""
    if head["options"]["fresh_nights"] == 0:
        return 0
    memory, chosen, shown = head["series"]["memory"], lines[0]["pile"], turned_up(lines)
    for names, shift in ((NIGHTS, 0), (FINALS, 8)):
        bits = {name: 1 << shift + i for i, name in enumerate(names)}
        if any(memory & bits[card] for card in chosen if card in names):
            memory &= ~(0xFF << shift)
        for card in shown & set(names):
            memory |= bits[card]
    return memory


def check_series(traces: dict[str, str]) -> str | None:
    """Each game of a series starts with what the one before left."""
    for name, text in traces.items():
        stem, game = name.removesuffix(".ntr").rsplit("-", 1)
        was = traces.get(f"{stem}-{int(game) - 1:02d}.ntr")
        if was is None:
            continue
        before, *plies = [json.loads(line) for line in was.splitlines()]
        head = json.loads(text.splitlines()[0])
        due = {"game": before["series"]["game"] + 1,
               "carry": [had + got for had, got in zip(before["series"]["carry"], before["score"])],
               "memory": next_memory(before, plies)}
        if head["series"] != due or head["options"] != before["options"]:
            return f"{name}: series {head['series']}, the game before left {due}"
    return None


def check_folder(cli: Path, folder: Path, seen: Counter[str]) -> tuple[int, str | None]:
    records = sorted(folder.glob("*.ntr"))
    for first in range(0, len(records), 200):
        run(cli, "verify", "--quiet", *records[first:first + 200])
    traces = {record.name: run(cli, "trace", record) for record in records}
    for name, text in traces.items():
        why = referee.check(text)
        if why is not None:
            return len(records), f"{name}: {why}\n{text.splitlines()[0]}"
        what_happens(text, seen)
    return len(records), check_series({name: text for name, text in traces.items() if name.startswith("series-")})


def main() -> int:
    ask = argparse.ArgumentParser()
    ask.add_argument("cli", type=Path)
    ask.add_argument("write_series", type=Path)
    ask.add_argument("--games", type=int, default=60)
    ask.add_argument("--series", type=int, default=6)
    ask.add_argument("--seed", type=int, default=1)
    args = ask.parse_args()
    args.cli, args.write_series = args.cli.resolve(), args.write_series.resolve()
    seen: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        play_matches(args.cli, folder, args.games, args.seed)
        for seats in range(4, 16):
            series = args.series * (1 if seats < 14 else FULL_TABLES)
            run(args.write_series, folder, str(seats), str(series), str(GAMES_A_SERIES), str(args.seed))
        matches, why = check_folder(args.cli, folder, seen)
    due = [f"night {card}" for card in NIGHTS + FINALS] + ["step unwanted_draw", "step break_tie", "re-deals"]
    missed = [name for name in due if seen[name] == 0]
    why = why or (f"no match met {missed}" if missed else None)
    print(why or f"{matches} matches hold; met:")
    for name, times in sorted(seen.items()):
        print(f"  {times:8} {name}")
    return 1 if why else 0


if __name__ == "__main__":
    sys.exit(main())
