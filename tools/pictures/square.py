"""Werewolf's people on the square, and the slides on which a night's end, an exile and a shot are shown."""
from kit import *
from kit import F
from figures import HELM, PLUME, VISOR
from folk import MAN_BODY, MAN_HEAD, MAN_HOLES, WOMAN_BODY, WOMAN_HEAD, WOMAN_HOLES, raised
from scenery import bare_tree, fir, house, land, place, plane

INK = '#0D111D'


HAT = U(P("27,17 63,16 63.6,19.4 27,20"), B("33,18! 34,6 45,4 56,6 57,18!"),
        B("36,18! 54,18! 55,24 59.6,28! 55,30 55,34! 50,39 39,37"))
KERCHIEF = B("38,36! 36,24 42,14 52,11 61,17 62,24! 58,26 60,31! 57,33 56,38! 50,42 44,44")


# ---- people who stand, whatever they are; none has the shape of a role ----

@fig('folk_1')
def _():  # a man with his hands in his pockets
    arms = U(L("36,43,4.6 27,54,3.8 33,66,3"), L("52,43,4.6 61,54,3.8 55,66,3"))
    return D(U(MAN_HEAD, MAN_BODY, arms), MAN_HOLES, P("31.4,52 34,49 33.4,60"), P("56.6,52 54.6,49 54.6,60"))


@fig('folk_2')
def _():  # a woman with a shawl, arms crossed
    shawl = B("33,41! 44,36 55,41! 63,54 60,61 46,64 30,60 27,53")
    return D(U(WOMAN_HEAD, WOMAN_BODY, shawl), WOMAN_HOLES, L("32,55,.3 44,59.6,1.2 58,54,.4"))


@fig('folk_3')
def _():  # a tall one with a flat hat, a coat down to his feet and a stick
    hat = U(P("27,17 63,16 63.6,19.4 27,20"), B("33,18! 34,6 45,4 56,6 57,18!"))
    head = B("36,18! 54,18! 55,24 59.6,28! 55,30 55,34! 50,39 39,37")
    coat = B("33,41! 44,37 54,41! 60,58 63,76 64,92! 46,90 25,92! 29,72 29,54")
    feet = U(L("36,90,3.4 35,94,2.8"), L("35,94.6,2.2 43,95.2,1.6"), L("53,90,3.4 54,94,2.8"), L("54,94.6,2.2 62,95.2,1.6"))
    arm = U(L("52,44,4.6 63,55,3.6 71,58,2.6"), L("71,52,1.2 73,95,1.1", True))
    return D(U(hat, head, coat, feet, arm), O(51, 25, 1.2), L("46,58,.3 47,74,1.2 45,89,.4"), P("29,62 60,60 60.4,62 29,64"))


@fig('folk_4')
def _():  # an old woman with a kerchief, bent, and a basket
    kerchief = B("38,36! 36,24 42,14 52,11 61,17 62,24! 58,26 60,31! 57,33 56,38! 50,42 44,44")
    body = B("36,44! 48,38 57,44! 60,56 57,64 64,80 68,95! 44,96! 18,95! 25,76 28,60 29,52")
    arm = L("54,48,4.4 64,60,3.4 72,64,2.6")
    basket = D(U(B("64,72! 88,71! 86,82 82,86! 70,86! 66,82"), L("66,72,1.3 70,61,1.3 80,60,1.3 86,71,1.3")),
        P("67,76 85,75.4 85,77 67,77.6"))
    return D(U(kerchief, body, arm, basket), O(55.4, 25, 1.2), L("42,17,.3 40,28,1.2 46,38,.4"), L("40,66,.3 35,80,1.2 33,92,.4"))


# ---- the same with a hand up ----

def hand_up(i):
    """The far arm rises beside the head, its hand open and large: it is read from across a room."""
    x, y = ((52, 44), (52, 45), (52, 45), (54, 48))[i]
    top = (74, 74, 76, 78)[i]
    arm = U(L(f"{x},{y},4.8 {x+13},{y-5},4 {top},{30},3"), raised(top, 27, 25, 6))
    return arm


@fig('raised_1')
def _():
    arms = U(L("36,43,4.6 27,54,3.8 33,66,3"), hand_up(0))
    return D(U(MAN_HEAD, MAN_BODY, arms), MAN_HOLES, P("31.4,52 34,49 33.4,60"))


