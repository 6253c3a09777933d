"""Pictures of Eat Me If You Can!: the wheel, the wolf, the big pig's house, the tokens, the yard for
tall frames and the room behind the door. The other houses and the wide yard are their own source.
"""
import pathlib
import re

from kit import *
from kit import F
from scenery import dice, fir, land, place, plane, star
from figures import WOLF_LEGS, wolf_on
import emblems  # noqa: F401

SOURCES = pathlib.Path(__file__).resolve().parents[2] / 'assets' / 'pictures' / 'eatme'
INK = '#0D111D'
RIM = '#F0B25A'
# All round a house, so that its walls are seen before the night.
EDGE = ' stroke="#D9954A" stroke-width="2.8" stroke-linejoin="round"'


def house(cx, defs, *body):
    """200 x 180, feet at y 178, the doorway in the middle; its light is the gradient "door"."""
    light = radial('door', cx, 154, 64, (0, '#FFF3CF'), (.5, '#FFD07A'), (1, '#D88F3E'))
    return svg(200, 180, light + defs, *body)


def parent():
    """The big pig's house: a barn with a bent roof, field stones at its corners, a door wide enough."""
    walls = P("34,178 36,100 165,99 168,178")
    roof = P("14,106 44,58 70,30 101,20 131,30 158,57 187,105 150,101 100,98 52,101")
    stack = U(P("140,56 141,14 163,13 164,62"), P("136,18 136,8 168,7 168,17"))
    door = B("54,178! 53,146 61,124 100,114 141,124 148,146 147,178!")
    window = D(O(101, 66, 11, 10.4), P("99.6,54 102.4,54 102.4,78 99.6,78"))
    lines = U(L("50,100,.3 78,66,1 92,40,.3", True), L("152,100,.3 124,66,1 110,40,.3", True))
    r = dice('field stones')
    stones = U(*[O(x + r.uniform(-1, 1), y + r.uniform(-1, 1), r.uniform(4.2, 6), r.uniform(2.6, 3.4), r.uniform(-12,
        12)) for x, y in ((43, 122), (45, 140), (43, 159), (158, 122), (158, 141), (159, 160))])
    body = D(U(walls, roof, stack), window, lines)
    pig = place(F['pig'], 101, 178, 82)
    lit = U(door.intersection(walls.buffer(1)), window)
    return house(100, '', path(body, '#D9954A', 'parent house', .3, .2, 1, ' transform="translate(0 -1.6)"' + EDGE),
                 path(body, INK, 'parent house', .3, .2), path(U(stones, lines), '#6B4A32', 'field stones', .2, .15),
                 path(lit, 'url(#door)', 'parent door', .2, .2),
                 path(D(pig, P("0,178 200,178 200,190 0,190")), INK, 'parent pig', .22, .12))


# Who lies there is known by the head alone: a nightcap, a snout and an ear, horns.
HEADS = {'hood': U(O(24, 74, 8.4, 7.4), B("15,73! 17,62 26,57 36,60 43,69! 35,66 32,70!"), O(43.5, 71, 3.4)),
         'pig': U(O(24, 75, 9.4, 8), B("19,70! 19,60 22,53! 28,58 31,66!"), P("22,68 8,68 6,78 22,82"), B("27,68! 33,60 38,60! 36,66 33,71!")),
         'kid': U(O(22, 75, 7.4, 7), P("17,70 8,77 9,82 18,82"), L("22,70,2.6 27,58,2 37,52,.5"), L("18,70,2.4 20,57,1.9 28,49,.5"),
                  L("26,72,2.2 33,68,2.2 38,69,.6"), L("10,80,1.4 8,87,.5"))}


