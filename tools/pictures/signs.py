"""Seat emblems beyond the first twelve, and the signs of the interface, on the same grid as the figures."""
from kit import *
from kit import F


# Seat emblems

@fig('frog')
def _():  # crouched, about to leap
    body = B("10,84! 16,62 30,46 46,38 58,36! 60,27 67,21 75,23 79,30! 90,35 97,43! 94,50 84,54 76,58 73,70 64,82 "
        "40,90 18,90")
    hind = U(L("20,90,3.4 44,92,3.6 60,95,1.4"), L("52,93,2 62,90,.8"))
    front = U(L("69,58,5.6 74,74,3.6 74,90,2.8"), L("74,93.4,2.4 90,95,1.2"), L("74,93,2 84,91,.8"))
    holes = U(O(70, 29.4, 3), L("96,44.4,.3 86,48,1.2 77,46.6,.4"),
        L("24,86,.4 22,68,1.5 34,58,1.7 46,64,1.5 46,80,.4"))
    return D(U(body, hind, front), holes)


@fig('swan')
def _():
    body = B("4,62! 6,50! 14,58 28,56! 24,45! 40,50 58,56 72,64 86,74! 88,82 76,91 50,94 24,90 10,78")
    neck = L("76,76,10 85,62,6 76,47,4.6 62,34,4.4 60,20,4.6 70,11,5.2")
    head = B("64,10 72,5 81,9 84,14! 97,22! 86,22 76,21 66,18")
    wave = B("0,95! 14,92 28,95 44,92 60,95 76,92 100,95! 76,98 60,99 44,98 28,99 14,98")
    holes = U(O(77.6, 12.6, 1.5), L("22,66,.3 38,78,1.7 58,78,1.4 68,70,.3"), L("18,74,.3 32,84,1.2 46,85,.3"))
    return U(D(U(body, neck, head), holes, wave.buffer(1.6)), wave)


@fig('rooster')
def _():
    body = B("32,56! 42,58 52,54 58,44 62,30 66,20 74,15 82,18 85,25! 94,29! 86,32 83,40 82,54 74,68 60,76 44,74 "
        "32,66")
    comb = U(O(67, 13, 4.6), O(74, 9, 5), O(81.6, 12.4, 4), B("63,18! 74,10 85,18! 74,22"))
    wattle = O(85, 37, 3.3, 5.4, 8)
    tail = U(L("40,64,6 26,52,6.4 18,34,4.8 24,12,.6"), L("38,66,6 20,60,5.4 8,42,4 8,22,.5"),
        L("40,68,6 20,70,4.6 6,62,3 1,48,.5"),
             L("44,60,5 34,42,4.6 34,26,3 42,14,.5"))
    legs = U(*[U(L(f"{x},72,4 {x+1},84,2.1 {x-1},93,1.9"), L(f"{x-1},93.6,1.7 {x+9},95.4,1"),
        L(f"{x-1},93.6,1.6 {x-8},95.2,.9"))
               for x in (52, 64)])
    holes = U(O(77, 23, 1.7), L("44,60,.4 54,68,1.9 68,62,1.3 74,52,.3"))
    return D(U(body, comb, wattle, tail, legs), holes)


@fig('beetle')
def _():  # seen from above, with stag's jaws
    case = B("50,42! 66,44 74,58 72,76 62,91 50,97 38,91 28,76 26,58 34,44")
    chest = B("30,40! 34,29 50,26 66,29 70,40! 50,43")
    head = B("38,27! 40,18 50,15 60,18 62,27! 50,30")
    jaw = U(L("44,18,3 36,10,2.6 36,2,.5"), tri(36, 11, 44, 6, 38, 6))
    legs = U(L("34,38,3 18,34,2.2 10,20,1"), L("29,60,3 12,58,2.2 2,68,1"), L("32,80,3 18,86,2.2 12,98,1"))
    half = U(jaw, legs)
    holes = U(L("50,45,.9 50,94,.7", True), L("40,52,.3 35,66,1.4 38,82,.3"), L("60,52,.3 65,66,1.4 62,82,.3"),
              L("28,41.4,.5 50,44.4,1 72,41.4,.5"))
    return D(U(case, chest, head, half, mirror(half)), holes)


@fig('lantern')
def _():
    ring = D(O(50, 10, 9), O(50, 10, 5.4))
    roof = U(P("43,19 57,18 60,24 72,36 27,37 40,24"), P("24,36 76,35 75,41 25,41"))
    cage = D(P("29,40 71,40 76,84 24,84"), P("36,44 64,44 68,80 32,80"))
    light = U(B("50,47! 57,58 56,66 50,69 44,66 43,58"), P("44,70 56,70 56,82 44,82"), L("36,44,1.3 32,80,1.3", True))
    foot = P("20,83 80,82 84,94 17,95")
    return D(U(ring, roof, cage, light, foot), B("50,55! 53,61 50,65 47.4,61"))