@fig('raised_2')
def _():
    shawl = B("33,41! 44,36 55,41! 61,54 58,60 46,63 30,60 27,53")
    return D(U(WOMAN_HEAD, WOMAN_BODY, shawl, hand_up(1)), WOMAN_HOLES, L("32,55,.3 44,59.6,1.2 56,56,.4"))


@fig('raised_3')
def _():
    coat = B("33,41! 44,37 54,41! 60,58 63,76 64,92! 46,90 25,92! 29,72 29,54")
    feet = U(L("36,90,3.4 35,94,2.8"), L("35,94.6,2.2 43,95.2,1.6"), L("53,90,3.4 54,94,2.8"), L("54,94.6,2.2 62,95.2,1.6"))
    return D(U(HAT, coat, feet, hand_up(2)), O(51, 25, 1.2), L("46,58,.3 47,74,1.2 45,89,.4"), P("29,62 60,60 60.4,62 29,64"))


@fig('raised_4')
def _():
    body = B("36,44! 48,38 57,44! 60,56 57,64 64,80 68,95! 44,96! 18,95! 25,76 28,60 29,52")
    return D(U(KERCHIEF, body, hand_up(3)), O(55.4, 25, 1.2), L("42,17,.3 40,28,1.2 46,38,.4"), L("40,66,.3 35,80,1.2 33,92,.4"))


for n in (1, 2, 3, 4):  # who looks the other way
    for pose in ('folk', 'raised'):
        F[f'{pose}_{n}_turned'] = mirror(F[f'{pose}_{n}'])


# ---- the same four leave, and shoot ----

HEADS = (MAN_HEAD, WOMAN_HEAD, HAT, KERCHIEF)
EYES = (O(50.6, 27, 1.3), B("49,20! 55,22! 54,25! 49,24!"), O(51, 25, 1.2), O(55.4, 25, 1.2))


def foot(x, y, up):
    return U(L(f"{x-3},{y-12},3.4 {x},{y},2.8"), L(f"{x},{y+1.2},2.3 {x+9},{y+1.8-up},1.6"))


def robe(i, front, back):
    """What hides the legs of all but the first: wider where they are apart, and as heavy as it is."""
    low = (0, 88, 84, 90)[i]
    skirt = B(f"34,56! 46,53 58,56! {max(58, front-4)},{low-10} {front+3},{low}! 46,{low+2} {back-4},{low}! {min(34, back)},{low-10}")
    folds = U(L(f"42,62,.3 {(back+44)/2},{low-12},1.2 {back+6},{low-2},.4"), L(f"49,62,.3 {(front+48)/2},{low-12},1.2 {front-5},{low-2},.4"))
    return skirt, folds


LEGS = ((L("50,66,6.4 60,79,4.4 67,93,2.8"), L("67,94.2,2.3 75,93,1.6"), L("42,66,6.4 36,80,4.2 24,90,2.8"),
         L("24,91,2.2 27,96,1.5")),
        (L("49,66,6.4 55,79,4.4 53,93,2.8"), L("53,94.4,2.3 62,95,1.6"), L("42,66,6.4 42,79,4.2 32,86,2.8"),
         L("32,87,2.2 33,92,1.5")),
        (L("47,66,6.6 47,80,4.4 45,93,2.8"), L("45,94.4,2.3 54,95,1.6"), L("46,66,6 54,77,4 50,88,2.7"),
         L("50,89,2.2 57,90,1.5")),
        (L("44,66,6.4 40,80,4.4 36,93,2.8"), L("36,94.4,2.3 45,95,1.6"), L("49,66,6.2 60,75,4 62,87,2.7"),
         L("62,88,2.2 70,86,1.5")))
FEET = (((66, 92, 0), (30, 91, -3)), ((58, 93, 0), (36, 88, -3)), ((48, 93, 0), (54, 89, 2)), ((38, 93, 0), (62, 89, 3)))


