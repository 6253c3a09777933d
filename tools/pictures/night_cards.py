"""GROWL's sixteen Night and Final Night cards: a moon disc with one story each, cut from black paper.

Scenes are drawn on a grid where the disc is the circle of radius 50 around 50, 50.
What would leave it is cut off here.
"""
from kit import *
from kit import F
from scenery import bare_tree, dice, fir, house, land, place, star
from folk import fist, man, pointing, raised, sleeper, torch, woman
import emblems  # noqa: F401
import figures  # noqa: F401

INK, BROWN, FAR, LIT, EMBER = '#0D111D', '#6B4022', '#B9813F', '#FFE7B0', '#C4341C'
FRAME = ("M0 3.7L1.3 1.1 4.3 0 30.8 0 58.9 0 62 1.1 63 3.2 63.3 43.9 63 83.9 61.9 87 59.4 88 30.2 87.8 3.4 88 "
         "1 87.3 0 85.5 0.1 43.1Z")
FACE = ("M1.1 4.1L2 2 4 1.1 30.9 0.9 59.6 1.1 61.3 2.1 61.9 3.9 61.8 43.4 61.9 83.7 61.2 86.1 59.5 86.9 31.5 87.1 "
    "3.1 86.9 "
        "1.7 86.1 1.1 84.2 1.2 43.3Z")
UNIT = .49            # card units for one unit of the scene
MOON = O(50, 50, 50)
SCENES = {}


def scene(name, final=False):
    def keep(make):
        SCENES[name] = (make, final)
        return make
    return keep


def night_card(name):
    make, final = SCENES[name]
    moon = ((0, '#FFF2D8'), (.35, '#FFD9A0'), (.7, '#E8964C'), (1, '#93472A')) if final else \
           ((0, '#FFF6DC'), (.35, '#FBE3AE'), (.7, '#E9B25C'), (1, '#9C6430'))
    rim = '#5A3238' if final else '#3A3C55'
    defs = radial('moon', 50, 44, 60, *moon)
    body = ['<g transform="scale(4)">', f'<path fill="#212A42" d="{FRAME}"/>', f'<path fill="{INK}" d="{FACE}"/>',
            f'<g transform="translate({31.5-50*UNIT} {40.5-50*UNIT}) scale({UNIT})">',
            path(O(50, 50, 52.2), rim, 'ring ' + name, .06, .18, 2), path(MOON, 'url(#moon)', 'moon ' + name, .06,
            .12, 2)]
    for number, (shape, colour) in enumerate(make()):
        body.append(path(shape.intersection(MOON.buffer(.4)), colour, f'{name} {number}', .24, .13, 2))
    body += ['</g>', '</g>']
    return svg(252, 352, defs, *body)


def arc_band(cx, cy, r, a0, a1):
    return LineString([(cx + r * math.cos(math.radians(a)), cy + r * math.sin(math.radians(a))) for a in range(a0,
        a1 + 1, 2)]).buffer(.9, 4)


def ground(points):
    return land(points, 110)


def bow(x, y, s):
    loops = U(B("0,0! -6,-9 -15,-9! -16,-1! -8,3"), B("0,0! 7,-10 15,-8! 15,0! 8,3"))
    slits = U(L("-4,-2,.3 -9,-4,1 -13,-5,.3"), L("4,-2,.3 9,-4,1 13,-4.6,.3"))
    g = U(D(loops, slits), O(0, 0, 3.2))
    return A.translate(A.scale(g, s, s, origin=(0, 0)), x, y)


def parcel(w, h):
    """A box on the ground at 0, 0: ribbon and lid are cut out."""
    box = P(f"{-w},0 {-w*1.01},{-h} {w*1.02},{-h*1.02} {w},0")
    ribbon = U(L(f"-1.8,{-h*.72},.55 -2,0,.55", True), L(f"1.9,{-h*.72},.55 1.8,0,.55", True),
        L(f"{-w-1},{-h*.74},.6 {w+1},{-h*.76},.6", True))
    return U(D(box, ribbon), P(f"{-w-2},{-h*.8} {-w-2.4},{-h-1} {w+2.2},{-h-1.6} {w+2},{-h*.82}").difference(
        U(L(f"-1.9,{-h*1.2},.55 -1.9,{-h*.7},.55", True), L(f"1.9,{-h*1.2},.55 1.9,{-h*.7},.55", True))), bow(0,
        -h - 1.4, .86))