@fig('anchor')
def _():
    ring = D(O(50, 12, 10), O(50, 12, 5.4))
    stem = U(L("50,20,4 50,90,5", True), L("24,31,3.6 76,31,3.6", True), O(24, 31, 4.6), O(76, 31, 4.6))
    arms = U(L("50,91,6.4 30,85,5 17,70,3.8 13,58,1.4"), L("50,91,6.4 70,85,5 83,70,3.8 87,58,1.4"))
    flukes = U(P("3,70 11,48 29,62 18,66"), P("97,70 89,48 71,62 82,66"))
    return U(ring, stem, arms, flukes)


@fig('acorn')
def _():
    cap = U(B("15,46! 17,32 31,20 50,17 69,20 83,32 85,46! 68,52 50,53 32,52"), L("50,22,4 53,11,3.4 62,4,2.4"))
    nut = B("23,54! 25,70 35,83 46,90 50,98! 54,90 65,83 75,70 77,54! 64,58.6 50,59.6 36,58.6")
    dots = U(*[P(f"{x},{y-3.2} {x+3.4},{y} {x},{y+3.2} {x-3.4},{y}") for x, y in
               ((30, 33), (43, 29), (57, 29), (70, 33), (36, 42), (50, 40), (64, 42), (24, 42), (76, 42))])
    shine = L("34,64,.4 38,76,1.8 45,84,.4")
    return U(D(cap, dots), D(nut, shine))


@fig('windmill')
def _():
    at = (50, 40)
    tower = U(P("38,54 62,54 73,96 27,96"), B("34,56! 36,42 50,31 64,42 66,56!"))
    blade = P("50.8,1 62,2 62,30 56,34 48,34 48,2")
    panes = U(*[P(f"52.4,{y} 58.6,{y} 58.6,{y+6.2} 52.4,{y+6.2}") for y in (5, 14.4, 23.8)])
    turned = (21, 111, 201, 291)
    wings = U(*[A.rotate(U(D(blade, panes), L("50,40,2 50,4,1.4", True)), a, origin=at) for a in turned])
    gaps = U(*[A.rotate(U(blade, L("50,40,2 50,30,2", True)).buffer(1.7, join_style=2), a,
        origin=at) for a in turned])
    door = B("44,96! 44,85 50,80 57,85 57,96!")
    body = U(*[q for q in polys(D(tower, gaps, door)) if q.area > 60])
    return U(body, wings, O(50, 40, 5.4))


# Signs of the interface

@fig('moon')
def _():
    return D(O(48, 50, 43), O(66, 40, 36))


@fig('sun')
def _():
    rays = U(*[A.rotate(tri(45, 23, 50, 2 if k % 2 else 6, 55, 23), k * 36 + 4, origin=(50, 50)) for k in range(10)])
    return U(O(50, 50, 21), rays)


@fig('card')
def _():
    sheet = P("22,6 77,5 80,9 81,91 77,95 23,95 19,91 19,10")
    line = D(P("27,13 72,13 73,87 27,88"), P("31,17.6 68.4,17.4 69,82.6 31,83.4"))
    moon = D(O(50, 50, 15.6), O(56.6, 46.6, 12.6))  # its back
    return D(sheet, line, moon)


@fig('cards')
def _():
    card = P("34,14 78,13 80,16 81,84 78,87 34,88 32,85 32,17")
    back = A.rotate(card, -26, origin=(50, 90))
    middle = A.rotate(card, -4, origin=(50, 90))
    front = A.rotate(card, 18, origin=(50, 90))
    fan = U(D(back, middle.buffer(3, join_style=2)), D(middle, front.buffer(3, join_style=2)),
            D(front, A.rotate(P("40,22 72,21 73,78 40,79"), 18, origin=(50, 90))))
    fan = U(*[q for q in polys(fan) if q.area > 100])
    return A.translate(A.scale(fan, .92, .92, origin=(50, 50)), -3, 0)


@fig('gear')
def _():
    teeth = U(*[A.rotate(P("42,3 58,3 61,22 39,22"), k * 45 + 10, origin=(50, 50)) for k in range(8)])
    return D(U(O(50, 50, 34), teeth), O(50, 50, 14))


@fig('pause')
def _():
    return U(P("18,9 42,8 41,92 19,91"), P("59,8 82,9 82,92 58,91"))


@fig('arrow_left')
def _():
    return P("78,6 80,94 14,51")


@fig('arrow_right')
def _():
    return P("22,6 20,94 86,51")


@fig('clockwise')
def _():  # most of a round, from the right on
    ring = D(O(50, 54, 40), O(50, 54, 25), P("50,54 50,-10 120,-10 120,54"))
    return U(ring, P("50,4 82,22 50,44"))