def walker(i, pose):
    """Somebody leaves with a bundle over the shoulder; the legs, or a skirt with feet, are the pose."""
    bundle = U(L("24,26,1.2 66,44,1.2", True), B("22,26! 12,27 6,35 10,45 20,47 28,41 27,31"), tri(22, 26, 15, 19, 24, 21))
    body = B("35,42! 46,38 56,43! 60,56 58,68 50,73 38,71 34,58 32,50")
    arm = L("54,46,4.4 64,52,3.4 64,44,2.6")
    head, eye = A.translate(HEADS[i], 4, 1), A.translate(EYES[i], 4, 1)
    if i == 0:
        return D(U(head, body, arm, bundle, *LEGS[pose]), eye, P("34.6,61 59,60 59,62.4 34.8,63.4"))
    (front, *_), (back, *_) = FEET[pose]
    skirt, folds = robe(i, max(front, back, 56), min(front, back, 36))
    return D(U(head, body, arm, bundle, skirt, *[foot(*f) for f in FEET[pose]]), eye, folds)


def shooter(i):
    """Legs apart, gun at the cheek."""
    body = B("34,42! 44,37 53,42! 57,52 55,62 54,70 36,70 34,58 31,50")
    gun = U(L("40,42,2.8 52,39,2.2 64,37,1.6 99,32,1", True), B("34,41! 42,38 47,40 43,45 36,49!"))
    arms = U(L("52,45,4.2 64,48,3.2 72,38,2.4"), L("36,44,4.6 44,52,3.6 52,42,2.6"))
    if i == 0:
        legs = U(L("40,64,6.4 32,80,4.4 24,93,2.8"), L("24,94.4,2.3 33,95,1.6"), L("48,64,6.4 57,79,4.4 62,93,2.8"),
            L("62,94.4,2.3 70,95,1.6"))
        return D(U(HEADS[i], body, legs, gun, arms), EYES[i], P("34,60 56,59 56,61.4 34,62.6"))
    skirt, folds = robe(i, 64, 24)
    return D(U(HEADS[i], body, skirt, foot(60, 93, 0), foot(28, 93, 0), gun, arms), EYES[i], folds)


def spirit(i):
    """Whoever is dead says a last word: a body without feet, its hands open."""
    body = B("34,43! 46,38 56,43! 60,55 59,68 66,80 76,86! 66,89 58,87! 56,93 46,99! 45,92 41,88! 34,93 24,92! 31,82 33,68 31,54")
    arms = U(L("36,46,4.4 27,56,3.6 16,58,2.6"), O(14, 57.4, 3.4), L("54,46,4.4 65,54,3.6 76,50,2.6"), O(78, 49, 3.4))
    return D(U(HEADS[i], body, arms), EYES[i], L("42,56,.3 40,70,1.2 36,84,.4"), L("51,58,.3 53,72,1.2 60,82,.4"))


for n in range(4):
    fig(f'spirit_{n+1}')(lambda n=n: spirit(n))
    fig(f'shooter_{n+1}')(lambda n=n: shooter(n))
    for step in range(4):
        fig(f'walker_{n+1}_{step+1}')(lambda n=n, step=step: walker(n, step))


# ---- and lie there: on the back, the face up, the head to the right, what they wore or carried rolled away ----

def laid(g, size, dx, dy):
    """What belongs to a head that looks to the right, looking up."""
    return A.translate(A.scale(A.rotate(g, -90, origin=(46, 40)), size, size, origin=(46, 40)), dx, dy)


ARM = U(L("66,85,3.6 75,92.4,2.9 86,93.6,2.1"), O(87, 93.4, 2.4, 1.8))  # on the ground, beyond the head
TROUSERS = U(L("46,90,5.6 30,91.6,4.2 13,92.6,2.8"), L("11,92.6,2.4 9.4,84.6,1.7"), L("47,88,5.6 34,69,4.6 27,91,2.9"),
             L("27,93,2.2 18.4,93.6,1.6"))
SKIRT = U(B("54,78! 44,77 33,69 28,72 22,86 16,95! 54,95!"), L("20,92.6,2.6 12,92.8,2.2"), L("11,92.8,2.2 9.2,85.4,1.6"))
CHEST = B("40,95! 41,82 50,78 60,78.4 69,82 72,88 71,95!")
BARE_MAN = B("34,22! 38,13 49,11 56,18! 55,26 60,30! 55,32 55,36! 50,40 40,38 35,32")
HAIR = B("34,22! 38,13 49,11 56,18! 48,20 43,27 42,35 37,38")
FLAT_HAT = U(P("27,17 63,16 63.6,19.4 27,20"), B("33,18! 34,6 45,4 56,6 57,18!"))
ROUND_HAT = U(P("25,18 67,18 67.6,21.4 25,21.8"), B("31,19! 34,8 47,5 59,10 62,19!"))