def sleeper(x, floor, w, who, heads):
    """In bed: somebody under a blanket, or two; above them what is heard of them."""
    k = w / 100
    bed = U(P("4,62 11,60 12,100 4,100"), P("92,78 98,78 98,100 92,100"), P("8,86 96,86 96,93 8,93"))
    blanket = B("30,88! 34,74 46,67 60,70 74,70 86,74 93,88!")
    shapes = [bed, blanket, B("11,88! 12,80 22,78 34,81 36,88!")]
    apart, clear = (12, 0) if who == 'hood' else (18, 9)  # of the bed's end, which hides a snout
    for i in range(heads):
        shapes.append(A.translate(HEADS[who], apart * i + clear, -5 * i - clear * .4))
    snore = U(*[P(' '.join(f'{a*z+zx},{b*z+zy}' for a, b in ((0, 0), (10, -.4), (10, 2.4), (4.2, 8), (10, 7.8), (10, 10.4), (0, 10.6),
        (0, 8.2), (5.8, 2.6), (0, 2.8)))) for zx, zy, z in ((50, 52, .8), (60, 38, 1.05), (73, 22, 1.35))])
    return [A.translate(A.scale(g, k, k, origin=(50, 100)), x - 50, floor - 100) for g in (U(*shapes), snore)]


def asleep(name, who, heads):
    """What is seen of a house when nobody in it is awake: its lamp is out. It lies over the house."""
    drawn = PICTURES.get(f'eatme/house_{name}')
    text = drawn() if drawn else (SOURCES / f'house_{name}.svg').read_text()
    moved = re.search(r'<g transform="translate\((-?[\d.]+) (-?[\d.]+)\)">', text)
    dx, dy = (float(n) for n in moved.groups()) if moved else (0, 0)
    lit = next(re.search(' d="([^"]*)"', tag).group(1) for tag in re.findall('<path[^>]*>', text) if 'url(#' in tag)
    door = max(lit.split('Z'), key=len)
    at = [float(n) for n in re.findall(r'-?\d+\.?\d*', door)]
    left, right, low = min(at[::2]), max(at[::2]), max(at[1::2])
    bed, snore = sleeper((left + right) / 2 + dx, low + dy, (right - left) * .84, who, heads)
    night = radial('night', 100, 120, 62, (0, '#93AEDC'), (.55, '#6480BA'), (1, '#3A5086'))
    return svg(200, 180, night, f'<path transform="translate({dx:g} {dy:g})" fill="url(#night)" fill-rule="evenodd" d="{lit}"/>',
               path(bed, INK, 'bed ' + name, .16, .1), path(snore, '#FFF3CF', 'snore ' + name, .1, .06))


def leg(points, x, y):
    """One leg with its paw at x, y."""
    return U(L(points), L(f"{x},{y+1},1.8 {x+6.4},{y+1.5},1.3"))


# From the stride of the figure over the other pair that passes and back.
WOLF_WALKS = (
    WOLF_LEGS,
    U(leg("71,64,7.4 74,79,3.8 71,87,2.3 70,93.6,2.1", 70, 93.6), leg("65,64,6 69,76,3.4 77,82,2.1 73,88,2", 73, 88),
      leg("30,60,9.4 35,72,5.4 25,81,2.9 24,93.6,2.3", 24, 93.6), leg("26,61,8.4 29,73,4.8 19,80,2.7 24,87,2.1", 24, 87)),
    U(leg("71,64,7.4 65,78,3.8 60,87,2.3 54,93,2.1", 54, 93.4), leg("65,64,6 74,77,3.4 79,86,2.1 85,92,2", 85, 93),
      leg("30,60,9.4 24,73,5.4 14,80.6,2.9 12,93.6,2.3", 12, 93.6), leg("26,61,8.4 38,72,4.8 32,82,2.7 38,93.6,2.1", 38, 93.6)),
    U(leg("71,64,7.4 77,75,3.8 80,83,2.3 75,88,2.1", 75, 88), leg("65,64,6 68,78,3.4 65,87,2.1 63,93.6,2", 63, 93.6),
      leg("30,60,9.4 35,73,5.4 23,79,2.9 29,87,2.3", 29, 87), leg("26,61,8.4 30,73,4.8 20,82,2.7 20,93.6,2.1", 20, 93.6)))