F['counter'] = mirror(F['clockwise'])


@fig('bubble')
def _():  # what somebody says: its tail leads down to the left
    return U(B("6,42 10,20 28,8 54,5 80,10 95,28 95,50 84,68 58,76 32,74 14,62"), P("20,60 8,96 48,72"))


@fig('check')
def _():
    return P("8,52 20,41 39,60 79,12 92,22 42,88 36,88")


@fig('cross')
def _():
    return U(P("12,22 22,11 89,78 78,90"), P("78,10 90,21 23,90 11,79"))


@fig('antidote')
def _():  # a round flask with a heart
    flask = U(B("42,34! 40,16! 60,16! 58,34! 76,44 84,64 75,86 50,95 25,86 16,64 24,44"), P("35,6 65,5 65,14 35,15"))
    return D(flask, B("50,84! 33,67 33,55 42,52 50,59! 58,52 67,55 67,67"))


@fig('poison')
def _():  # one with straight sides and a skull
    flask = U(P("42,36 40,16 60,16 58,36 88,94 12,94"), P("35,6 65,5 65,14 35,15"))
    skull = U(O(50, 65, 15, 13), P("42,74 58,74 57,85 43,85"))
    return D(flask, D(skull, O(44, 66, 4, 4.4), O(56, 66, 4, 4.4), P("50,71 52.4,76 47.6,76"), P("49,80 51,80 51,86 49,86")))


@fig('stroke')
def _():  # across what is spent
    return P("10,17 18,8 91,84 83,92")


@fig('plus')
def _():
    return U(P("42,8 58,9 57,92 43,91"), P("8,43 92,42 91,58 9,57"))


@fig('minus')
def _():
    return P("8,42 92,41 91,58 9,58")


@fig('person')
def _():
    return U(B("50,8 63,13 67,27 62,41 50,47 38,41 33,27 37,13"),
        B("10,95! 13,74 24,60 38,52! 50,57 62,52! 76,60 87,74 90,95!"))


@fig('robot')
def _():  # a clockwork figure with its key
    head = P("28,10 60,9 61,36 27,37")
    body = P("22,42 66,41 69,74 19,75")
    legs = U(P("26,77 39,77 39,92 43,95 22,95"), P("50,77 63,77 63,92 67,95 47,95"))
    arm = L("23,47,4 11,58,3.4 12,72,3.6")
    neck = P("40,35 48,35 48,44 40,44")
    key = U(L("66,55,2.8 80,54,2.8", True), D(O(88, 45, 10), O(88, 45, 4.6)), D(O(88, 63, 10), O(88, 63, 4.6)))
    plume = U(L("44,10,1.8 44,4,1.6", True), O(44, 3.6, 3.4))
    holes = U(O(37, 21, 4), O(51, 21, 4), P("34,29 54,28.6 54,32 34,32.4"), O(44, 58, 6.6))
    return U(D(U(head, body, legs, arm, neck, key, plume), holes), O(44, 58, 2.4))


def arc(cx, cy, r, w, a0, a1):
    pts = [(cx + r * math.cos(math.radians(a)), cy + r * math.sin(math.radians(a))) for a in range(a0, a1 + 1, 6)]
    return LineString(pts).buffer(w, 6)


CONE = P("6,36 24,36 50,12 52,88 24,64 6,65")


@fig('speaker')
def _():
    return U(CONE, arc(48, 50, 18, 3.6, -42, 42), arc(48, 50, 33, 3.8, -44, 44), arc(48, 50, 48, 4, -40, 40))


@fig('speaker_off')
def _():
    return U(CONE, P("62,38 68,32 94,60 88,67"), P("88,33 94,39 69,67 62,61"))


@fig('speech')
def _():  # two words of two people, one before the other
    back = B("40,8! 66,5 95,9! 97,34 93,56! 86,57 85,68! 74,58 70,57! 70,26 44,24 39,24!")
    front = B("6,32! 34,29 62,33! 64,58 61,79! 44,81 34,80 22,94! 22,80 8,79! 4,56")
    return U(back, D(front, L("17,48,2.6 50,48,2.6"), L("17,63,2.6 42,63,2.6")))


@fig('flag')
def _():
    return U(L("20,6,3.6 22,96,3.6", True), B("24,10! 40,6 56,14 72,16 92,9! 84,30 93,52! 74,58 58,52 42,46 24,52!"))


@fig('log')
def _():  # a scroll with three lines
    sheet = P("26,12 84,11 82,78 25,79")
    top = U(L("26,15,7 86,14,7", True))
    bottom = U(L("14,84,8 74,84,8", True))
    holes = U(*[L(f"36,{y},1.9 {x},{y-1},1.9", True) for y, x in ((34, 72), (47, 66), (60, 72))],
        L("24,76.4,1 80,76,1", True),
              O(86, 14, 2.4), O(14, 84, 2.8))
    return D(U(sheet, top, bottom), holes)


