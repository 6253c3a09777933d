"""Werewolves and Robbers: the six faces, the back and the table by moonrise over the town.

Card scenes are drawn in card units, 63 x 88; what would leave the cut-corner window is cut off here.
"""
import re

from kit import *
from kit import F
from scenery import bare_tree, dice, fir, house, land, place, plane, star
from night_cards import FACE, FRAME
import emblems  # noqa: F401
import figures  # noqa: F401

INK = '#0D111D'
SILL = "5.95,83.03 46.6,83.38 47,72.55 57.35,72.02 57.59,25.04 50.03,16.03 12.97,16.36 5.6,25.04"
PANE = "7.84,81.09 44.76,81.53 45.17,70.75 55.52,70.2 55.72,25.71 49.1,17.92 13.85,18.27 7.51,25.68"
WINDOW = P(PANE)
GROUND = P("0,66.9 16,66.2 30,67 44,67.4 63,66.4 63,90 0,90")


@fig('knife')
def _():
    """A dagger that falls point down: leaf blade with a groove, bent guard, knobbed grip."""
    blade = B("43,42! 41,58 44,76 50,97! 57,75 60,57 57,41!")
    guard = B("27,33! 33,30 40,35 50,35 61,34 67,29 73,32! 70,40 60,42 50,43 39,42 31,40")
    grip = P("45,14 55.6,13.6 56.4,37 44.6,37.4")
    knob = O(50, 9.4, 7, 6.2)
    holes = U(L("50.4,50,.5 50.8,62,1.7 50.3,80,.4"), P("45,19 56,17.2 56,19.4 45,21.2"),
              P("45,25.6 56,23.6 56.2,25.8 45,27.8"), P("45,32 56.2,30 56.2,32 45,34"))
    return D(U(blade, guard, grip, knob), holes)


@fig('traitor')
def _():
    """One neck, two faces: the honest man looks left, the wolf behind his hat looks right."""
    man = B("50,16! 40,14 30,18 26,26 25,34! 20,42 17,46! 22,48 22,52! 19,54 23,56! 21,59 24,60 25,65 32,68 38,67 "
            "39,76! 50,80!")
    hat = B("14,27! 22,23 24,13 34,7 44,6 51,11! 52,23 36,27 24,30")
    wolf = B("48,20! 54,17! 56,3! 63,13 66,18! 74,24! 84,31 95,36! 96,40 92,44! 82,46 79,47! 86,50 90,49! 87,54 "
             "78,58 70,60! 70,63 66,67! 66,70 62,77! 50,80!")
    bust = B("8,96! 12,84 26,77 39,72! 50,78 61,72! 74,77 88,84 93,96!")
    fur = U(tri(61, 66, 76, 74, 58, 80), tri(64, 72, 82, 82, 58, 86))
    holes = U(B("24,37! 29,34.6 33,37.4! 28.6,38.6"), L("23,57.4,.4 28,58.2,1 32,56.4,.4"),
              B("66,28! 73,30 76,33.6! 68,33.4"), P("94,43 80,44.4 78,46 72,50.6 88,51.6 86,50"),
              B("49.6,20! 52,34 50.6,48 52.6,62 50,79! 48.6,62 49.4,48 48,34"))
    return D(U(man, hat, wolf, bust, fur), holes)


def put(name, x, base, size, flip=False, rot=0):
    return place(F[name], x, base, size, flip, rot)


def rays(x, y, count, inner, outer, half, start=0.0):
    """Wedges of light that leave out the middle."""
    out = []
    for k in range(count):
        a = start + 2 * math.pi * k / count
        c, s = math.cos(a), math.sin(a)
        out.append(P(f"{x+c*inner-s*half*.5},{y+s*inner+c*half*.5} {x+c*outer-s*half},{y+s*outer+c*half} "
                     f"{x+c*outer+s*half},{y+s*outer-c*half} {x+c*inner+s*half*.5},{y+s*inner-c*half*.5}"))
    return U(*out)


SCENES = {}


def scene(name, *stops):
    def keep(make):
        SCENES[name] = (make, stops)
        return make
    return keep


