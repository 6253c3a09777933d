#!/usr/bin/env python3
"""Breaks true traces of GROWL on purpose, one thing at a time, and demands that the referee names each.

usage: referee_fails.py NIGHT_TABLE_CLI"""

from __future__ import annotations

import copy
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import referee
from referee_deal import NIGHTS

Trace = list[dict[str, Any]]  # first line, then the plies
Breaker = Callable[[Trace], bool]  # changes the trace; false when it has nothing to break

TABLES = ((4, 12), (7, 20), (9, 12))  # seats, matches
ENOUGH = 8  # traces that one breaker breaks


def plies(trace: Trace, step: str) -> Iterator[dict[str, Any]]:
    return (ply for ply in trace[1:] if ply["step"] == step)


def events(trace: Trace, name: str) -> Iterator[list[Any]]:
    return (event[name] for ply in trace[1:] for event in ply["then"] if name in event)


def drop_event(trace: Trace, name: str) -> bool:
    for ply in trace[1:]:
        for event in ply["then"]:
            if name in event:
                ply["then"].remove(event)
                return True
    return False


def set_in_event(trace: Trace, name: str, at: int, change: Callable[[Any], Any]) -> bool:
    for values in events(trace, name):
        values[at] = change(values[at])
        return True
    return False


def other_kind(kind: str) -> str:
    return "gold" if kind != "gold" else "wound"


def starter(trace: Trace) -> bool:
    trace[1]["starters"][0] = "charm"
    return True


def dealt_card(trace: Trace) -> bool:
    trace[1]["first_dealt"][0][0] = other_kind(trace[1]["first_dealt"][0][0])
    return True


def needless_redeal(trace: Trace) -> bool:
    trace[1]["redeals"].append({"seat": 0, "cards": trace[1]["first_dealt"][0]})
    return True


def pile_card(trace: Trace) -> bool:
    trace[1]["pile"][0] = other_kind(trace[1]["pile"][0])
    return True


def night_place(trace: Trace) -> bool:
    pile = trace[1]["pile"]
    at = next(i for i, card in enumerate(pile) if card not in referee.KINDS)
    pile[at - 1], pile[at] = pile[at], pile[at - 1]
    return True


def richest_begins(trace: Trace) -> bool:
    trace[0]["series"]["game"] = 1
    trace[0]["series"]["carry"][trace[1]["start"] - 1] = 5
    return True


def seen_night_card(trace: Trace) -> bool:
    trace[0]["options"]["fresh_nights"] = 1
    trace[0]["series"]["game"] = 1
    first = next(card for card in trace[1]["pile"] if card in NIGHTS)
    trace[0]["series"]["memory"] = 1 << NIGHTS.index(first)
    return True


def sniff(trace: Trace) -> bool:
    trace[1]["sniff"] = not trace[1]["sniff"]
    return True


def wolves_at_deal(trace: Trace) -> bool:
    trace[1]["wolves"] = trace[1]["wolves"][1:]
    return True


def card_turned_up(trace: Trace) -> bool:
    for ply in plies(trace, "turn"):
        ply["card"] = other_kind(ply["card"])
        return True
    return False


def gift_to_oneself(trace: Trace) -> bool:
    for ply in plies(trace, "give"):
        ply["move"] = f"give {ply['seat']}"
        return True
    return False


def wrong_seat_moves(trace: Trace) -> bool:
    for ply in plies(trace, "turn"):
        ply["seat"] = (ply["seat"] + 1) % trace[0]["seats"]
        return True
    return False


def human_passes_bite(trace: Trace) -> bool:
    """A human who owns a Bite, so that nothing but the rule is against it."""
    wolves, hands = set(trace[1]["wolves"]), dict[str, dict[str, int]]()
    for ply in trace[1:]:
        if ply["step"] == "pass" and ply["seat"] not in wolves and hands[str(ply["seat"])]["bite"]:
            ply["move"] = "pass bite " + ply["move"].split()[2]
            return True
        hands.update(ply["hands"])
        wolves.update(event["to"] for event in ply["then"] if "became_wolf" in event)
    return False


def passed_card(trace: Trace) -> bool:
    for ply in plies(trace, "pass_draw"):
        ply["piles"][0]["cards"][0] = other_kind(ply["piles"][0]["cards"][0])
        return True
    return False


def hand(trace: Trace) -> bool:
    for ply in plies(trace, "give"):
        for counts in ply["hands"].values():
            counts["wound"] += 1
            return True
    return False


def hand_untold(trace: Trace) -> bool:
    for ply in plies(trace, "give"):
        if ply["hands"]:
            ply["hands"] = {}
            return True
    return False


def death_untold(trace: Trace) -> bool:
    return drop_event(trace, "died")


def death_invented(trace: Trace) -> bool:
    for ply in plies(trace, "pass_draw"):
        if not any("died" in event for event in ply["then"]):
            ply["then"].append({"died": [0, "passing", None]})
            return True
    return False