def open_hand(reach):
    """An arm from the left edge, palm up under its load; the fingers end at reach."""
    sleeve = P("-20,-5 8,-5 11,-8.6 17,-8.4 18,9 12,9.6 8,6.6 -20,8")
    hand = U(L(f"16,1,5.6 26,2.4,5 {reach-16},2.6,3.6 {reach-6},1.6,2.4 {reach},-.8,1.4"),
        L("24,-1,3.2 28,-6,2.5 27,-11,1.6"))
    return D(U(sleeve, hand), L("18,-9,.55 18.8,9,.55", True), L(f"28,3.4,.3 {reach-14},4.4,.7 {reach-7},3,.2"))


@scene('gift')
def _():  # each lays something on the other's threshold; one gift looks back
    eyes = U(P("-9,-9 -2.4,-6.4 -8.6,-5.4"), P("9.4,-9.4 2.6,-6.6 9,-5.6"))
    one = A.translate(D(parcel(14, 20), eyes, P("-14,-11.6 14,-12 14,-11 -14,-10.6")), 44, 41)
    two = A.translate(parcel(11, 17), 52, 82)
    top = A.translate(open_hand(64), 0, 44)
    low = A.translate(A.scale(open_hand(62), -1, 1, origin=(50, 0)), 0, 85)
    far = U(*[star(x, y, 1.7) for x, y in ((78, 24), (16, 68), (70, 12), (87, 40), (26, 84))])
    return [(far, FAR), (U(one, two, top, low), INK)]


@scene('serum')
def _():  # drink, and say what you are
    head = U(B("8,104! 10,86 20,78 27,72! 19,64 17,50 23,38 35,32 46,35 52,41! 52.4,45 59,50! 60.4,53 54.6,54.6! "
        "54.6,57 58.4,59! "
               "50,62 45,65! 51,69.4 55.6,70.6! 54,75 47,80 40,80! 41,87 50,94 56,104!"),
             B("22,64! 15,50 18,36 30,27 44,29 52,38! 42,39 34,44 31,52 33,58 28,62!"))
    head = A.rotate(head, -30, origin=(36, 66))
    head = A.translate(head, 2, 4)
    eye = A.translate(A.rotate(L("45,47,.4 49.6,46,1.1", True), -30, origin=(36, 66)), 2, 4)
    ear = A.translate(A.rotate(B("33,56! 31,51 36,49 38,54 35,60!"), -30, origin=(36, 66)), 2, 4)
    flask = U(P("-3.4,-24 3.6,-24 3.6,-8 -3.4,-8"), B("-3.4,-10! 3.6,-10! 10,-2 13,8 9,17 0,20 -9,17 -13,8 -10,-2"),
              P("-5.6,-27 5.6,-27 5.2,-23.4 -5.4,-23.4"))
    flask = U(D(flask, B("-10,6! -4,3.4 2,6 10,3! 9.6,11 6,15 0,16.6 -6,15 -9.6,11")), O(-3, 10.4, 1.7), O(3.4, 8.6,
        1.2), O(1.4, 13, 1))
    flask = A.translate(A.rotate(flask, 232, origin=(0, 0)), 76, 29)
    drops = U(*[A.translate(B("0,-4.4! 2.5,.4 1.6,3 -1.6,3 -2.5,.4"), x, y) for x, y in ((54.6, 47), (53.6, 57.4))])
    return [(A.translate(D(head, eye, ear), -3, 3), INK), (U(flask, drops), INK)]