def rolled(hat, size, x, turn):
    """On its side, on the ground line."""
    g = A.rotate(A.scale(hat, size, size, origin=(45, 14)), turn, origin=(45, 14))
    left, _, _, low = g.bounds
    return A.translate(g, x - left, 95.4 - low)


def lying(head, lower, size, *more):
    return U(laid(head, size, 33, 45), CHEST, lower, ARM, L("68,87,3.4 78,88,3"), *more).intersection(box(0, 0, 100, 95.6))


FOLDS = U(L("63,84,.3 54,90,1 45,91.6,.4"), L("46,79,.3 43,86,.9 44,94,.3"))
BASKET_LIES = rolled(D(U(B("64,72! 88,71! 86,82 82,86! 70,86! 66,82"), L("66,72,1.3 70,61,1.3 80,60,1.3 86,71,1.3")),
                       P("67,76 85,75.4 85,77 67,77.6")), .44, 90, 105)
fig('lies_1')(lambda: D(lying(BARE_MAN, TROUSERS, .62, rolled(ROUND_HAT, .44, 90, 68)), FOLDS))
fig('lies_2')(lambda: D(lying(WOMAN_HEAD, SKIRT, .62), FOLDS))
fig('lies_3')(lambda: D(lying(BARE_MAN, TROUSERS, .62, rolled(FLAT_HAT, .44, 90, 72)), FOLDS))
fig('lies_4')(lambda: D(lying(KERCHIEF, SKIRT, .62, BASKET_LIES), FOLDS))
F['lies_knight'] = mirror(D(lying(A.translate(U(HELM, PLUME), -6, 7), TROUSERS, .6), FOLDS))


@fig('flash')
def _():  # fire that leaves a barrel
    rays = [tri(50, 50 - w, 50 + r, 50, 50, 50 + w) for r, w in ((48, 7), (32, 9))]
    return U(O(50, 50, 15), *[A.rotate(rays[i % 2], a, origin=(50, 50)) for i, a in enumerate(range(0, 360, 30))])


# ---- roles as they stand among the winners; one is a head on its card ----

@fig('silencer_stands')
def _():  # a cloak down to the ground, hood up, a finger at the lips
    hood = B("34,42! 29,30 30,16 38,7 49,5 58,9 61,15! 54,15 49,20 48,30 52,40!")
    face = B("48,18! 60,16! 62,23! 66.4,28! 62.6,30 63.4,33 61,38 54,40 48,38")
    cloak = B("34,38! 24,50 19,70 13,96! 34,94 56,96 77,95! 71,70 64,52 54,38 44,34")
    arm = U(L("56,48,6 70,60,5 72,46,3.2"), B("67,42! 72,38 77,42 76,49 70,50!"), L("71,42,2.2 70.4,33,1.7 70,22,1.4"))
    folds = U(L("36,54,.3 31,72,1.2 27,90,.4"), L("48,58,.3 48,74,1.2 50,90,.4"), L("60,66,.3 61,78,1 65,90,.3"))
    return D(U(hood, face, cloak, arm), B("57,22! 61,22.4! 57.6,24.6!"), folds, L("50,17,.3 46.6,25,1 49,35,.3"))


def wolf_king(*top):  # the werewolf in a cloak with a collar, a sceptre in his hand
    torso = B("27,44 33,30 46,20 58,22 65,32 64,44 57,56 54,68 44,72 35,66 29,56")
    head = B("52,26! 55,16! 57,4! 64,13 71,16 75,21! 85,25! 87,29 84,32! 75,33! 82,37! 76,41 68,42 60,40")
    mane = U(tri(48, 21, 43, 11, 55, 19), tri(41, 25, 33, 15, 47, 22), tri(34, 31, 24, 23, 40, 26))
    legs = U(L("48,64,8.5 61,71,6 54,82,3.4 59,94,2.6"), L("59,94.5,2.2 70,95,1.5"))
    cloak = B("34,26! 22,40 12,60 6,80 1,95! 8,92! 14,96! 22,92! 29,96! 37,92! 44,96! 47,78 44,62 52,40!")
    arm = U(L("58,40,7 72,52,4.6 88,54,3.2"), O(92, 54, 4.2))
    sceptre = U(L("93,20,1.5 93,95,1.4", True), O(93, 18, 2.6), P("93,2 98,10 93,18 88,10"))
    collar = L("33,36,.4 44,42,1.5 55,38,.4")
    folds = U(L("26,46,.3 18,66,1.3 13,86,.4"), L("37,54,.3 32,70,1.2 28,88,.4"))
    return D(U(*top, torso, head, mane, legs, cloak, arm, sceptre), B("69,21.4! 74,23.6! 69.4,24.4!"),
        P("86,30.5 74,32 83,33.6"), collar, folds)