def wolf_body(flip, pose):
    """Without the slits that limbs leave between them; the head keeps eye and mouth."""
    g = place(wolf_on(WOLF_WALKS[pose]), 105, 143, 200, flip)
    head = place(Rc(81, 44, 24, 26), 105, 143, 200, flip)
    whole = U(*[Polygon(q.exterior) for q in polys(g.buffer(1.6).buffer(-1.6))])
    return U(D(whole, head), g.intersection(head))


def wolf(flip, pose=0):
    """An edge of light all round, wide on its back: small at a door it is seen by night. Flipped it walks to the left."""
    g = wolf_body(flip, pose)
    d, lit = d_of(cut(g, 'eat wolf', .24, .14), 1), d_of(cut(g.buffer(1.9), 'eat wolf', .24, .14), 1)
    return svg(210, 147, '', f'<path fill="{RIM}" fill-rule="evenodd" transform="translate(0 -1.8)" d="{lit}"/>',
               f'<path fill="{INK}" fill-rule="evenodd" d="{d}"/>')


def bright_wolf(flip, pose=0):
    """For high contrast, on black: in a white outline, for which there is room all round."""
    room = 5
    g = T(wolf_body(flip, pose), room, room)
    return svg(210 + 2 * room, 147 + 2 * room, '', path(g.buffer(4), '#FFFFFF', 'bright wolf', .24, .14),
               path(g, INK, 'eat wolf', .24, .14))


def shade(flip):
    """The only long shadow: the wolf, laid on the ground."""
    g = place(F['wolf'], 150, 196, 200, flip)
    g = A.scale(g, 1.08, -.3, origin=(150, 196))
    g = A.skew(g, -24 if flip else 24, 0, origin=(150, 196))
    g = A.translate(g, -20, -192)
    return svg(260, 62, '', path(g, '#000000', 'wolf shade', .5, .2, 1, ' fill-opacity="0.4"'))


def disc(name, r=33.0):
    return cut(O(35, 35, r), name, .06, .25)


def wheel(tissue, edge, name, rim, *holes):
    """A face of the wheel: tissue behind a black rim with a paper edge; the rim's outline differs, so that the two
    tell apart in grey and small."""
    defs = radial('tissue', 35, 35, 33, (0, '#FFF6DC'), (.3, tissue), (.78, tissue), (1, edge))
    return svg(70, 70, defs, path(rim, '#D8CBAF', name + ' paper', .06, .06), path(rim.buffer(-1.5, join_style=2), INK,
               name + ' rim', .08, .06), path(O(35, 35, 27), 'url(#tissue)', name + ' tissue', .06, .12), *holes)


def closed():
    """The back, before it is shown: nobody knows. The wheel's holes go round."""
    holes = U(*[A.rotate(O(35, 7.4, 2.5), a, origin=(35, 35)) for a in range(0, 360, 45)])
    asks = U(L("26.8,29,2.6 28.6,23.6,3 34.8,21,3.3 41,23.6,3.5 41.8,29.2,3.6 38,33.8,3.4 35.4,37,3.1 35,41,2.5"),
             O(35, 47.8, 3.4))
    lit = radial('tissue', 35, 35, 33, (0, '#FFE9B8'), (.55, '#F2C27C'), (1, '#C98A45'))
    return svg(70, 70, lit, path(O(35, 35, 33), '#B9A988', 'wheel back paper', .06, .12),
               path(O(35, 35, 31.6), INK, 'wheel back rim', .06, .1),
               path(U(O(35, 35, 20.6), holes), 'url(#tissue)', 'wheel back tissue', .06, .1),
               path(asks, INK, 'wheel back asks', .1, .06))


def sleep():
    cap = A.translate(A.scale(F['nightcap'], .47, .47, origin=(50, 50)), -15, -14.4)
    return wheel('#84C1F7', '#2E5F92', 'sleep', O(35, 35, 33), path(cap, INK, 'wheel nightcap', .14, .08))