@scene('caged')
def _():  # hung up for the night
    branch = U(L("-6,12,5 24,8,4 52,9,3 84,3,1.4 100,4,.4"), L("62,8,2 76,14,1.4 88,13,.5"),
        L("20,9,2.4 30,18,1.4 34,24,.4"))
    chain = U(*[D(O(52, y, 2, 3), O(52, y, .9, 1.8)) for y in (13.4, 18.4, 23.4)])
    dome = U(L("52,28,1.4 40,31,1.5 29,39,1.5 25,50,1.5"), L("52,28,1.4 64,31,1.5 75,39,1.5 79,50,1.5"))
    ribs = U(*[L(f"52,28,1 {52+dx*.62},36,1.1 {52+dx},50,1.1 {52+dx},86,1.1") for dx in (-17, -6, 6, 17)],
             L("25,48,1.5 25,86,1.5", True), L("79,48,1.5 79,86,1.5", True))
    hoops = U(L("24,50,1.6 80,50,1.6", True), P("21,85 83,85 80,92 24,92"))
    sitter = U(B("38,86! 37,72 42,62 50,59 57,64 58,74 62,86!"),
        B("47,56 46.6,49 52,46.4 58,48.6 59.4,52! 62.2,55! 59.6,56.4 59.4,60! 54,62.6 49,60"),
        P("43,51 48,43.6 57,43 61,50 64,51.6 46,53"),
               L("52,84,4 64,70,3.6 68,84,3"), L("68,84,2.6 74,84.6,1.6"), L("48,66,3.2 58,74,2.6 66,71,2.2"))
    sitter = D(sitter, O(56.4, 54.2, .9))
    wood = U(ground("-6,97 20,93 50,96 80,92 106,97"), *[fir(x, 98, h, f'cage{x}') for x, h in ((8, 44), (92, 38))])
    return [(wood, BROWN), (sitter, INK), (U(branch, chain, dome, ribs, hoops), INK)]


@scene('hound')
def _():  # nose on the track
    dog = place(F['hound'], 47, 83, 74)
    earth = ground("-4,80 20,82 46,83 72,82 104,76")
    paws = []
    for k, (x, y) in enumerate(((30, 90), (46, 92.6), (62, 90), (77, 87.6))):
        g = U(O(x, y, 2.4, 1.9), *[O(x + a, y - b, .95) for a, b in ((-2.6, 2), (-.9, 3.3), (1, 3.3), (2.6, 2))])
        paws.append(A.rotate(g, 72 + k * 6, origin=(x, y)))
    far = U(ground("-4,72 24,64 50,70 80,62 104,68"), *[fir(x, b, h, f'trail{x}') for x, b, h in ((84, 66, 30), (93,
        66, 22), (74, 66, 18))])
    return [(far, FAR), (U(dog, earth).difference(U(*paws)), INK)]


@scene('insomnia')
def _():  # counting sheep does not help
    bed = U(P("6,44 13,43 14,96 6,96"), B("2,46! 4,36 10,32 16,37 17,46!"), P("8,74 92,72 93,88 8,90"),
        P("86,62 93,61 94,97 87,97"),
            B("83,63! 86,56 91,54 96,57 97,63!"))
    quilt = B("28,74! 34,62 48,60 62,64 78,66 89,70! 90,86! 26,87!")
    pillow = B("14,72! 15,60 24,56 30,62 30,74!")
    sitter = U(B("22,76! 22,62 28,53 38,52 44,60 46,76!"),
        A.translate(A.scale(U(B("36,26! 36,14 46,8 56,14 58,24! 46,28"),
               L("44,14,5.6 32,10,4.2 26,18,2.6 25,30,1.2"), O(24.6, 33, 3.4),
               B("37,24! 57,23! 60,32 56,41 46,43 38,38")), .92, .92, origin=(46, 40)), -11, 10))
    eyes = U(O(32.4, 41.6, 3.6, 4.2), O(41.4, 41.2, 3.6, 4.2))
    pupils = U(O(32.9, 41.9, 1.3), O(41.9, 41.5, 1.3))
    mouth = L("35.6,48.4,.3 38,48,.8 40.4,48.4,.3")
    patches = U(*[P(f"{x},{y} {x+6},{y-.4} {x+6},{y+5.6} {x},{y+6}") for x, y in ((42, 68), (54, 69), (66, 71), (48,
        78), (60, 79), (73, 79))])
    sheep = lambda x, y, rot: A.rotate(U(B(f"{x-9},{y} {x-7},{y-5} {x-2},{y-7} {x+3},{y-6.6} {x+8},{y-4} "
        f"{x+8},{y+1} {x+4},{y+4} {x-2},{y+4.4} {x-7},{y+4}"),
                                         L(f"{x+8},{y-4},2.4 {x+13},{y-3},1.6"), tri(x + 8, y - 6, x + 5, y - 9,
                                         x + 10, y - 6.4),
                                         L(f"{x-5},{y+3},1 {x-8},{y+9},.8"), L(f"{x-3},{y+3},1 {x-5},{y+9.4},.8"),
                                         L(f"{x+4},{y+3},1 {x+9},{y+7},.8"), L(f"{x+2},{y+3},1 {x+7},{y+8.4},.8")),
                                         rot, origin=(x, y))
    flock = U(sheep(58, 15, -16), sheep(79, 31, 24))
    return [(flock, BROWN), (U(D(U(bed, pillow), quilt.buffer(.8)), D(quilt, patches), D(sitter, eyes,
        mouth)).union(pupils), INK)]