@fig('wolf_king_stands')
def _():
    return wolf_king()


@fig('wolf_king')
def _():  # on cards he has a crown, on his brow
    crown = U(P("58,17 56.6,4.4 61.7,9.6 65.5,1 69.3,9.6 75,3.6 73,17"), O(56.6, 4.8, 1.4), O(75, 4, 1.5))
    return D(wolf_king(A.rotate(crown, 20, origin=(65.5, 13))),
             A.rotate(P("59.6,15 71.6,15 71.8,13 59.4,13"), 20, origin=(65.5, 13)))


# ---- slides of 560 x 260: what stands on them is drawn by the program, feet at y 214 ----

W, H, GROUND = 560, 260, 214
EVENING = ('#FFF0C4', '#F9C06C', '#D07A48', '#6A4250', '#1B2038')
MORNING = ('#FFF3DA', '#F2C6A6', '#B68A94', '#5A5A80', '#1F2A4A')


def slide(name, lamp, stops, *more):
    x, y = lamp
    defs = radial('sky', x, y, 420, *zip((0, .2, .45, .75, 1), stops)) + linear('ground', 0, GROUND - 26, 0, H,
        (0, '#4A322C'), (.5, '#261C22'), (1, '#0B0D16'))
    hills = land(f"-10,{GROUND-34} 90,{GROUND-58} 210,{GROUND-36} 330,{GROUND-62} 450,{GROUND-40} 570,{GROUND-60}", H + 20)
    floor = land(f"-10,{GROUND-14} 140,{GROUND-22} 300,{GROUND-18} 430,{GROUND-24} 570,{GROUND-14}", H + 20)
    frame = box(0, 0, W, H)
    return svg(W, H, defs, f'<rect width="{W}" height="{H}" fill="url(#sky)"/>',
               path(O(x, y, 84).intersection(frame), '#FFE7B4', name + ' halo', .2, .4, 1, ' fill-opacity="0.3"'),
               path(O(x, y, 52).intersection(frame), '#FFF6DE', name + ' lamp', .1, .3),
               path(hills.intersection(frame), '#7A4A3C', name + ' hills', .4, .3, 1, ' fill-opacity="0.72"'),
               *more, path(floor.intersection(frame), 'url(#ground)', name + ' floor', .4, .3))


def plain(name, *black):
    """The same for high contrast: black paper on white, all of it above the ground."""
    floor = land(f"-10,{GROUND-1} 140,{GROUND-3} 300,{GROUND-1} 430,{GROUND-3} 570,{GROUND-1}", H + 20)
    return svg(W, H, '', f'<rect width="{W}" height="{H}" fill="#FFFFFF"/>',
               *[path(b.intersection(box(0, 0, W, H)), '#000000', f'{name} plain {i}', .3, .2) for i, b in enumerate((*black, floor))])


GATE = 352  # its middle; people come from the left, and the wall goes on to the right


def wall():
    """The village's wall with its gate, seen from within; the road goes on behind it."""
    x = GATE - 430
    teeth = U(*[Rc(x + at, 74, 15, 16) for at in range(300, 660, 26)])
    towers = U(P("352,30 352,214 388,214 388,30"), P("472,30 472,214 508,214 508,30"), P("344,34 370,4 396,34"),
               P("464,34 490,4 516,34"), Rc(346, 32, 48, 8), Rc(466, 32, 48, 8))
    stone = U(P(f"{x+286},{GROUND+6} {x+290},88 570,86 570,{GROUND+6}"), teeth, A.translate(towers, x, 0))
    arch = U(Rc(390, 128, 80, 92), O(430, 128, 40))
    slits = U(Rc(367, 60, 6, 20), Rc(487, 60, 6, 20), Rc(548, 122, 6, 24), Rc(584, 122, 6, 24))
    return stone, A.translate(arch, x, 0), A.translate(slits, x, 0)