def face(name):
    make, stops = SCENES[name]
    body = ['<g transform="scale(4)">', f'<path fill="#E6D8BA" d="{FRAME}"/>', f'<path fill="#F5ECD9" d="{FACE}"/>',
            path(P(SILL), INK, 'sill ' + name, .05, .12, 2), path(WINDOW, 'url(#pane)', 'pane ' + name, .05, .1, 2)]
    for number, (shape, colour) in enumerate(make()):
        body.append(path(shape.intersection(WINDOW.buffer(.6)), colour, f'{name} {number}', .12, .08, 2))
    body.append('</g>')
    return svg(252, 352, radial('pane', 31.5, 44, 38, *stops), *body)


YELLOW = ((0, '#FFF6D4'), (.3, '#F3DF8C'), (.66, '#E6CB55'), (1, '#7A6C34'))
BLUE = ((0, '#F2FAFF'), (.3, '#B9DEFA'), (.66, '#84C1F7'), (1, '#3E5C7C'))
AMBER = ((0, '#FFF6DC'), (.35, '#FBE3AE'), (.7, '#E9B25C'), (1, '#9C6430'))


# The number of a suit card is cut by the program into this hill; icons stand below it.
HILL = B("0,50! 14,47.6 31.5,46.4 49,47.6 63,50! 63,90! 0,90!")