@scene('bullet')
def _():  # silver, and one is enough
    shell = A.rotate(A.scale(F['bullet'], .82, .82, origin=(50, 50)), 14, origin=(50, 50))
    rays = U(*[A.rotate(tri(50 - .9, 13, 50, 3 if k % 2 else 6.4, 50 + .9, 13), k * 22.5 + 8, origin=(50,
        50)) for k in range(16)])
    gleam = U(star(30, 30, 6), star(25, 41, 2.6), star(73, 68, 4.6), star(78, 58, 2))
    return [(rays, BROWN), (shell, INK), (gleam, '#FFFFFF')]


@scene('seance')
def _():  # hands joined, somebody answers
    table = place(F['seance'], 50, 99, 76)
    ghost = B("50,46! 43,42 37,36 33,30! 28,33 22,31 19,24 21,15! 15,14! 21,10! 21,5! 25,9! 29,5! 29,11! 32,14! "
        "27,17 28,23 32,23 37,18! "
              "39,9 44,4 50,3 56,4 61,9 63,18! 68,23 72,23 73,17 68,14! 71,11! 71,5! 75,9! 79,5! 79,10! 85,14! "
                  "79,15! 81,24 78,31 72,33 67,30! "
              "63,36 57,42")
    ghost = D(ghost, O(45.4, 14.6, 2.8, 3.8, 8), O(54.8, 14.6, 2.8, 3.8, -8),
        B("47,22.6! 50.2,20.4 53.4,22.6! 52.6,28 48.2,28"))
    return [(ghost, BROWN), (table, INK)]


@scene('hypnosis')
def _():  # look at the watch
    arm = U(P("-6,0 26,-6 31,7 6,24 -8,20"), L("24,4,6.4 36,7,5.2 45,11,3.6"), L("40,7,3.2 49,8,2.6 53,13,2"),
        L("38,12,3.2 46,17,2.5 50,19,1.8"))
    arm = D(arm, L("27,-6,.6 31.4,7,.6", True), L("40,11.6,.3 45,13,.7 48.6,14.6,.3"))
    hand, watch = (51, 17), (66.5, 54)
    links = U(*[D(O(hand[0] + (watch[0] - 6 - hand[0]) * k / 6, hand[1] + (watch[1] - 19 - hand[1]) * k / 6, 1.8, 2.5,
        -26),
                  O(hand[0] + (watch[0] - 6 - hand[0]) * k / 6, hand[1] + (watch[1] - 19 - hand[1]) * k / 6, .7, 1.3,
                  -26)) for k in range(7)])
    cx, cy = watch
    spiral = LineString([(cx + (.6 + 13.6 * t) * math.cos(t * 14.6),
        cy + (.6 + 13.6 * t) * math.sin(t * 14.6)) for t in
                         [k / 90 for k in range(91)]]).buffer(1.45, 6)
    dial = U(D(O(cx, cy, 18.4), O(cx, cy, 15.6)), O(cx - 5.4, cy - 19, 3.2), spiral)
    swings = U(*[arc_band(hand[0], hand[1], rr, a0, a1) for rr, a0, a1 in ((40, 90, 106), (46, 92, 106), (40, 36, 44),
        (46, 37, 43))])
    eye = U(D(B("10,80! 19,71 30,68 41,71 50,80! 40,88 30,90.4 19,88"), O(30, 79.4, 9)), D(O(30, 79.4, 7.2), O(30,
        79.4, 4.8)), O(30, 79.4, 2.4),
            L("9,71,.4 20,62,1.6 36,60.6,1.9 49,67,.5"))
    lashes = U(*[L(f"{x},{y},.7 {x+a},{y-5},.2", True) for x, y, a in ((15, 74, -3), (21, 70, -2), (38, 70, 2), (45,
        74, 3.4))])
    return [(swings, BROWN), (U(arm, links, dial), INK), (U(eye, lashes), INK)]


