"""The night cards of GROWL (growl.md 7), for the referee. An effect asks what the card asks, tells what all learn,
and returns who dies by the card's order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from referee import KINDS, demand, same

if TYPE_CHECKING:
    from referee_rules import Match

CLOCKWISE, BACK = 1, -1


def choose(m: Match, card: str, step: str, among: list[int]) -> int:
    """The active player openly chooses one seat."""
    seat = m.script.ask_seat(step, m.active, among)
    m.script.tell("target", card, seat)
    return seat


def choose_two(m: Match, card: str, step: str, among: list[int]) -> tuple[int, int]:
    pairs = [[str(a), str(b)] for a in among for b in among if a < b]
    a, b = m.script.ask(step, m.active, "pair", 2, lambda _, words: words in pairs)
    m.script.tell("pair", card, int(a), int(b))
    return int(a), int(b)


def others(m: Match, seat: int) -> list[int]:
    return [other for other in m.living() if other != seat]


# The eight Night cards (7.1).


def gift(m: Match) -> set[int]:
    able = [seat for seat in m.living() if m.hands[seat].total() >= 5]
    if len(able) < 2:
        m.script.tell("no_effect", "gift")
        return set()
    pair = choose_two(m, "gift", "gift_pair", able)
    cards = m.script.ask_all("gift_card", pair, "card", 1, lambda seat, words: m.owns(seat, words, True))
    for giver, receiver in (pair, pair[::-1]):
        m.take_card(giver, cards[giver][0])
        m.players[receiver].tile.append((cards[giver][0], "gift"))
    return set()


def shown_legally(m: Match, seat: int, kind: str) -> bool:
    hand = m.hands[seat]
    if m.players[seat].wolf and hand["bite"]:
        return kind == "bite"
    fitting = [other for other in KINDS if other != "bite" and hand[other]]
    return kind in (fitting or ["none"])


def serum(m: Match) -> set[int]:
    seat = choose(m, "serum", "serum_target", others(m, m.active))
    kind = m.script.ask("serum_show", seat, "card", 1, lambda _, words: shown_legally(m, seat, words[0]))[0]
    m.script.tell("saw_card", seat, kind, to=m.active)
    m.script.look("peek", [m.active], "close")
    return set()


def caged(m: Match) -> set[int]:
    m.caged = choose(m, "caged", "cage_target", m.living())
    return set()


def hound(m: Match) -> set[int]:
    seat = choose(m, "hound", "hound_target", others(m, m.active))
    m.script.tell("saw_hand", seat, *(m.hands[seat][kind] for kind in KINDS), to=m.active)
    m.script.look("peek", [m.active], "close")
    return set()


def insomnia(m: Match) -> set[int]:
    m.insomnia = choose(m, "insomnia", "insomnia_target", m.living())
    return set()


def bullet(m: Match) -> set[int]:
    m.bullet = m.players[choose(m, "bullet", "bullet_target", m.living())].place
    return set()


def seance(m: Match) -> set[int]:
    seat = choose(m, "seance", "seance_target", list(range(m.n)))
    m.seance = m.players[seat].place
    if not m.players[seat].alive:
        m.script.tell("seance", seat, m.players[seat].team)
    return set()


def hypnosis(m: Match) -> set[int]:
    kind = m.script.ask("hypno_name", m.active, "name", 1,
                        lambda _, words: words[0] in ("bite", "charm", "wound", "salve"))[0]
    a, b = choose_two(m, "hypnosis", "hypno_pair", m.living())
    m.script.tell("hypnosis", kind, a, m.hands[a][kind], b, m.hands[b][kind])
    return set()


# The eight Final Night cards (7.2).


def pointing_round(m: Match, group: list[int], number: int) -> list[int]:
    """One round of The Unwanted; returns who was pointed at from both sides."""
    answers = m.script.ask_all("point", group, "point", 1, lambda _, words: words[0] in ("left", "right"))
    pointed: Counter[int] = Counter()
    for seat in m.by_place(group):
        side = answers[seat][0]
        at = m.neighbour(seat, CLOCKWISE if side == "left" else BACK, group)
        pointed[at] += 1
        m.script.tell("point", number, seat, side, at)
    found = [seat for seat in m.by_place(group) if pointed[seat] == 2]
    m.script.tell("unwanted", number, len(found), *found)
    return found


def by_lot(m: Match, group: list[int]) -> set[int]:
    drawn = [event["drawn_by_lot"] for event in m.script.chance("unwanted_draw")["then"] if "drawn_by_lot" in event]
    demand(len(drawn) == 1 and drawn[0][0] in group, "the lot falls on one of the group")
    m.script.tell("drawn_by_lot", drawn[0][0])
    return {drawn[0][0]}


def unwanted(m: Match) -> set[int]:
    group, number, blanks = m.living(), 0, 0
    while True:
        number += 1
        found = pointing_round(m, group, number)
        if 1 <= len(found) <= 2:
            return set(found)
        if found:
            group, blanks = sorted(found), 0
            continue
        if number == 1 or m.options["unwanted_blank"] == 1:
            return set()
        blanks += 1
        if blanks == 3:
            return by_lot(m, group)


def tempest(m: Match) -> set[int]:
    givers = [seat for seat in m.living() if m.hands[seat].total()]
    cards = m.script.ask_all("tempest_card", givers, "card", 1, lambda seat, words: m.owns(seat, words, True))
    dealt = m.script.chance("tempest_draw")["dealt"]
    same("givers", [deal["seat"] for deal in dealt], givers)
    same("given", [deal["gave"] for deal in dealt], [cards[seat][0] for seat in givers])
    same("pile", sorted(deal["got"] for deal in dealt), sorted(deal["gave"] for deal in dealt))
    for deal in dealt:
        m.take_card(deal["seat"], deal["gave"])
        m.give_card(deal["seat"], deal["got"])
    return set()


def ordered_votes(m: Match, card: str, step: str, oneself: bool) -> Counter[int]:
    votes: Counter[int] = Counter()
    for voter in m.ring(m.living(), m.active):
        seat = m.script.ask_seat(step, voter, m.living() if oneself else others(m, voter), "vote")
        votes[seat] += 1
        m.script.tell("vote", card, voter, seat)
    return votes


def most_votes(m: Match, card: str, votes: Counter[int]) -> int:
    leaders = sorted(seat for seat in votes if votes[seat] == max(votes.values()))
    seat = leaders[0]
    if len(leaders) > 1:
        named = leaders[:11]
        m.script.tell("tie", len(named), *named)
        seat = m.script.ask_seat("break_tie", m.active, leaders)
    m.script.tell("chosen", card, seat)
    return seat


def accused(m: Match) -> set[int]:
    return {most_votes(m, "accused", ordered_votes(m, "accused", "accuse", False))}


def purge(m: Match) -> set[int]:
    names = {seat: [str(other) for other in others(m, seat)] for seat in m.living()}
    answers = m.script.ask_all("purge", m.living(), "vote", 1, lambda seat, words: words[0] in names[seat])
    votes: Counter[int] = Counter()
    for voter in m.living():
        votes[int(answers[voter][0])] += 1
        m.script.tell("vote", "purge", voter, int(answers[voter][0]))
    return {most_votes(m, "purge", votes)}


def trusted(m: Match) -> set[int]:
    seat = most_votes(m, "trusted", ordered_votes(m, "trusted", "trust", True))
    victim = m.script.ask_seat("condemn", seat, m.living())
    m.script.tell("target", "trusted", victim)
    return {victim}


def sleepwalkers(m: Match) -> set[int]:
    a, b = (m.players[seat] for seat in choose_two(m, "sleepwalkers", "swap_pair", m.living()))
    a.place, b.place = b.place, a.place
    return set()


def unsaved(m: Match) -> set[int]:
    raised, chooser = others(m, m.active), m.active
    while len(raised) > 1:
        seat = m.script.ask_seat("save", chooser, raised)
        m.script.tell("saved", chooser, seat)
        raised.remove(seat)
        chooser = seat
    return set(raised)


def hallows(m: Match) -> set[int]:
    dead = [seat for seat in range(m.n) if not m.players[seat].alive]
    if not dead:
        m.script.tell("no_effect", "hallows")
        return set()
    seat = choose(m, "hallows", "hallows_target", dead)
    demand(m.hands[seat].total() >= 4, "a dead hand has four cards or more")
    left, right = m.script.ask("hallows_cards", seat, "pass", 2, lambda _, words: m.owns(seat, words, True))
    for kind, side in ((left, CLOCKWISE), (right, BACK)):
        m.take_card(seat, kind)
        m.give_card(m.neighbour(seat, side, m.living()), kind)
    return set()


EFFECTS: dict[str, Callable[[Match], set[int]]] = {effect.__name__: effect for effect in (
    gift, serum, caged, hound, insomnia, bullet, seance, hypnosis,
    unwanted, tempest, accused, sleepwalkers, unsaved, hallows, trusted, purge)}
