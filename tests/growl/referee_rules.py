"""GROWL from the deal to the gold (growl.md 3 to 6 and 8), for the referee. Seats are players, places lie in the
circle; they differ after The Sleepwalkers only."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import referee_cards
from referee import Script, demand, same
from referee_deal import NIGHTS, FINALS, check_deal, check_options

CLOCKWISE, BACK = 1, -1  # left, right


class Growl(Exception):
    """The game is over: everything left is skipped."""


@dataclass
class Player:
    place: int
    zero: bool = False
    wolf: bool = False
    alive: bool = True
    tile: list[tuple[str, str]] = field(default_factory=list)  # card, where it came from

    @property
    def team(self) -> str:
        return "wolf" if self.wolf else "human"


class Match:
    def __init__(self, script: Script) -> None:
        check_options(script.head)
        self.script = script
        self.hands = script.hands
        self.n: int = script.head["seats"]
        self.options: dict[str, int] = script.head["options"]
        self.players = [Player(seat) for seat in range(self.n)]
        self.pile: list[str] = []
        self.active = self.nights = 0
        self.bullet: int | None = None  # place
        self.seance: int | None = None  # place
        self.caged: int | None = None
        self.insomnia: int | None = None
        self.tokens: list[int] = []

    # The circle.

    def living(self) -> list[int]:
        return [seat for seat in range(self.n) if self.players[seat].alive]

    def ring(self, seats: list[int], start: int) -> list[int]:
        """`seats` clockwise, beginning with the first left of `start`; `start` comes last."""
        home = self.players[start].place
        return sorted(seats, key=lambda seat: (self.players[seat].place - home - 1) % self.n)

    def by_place(self, seats: list[int]) -> list[int]:
        return sorted(seats, key=lambda seat: self.players[seat].place)

    def neighbour(self, seat: int, side: int, among: list[int]) -> int:
        others = self.ring([other for other in among if other != seat], seat)
        return others[0 if side == CLOCKWISE else -1]

    # Cards.

    def take_card(self, seat: int, kind: str) -> None:
        demand(self.hands[seat][kind] > 0, f"seat {seat} has no {kind}")
        self.hands[seat][kind] -= 1

    def give_card(self, seat: int, kind: str) -> None:
        self.hands[seat][kind] += 1

    def tile_into_hand(self, seat: int) -> None:
        for kind, _ in self.players[seat].tile:
            self.give_card(seat, kind)
        self.players[seat].tile = []

    def owns(self, seat: int, words: list[str], bites: bool) -> bool:
        """Whether these cards are in the hand, and Bites allowed or not among them."""
        return not Counter(words) - self.hands[seat] and (bites or "bite" not in words)

    # Turning and dying (5).

    def bullet_value(self, seat: int) -> int:
        if self.players[seat].place != self.bullet:
            return 0
        return 2 if self.players[seat].wolf else 1

    def dying_at_check(self, seats: list[int]) -> set[int]:
        for seat in seats:
            hand, player = self.hands[seat], self.players[seat]
            if not player.wolf and hand["bite"] - hand["charm"] >= 3:
                player.wolf = True
                self.script.tell("became_wolf", to=seat)
        return {s for s in seats if self.hands[s]["wound"] + self.bullet_value(s) - self.hands[s]["salve"] >= 3}

    def bury(self, seats: set[int], how: str) -> None:
        for seat in self.ring(sorted(seats), self.active):
            player = self.players[seat]
            player.alive = False
            self.script.tell("died", seat, how, player.team if player.place == self.seance else None)
            self.tile_into_hand(seat)

    def end_test(self) -> None:
        if len(self.living()) <= 2:
            raise Growl

    # The state machine (3, 4).

    def play(self) -> None:
        self.set_up()
        try:
            while True:
                self.turn()
                self.active = self.neighbour(self.active, CLOCKWISE, self.living())
        except Growl:
            self.growl()
        self.series()

    def set_up(self) -> None:
        ply = self.script.chance("deal")
        deal = check_deal(self.script.head, ply)
        self.pile, self.active = deal.pile, deal.start
        self.script.tell("dealt", deal.start)
        for seat, player in enumerate(self.players):
            player.zero = player.wolf = deal.starters[seat] == "bite"
            self.hands[seat].update([deal.starters[seat], *deal.dealt[seat]])
        demand(not self.dying_at_check(self.living()), "somebody dies at the deal")
        self.sniff(ply["wolves"], ply["sniff"])
        self.script.look("view_hands", range(self.n))

    def sniff(self, wolves: list[int], told: bool) -> None:
        same("wolves", wolves, [seat for seat, player in enumerate(self.players) if player.wolf])
        same("sniff", told, self.n >= 8)

    def turn(self) -> None:
        self.script.look("turn", [self.active], "turn")
        card = self.pile.pop(0)
        assert self.script.now is not None
        same("card", self.script.now["card"], card)
        if card in NIGHTS or card in FINALS:
            self.night(card)
        else:
            self.day(card)

    def day(self, card: str) -> None:
        self.script.tell("turned_up", self.active, card)
        others = [seat for seat in self.living() if seat != self.active]
        to = self.script.ask_seat("give", self.active, others, "give")
        self.script.tell("gift", self.active, card, to)
        self.give_card(to, card)
        self.bury(self.dying_at_check([to]), "by_day")
        self.end_test()
        if self.players[to].alive:
            self.script.look("view_gift", [to])

    # The night (6).

    def night(self, card: str) -> None:
        self.script.tell("night", self.active, card, self.nights + 1)
        ordered = referee_cards.EFFECTS[card](self)
        self.before_night_falls(ordered)
        self.pass_cards()
        self.receive()
        self.script.look("view_night", self.living())
        self.nights += 1
        self.caged = self.insomnia = None
        self.script.tell("night_closed", self.nights)
        if self.nights == 3:
            raise Growl

    def before_night_falls(self, ordered: set[int]) -> None:
        """Steps 2 and 3: who dies of the check and who cannot pass is announced together, without the cause."""
        self.bury(ordered, "by_card")
        living = self.living()
        dying = self.dying_at_check(living)
        left = [seat for seat in living if seat not in dying]
        if len(left) > 2:
            dying |= {seat for seat in left if seat != self.caged and not self.can_pass(seat)}
        self.bury(dying, "before_night")
        self.end_test()

    def can_pass(self, seat: int) -> bool:
        hand = self.hands[seat]
        return hand.total() - (0 if self.players[seat].wolf else hand["bite"]) >= 2

    def pass_cards(self) -> None:
        sharing = [seat for seat in self.living() if seat != self.caged]
        picks = self.script.ask_all("pass", sharing, "pass", 2,
                                    lambda seat, words: self.owns(seat, words, self.players[seat].wolf))
        for seat, (left, right) in picks.items():
            self.take_card(seat, left)
            self.take_card(seat, right)
            self.players[self.neighbour(seat, CLOCKWISE, sharing)].tile.append((left, "right"))
            self.players[self.neighbour(seat, BACK, sharing)].tile.append((right, "left"))
        for seat in sharing:
            demand(sum(side != "gift" for _, side in self.players[seat].tile) == 2, f"tile of seat {seat}")

    def receive(self) -> None:
        ply = self.script.chance("pass_draw")
        owners = [seat for seat in self.by_place(list(range(self.n))) if self.players[seat].tile]
        same("owners of piles", [pile["seat"] for pile in ply["piles"]], owners)
        for pile in ply["piles"]:
            tile = self.players[pile["seat"]].tile
            same("cards of the pile", sorted(pile["cards"]), sorted(kind for kind, _ in tile))
            if pile["seat"] == self.insomnia:
                by_side = {side: kind for kind, side in tile}
                same("Insomnia", pile["cards"], [by_side["left"], by_side["right"]])
            self.tile_into_hand(pile["seat"])
        self.bury(self.dying_at_check(self.living()), "passing")
        self.end_test()

    # The end (8).

    def growl(self) -> None:
        for seat in range(self.n):
            self.tile_into_hand(seat)
        circle = self.by_place(list(range(self.n)))
        ranks = {"wolf_zero": lambda p: p.zero, "wolf": lambda p: p.wolf and not p.zero,
                 "cheers": lambda p: not p.wolf and p.alive}
        for rank, belongs in ranks.items():
            for seat in circle:
                if belongs(self.players[seat]):
                    self.script.tell("growl", seat, rank)
        humans_win = any(player.alive and not player.wolf for player in self.players)
        won = [seat for seat in range(self.n) if self.players[seat].wolf != humans_win]
        gold = [1 + self.hands[seat]["gold"] if seat in won else 0 for seat in range(self.n)]
        self.script.tell("winner", "human" if humans_win else "wolf")
        for seat in range(self.n):
            self.script.tell("gold", seat, gold[seat])
        same("winners of the first line", self.script.head["winners"], won)
        same("score of the first line", self.script.head["score"], gold)
        self.tokens = [had + got for had, got in zip(self.script.head["series"]["carry"], gold)]

    def series(self) -> None:
        if self.options["series"] == 0:
            return
        answer = self.script.take("series", range(self.n)).move
        demand(answer in ("next", "finish"), f"{answer!r} is no answer to series")
        self.script.tell("series", int(answer == "next"))
        if answer == "next":
            return
        for seat in [seat for seat in range(self.n) if self.tokens[seat] == max(self.tokens)]:
            title = self.script.ask("title", seat, "title", 1, lambda _, words: words[0] in ("king", "queen"))
            self.script.tell("title", seat, *title)