@scene('unwanted', final=True)
def _():  # both neighbours point at the same one
    poor = woman(L("36,46,4 46,58,3 56,52,2.4"), L("50,46,4 60,54,3 58,44,2.2"))
    poor = place(poor, 50, 92, 62)
    left = pointing(34, 50, .78, 6)
    right = A.scale(pointing(-34, 46, .78, 4), -1, 1, origin=(0, 0))
    right = A.translate(right, 33, 0)
    earth = ground("-4,92 30,90 70,91 104,89")
    rays = U(*[A.rotate(tri(49.2, 14, 50, 5, 50.8, 14), a, origin=(51, 40)) for a in (-50, -26, 0, 26, 50)])
    return [(ground("-4,84 22,76 50,82 78,75 104,82"), FAR), (rays, BROWN), (U(poor, left, right, earth), INK)]


@scene('tempest', final=True)
def _():  # the wind deals the cards anew
    cloud = B("10,30 14,19 25,18 31,10 44,9 51,14 61,8 74,11 79,19 90,21 93,30 84,36 62,35 40,37 18,36")
    cloud = D(cloud, L("24,27,.3 34,22,1.1 44,26,1 50,22,.3"), L("58,26,.3 68,20,1.1 80,26,.3"))
    bolt = P("56,32 46,50 53.6,50 45,69 66,44.6 58,44.6 66,32")
    walls, lit = house(74, 93, 30, 32, 'storm')
    tree = A.skew(bare_tree(24, 95, 50, 'gale tree', lean=.1, spread=.44, depth=4), -20, 0, origin=(24, 95))
    leaf = lambda x, y, rot, s: A.rotate(P(f"{x-4.6*s},{y-6.4*s} {x+4.4*s},{y-6.5*s} {x+4.6*s},{y+6.4*s} "
        f"{x-4.5*s},{y+6.3*s}"), rot, origin=(x, y))
    spots = ((22, 49, 40, 1), (83, 49, -24, 1.05), (38, 63, -56, .9), (64, 66, 24, .8), (92, 66, 58, .7), (12, 66, 12,
        .72))
    backs, faces = U(*[leaf(*q) for q in spots]), U(*[leaf(x, y, rot, k * .78) for x, y, rot, k in spots])
    marks = U(*[A.rotate(O(x, y, 1.5 * k, 2.2 * k), rot, origin=(x, y)) for x, y, rot, k in spots])
    rain = U(*[L(f"{x},{y},.6 {x-4},{y+9},.2", True) for x, y in ((32, 40), (40, 41), (74, 39), (90, 38), (50, 78),
        (54, 70), (14, 40), (66, 50))])
    return [(rain, BROWN), (U(cloud, bolt), INK), (U(D(walls, lit), tree, ground("-4,95 26,94 60,92 104,93")), INK),
        (backs, INK), (faces, LIT), (marks, INK)]