def way_to_die(trace: Trace) -> bool:
    return set_in_event(trace, "died", 1, lambda how: "before_night" if how != "before_night" else "by_day")


def team_told_at_death(trace: Trace) -> bool:
    return set_in_event(trace, "died", 2, lambda team: "human" if team is None else None)


def turning_untold(trace: Trace) -> bool:
    return drop_event(trace, "became_wolf")


def turning_told_to_all(trace: Trace) -> bool:
    for ply in trace[1:]:
        for event in ply["then"]:
            if "became_wolf" in event:
                del event["to"]
                return True
    return False


def vote(trace: Trace) -> bool:
    return set_in_event(trace, "vote", 2, lambda seat: (seat + 1) % trace[0]["seats"])


def pointing(trace: Trace) -> bool:
    return set_in_event(trace, "point", 2, lambda side: "left" if side == "right" else "right")


def tempest_swap(trace: Trace) -> bool:
    for ply in plies(trace, "tempest_draw"):
        one, two = ply["dealt"][:2]
        one["got"], two["got"] = two["got"], one["got"]
        return one["got"] != two["got"]
    return False


def hypnosis_number(trace: Trace) -> bool:
    return set_in_event(trace, "hypnosis", 2, lambda number: number + 1)


def look_at_hand(trace: Trace) -> bool:
    return set_in_event(trace, "saw_hand", 1, lambda bites: bites + 1)


def serum_by_wolf(trace: Trace) -> bool:
    for ply in plies(trace, "serum_show"):
        if ply["move"] == "card bite":
            ply["move"] = "card gold"
            return True
    return False


def winner(trace: Trace) -> bool:
    return set_in_event(trace, "winner", 0, lambda team: "wolf" if team == "human" else "human")


def winners_of_head(trace: Trace) -> bool:
    trace[0]["winners"] = trace[0]["winners"][1:]
    return True


def score(trace: Trace) -> bool:
    trace[0]["score"][0] += 1
    return True


def gold(trace: Trace) -> bool:
    return set_in_event(trace, "gold", 1, lambda tokens: tokens + 1)


def reveal_order(trace: Trace) -> bool:
    for ply in trace[1:]:
        at = [i for i, event in enumerate(ply["then"]) if "growl" in event]
        if len(at) > 1:
            then = ply["then"]
            then[at[0]], then[at[-1]] = then[at[-1]], then[at[0]]
            return True
    return False


def cut_short(trace: Trace) -> bool:
    trace.pop()
    trace[0]["plies"] -= 1
    return True


def one_ply_more(trace: Trace) -> bool:
    trace.append(trace[-1] | {"ply": len(trace) - 1})
    trace[0]["plies"] += 1
    return True


def ply_left_out(trace: Trace) -> bool:
    del trace[3]
    for number, ply in enumerate(trace[1:]):
        ply["ply"] = number
    trace[0]["plies"] -= 1
    return True


def less_gold(trace: Trace) -> bool:
    trace[0]["options"]["gold_cards"] = 10
    return True


BREAKERS: tuple[Breaker, ...] = (
    starter, dealt_card, needless_redeal, pile_card, night_place, richest_begins, seen_night_card, sniff,
    wolves_at_deal, card_turned_up, gift_to_oneself, wrong_seat_moves, human_passes_bite, passed_card, hand,
    hand_untold, death_untold, death_invented, way_to_die, team_told_at_death, turning_untold,
    turning_told_to_all, vote, pointing, tempest_swap, hypnosis_number, look_at_hand, serum_by_wolf, winner,
    winners_of_head, score, gold, reveal_order, cut_short, one_ply_more, ply_left_out, less_gold)


def true_traces(cli: str) -> list[Trace]:
    out = []
    with tempfile.TemporaryDirectory() as folder:
        for seats, games in TABLES:
            subprocess.run([cli, "sim", "growl", "--seats", str(seats), "--games", str(games), "--out", folder],
                           check=True, capture_output=True)
        for record in sorted(Path(folder).glob("*.ntr")):
            text = subprocess.run([cli, "trace", str(record)], check=True, capture_output=True, text=True).stdout
            out.append([json.loads(line) for line in text.splitlines()])
    return out


def verdict(trace: Trace) -> str | None:
    return referee.check("\n".join(json.dumps(line) for line in trace))


def main() -> int:
    traces = true_traces(sys.argv[1])
    bad = [f"a true trace is refused: {why}" for why in map(verdict, traces) if why]
    for breaker in BREAKERS:
        broken = list(islice((trace for trace in map(copy.deepcopy, traces) if breaker(trace)), ENOUGH))
        verdicts = [verdict(trace) for trace in broken]
        if not broken:
            bad.append(f"{breaker.__name__}: no trace to break")
        elif None in verdicts:
            bad.append(f"{breaker.__name__}: {verdicts.count(None)} of {len(broken)} went unseen")
        else:
            print(f"{breaker.__name__}: {len(broken)} times; {str(verdicts[0])[:120]}")
    print("\n".join(bad))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