def gate():
    stone, arch, slits = wall()
    x = GATE - 430
    far = U(fir(x + 300, 184, 60, 'gate 1'), fir(40, 198, 60, 'gate 2'), fir(8, 198, 92, 'gate 3'))  # nobody walks past them
    road = A.translate(P("396,221 418,172 442,172 464,221"), x, 0)
    near = A.translate(P("396,220 464,220 540,262 322,262"), x, 0)  # on this side of the wall
    back = slide('gate', (GATE, 140), EVENING, path(far, '#2A1C24', 'gate firs', .4, .3))
    front = D(stone, arch, slits)
    return back.replace('</svg>', path(road, '#C98A52', 'road', .3, .2) + '\n' + path(near, '#4E362C', 'near', .3, .2) + '\n' + plane(front, INK, '#E6A45A', 'wall', -1.2, -1.2,
        .4, .3) + '\n</svg>')


def gate_plain():
    stone, arch, slits = wall()
    return plain('gate', U(fir(8, 216, 92, 'gate 3'), fir(40, 216, 60, 'gate 2')), D(stone, arch, slits))


def leaf():
    """One leaf of the gate, hinged at its left; the other is its picture turned."""
    whole = U(Rc(0, 40, 40, 92), O(40, 40, 40).intersection(box(0, 0, 40, 41)))
    gaps = U(*[L(f"{x},6,.5 {x},132,.7", True) for x in (10, 20, 30)])
    iron = U(Rc(0, 62, 34, 5), Rc(0, 112, 34, 5))
    return D(whole, gaps), iron, D(O(35, 88, 3.4), O(35, 88, 1.6))


def leaves(flip):
    wood, iron, ring = [mirror(g, 20) if flip else g for g in leaf()]
    return svg(40, 132, '', path(wood, '#4A3024', 'gate wood', .2, .15), path(U(iron, ring), INK, 'gate iron', .2, .1))


def dawn():
    trees = U(bare_tree(66, 200, 150, 'dawn tree', .05, .5, 4), fir(500, 198, 96, 'dawn 1'), fir(538, 202, 66, 'dawn 2'))
    chapel = U(P("404,196 404,160 420,144 436,160 436,196"), P("413,150 413,128 420,112 427,128 427,150"),
               L("420,114,1 420,100,1", True), L("415.6,105,1 424.4,105,1", True))
    fence = U(*[P(f"{x},{GROUND-8} {x},{GROUND-30} {x+3},{GROUND-34} {x+6},{GROUND-30} {x+6},{GROUND-8}")
        for x in range(4, 560, 22)], L(f"0,{GROUND-24},1.1 560,{GROUND-26},1.1", True))
    return slide('dawn', (280, 150), MORNING, path(U(trees, chapel), '#3A2C3C', 'dawn trees', .3, .2),
                 path(fence, '#241C2A', 'dawn fence', .3, .2))


def dawn_plain():
    return plain('dawn', U(bare_tree(66, 216, 150, 'dawn tree', .05, .5, 4), fir(500, 216, 96, 'dawn 1'), fir(538, 216, 66, 'dawn 2')))


def roofs():
    """Two gables that everybody has left whole; at each window its shutters lie open."""
    homes = [(150, 210, 150, 112), (404, 210, 172, 120)]
    walls = U(*[U(P(f"{x-w*.4},{y} {x-w*.4},{y-h*.52} {x+w*.4},{y-h*.52} {x+w*.4},{y}"),
                  P(f"{x-w*.55},{y-h*.46} {x-w*.02},{y-h} {x+w*.03},{y-h} {x+w*.55},{y-h*.46}")) for x, y, w, h in homes])
    panes, shutters = [], []
    for x, y, w, h in homes:
        for px, py, s in ((x - w * .2, y - h * .34, 21), (x + w * .2, y - h * .34, 21), (x, y - h * .68, 17)):
            panes.append(D(Rc(px - s / 2, py, s, s * 1.15), L(f"{px},{py},.8 {px},{py+s*1.15},.8", True),
                           L(f"{px-s/2},{py+s*.5},.8 {px+s/2},{py+s*.5},.8", True)))
            shutters += [P(f"{px-s/2},{py} {px-s*.98},{py-s*.1} {px-s*.98},{py+s*1.25} {px-s/2},{py+s*1.15}"),
                         P(f"{px+s/2},{py} {px+s*.98},{py-s*.1} {px+s*.98},{py+s*1.25} {px+s/2},{py+s*1.15}")]
    return walls, U(*panes), U(*shutters)