@scene('accused', final=True)
def _():  # in the pillory, and every finger points there
    posts = U(P("17,38 23,37 25,92 17,92"), P("77,37 83,38 83,92 75,92"))
    board = D(P("10,34 90,33 90,51 10,52"), O(50, 42.6, 10.6), O(28, 42.6, 5), O(72, 42.6, 5),
        L("10,42.8,.5 40,42.6,.5", True),
              L("60,42.6,.5 90,42.8,.5", True))
    head = U(B("40,44! 39,30 44,20 50,17 56,20 61,30 60,44 55,54 50,57 45,54"), L("41,28,2.6 36,38,2.2 37,47,.6"),
        L("59,28,2.6 64,38,2.2 63,47,.6"))
    face = U(O(45.6, 36, 1.9), O(54.4, 36, 1.9), L("46,48.6,.4 50,46.6,1.1 54,48.6,.4"),
        L("41.6,32.4,.3 47.4,30.2,.8", True),
             L("58.4,32.4,.3 52.6,30.2,.8", True))
    limp = lambda x: U(L(f"{x},40,2.6 {x},50,2.8 {x},55,3", True), *[L(f"{x+a},54,1.2 {x+b},{y},.8", True) for a, b,
        y in
                                                                     ((-2.4, -4.4, 59), (-.9, -1.6, 62), (.8, 1.2,
                                                                         62.4), (2.4, 3.8, 60))])
    hands = U(limp(28), limp(72))
    crowd = [ground("-4,96 30,93 70,93 104,96")]
    for x, h in ((14, 82), (33, 85), (50, 83), (67, 85), (86, 82)):
        crowd.append(U(O(x, h, 6), B(f"{x-10},{h+18}! {x-9},{h+9} {x},{h+5} {x+9},{h+9} {x+10},{h+18}!")))
    arms = U(pointing(44, 68, .34, -52), A.scale(pointing(-56, 68, .34, -52), -1, 1, origin=(0, 0)),
             pointing(31, 70, .3, -78), A.scale(pointing(-69, 70, .3, -78), -1, 1, origin=(0, 0)))
    return [(posts, INK), (U(D(board, hands.buffer(.7)), D(head, face)), INK), (D(hands, U()), INK), (U(*crowd, arms),
        INK)]


@scene('sleepwalkers', final=True)
def _():  # over the ridge, each to the other's bed
    arms = U(L("48,44,4 62,45,2.8 76,44,2.2"), L("77,43.6,1.8 82,45.4,1"), L("46,47,4 60,50,2.8 73,50,2.2"),
        L("74,50,1.8 79,51.6,1"))
    walker = sleeper(arms)
    one = place(walker, 26, 69, 54)
    two = place(walker, 74, 71, 54, flip=True)
    roof = U(B("-6,76! 14,72 50,69 86,73 106,75! 106,104! -6,104!"),)
    tiles = U(*[L(f"{x},{y},.3 {x+5},{y+2.4},.8 {x+10},{y},.3") for y, o in ((79, 0), (85, 5), (91,
        0)) for x in range(8 + o, 90, 11)])
    stack = U(P("46,56 56,55 56,76 46,76"), P("44,52 58,51.4 58,57 44,57.6"))
    smoke = L("51,50,.6 54,42,2 48,34,2.4 54,24,2 50,14,.4")
    return [(smoke, FAR), (U(one, two), INK), (D(U(roof, stack), tiles), INK)]


@scene('unsaved', final=True)
def _():  # the boat is full
    boat = B("10,50! 30,54 54,50! 51,59 44,63 22,63 14,58!")
    heads = U(*[U(O(x, y, 3.3), B(f"{x-5},{y+12}! {x-4},{y+4} {x},{y+3} {x+4},{y+4} {x+5},{y+12}!")) for x, y in ((21,
        40), (30, 37.6), (39, 39))])
    oar = U(L("40,47,1 58,66,1.1", True), L("56,64,1.8 61,70,2.2", True))
    lantern = U(L("14,52,.8 9,30,.8", True), D(P("6,30 12,30 13,38 5,38"), P("7.6,32 10.6,32 11,36.6 7,36.6")))
    hand = raised(70, 82, 42, 8).difference(ground('40,82.6 62,83.4 80,82 100,82'))
    sea = U(ground("-4,62 14,63.4 34,62 52,64 74,62 104,63"))
    waves = U(*[L(f"{x},{y},.3 {x+w/2},{y-1.3},.9 {x+w},{y},.3") for x, y, w in ((4, 70, 18), (30, 73, 22), (6, 80,
        26), (40, 84, 18), (88, 70, 12), (84, 80, 14), (24, 91, 26), (62, 92, 22))])
    rings = U(D(O(69, 83, 16, 4), O(69, 83, 14.4, 3)), D(O(69, 83.4, 22, 6.4), O(69, 83.4, 20.8, 5.4)))
    far = land("-4,60 20,54 40,58 66,52 88,57 104,54", 64)
    return [(far, FAR), (sea, BROWN), (U(waves, rings), '#C98F4A'), (U(boat, heads, oar, lantern), INK), (hand, INK)]