def trap():
    """Iron jaws, wide open: long teeth above and below, the tissue burns between them."""
    rim = U(O(35, 35, 30.4), *[A.rotate(P("30.2,6.4 35,-.4 39.8,6.4"), a, origin=(35, 35)) for a in range(0, 360, 24)])
    mouth = O(35, 35, 26.4, 19.6)
    teeth = U(*[P(f"{x-4.6},{y} {x+4.6},{y} {x},{35+side*tip}") for side in (-1, 1) for x, y, tip in
        ((35 - 17, 35 + side * 16.5, 4), (35 - 8.6, 35 + side * 20, 3), (35 + .4, 35 + side * 21, 2), (35 + 9, 35 + side * 20, 3),
         (35 + 17.4, 35 + side * 16.5, 4))])
    iron = U(D(O(35, 35, 27.4), mouth), teeth)
    bolts = U(O(35, 10.6, 1.7), O(20, 13.6, 1.4), O(50, 13.6, 1.4), O(35, 60, 1.7), O(20, 57, 1.4), O(50, 57, 1.4))
    return wheel('#C4201C', '#6E0E12', 'trap', rim, path(D(iron, bolts), INK, 'wheel jaws', .1, .06))


def five():
    coin = D(O(20, 20, 18.4), D(O(20, 20, 16.6), O(20, 20, 15.6)))
    digit = U(P("14.2,9.6 26.4,9 25.8,13 17.8,13.4 17.4,17.8 13.4,18.8"),
              B("13.4,18.8! 16.4,17 20,16.2 24.6,17.6 27.2,21.4 26.4,26.4 22.6,30 17,31.2 12.8,30! 13.4,27 17,28 20.8,26.6 "
                "22.6,23.6 21.6,20.6 18.8,19.8 15.8,20.6!"))
    return svg(40, 40, '', path(O(20, 20, 19.4), INK, 'five edge', .06, .2), path(coin, '#E6CB55', 'five coin', .05, .12),
               path(digit, INK, 'five digit', .1, .06))


def one():
    coin = D(O(12, 12, 10.4), D(O(12, 12, 8.8), O(12, 12, 8.0)))
    digit = P("9.4,8.6 12.4,6.4 13.6,6.5 13.5,17.4 11.1,17.6 11.2,9.9 9.8,10.7")
    return svg(24, 24, '', path(O(12, 12, 11.4), INK, 'one edge', .05, .15), path(coin, '#E6CB55', 'one coin', .05, .12),
               path(digit, INK, 'one digit', .05, .04))


def yard_tall():
    """The same evening for tall frames: more sky, a longer yard."""
    w, h, x, y = 800, 1280, 400, 190
    defs = radial('sky', x, y + 30, 900, (0, '#FFE7B0'), (.1, '#F9C979'), (.22, '#DB954A'), (.36, '#99603D'), (.52,
        '#543E47'), (.7, '#282B45'), (1, '#10172A'))
    defs += radial('sun', x, y - 10, 126, (0, '#FFFBEC'), (1, '#FFE3A6'))
    defs += radial('far', x, y + 40, 640, (0, '#B97541'), (.5, '#66443B'), (1, '#24253C'))
    defs += radial('wood', x, y + 60, 640, (0, '#6A4434'), (.5, '#3A2B34'), (1, '#14182A'))
    defs += radial('yard', x, 620, 760, (0, '#8A6440'), (.35, '#5E4639'), (.7, '#302A36'), (1, '#191D2F'))
    body = [f'<rect width="{w}" height="{h}" fill="{INK}"/>', f'<rect width="{w}" height="{h}" fill="url(#sky)"/>',
            path(O(x, y, 176), '#FFE7B4', 'tall halo', .2, .5, 1, ' fill-opacity="0.2"'),
            path(O(x, y, 112), 'url(#sun)', 'tall sun', .1, .4)]
    far = land("-20,240 90,204 200,232 320,196 400,208 480,198 600,228 720,196 820,236", 1300)
    body.append(plane(far, 'url(#far)', '#F3BE70', 'tall hills', 0, -1.4))
    firs = [(18, 300, 150), (62, 296, 108), (104, 298, 84), (150, 290, 120), (196, 284, 64), (262, 280, 52), (540, 280, 54),
            (596, 284, 70), (640, 290, 112), (690, 296, 86), (736, 298, 128), (780, 300, 96)]
    wood = U(land("-20,296 140,286 300,276 400,274 500,276 660,286 820,298", 1300),
             *[fir(fx, fb, fh, f'tall {fx}') for fx, fb, fh in firs])
    body.append(plane(wood, 'url(#wood)', '#D3914A', 'tall wood', 0, -1.3))
    yard = land("-20,470 60,392 200,336 400,316 600,336 740,392 820,470", 1300)
    body.append(plane(yard, 'url(#yard)', '#E0A254', 'tall yard', 0, -1.5))
    front = land("-20,1010 160,1046 400,1062 640,1046 820,1006", 1300)
    body.append(plane(front, '#090C16', '#4A362E', 'tall front', 0, -1.3))
    return svg(w, h, defs, *body)


