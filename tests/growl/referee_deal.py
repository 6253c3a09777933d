"""What the deal of GROWL may give (growl.md 1.2, 1.3, 2), for the referee."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from referee import Hand, Ply, demand, same

NIGHTS = ("gift", "serum", "caged", "hound", "insomnia", "bullet", "seance", "hypnosis")
FINALS = ("unwanted", "tempest", "accused", "sleepwalkers", "unsaved", "hallows", "trusted", "purge")
THREE_WOUNDS = ["wound"] * 3


def wolf_zeroes(n: int) -> int:
    return 1 if n <= 5 else 2 if n <= 8 else 3 if n <= 11 else 4


def deck(n: int, gold: int) -> Hand:
    """The closed form of 1.2."""
    added = 4 * (n >= 6) + 4 * (n >= 9) + 3 * max(0, n - 10)
    return Counter(bite=12 + added, wound=8 + added, gold=gold, charm=5, salve=5)


@dataclass
class Deal:
    starters: list[str]
    dealt: list[list[str]]
    pile: list[str]  # top first
    start: int


def check_options(head: dict[str, Any]) -> None:
    n, options = head["seats"], head["options"]
    demand(head["nighttable"] == 1 and head["game"] == "growl" and head["rules"] == 1, "no trace of GROWL, rules 1")
    demand(4 <= n <= 15, f"{n} seats")
    demand(n <= 10 or options["big_table"] == 1, f"{n} seats without big_table")
    demand(options["gold_cards"] == 12 or (options["gold_cards"] == 10 and n < 15), "gold_cards")
    series = head["series"]
    same("seats of carry", len(series["carry"]), n)
    demand(series["game"] > 0 or (not any(series["carry"]) and series["memory"] == 0), "a first game carries nothing")


def take_out(stock: Hand, cards: list[str], what: str) -> None:
    stock.subtract(cards)
    demand(min(stock.values()) >= 0, f"{what}: more cards of a kind than there are")


def check_redeals(dealt: list[list[str]], redeals: list[dict[str, Any]], stock: Hand) -> None:
    """Setup step 4: in seat order, three Wounds go back until they are not three Wounds."""
    left = list(redeals)
    for seat, hand in enumerate(dealt):
        while hand == THREE_WOUNDS:
            stock.update(hand)
            demand(bool(left), f"seat {seat} keeps three Wounds")
            again = left.pop(0)
            same("seat of the re-deal", again["seat"], seat)
            hand = dealt[seat] = again["cards"]
            demand(len(hand) == 3, "a re-deal gives three cards")
            take_out(stock, hand, "re-deal")
    demand(not left, "a re-deal without three Wounds")


def check_places(pile: list[str], jitter: bool) -> None:
    """Setup step 6: where the Nights lie."""
    r = len(pile) - 3
    at = [i for i, card in enumerate(pile) if card in NIGHTS or card in FINALS]
    due = [(2 * r + 3) // 6, (4 * r + 3) // 6 + 1, r + 2]
    demand(len(at) == 3 and at[2] == due[2], f"night cards at {at}")
    for k in (0, 1):
        demand(abs(at[k] - due[k]) <= int(jitter), f"night {k + 1} at {at[k]}, not {due[k]}")
    first, second, last = (pile[i] for i in at)
    demand(first in NIGHTS and second in NIGHTS and first != second, "two different Night cards come first")
    demand(last in FINALS, "a Final Night card lies at the bottom")


def check_fresh(pile: list[str], head: dict[str, Any]) -> None:
    """Option fresh_nights: unseen cards first; the series' memory has a bit for each card turned up."""
    if head["options"]["fresh_nights"] == 0:
        return
    for names, shift in ((NIGHTS, 0), (FINALS, 8)):
        seen = {name for i, name in enumerate(names) if head["series"]["memory"] >> (shift + i) & 1}
        used = {card for card in pile if card in names}
        unseen = set(names) - seen
        demand(used <= unseen if len(unseen) >= len(used) else unseen <= used, "fresh_nights: a seen card came back")


def check_start(start: int, head: dict[str, Any]) -> None:
    """Setup step 8: from the second game on the richest, or one of them."""
    carry = head["series"]["carry"]
    demand(start in range(head["seats"]), f"seat {start} cannot begin")
    demand(head["series"]["game"] == 0 or carry[start] == max(carry), f"seat {start} begins, not the richest")


def check_deal(head: dict[str, Any], ply: Ply) -> Deal:
    n, gold = head["seats"], head["options"]["gold_cards"]
    starters, pile = ply["starters"], ply["pile"]
    dealt = [list(cards) for cards in ply["first_dealt"]]
    zeroes = wolf_zeroes(n)
    same("starters", sorted(starters), ["bite"] * zeroes + ["gold"] * (n - zeroes))
    demand(len(dealt) == n and all(len(cards) == 3 for cards in dealt), "three cards to each seat")
    stock = deck(n, gold)
    stock.subtract(starters)
    take_out(stock, [card for cards in dealt for card in cards], "deal")
    check_redeals(dealt, ply["redeals"], stock)
    check_places(pile, head["options"]["night_jitter"] == 1)
    days = Counter(card for card in pile if card not in NIGHTS and card not in FINALS)
    same("day cards of the pile", dict(days), dict(+stock))
    check_fresh(pile, head)
    check_start(ply["start"], head)
    return Deal(starters, dealt, list(pile), ply["start"])