@scene('hallows', final=True)
def _():  # a dead hand still gives
    pumpkin = U(B("60,82 56,70 62,60 76,57 90,60 96,70 92,82 84,88 68,88"), L("76,58,2.4 78,52,2 83,49,1.2"))
    ribs = U(L("70,60,.3 66,72,.8 70,86,.3"), L("83,60,.3 87,72,.8 83,86,.3"))
    carve = U(tri(65, 70, 69, 63.6, 73, 70), tri(80, 70, 84, 63.6, 88, 70),
        P("63,75 69,77.4 72,75.6 76,78.4 80,75.6 84,77.4 90,75 85,82.6 76,84.6 68,82.4"))
    stone = D(B("10,86! 10,46 16,34 26,30 36,34 42,46 42,86!"), U(P("24,38 28.6,38 28.6,60 24,60"),
        P("17.6,44 35,44 35,48.4 17.6,48.4")))
    wrist = U(L("52,92,3 52,78,2.4 51,70,2.2"), L("49,92,2 48,80,1.6 48.6,70,1.5"))
    bones = U(O(50, 65, 5.4, 4.6), *[U(L(f"{50+a},{64-abs(a)*.2},1.5 {50+b},{c},1.5", True),
        L(f"{50+b},{c-1.6},1.3 {50+d},{e},1.1", True)) for a, b, c, d, e in
              ((-4, -9, 57, -9, 50), (-1.6, -3.4, 52, -3, 44), (1.6, 3, 52, 3.6, 44), (4, 9, 56, 9.4, 49))])
    card = A.rotate(D(P("42,16 62,15 63,43 43,44"), B("46,26! 52,19 59,25! 58,37 52,40 47,37")), 7, origin=(52, 30))
    fangs = A.rotate(P("48,27 50.4,35 52.4,28.6 54.4,34.6 57,26.6 57,24 48,24.6"), 7, origin=(52, 30))
    mound = ground("-4,92 16,86 36,88 52,84 68,88 104,86")
    bats = U(*[A.translate(A.scale(P("0,0 3,-3 8,-2 6,0 7,2 3,1.4 0,4 -3,1.4 -7,2 -6,0 -8,-2 -3,-3"), s, s, origin=(0,
        0)), x, y) for x, y, s in ((22, 18, .9), (80, 26, 1.1), (72, 14, .7))])
    return [(bats, BROWN), (U(stone, mound, D(card, bones.buffer(.7)), bones, wrist), INK), (fangs, EMBER),
        (pumpkin.buffer(1), '#C98F4A'),
            (D(pumpkin, ribs, carve), INK), (carve, '#FFD27E')]