# What an hour makes of the evening's colours: by their lightness, from dark to light.
HOURS = {'dusk': ('#0A0D1A', '#1B1C38', '#4A3050', '#94505A', '#E58A56', '#FFC98A'),
         'night': ('#05070F', '#0C1428', '#1A2748', '#33456F', '#7C90BE', '#E6ECFA'),
         'dawn': ('#060912', '#1C2442', '#5A5578', '#A8808E', '#F2C2A2', '#FFF4DE')}


def channels(colour):
    return [int(colour[i:i + 2], 16) for i in (1, 3, 5)]


def at_hour(hour, text):
    """The same yard at another hour: every colour changes with its lightness and keeps a little of itself."""
    steps = [channels(c) for c in HOURS[hour]]

    def change(m):
        own = channels(m.group(0))
        lightness = (.3 * own[0] + .59 * own[1] + .11 * own[2]) / 255 * (len(steps) - 1)
        k = min(int(lightness), len(steps) - 2)
        mixed = [a + (b - a) * (lightness - k) for a, b in zip(steps[k], steps[k + 1])]
        kept = .35 if hour == 'dusk' else .08
        return '#%02X%02X%02X' % tuple(round(n + (o - n) * kept) for n, o in zip(mixed, own))

    return re.sub('#[0-9A-F]{6}', change, text)


def yard_at(hour, tall):
    return at_hour(hour, yard_tall() if tall else (SOURCES / 'table.svg').read_text())


def window():
    """Of the room: its opening, the frame with its sill, the bars; and what is seen in it."""
    opening = B("486,236! 486,120 520,66 590,34 690,34 760,66 794,120 794,236!")
    frame = U(B("466,252! 466,112 506,50 584,14 696,14 774,50 814,112 814,252!"), P("450,244 830,242 834,262 446,264"))
    bars = U(P("634,20 645,20 646,246 633,246"), P("480,140 800,138 800,148 480,150"))
    moon = O(706, 92, 30)
    hills = land("470,214 540,190 640,206 740,182 810,204", 260).intersection(opening)
    beast = place(F['wolf'], 560, 214, 104).intersection(opening)
    return opening, frame, bars, moon, hills, beast


def bright_window():
    """For high contrast, on black: the same window in white lines."""
    opening, frame, bars, moon, hills, beast = (T(g, -440, 0) for g in window())
    line = ' stroke="#FFFFFF" stroke-width="3" stroke-linejoin="round"'
    return svg(400, 268, '', path(D(frame, D(opening, bars)), '#000000', 'bright window', .35, .25, 1, line),
               path(moon, '#FFFFFF', 'bright moon', .1, .3),
               path(D(hills, bars), '#000000', 'bright hills', .3, .2, 1, line.replace('"3"', '"2"')),
               path(D(beast.buffer(6), bars.buffer(2)), '#000000', 'bright beast', .25, .15),
               path(D(beast, bars), '#FFFFFF', 'bright beast', .25, .15))