def cock():
    """On the larger gable's ridge; he crows towards the sun."""
    return T(F['rooster'], 404 + 4 - 50, 92 - 95, .74, flip=True, origin=(50, 95))


def birds():
    return U(*[U(L(f"{x},{y},.3 {x+6},{y-3},1 {x+11},{y+2},.5"), L(f"{x+11},{y+2},.5 {x+16},{y-3},1 {x+22},{y},.3"))
               for x, y in ((196, 60), (232, 44), (120, 40), (300, 30))])


def peace():
    """A morning on which nobody is missing."""
    walls, panes, shutters = roofs()
    smoke = U(O(112, 92, 8), O(119, 79, 10), O(112, 63, 12), O(124, 46, 14))
    back = slide('peace', (280, 150), MORNING, path(fir(40, 204, 104, 'peace 1'), '#3A2C3C', 'peace fir', .3, .2),
                 path(fir(520, 204, 88, 'peace 2'), '#3A2C3C', 'peace fir 2', .3, .2), path(birds(), '#5A4250', 'peace birds', .1, .1),
                 path(smoke, '#FFF3DA', 'peace smoke', .3, .4, 1, ' fill-opacity="0.35"'))
    chimney = P("106,136 106,102 122,102 122,124")
    front = [plane(U(walls, chimney), INK, '#E6A45A', 'peace walls', -1.2, -1.2, .4, .3), path(shutters, '#7A4A30', 'peace shutters', .2, .15),
             path(panes, '#FFD98A', 'peace panes', .1, .1), plane(cock(), INK, '#E6A45A', 'peace cock', -1.2, -1.2, .3, .2)]
    return back.replace('</svg>', '\n'.join(front) + '\n</svg>')


def peace_plain():
    walls, panes, shutters = roofs()
    edges = D(shutters.buffer(1.6), shutters)
    return plain('peace', D(U(walls, cock()), panes, edges), U(fir(40, 216, 104, 'peace 1'), fir(520, 216, 88, 'peace 2')))


def field_plain():
    return plain('field', U(*[fir(x, 216, h, f'field {x}') for x, h in ((22, 110), (58, 74), (502, 80), (536, 120))]))


def field():
    firs = U(*[fir(x, 202, h, f'field {x}') for x, h in ((22, 110), (58, 74), (502, 80), (536, 120))])
    return slide('field', (280, 128), EVENING, path(firs, '#221822', 'field firs', .4, .3))


def coffin():
    """Upright, as it leans in the graveyard; the seat's emblem comes on its upper half."""
    wood = P("34,2 68,2 98,44 80,158 22,158 4,44")
    lid = P("37,8 65,8 91,45 75,152 27,152 11,45")
    defs = linear('wood', 0, 0, 100, 160, (0, '#8A5A38'), (.6, '#5A3826'), (1, '#35221C'))
    cross = U(L("51,104,2 51,142,2", True), L("40,115,2 62,115,2", True))
    lines = U(L("33,12,.3 24,46,1 35,150,.4", True), L("69,12,.3 78,46,1 67,150,.4", True))
    return svg(102, 160, defs, path(wood, INK, 'coffin edge', .2, .3), path(lid, 'url(#wood)', 'coffin lid', .2, .2),
               path(U(lines, cross), INK, 'coffin lines', .1, .1))


PICTURES = {'werewolf/slide_gate': gate, 'werewolf/slide_dawn': dawn, 'werewolf/slide_field': field,
            'werewolf/slide_peace': peace, 'werewolf/slide_gate_plain': gate_plain, 'werewolf/slide_dawn_plain': dawn_plain,
            'werewolf/slide_field_plain': field_plain, 'werewolf/slide_peace_plain': peace_plain,
            'werewolf/gate_left': lambda: leaves(False), 'werewolf/gate_right': lambda: leaves(True), 'werewolf/coffin': coffin}