@scene('trusted', final=True)
def _():  # they kneel to the lantern; its bearer's shadow has ears
    shadow = U(B("30,96! 34,70 32,52! 30,40 34,28! 31,14! 40,22 46,24! 52,21 58,12! 58,26! 64,34! 73,38! 72,42 "
        "64,46! 60,50! 66,62 74,80 78,96!"), tri(34, 44, 24, 46, 36, 52), tri(33, 60, 22, 64, 36, 68))
    keeper = man(L("50,46,4.4 62,44,3.2 69,34,2.4"), L("37,46,4.4 28,58,3.2 34,70,2.6"))
    keeper = place(keeper, 46, 83, 50)
    lamp = A.translate(A.scale(F['lantern'], .17, .17, origin=(50, 10)), 6.4, 41.5)
    rock = B("34,100! 36,88 38,82! 56,81! 60,88 63,100!")
    kneel = U(B("36,95! 34,74 42,62 52,60 58,66! 60,78 64,95!"), O(60, 56, 8), tri(62, 52, 70, 58, 62, 61),
        L("54,88,6 72,90,5 80,95,3"), L("52,70,4 64,74,3 72,66,2.2"),
              B("52,50! 56,44 64,45 67,52!"))
    crowd = U(place(kneel, 21, 88, 40), place(kneel, 81, 88, 40, flip=True))
    return [(A.scale(shadow, 1.02, .98, origin=(50, 96)), FAR), (U(keeper, lamp, rock, crowd,
        ground("-4,87 24,87.4 50,90 76,87.4 104,86")), INK)]


@scene('purge', final=True)
def _():  # the whole village comes, and comes for one
    mob, fires = [], []
    for k, (x, b, s, lean) in enumerate(((6, 84, 46, 1), (24, 83, 50, 3), (42, 84, 47, 2))):
        hand = (x + s * .17, b - s * .66)
        stick, flame = torch(*hand, lean)
        arm = U(L("50,46,4.4 60,40,3.2 67,29,2.6"), L("37,46,4.4 26,54,3.2 30,66,2.6"))
        who = woman(arm) if k == 1 else man(arm)
        mob.append(place(who, x, b, s))
        if k != 1:
            mob.append(stick)
            fires.append(flame)
    fork = U(L("34,76,1.1 33,24,1.1", True), L("27,12,.6 27.6,20,1 33,26,1.1 38.4,20,1 39,12,.6"),
        L("33,10,.6 33,26,1.1", True))
    scythe = U(L("14,80,1.1 18,26,1.1", True), B("18,28! 26,22 38,24 46,32! 36,28 26,28 18,31!"))
    runner = U(O(80, 61, 3.4), L("79,65,3.4 76,74,3.6"), L("78,67,1.8 86,69,1.4 88,64,1.1"),
        L("77,67,1.8 70,71,1.4 69,76,1.1"),
               L("76,74,2.4 84,78,1.9 83,85,1.4 88,86,1"), L("75,74,2.4 72,81,1.9 65,83,1.3 63,80,.8"))
    earth = ground("-4,82 30,83 56,84 80,86 104,80")
    wood = U(ground("-4,78 30,80 56,72 70,66 88,64 106,66"), *[fir(x, 67, h, f'purge{x}') for x, h in ((70, 24), (80,
        34), (90, 28), (97, 40))])
    return [(wood, FAR), (U(*mob, fork, earth), INK), (runner, INK), (U(*fires).buffer(.9), INK), (U(*fires),
        '#FFF0C8')]


def seat_seance():
    defs = radial('glow', 31, 40, 36, (0, '#FFF6DC'), (.35, '#FBE3AE'), (.7, '#E9B25C'), (1, '#9C6430'))
    table = A.translate(A.scale(F['seance'], .47, .47, origin=(0, 0)), 8, 22.5)
    oval = O(31.5, 43.5, 26.8, 30.6)
    return svg(252, 352, defs, '<g transform="scale(4)">', f'<path fill="#B9A988" d="{FRAME}"/>',
               f'<path fill="{INK}" d="M1.6 4.6L2.5 2.5 4.5 1.6 30.9 1.4 59.1 1.6 60.8 2.6 61.4 4.4 61.3 43.6 '
               f'61.4 83.4 60.6 85.6 59 86.4 '
               '31.4 86.6 3.6 86.4 2.2 85.6 1.6 83.7 1.7 43.3Z"/>', path(oval, 'url(#glow)', 'oval', .1, .1, 2),
               path(table.intersection(oval), INK, 'seat seance', .12, .06, 2), '</g>')


PICTURES = {f'growl/night_{name}': (lambda name=name: night_card(name)) for name in SCENES}
PICTURES['growl/seat_seance'] = seat_seance