def room():
    """Behind the door, late: beams, a window with the moon, and outside somebody who passes by."""
    w, h, x, y = 1280, 800, 640, 190
    defs = radial('wall', x, 300, 860, (0, '#3A3550'), (.35, '#2A2A45'), (.7, '#191C31'), (1, '#0E111F'))
    defs += radial('night', x, y, 190, (0, '#8FA6D8'), (.5, '#4A5A96'), (1, '#232C58'))
    defs += linear('floor', 0, 640, 0, 800, (0, '#1B1A2A'), (1, '#0B0D18'))
    opening, frame, bars, moon, hills, beast = window()
    beams = U(P("-10,-10 1290,-10 1290,12 -10,16"), *[P(f"{bx},0 {bx+26},0 {bx+22+dx},640 {bx+2+dx},640") for bx, dx in
        ((120, 6), (1134, -6))], P("120,10 160,10 330,-20 290,-20"), P("1160,10 1120,10 950,-20 990,-20"))
    r = dice('boards')
    boards = U(*[L(f"{640+(bx-640)*.7},640,.5 {bx+r.uniform(-8,8)},800,1.4", True) for bx in range(-200, 1500, 118)])
    body = [f'<rect width="{w}" height="{h}" fill="url(#wall)"/>', path(opening, 'url(#night)', 'night', .3, .3),
            path(moon, '#FFF0C9', 'room moon', .1, .3), path(hills, '#141B38', 'room hills', .3, .2),
            path(beast, '#070A16', 'room wolf', .25, .15),
            plane(D(frame, D(opening, bars)), '#0D1020', '#6A5A6A', 'window', 0, -1.3, .35, .25),
            plane(beams, '#10121F', '#4A3E4E', 'beams', 0, -1.2, .5, .3),
            plane(land("-20,640 300,634 640,632 980,634 1300,640", 820), 'url(#floor)', '#5A4034', 'floor', 0, -1.2),
            path(boards, '#07080F', 'boards', .4, .2)]
    return svg(w, h, defs, *body)


def bright(name):
    """For high contrast, on black: the same picture with a white outline instead of the rim of light."""
    drawn = PICTURES.get(f'eatme/{name}')
    text = drawn() if drawn else (SOURCES / f'{name}.svg').read_text()
    lit, n = re.subn(r'fill="#D9954A"([^>]*?) transform="translate\(0 -[\d.]+\)"(?:' + EDGE + ')?',
                     r'fill="#FFFFFF" stroke="#FFFFFF" stroke-width="5" stroke-linejoin="round"\1', text)
    assert n == 1, name
    return lit


PICTURES = {'eatme/house_parent': parent, 'eatme/wolf_left': lambda: wolf(True), 'eatme/wolf_right': lambda: wolf(False),
    'eatme/shade_left': lambda: shade(True), 'eatme/shade_right': lambda: shade(False), 'eatme/wheel_sleep': sleep,
    'eatme/wheel_trap': trap, 'eatme/wheel_back': closed, 'eatme/token_five': five, 'eatme/token_one': one, 'eatme/table_tall': yard_tall,
    'eatme/room': room, 'eatme/bright_window': bright_window}
PICTURES.update({f'eatme/bright_{name}': lambda name=name: bright(name)
    for name in ('house_kids', 'house_hood', 'house_parent', 'house_piga', 'house_pigb', 'house_pigc')})
PICTURES.update({'eatme/bright_wolf_left': lambda: bright_wolf(True), 'eatme/bright_wolf_right': lambda: bright_wolf(False)})
PICTURES.update({f'eatme/asleep_{name}': lambda name=name, who=who, heads=heads: asleep(name, who, heads)
    for name, who, heads in (('kids', 'kid', 2), ('hood', 'hood', 2), ('parent', 'pig', 1), ('piga', 'pig', 1), ('pigb', 'pig', 1),
        ('pigc', 'pig', 1))})
for hour in HOURS:
    PICTURES[f'eatme/table_{hour}'] = lambda hour=hour: yard_at(hour, False)
    PICTURES[f'eatme/table_{hour}_tall'] = lambda hour=hour: yard_at(hour, True)
for pose in (1, 2, 3):
    for side, flip in (('left', True), ('right', False)):
        PICTURES[f'eatme/wolf_{side}_{pose + 1}'] = lambda flip=flip, pose=pose: wolf(flip, pose)
        PICTURES[f'eatme/bright_wolf_{side}_{pose + 1}'] = lambda flip=flip, pose=pose: bright_wolf(flip, pose)
