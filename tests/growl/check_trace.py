#!/usr/bin/env python3
"""Plays GROWL after a trace (night-table-cli trace FILE) from the rules alone, and names the first ply that differs.

A second reading of growl.md: it shares nothing with the program but the trace's format (docs/records.md).
Usage: check_trace.py TRACE... ; prints how many matches hold, exit 1 at the first that does not."""
import json
import sys

KINDS = ("bite", "charm", "wound", "salve", "gold")
FINALS = ("unwanted", "tempest", "accused", "sleepwalkers", "unsaved", "hallows", "trusted", "purge")


class Differs(Exception):
    pass


def same(what, ours, theirs):
    if ours != theirs:
        raise Differs(f"{what}: by the rules {ours}, in the trace {theirs}")


class Match:
    def __init__(self, head):
        self.n = head["seats"]
        self.options = head["options"]
        self.carry = head["series"]["carry"]
        self.series_game = head["series"]["game"]
        self.who = list(range(self.n))  # player at each place
        self.alive = [True] * self.n
        self.bullet = self.seance = None  # places
        self.nights = 0
        self.ended = False
        self.moves = {}

    # ---- setup ----
    def deal(self, p):
        n, gold = self.n, self.options["gold_cards"]
        more = 4 * (n >= 6) + 4 * (n >= 9) + 3 * max(0, n - 10)
        deck = {"bite": 12 + more, "wound": 8 + more, "gold": gold, "charm": 5, "salve": 5}
        zeroes = 1 if n <= 5 else 2 if n <= 8 else 3 if n <= 11 else 4
        same("starter Bites", zeroes, p["starters"].count("bite"))
        same("starter Gold", n - zeroes, p["starters"].count("gold"))
        dealt = [list(cards) for cards in p["first_dealt"]]
        redeals = list(p["redeals"])
        for seat in range(n):
            while dealt[seat] == ["wound"] * 3:
                again = redeals.pop(0)
                same("re-deal", seat, again["seat"])
                dealt[seat] = again["cards"]
        same("re-deals left", [], redeals)
        self.hand = [[p["starters"][seat]] + dealt[seat] for seat in range(n)]
        self.zero = [card == "bite" for card in p["starters"]]
        self.wolf = list(self.zero)
        self.pile = list(p["pile"])
        rest = sum(deck.values()) - 4 * n
        same("pile", rest + 3, len(self.pile))
        where = [i for i, card in enumerate(self.pile) if card not in KINDS]
        c1, c2 = (2 * rest + 3) // 6, (4 * rest + 3) // 6
        slack = self.options["night_jitter"]
        for got, want in zip(where, (c1, c2 + 1, rest + 2)):
            if abs(got - want) > (slack if want != rest + 2 else 0):
                raise Differs(f"a Night at {got}, not {want}")
        same("Final Night", [False, False, True], [self.pile[i] in FINALS for i in where])
        everything = [card for cards in self.hand for card in cards] + [c for c in self.pile if c in KINDS]
        same("deck", deck, {kind: everything.count(kind) for kind in KINDS})
        self.active = p["start"]
        if self.series_game:
            same("start has most gold", max(self.carry), self.carry[self.active])
        self.turn_wolves(range(n))
        same("wolves", [s for s in range(n) if self.wolf[s]], p["wolves"])
        same("sniff", n >= 8, p["sniff"])

    # ---- pieces ----
    def living(self):
        return [s for s in range(self.n) if self.alive[s]]

    def ring(self, start):
        place = self.who.index(start)
        return [self.who[(place + k) % self.n] for k in range(1, self.n + 1)]

    def neighbour(self, seat, side, members):
        order = self.ring(seat)[:-1]
        if side == "right":
            order.reverse()
        return next((s for s in order if s in members), seat)

    def count(self, seat, kind):
        return self.hand[seat].count(kind)

    def turn_wolves(self, seats):
        for s in seats:
            if self.alive[s] and not self.wolf[s] and self.count(s, "bite") - self.count(s, "charm") >= 3:
                self.wolf[s] = True
                self.turned.append(s)

    def check(self, seats):
        self.turn_wolves(seats)
        dying = []
        for s in seats:
            under = self.bullet is not None and self.who[self.bullet] == s
            net = self.count(s, "wound") - self.count(s, "salve") + (under and (2 if self.wolf[s] else 1))
            if self.alive[s] and net >= 3:
                dying.append(s)
        return dying

    def bury(self, seats, how):
        for s in self.ring(self.active):
            if s in seats:
                self.alive[s] = False
                told = self.seance is not None and self.who[self.seance] == s
                self.died.append([s, how, ("wolf" if self.wolf[s] else "human") if told else None])
                self.hand[s] += [card for _, card in self.tile.pop(s, [])]

    def over(self):
        if len(self.living()) <= 2:
            self.ended = True
        return self.ended

    def give(self, seat, card):
        self.hand[seat].append(card)

    def take(self, seat, card):
        if card not in self.hand[seat]:
            raise Differs(f"seat {seat} has no {card}")
        self.hand[seat].remove(card)

    def next_turn(self):
        self.active = next(s for s in self.ring(self.active) if self.alive[s])
        self.step = "turn"

    # ---- a night ----
    def effect_done(self, ordered=()):
        self.bury(ordered, "by_card")
        living = self.living()
        dying = self.check(living)
        left = [s for s in living if s not in dying]
        if len(left) > 2:
            for s in left:
                allowed = len(self.hand[s]) - (0 if self.wolf[s] else self.count(s, "bite"))
                if s != self.caged and allowed < 2:
                    dying.append(s)
        self.bury(dying, "before_night")
        if not self.over():
            self.members = [s for s in self.living() if s != self.caged]
            self.ask("pass", self.members)

    def ask(self, step, seats):
        self.step, self.waiting, self.moves = step, set(seats), {}

    def answered(self, seat, words):
        if seat not in self.waiting:
            raise Differs(f"seat {seat} was not asked")
        self.waiting.discard(seat)
        self.moves[seat] = words
        return not self.waiting

    def open_night(self, card):
        self.caged, self.insomnia, self.card, self.targets = None, None, card, []
        one = {"serum": "serum_target", "caged": "cage_target", "hound": "hound_target", "bullet": "bullet_target",
               "insomnia": "insomnia_target", "seance": "seance_target", "hypnosis": "hypno_name",
               "sleepwalkers": "swap_pair"}
        living = self.living()
        if card == "gift":
            if sum(len(self.hand[s]) >= 5 for s in living) < 2:
                self.effect_done()
            else:
                self.ask("gift_pair", [self.active])
        elif card in one:
            self.ask(one[card], [self.active])
        elif card == "unwanted":
            self.group, self.round, self.blanks = living, 0, 0
            self.ask("point", living)
        elif card == "tempest":
            self.ask("tempest_card", living)
        elif card in ("accused", "trusted"):
            self.votes = {}
            self.voters = [s for s in self.ring(self.active) if self.alive[s]]
            self.ask("accuse" if card == "accused" else "trust", self.voters[:1])
        elif card == "purge":
            self.votes = {}
            self.ask("purge", living)
        elif card == "unsaved":
            self.raised = [s for s in living if s != self.active]
            self.ask("save", [self.active])
        elif card == "hallows":
            if len(living) == self.n:
                self.effect_done()
            else:
                self.ask("hallows_target", [self.active])

    def tally(self):
        received = [list(self.votes.values()).count(s) for s in range(self.n)]
        top = [s for s in range(self.n) if received[s] == max(received)]
        if len(top) == 1:
            self.chosen(top[0])
        else:
            self.tied = top
            self.ask("break_tie", [self.active])

    def chosen(self, seat):
        if self.card == "trusted":
            self.ask("condemn", [seat])
        else:
            self.effect_done([seat])

    def points(self):
        self.round += 1
        ring = [s for s in self.who if s in self.group]
        k = len(ring)
        side = {s: self.moves[s][1] for s in ring}
        hit = [ring[i] for i in range(k)
               if side[ring[(i + 1) % k]] == "right" and side[ring[i - 1]] == "left"]
        if len(hit) > 2:
            self.group, self.blanks = hit, 0
            self.ask("point", hit)
        elif hit:
            self.effect_done(hit)
        elif self.round == 1 or self.options["unwanted_blank"]:
            self.effect_done()
        else:
            self.blanks += 1
            if self.blanks == 3:
                self.ask("unwanted_draw", ["chance"])
            else:
                self.ask("point", self.group)

    def may_target(self, seat, target):
        if self.step in ("serum_target", "hound_target"):
            return self.alive[target] and target != seat
        if self.step == "seance_target":
            return True
        if self.step == "hallows_target":
            return not self.alive[target]
        if self.step == "save":
            return target in self.raised
        if self.step == "break_tie":
            return target in self.tied
        return self.alive[target]

    def target(self, seat, t):
        if not self.may_target(seat, t):
            raise Differs(f"{t} may not be chosen")
        step = self.step
        if step == "serum_target":
            self.ask("serum_show", [t])
        elif step == "hound_target":
            self.ask("peek", [self.active])
        elif step == "save":
            self.raised.remove(t)
            if len(self.raised) == 1:
                self.effect_done(self.raised)
            else:
                self.ask("save", [t])
        elif step == "break_tie":
            self.chosen(t)
        elif step == "condemn":
            self.effect_done([t])
        elif step == "hallows_target":
            self.ask("hallows_cards", [t])
        else:
            if step == "cage_target":
                self.caged = t
            elif step == "insomnia_target":
                self.insomnia = t
            elif step == "bullet_target":
                self.bullet = self.who.index(t)
            elif step == "seance_target":
                self.seance = self.who.index(t)
                if not self.alive[t]:
                    self.spoken = [t, "wolf" if self.wolf[t] else "human"]
            self.effect_done()

    def pair(self, a, b):
        if a == b or not (self.alive[a] and self.alive[b]):
            raise Differs("not two living players")
        if self.step == "gift_pair":
            if min(len(self.hand[a]), len(self.hand[b])) < 5:
                raise Differs("The Gift needs five cards")
            self.targets = [a, b]
            self.ask("gift_card", [a, b])
        elif self.step == "swap_pair":
            i, j = self.who.index(a), self.who.index(b)
            self.who[i], self.who[j] = b, a
            self.effect_done()
        else:
            self.hypno = [self.named, a, self.count(a, self.named), b, self.count(b, self.named)]
            self.effect_done()

    # ---- one ply ----
    def lay(self, to, origin, card):
        self.tile.setdefault(to, []).append((origin, card))

    def pass_all(self):
        for s in self.members:
            left, right = self.moves[s][1:]
            if not self.wolf[s] and "bite" in (left, right):
                raise Differs(f"human {s} passes a Bite")
            self.take(s, left)
            self.take(s, right)
            self.lay(self.neighbour(s, "left", self.members), "right", left)
            self.lay(self.neighbour(s, "right", self.members), "left", right)
        self.ask("pass_draw", ["chance"])

    def take_up(self, p):
        laid = {s: cards for s, cards in self.tile.items() if cards}
        same("owners of piles", [s for s in self.who if s in laid], [pile["seat"] for pile in p["piles"]])
        for pile in p["piles"]:
            s = pile["seat"]
            cards = [card for _, card in sorted(laid[s], key=lambda x: ("left", "right", "zgift").index(x[0]))]
            if s == self.insomnia:
                same("Insomnia's pile", cards, pile["cards"])
            same("pile", sorted(cards), sorted(pile["cards"]))
            self.hand[s] += cards
        self.tile = {}
        self.bury(self.check(self.living()), "passing")
        if not self.over():
            self.ask("view_night", self.living())

    def tempest(self, p):
        gave = self.storm
        same("gave", gave, {d["seat"]: d["gave"] for d in p["dealt"]})
        same("storm", sorted(gave.values()), sorted(d["got"] for d in p["dealt"]))
        for d in p["dealt"]:
            self.take(d["seat"], d["gave"])
        for d in p["dealt"]:
            self.give(d["seat"], d["got"])
        self.effect_done()

    def move(self, seat, words):
        verb, step = words[0], self.step
        if not self.answered(seat, words) and step in ("view_hands", "view_night", "gift_card", "tempest_card",
                                                       "point", "purge", "pass"):
            return
        if verb == "view":
            if step == "view_hands":
                self.ask("turn", [self.active])
            elif step == "view_gift":
                self.next_turn()
                self.ask("turn", [self.active])
            else:
                self.nights += 1
                if self.nights == 3:
                    self.ended = True
                else:
                    self.next_turn()
                    self.ask("turn", [self.active])
        elif verb == "turn":
            card = self.pile.pop(0)
            if card in KINDS:
                self.turned_up = card
                self.ask("give", [self.active])
            else:
                self.open_night(card)
        elif verb == "give":
            to = int(words[1])
            if to == seat or not self.alive[to]:
                raise Differs("may not be given there")
            self.give(to, self.turned_up)
            self.bury(self.check([to]), "by_day")
            if not self.over():
                if self.alive[to]:
                    self.ask("view_gift", [to])
                else:
                    self.next_turn()
                    self.ask("turn", [self.active])
        elif verb == "choose":
            self.target(seat, int(words[1]))
        elif verb == "pair":
            self.pair(int(words[1]), int(words[2]))
        elif verb == "name":
            self.named = words[1]
            self.ask("hypno_pair", [self.active])
        elif verb == "close":
            self.effect_done()
        elif verb == "vote":
            self.vote(step)
        elif step == "point":
            self.points()
        elif step == "pass":
            self.pass_all()
        elif step == "gift_card":
            a, b = self.targets
            for s, to in ((a, b), (b, a)):
                self.take(s, self.moves[s][1])
                self.lay(to, "zgift", self.moves[s][1])
            self.effect_done()
        elif step == "tempest_card":
            self.storm = {giver: words[1] for giver, words in self.moves.items()}
            self.ask("tempest_draw", ["chance"])
        elif step == "serum_show":
            if self.wolf[seat] and self.count(seat, "bite"):
                same("shown", "bite", words[1])
            elif words[1] == "bite" or words[1] not in self.hand[seat]:
                raise Differs("may not be shown")
            self.ask("peek", [self.active])
        elif step == "hallows_cards":
            for side, card in zip(("left", "right"), words[1:]):
                self.take(seat, card)
                self.give(self.neighbour(seat, side, self.living()), card)
            self.effect_done()
        else:
            raise Differs(f"{verb} at {step}")

    def vote(self, step):
        for s, words in self.moves.items():
            target = int(words[1])
            if not self.alive[target] or (target == s and step != "trust"):
                raise Differs("may not be voted for")
            self.votes[s] = target
        if step == "purge" or len(self.votes) == len(self.voters):
            self.tally()
        else:
            self.ask(step, [self.voters[len(self.votes)]])

    def ply(self, p):
        self.died, self.turned, self.spoken, self.hypno = [], [], None, None
        then = p["then"]
        if p["step"] in ("series", "title"):
            return self.after(p)
        if p["step"] == "deal":
            self.tile = {}
            self.deal(p)
            self.ask("view_hands", range(self.n))
        else:
            same("step", self.step, p["step"])
            if p["step"] == "pass_draw":
                self.take_up(p)
            elif p["step"] == "tempest_draw":
                self.tempest(p)
            elif p["step"] == "unwanted_draw":
                drawn = next(c["drawn_by_lot"][0] for c in then if "drawn_by_lot" in c)
                if drawn not in self.group:
                    raise Differs("the lot fell outside the group")
                self.effect_done([drawn])
            else:
                self.move(p["seat"], p["move"].split())
        same("deaths", self.died, [c["died"] for c in then if "died" in c])
        same("turned", sorted(self.turned), sorted(c["to"] for c in then if "became_wolf" in c))
        same("seance", [self.spoken] if self.spoken else [], [c["seance"] for c in then if "seance" in c])
        same("hypnosis", [self.hypno] if self.hypno else [], [c["hypnosis"] for c in then if "hypnosis" in c])
        for seat, counts in p["hands"].items():
            if not self.ended or not self.tile:
                same(f"hand of {seat}", {k: self.count(int(seat), k) for k in KINDS}, counts)
        same("ended", self.ended, any("winner" in c for c in then))
        if self.ended:
            self.gold(then)

    def gold(self, then):
        for s, cards in self.tile.items():
            self.hand[s] += [card for _, card in cards]
        self.tile = {}
        humans = any(self.alive[s] and not self.wolf[s] for s in range(self.n))
        same("winner", "human" if humans else "wolf", next(c["winner"][0] for c in then if "winner" in c))
        self.score = [1 + self.count(s, "gold") if self.wolf[s] != humans else 0 for s in range(self.n)]
        same("gold", self.score, [c["gold"][1] for c in then if "gold" in c])
        growls = [c["growl"] for c in then if "growl" in c]
        want = {s: "wolf_zero" if self.zero[s] else "wolf" if self.wolf[s] else "cheers"
                for s in range(self.n) if self.wolf[s] or self.alive[s]}
        same("growls", want, dict(growls))
        rank = [("wolf_zero", "wolf", "cheers").index(word) for _, word in growls]
        same("order of the growls", sorted(rank), rank)

    def after(self, p):
        if p["step"] == "title":
            tokens = [a + b for a, b in zip(self.carry, self.score)]
            same("titled is richest", max(tokens), tokens[p["seat"]])


def check(path):
    lines = open(path, encoding="utf-8").read().splitlines()
    head = json.loads(lines[0])
    match = Match(head)
    same("plies", head["plies"], len(lines) - 1)
    for line in lines[1:]:
        p = json.loads(line)
        try:
            match.ply(p)
        except (Differs, StopIteration) as why:
            raise Differs(f"{path}: ply {p['ply']} ({p['step']}, {p['seat']} {p['move']}): {why}") from why
    same("score", match.score, head["score"])
    return True


def main(paths):
    if not paths:
        print(__doc__, file=sys.stderr)
        return 2
    for path in paths:
        try:
            check(path)
        except Differs as why:
            print(why, file=sys.stderr)
            return 1
    print(f"{len(paths)} matches hold")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