@fig('tomb')
def _():
    stone = B("22,88! 22,42 28,20 50,9 72,20 78,42 78,88!")
    mound = B("4,96! 12,88 30,86 50,87 70,86 88,88 96,96!")
    return U(D(stone, U(P("46,26 54,26 54,58 46,58"), P("36,34 64,34 64,41 36,41")),
        P("33,67 67,67 67,71 33,71"), P("38,76 62,76 62,80 38,80")), mound)


@fig('bundle')
def _():  # of somebody who has to leave: knotted on a stick
    stick = L("5.5,94.5,4.6 93,7,4")
    sack = B("61,34! 38,40 23,57 24,78 41,93 66,94 86,83 92,63 84,43! 76,35!")
    ears = U(P("69,36 52,14 47,33"), P("72,37 97,34 89,17"))
    knot = O(70, 35, 9)
    folds = U(L("62,50,.4 50,62,2.4 46,80,.4"), L("73,51,.4 76,66,2.4 71,84,.4"))
    return U(D(stick, sack.buffer(3.4)), D(sack, O(70, 35, 12), folds), ears, knot)


@fig('crown')
def _():
    band = P("16,80 84,79 83,93 17,94")
    top = P("14,76 5,30 28,50 50,14 71,50 95,29 86,75")
    return U(D(U(band, top), O(50, 60, 5), O(30, 66, 3), O(70, 66, 3)), O(5, 27, 5), O(50, 10, 6), O(95, 26, 5))


@fig('hourglass')
def _():
    ends = U(P("16,4 84,4 83,15 17,15"), P("17,85 84,85 84,96 16,96"))
    glass = D(B("24,14! 76,14! 74,34 60,46 54,50! 60,54 74,66 76,86! 24,86! 26,66 40,54 46,50! 40,46 26,34"),
              B("32,18! 68,18! 67,28! 33,28!"), B("50,57! 60,63 66,74! 58,70 50,66 42,70 34,74! 40,63"))
    return U(ends, glass)


@fig('full_screen')
def _():
    corner = P("8,8 40,7 40,18 19,19 18,40 7,40")
    return U(*[A.rotate(corner, a, origin=(50, 50)) for a in (0, 90, 180, 270)])


@fig('screen_upright')
def _():
    """It stands on a foot and shows itself to all."""
    return U(D(P("6,14 94,13 94,72 6,73"), P("15,23 85,22 85,63 15,64")), P("45,71 55,71 58,86 42,86"),
             P("27,86 73,85 74,94 26,95"))


@fig('screen_pass')
def _():
    """Between two arrows: it goes round."""
    screen = D(P("32,10 68,9 69,66 31,67"), P("39,18 61,17 61,58 39,59"))
    arrow = P("6,82 24,66 24,77 47,77 47,88 24,88 24,98")
    return U(screen, arrow, A.scale(arrow, -1, 1, origin=(50, 82)))


@fig('screen_flat')
def _():
    """It lies on the table between those who sit round it."""
    heads = [O(x, y, 9) for x, y in ((50, 14), (50, 91))]
    return U(D(P("24,30 76,30 92,76 8,76"), P("31,38 69,38 80,68 20,68")), *heads)


@fig('note')
def _():
    """Music: two notes under one beam."""
    heads = U(O(24, 79, 17, 13, -18), O(74, 71, 17, 13, -18))
    stems = U(P("33,18 42,15 42,78 33,80"), P("83,8 92,6 92,70 83,72"))
    return U(heads, stems, P("33,14 92,3 92,24 33,36"))


@fig('gramophone')
def _():
    """What is heard altogether."""
    horn = B("44,52! 52,44 62,30 72,12 80,4! 90,10 95,24 95,40 89,54 80,62! 66,58 56,58 50,60!")
    arm = L("48,56,5 42,68,5 46,76,4", True)
    box = P("12,74 74,73 78,95 9,96")
    return U(horn, arm, box, P("8,70 78,69 78,75 8,76"))


@fig('voice')
def _():
    """Somebody who speaks."""
    face = B("12,96! 14,80 10,66 8,46 16,24 34,12 50,12 60,20 62,34! 70,48 62,54! 63,60! 58,62! 62,67! 56,78 44,80! 46,96!")
    waves = U(*[D(O(62, 64, r), O(62, 64, r - 6), P("0,0 66,0 66,100 0,100"), P("60,0 100,0 100,46 62,60"),
                  P("62,70 100,84 100,100 60,100")) for r in (20, 32)])
    return U(face, waves)