def chest_scene(size):
    """One chest for all ranks, so that it counts nothing: low cards have a small one."""
    def make():
        light = rays(31.5, 47.5 - size * .45, 10 + size // 3, size * .5, size * .5 + 16, 1.3, .1)
        chest = put('chest', 31.4, 48.2, size)
        left, _, right, foot = chest.bounds
        # Where its body meets the hill the light lies on its edge: else the bands alone are seen, as of a cage.
        edge = L(f"{left+.3},45.6,.15 {left+.3},{foot},.38 31.4,{foot+.15},.42 {right-.3},{foot},.38 {right-.3},45.6,.15")
        return [(light, '#BBA64A'), (U(chest, HILL), INK), (edge, '#E6CB55')]
    return make


def robber_scene(size, towers):
    """The robber comes closer, and the town behind him grows."""
    def make():
        walls, lit = [], []
        for x, base, w, h in towers:
            walls.append(U(P(f"{x-w/2},{base} {x-w/2+.3},{base-h} {x-w/2-1},{base-h} {x},{base-h-w*1.05} {x+w/2+1},"
                             f"{base-h} {x+w/2-.3},{base-h} {x+w/2},{base}")))
            lit.append(U(Rc(x - 1.9, base - h * .72, 1.4, 2.2), Rc(x + .7, base - h * .72, 1.4, 2.2)))
        clouds = U(B("9,24! 14,21.6 20,23 25,21.8 30,24.4! 20,25.4"), B("36,20.6! 41,19 47,20! 42,21.6"))
        return [(clouds, '#DDF0FF'), (D(U(*walls), U(*lit)), '#4E7295'),
                (U(put('robber', 28, 48, size), HILL), INK)]
    return make


for step, size in enumerate((20, 25, 30), 1):
    scene(f'chest_{step}', *YELLOW)(chest_scene(size))
for step, (size, towers) in enumerate(((22, ((50, 49, 7, 6),)), (26, ((48, 49, 8, 10), (54, 49, 6, 6))),
                                       (30, ((45, 49, 7, 9), (52, 49, 9, 15), (11, 50, 7, 7)))), 1):
    scene(f'robber_{step}', *BLUE)(robber_scene(size, towers))


@scene('werewolf', *AMBER)
def _():
    moon = O(40.5, 33, 11.6)
    firs = U(*[fir(x, 68, h, f'wolf card {x}') for x, h in ((9, 26), (14.4, 18), (53.4, 22), (49, 14))])
    return [(moon, '#FFFBEA'), (firs, '#8A5A30'), (U(put('werewolf', 29.5, 68, 49), GROUND), INK)]


@scene('knife', *AMBER)
def _():
    cuts = U(L("13,30,.2 18,44,.9 20,58,.2"), L("50,26,.2 46,40,.9 44,54,.2"), L("18,24,.2 21,33,.7 22,40,.2"))
    return [(cuts, '#B9813F'), (U(put('knife', 31.6, 68, 49), GROUND), INK)]


@scene('traitor', *AMBER)
def _():
    wall = U(*[Rc(x, y, 9.4, .8) for x, y in ((9, 29), (46, 25), (43.6, 60), (8.6, 55), (47, 51.4), (8, 36))])
    return [(wall, '#C48A44'), (U(put('traitor', 31.2, 69, 48), GROUND), INK)]


@scene('seer', *AMBER)
def _():
    sky = U(*[star(x, y, s) for x, y, s in ((14, 31, 1.8), (23, 24.6, 1.3), (47, 27, 2), (51.6, 38, 1.3), (11, 45, 1.2),
            (36.4, 22.4, 1.1))])
    return [(rays(42.6, 52, 14, 8, 13.5, .5, .2), '#FFF9E6'), (sky, '#9C6430'), (U(put('seer', 30.6, 68, 47), GROUND),
            INK)]


def back():
    """A keyhole with its counterpart: the picture is the same upside down."""
    edge = ("M1.3 4.3L2.2 2.2 4.2 1.3 30.9 1.1 59.4 1.3 61.1 2.3 61.7 4.1 61.6 43.4 61.7 83.5 61 85.9 59.3 86.7 31.5 "
            "86.9 3.3 86.7 1.9 85.9 1.3 84 1.4 43.3Z")
    half = U(O(31.5, 36.4, 4.9), P("29.4,38 33.6,38 34.4,44.2 28.6,44.2"))
    hole = U(half, A.rotate(half, 180, origin=(31.5, 44)))
    fence = U(L("7,17.4,.55 56,17.4,.55", True), *[P(f"{x-.9},21 {x-.8},13.6 {x},11.4 {x+.8},13.6 {x+.9},21")
                                                   for x in range(10, 56, 6)])
    fence = U(fence, A.rotate(fence, 180, origin=(31.5, 44)))
    return svg(252, 352, radial('lamp', 31.5, 44, 21, (0, '#FFE3A6'), (.55, '#F0B860'), (1, '#A5702F')),
               '<g transform="scale(4)">', f'<path fill="#B9A988" d="{FRAME}"/>', f'<path fill="#1A2238" d="{edge}"/>',
               path(fence, '#2E3A5C', 'robber fence', .1, .1, 2),
               path(O(31.5, 44, 20), 'url(#lamp)', 'robber lamp', .06, .12, 2), path(hole, '#1A2238', 'keyhole', .05,
               .06, 2), '</g>')


def roofs(spots, name):
    """A row of houses from (x, base, w, h): walls and lit panes."""
    walls, lit = zip(*[house(x, base, w, h, f'{name} {x}', 1 if x % 2 else -1) for x, base, w, h in spots])
    return U(*walls), U(*lit)


def table():
    """The ridge before the moon, on which somebody runs. Trees and town stay below the signs in the corners and beside the
    plates of those who sit above."""
    w, h, x, y = 1280, 800, 640, 150
    defs = radial('sky', x, y, 780, (0, '#FFEFC6'), (.09, '#F7D48E'), (.2, '#CFA263'), (.34, '#7F6C62'), (.5,
        '#46496A'), (.7, '#232C4C'), (1, '#121A30'))
    defs += radial('moon', x - 8, y - 18, 108, (0, '#FFFDF2'), (.7, '#FFF3D2'), (1, '#FFE4AE'))
    defs += radial('far', x, y, 640, (0, '#B98E58'), (.35, '#6B5A58'), (1, '#222A46'))
    defs += radial('town', x, y, 600, (0, '#6E563E'), (.45, '#3A3340'), (1, '#161C30'))
    defs += radial('yard', x, 330, 620, (0, '#7C6446'), (.3, '#57493F'), (.62, '#2F2D3C'), (1, '#181E32'))
    far = U(land("-20,186 120,160 260,172 420,150 560,158 700,146 860,160 1020,150 1180,176 1300,164", 840),
            *[fir(fx, fb, fh, f'rob far {fx}') for fx, fb, fh in ((40, 176, 52), (74, 170, 40), (120, 164, 50), (166, 166,
            46), (212, 168, 54), (252, 172, 40))])
    spots = ((1086, 240, 50, 64), (1136, 246, 58, 78), (1190, 250, 54, 70), (1246, 254, 64, 88))
    walls, panes = roofs(spots, 'rob town')
    keep = U(P("1025,234 1027,150 1021,148 1021,136 1030,136 1030,142 1037,142 1037,136 1046,136 1046,142 1053,142 1053,136 "
               "1062,136 1062,148 1056,150 1058,236"), P("1040,136 1040.8,114 1042,114 1042.6,136"),
             P("1041.6,115 1058,119 1041.6,124"))
    slits = U(P("1040,164 1043,164 1043.4,176 1039.6,176"), P("1033,188 1036,188 1036,199 1033,199"), P("1046,190 1049,190 "
              "1049,201 1046,201"))
    stones = land("-20,226 200,206 420,196 640,192 860,196 1080,206 1300,226", 840)
    tree = U(bare_tree(188, 266, 178, 'rob oak', .03, .5, 5), bare_tree(64, 298, 182, 'rob elm', -.05, .52, 5))
    yard = land("-20,330 140,262 330,226 640,212 950,226 1140,262 1300,330", 840)
    front = land("-20,566 90,590 190,640 300,684 420,704 640,708 860,704 980,684 1090,640 1190,590 1300,566", 840)
    body = [f'<rect width="{w}" height="{h}" fill="url(#sky)"/>',
            path(O(x, y, 196), '#FFE7B4', 'rob halo 2', .2, .5, 1, ' fill-opacity="0.13"'),
            path(O(x, y, 142), '#FFE7B4', 'rob halo 1', .2, .5, 1, ' fill-opacity="0.2"'),
            path(O(x, y, 92), 'url(#moon)', 'rob moon', .1, .4),
            path(U(*[star(a, b, s) for a, b, s in ((70, 60, 2.4), (170, 104, 1.8), (246, 38, 2), (372, 84, 1.7), (446, 26,
                 1.6), (900, 34, 2), (1004, 64, 1.7), (1090, 26, 2.2), (1196, 74, 1.9), (1246, 30, 1.6))]), '#FFE7B8',
                 'rob stars', .05, .1, 1, ' fill-opacity="0.8"'),
            plane(far, 'url(#far)', '#F2CE8A', 'rob hills'),
            plane(stones, 'url(#town)', '#D9A662', 'rob ridge'),
            plane(D(U(walls, keep), slits), 'url(#town)', '#E2B36A', 'rob walls', -1.4, -1.2, .4, .25),
            path(U(panes, slits), '#FFDC94', 'rob panes', .3, .2),
            plane(tree, '#10131F', '#7A6A5A', 'rob trees', 1.2, -.6, .3, .2),
            plane(yard, 'url(#yard)', '#C08E56', 'rob yard'),
            plane(front, '#0A0D17', '#5A4A3E', 'rob front', 0, -1.5)]
    return svg(w, h, defs, *body)


def table_tall():
    """The same evening for tall frames: more sky, and a rise below the cards for the two who run."""
    w, h, x, y = 800, 1280, 400, 196
    defs = radial('sky', x, y, 960, (0, '#FFEFC6'), (.09, '#F7D48E'), (.2, '#CFA263'), (.34, '#7F6C62'), (.5,
        '#46496A'), (.7, '#232C4C'), (1, '#121A30'))
    defs += radial('moon', x - 8, y - 18, 112, (0, '#FFFDF2'), (.7, '#FFF3D2'), (1, '#FFE4AE'))
    defs += radial('far', x, y, 560, (0, '#B98E58'), (.35, '#6B5A58'), (1, '#222A46'))
    defs += radial('town', x, y, 560, (0, '#6E563E'), (.45, '#3A3340'), (1, '#161C30'))
    defs += radial('yard', x, 420, 820, (0, '#7C6446'), (.3, '#57493F'), (.62, '#2F2D3C'), (1, '#181E32'))
    defs += radial('rise', x, 760, 620, (0, '#4A3C38'), (.4, '#2A2733'), (1, '#141829'))
    far = U(land("-20,250 90,222 220,236 400,214 560,226 700,212 820,232", 1300),
            *[fir(fx, fb, fh, f'rob tall {fx}') for fx, fb, fh in ((20, 246, 70), (60, 236, 52), (104, 232, 84), (150, 234,
            58), (196, 236, 66))])
    walls, panes = roofs(((566, 266, 66, 88), (636, 270, 82, 108), (712, 272, 74, 94), (782, 276, 86, 116)), 'rob tall town')
    stones = land("-20,296 160,270 400,258 640,268 820,292", 1300)
    tree = U(bare_tree(92, 346, 250, 'rob tall oak', .06, .5, 5), bare_tree(14, 380, 210, 'rob tall elm', -.05, .52, 5))
    yard = land("-20,404 120,326 260,290 400,280 560,288 700,322 820,396", 1300)
    rise = land("-20,948 110,930 280,914 430,908 590,914 710,930 820,952", 1300)
    front = land("-20,1086 140,1110 400,1122 660,1110 820,1086", 1300)
    sky = U(*[star(a, b, s) for a, b, s in ((40, 90, 2.2), (120, 44, 1.8), (190, 120, 1.7), (250, 36, 1.9), (560, 46, 1.9),
                                            (640, 108, 1.7), (706, 40, 2.1), (764, 96, 1.8))])
    body = [f'<rect width="{w}" height="{h}" fill="url(#sky)"/>',
            path(O(x, y, 206), '#FFE7B4', 'rob tall halo 2', .2, .5, 1, ' fill-opacity="0.13"'),
            path(O(x, y, 150), '#FFE7B4', 'rob tall halo 1', .2, .5, 1, ' fill-opacity="0.2"'),
            path(O(x, y, 98), 'url(#moon)', 'rob tall moon', .1, .4),
            path(sky, '#FFE7B8', 'rob tall stars', .05, .1, 1, ' fill-opacity="0.8"'),
            plane(far, 'url(#far)', '#F2CE8A', 'rob tall hills'),
            plane(walls, 'url(#town)', '#E2B36A', 'rob tall walls', -1.4, -1.2, .4, .25),
            path(panes, '#FFDC94', 'rob tall panes', .3, .2),
            plane(stones, 'url(#town)', '#D9A662', 'rob tall ridge'),
            plane(tree, '#10131F', '#7A6A5A', 'rob tall trees', 1.2, -.6, .3, .2),
            plane(yard, 'url(#yard)', '#C08E56', 'rob tall yard'),
            plane(rise, 'url(#rise)', '#A87B4C', 'rob tall rise'),
            plane(front, '#0A0D17', '#5A4A3E', 'rob tall front', 0, -1.5)]
    return svg(w, h, defs, *body)


def ridge_runners():
    """A robber who runs from the town over the ridge before the moon of the wide table, and who waits for him."""
    two = A.translate(U(place(F['werewolf'], 584, 203, 84), place(F['robber'], 700, 195, 84, flip=True)), -520, -105)
    return svg(240, 110, '', path(two, '#0B0E18', 'rob two', .2, .14))


def runners():
    """The wolf and the robber of the tall table: they leave it where something is to be read."""
    two = U(place(F['werewolf'], 60, 118, 104), place(F['robber'], 264, 116, 104, flip=True))
    return svg(330, 122, '', plane(two, '#0B0E18', '#D9A662', 'rob tall two', 0, -1.6, .2, .14))


def scale_stand():
    """The pillar of the scale, a lantern on its head; the beam turns about (60, 40)."""
    w, h = 120, 360
    post = U(P("54,30 66,30 69,200 74,312 46,312 51,200"), P("47,92 73,92 71,100 49,100"), P("48,250 72,250 73,258 47,258"))
    foot = U(B("14,352! 18,332 36,318 60,312 84,318 102,332 106,352!"), P("4,348 116,348 118,359 2,359"))
    head = U(O(60, 40, 17), P("56,24 58,8 62,8 64,24"), O(60, 8, 4.5))
    return svg(w, h, radial('wood', 60, 40, 330, (0, '#3A2E22'), (.4, '#1A1A22'), (1, '#0D111D')),
               plane(U(post, foot, head), 'url(#wood)', '#D9A662', 'scale stand', -1.3, -.9, .3, .2),
               path(O(60, 40, 9), '#FFD98F', 'scale hub', .1, .1), path(O(60, 40, 3.4), INK, 'scale pin', .05, .05))


def scale_beam():
    """The beam, hung in its middle; a ring at each end."""
    w, h = 440, 60
    beam = U(B("14,26! 60,24 140,17 204,13! 220,10 236,13! 300,17 380,24 426,26! 427,33! 380,35 300,37 236,41! 220,44 "
               "204,41! 140,37 60,35 13,33!"), O(14, 30, 11), O(426, 30, 11))
    return svg(w, h, linear('wood', 0, 0, 0, 60, (0, '#4A3826'), (.6, '#16161E'), (1, '#0D111D')),
               plane(D(beam, O(14, 30, 5), O(426, 30, 5)), 'url(#wood)', '#E2B36A', 'scale beam', 0, -1.2, .25, .2),
               path(O(220, 28, 6), '#FFD98F', 'beam hub', .1, .1))


def scale_pan():
    """A pan on three cords from (110, 4)."""
    w, h = 220, 190
    cords = U(L("110,3,1.6 14,150,1.6", True), L("110,3,1.6 206,150,1.6", True), L("110,3,1.2 110,150,1.2", True))
    dish = B("4,150! 40,153 110,154 180,153 216,150! 206,168 176,182 140,187 110,188 80,187 44,182 14,168")
    return svg(w, h, linear('dish', 0, 150, 0, 188, (0, '#8A6A3A'), (.35, '#3A2E22'), (1, '#0D111D')),
               path(cords, '#B98E58', 'pan cords', .1, .05),
               plane(dish, 'url(#dish)', '#FFD98F', 'pan dish', 0, -1.3, .3, .2))


def sack():
    """What a player's pile is worth: a sack with room for a number on its belly."""
    w, h = 120, 120
    belly = B("44,34! 26,48 10,72 8,96 18,113! 60,118 102,113! 112,96 110,72 94,48 76,34!")
    neck = B("44,34! 34,20 30,8! 44,12 52,6 60,10 68,6 76,12 90,8! 86,20 76,34! 60,37")
    return svg(w, h, linear('sack', 0, 0, 120, 118, (0, '#F5ECD9'), (.5, '#CDB98F'), (1, '#8A7448')),
               plane(U(belly, neck), 'url(#sack)', '#FFF3D2', 'sack', -1.2, -.9, .3, .25),
               path(U(L("42,33,2.4 60,37,2.8 78,33,2.4"), P("70,36 84,46 81,49 66,39")), '#6B4A22', 'sack cord', .1, .1))


def bright(drawn, width):
    """For high contrast, on black: the same picture with a white outline instead of the rim of light."""
    lit, n = re.subn(r'fill="#(?:D9A662|E2B36A|FFD98F)" fill-rule="evenodd" transform="translate\([^)]*\)"',
                     f'fill="#FFFFFF" fill-rule="evenodd" stroke="#FFFFFF" stroke-width="{width}" stroke-linejoin="round"', drawn)
    assert n == 1, n
    return lit


PICTURES = {f'robbers/card_{name}': (lambda name=name: face(name)) for name in SCENES}
PICTURES.update({'robbers/back': back, 'robbers/table': table, 'robbers/table_tall': table_tall, 'robbers/runners': runners,
                 'robbers/ridge_runners': ridge_runners,
                 'robbers/scale_stand': scale_stand, 'robbers/scale_beam': scale_beam, 'robbers/scale_pan': scale_pan, 'robbers/sack': sack})
PICTURES.update({'robbers/bright_scale_stand': lambda: bright(scale_stand(), 4), 'robbers/bright_scale_beam': lambda: bright(scale_beam(), 5),
                 'robbers/bright_scale_pan': lambda: bright(scale_pan(), 4).replace('#B98E58', '#FFFFFF')})
