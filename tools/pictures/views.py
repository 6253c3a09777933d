"""Landscapes drawn here (results, the tall title), the icon and the other pictures that belong to the application."""
import pathlib

from kit import *
from kit import F
from scenery import bare_tree, dice, fir, house, land, place, plane, star
from folk import man, raised, woman
import emblems  # noqa: F401
import figures  # noqa: F401

INK = '#0D111D'


def results():
    """Dawn over the village. Nobody stands there: houses and people of a game come before it."""
    return dawn(True)


def dawn(village):
    """The village before the sun; or bare hills and a sun that is dim yet, where houses as high as the sky stand before
    them, between which light or a piece of a roof would be all that is seen."""
    w, h = 1280, 800
    x, y = 640, 372
    light = ('#FFEFC4', '#FBD48E', '#EBA25E') if village else ('#DC965C', '#D68E58', '#C87A52')
    defs = radial('sky', x, y, 860, (0, light[0]), (.1, light[1]), (.24, light[2]), (.4, '#B96A58' if village else
        '#A05C56'), (.58, '#71506E'), (.78, '#3A3A62'), (1, '#1B2444'))
    disc = ('#FFFBEA', '#FFF0C6', '#FFE2A4') if village else ('#EDB678', '#E9AE70', '#E4A468')
    defs += radial('sun', x, y - 16, 112, (0, disc[0]), (.7, disc[1]), (1, disc[2]))
    defs += radial('far', x, y, 780, (0, '#D98F55'), (.45, '#855061'), (1, '#37355A'))
    defs += radial('mid', x, y, 760, (0, '#8F5642'), (.45, '#4F3647'), (1, '#1F2240'))
    defs += radial('near', x, 430, 760, (0, '#4A2F33'), (.5, '#241D2C'), (1, '#10131F'))
    defs += linear('front', 0, 560, 0, 740, (0, '#131320'), (1, '#05070E'))
    body = [f'<rect width="{w}" height="{h}" fill="url(#sky)"/>',
            path(O(x, y, 250), '#FFE7B4', 'dawn halo 2', .2, .5, 1, ' fill-opacity="0.13"'),
            path(O(x, y, 180), '#FFE7B4', 'dawn halo 1', .2, .5, 1, ' fill-opacity="0.2"'),
            path(O(x, y, 108), 'url(#sun)', 'dawn sun', .1, .4)]
    for k, (cx, cy, s) in enumerate(((300, 150, 1.0), (930, 118, 1.15), (1130, 236, .8), (120, 262, .7), (520, 76,
        .6))):
        r = dice(f'cloud{k}')
        rise = [0] + [18 + r.uniform(0, 14) for _ in range(4)] + [0]
        top = ' '.join(f"{cx+s*dx},{cy-s*up}{'' if up else '!'}" for dx, up in zip((-150, -90, -30, 40, 95, 160), rise))
        low = ' '.join(f"{cx+s*dx},{cy+s*r.uniform(4,12)}" for dx in (90, 20, -60))
        body.append(path(B(top + ' ' + low), '#FFD9A8' if k % 2 == 0 else '#F0A878', f'cloud{k}', .5, .4, 1,
            ' fill-opacity="0.32"'))
    birds = U(*[P(f"{bx-s},{by-s*.4} {bx-s*.3},{by-s*.55} {bx},{by} {bx+s*.35},{by-s*.6} {bx+s},{by-s*.35} "
        f"{bx+s*.3},{by-s*.2} {bx},{by+s*.35} {bx-s*.35},{by-s*.15}")
                for bx, by, s in ((250, 168, 12), (285, 148, 9), (318, 172, 8), (1012, 160, 11), (1046, 176, 8))])
    body.append(path(birds, '#5A3446', 'birds', .2, .2))
    far = U(land("-20,420 120,384 260,410 420,362 560,396 640,404 760,392 900,352 1040,400 1180,372 1300,398", 840),
            *[fir(fx, fb, fh, f'dawn far {fx}') for fx, fb, fh in ((330, 396, 46), (352, 390, 60), (374, 384, 40),
            (940, 366, 52), (962, 372, 38), (1150, 384, 48)) if village])
    body.append(plane(far, 'url(#far)', '#FFDFA0', 'dawn far', 0, -1.6))
    walls, panes = [], []
    for hx, hb, hw, hh in ((250, 472, 88, 104), (340, 462, 80, 92), (432, 456, 92, 118), (852, 452, 88, 108), (946,
        458, 82, 92), (1040, 470, 92, 112)):
        a, lit = house(hx, hb, hw, hh, f'dawn {hx}', 1 if hx % 4 else -1)
        walls.append(a)
        panes.append(lit)
    church = P("752,470 752,386 768,384 783.6,292 785.4,292 801,384 816,386 816,470")  # what hangs above keeps off it
    firs = [fir(fx, fb, fh, f'dawn mid {fx}') for fx, fb, fh in ((60, 490, 120), (104, 484, 90), (150, 478, 70),
            (1150, 482, 86), (1196, 490, 124), (1238, 496, 92))]
    hill = land("-20,500 160,470 300,462 440,452 640,446 840,448 980,458 1120,474 1300,504", 840)
    if village:  # its houses stand behind the crest of a darker slope, which their doors reach
        defs += radial('slope', x, y, 760, (0, '#6B4138'), (.45, '#3A2836'), (1, '#191B36'))
        body.append(plane(U(*walls, church, *firs), 'url(#mid)', '#FFC880', 'dawn village', 0, -1.7))
        body.append(path(U(*panes), '#FFE9B8', 'dawn panes', .3, .2, 1, ' fill-opacity="0.8"'))
        body.append(plane(hill, 'url(#slope)', '#FFC880', 'dawn slope', 0, -1.7))
    else:
        body.append(plane(hill, 'url(#mid)', '#FFC880', 'dawn village', 0, -1.7))
    trees = [bare_tree(1226, 572, 240, 'dawn tree', -.06, .42, 5), bare_tree(66, 570, 250, 'dawn tree left', .07, .4, 5)]
    near = U(land("-20,560 140,562 300,548 480,540 640,538 800,540 980,548 1140,560 1300,570", 840),
             *(trees if village else []))
    body.append(plane(near, 'url(#near)', '#E9A355', 'dawn people', 0, -1.4, .45, .3))
    front = land("-20,640 160,668 380,690 640,698 900,690 1120,668 1300,640", 840)
    body.append(plane(front, 'url(#front)', '#5A4034', 'dawn front', 0, -1.2))
    return svg(w, h, defs, *body)


def icon():
    """A wolf on the table, and somebody under it."""
    defs = radial('sky', 128, 104, 190, (0, '#F0A552'), (.34, '#A6603C'), (.66, '#3A2C48'), (1, '#131A30'))
    defs += radial('moon', 118, 92, 92, (0, '#FFFBEA'), (.6, '#FFEFC4'), (1, '#FFD88C'))
    clip = B("8,30! 30,8! 128,5 226,8! 248,30! 251,128 248,226! 226,248! 128,251 30,248! 8,226! 5,128")
    wolf = place(F['wolf'], 126, 197, 196)
    table = U(P("18,194 238,192 240,209 16,211"), P("44,206 62,206 54,262 36,262"),
        P("194,206 212,206 220,262 202,262"), P("60,211 196,210 196,220 60,221"))
    eyes = U(B("104,238! 112,232 120,239! 112,242"), B("136,239! 144,232 152,238! 144,242"))
    shapes = [path(clip, 'url(#sky)', 'icon plate', .2, .4), path(O(128, 104, 78).intersection(clip), 'url(#moon)',
        'icon moon', .1, .4),
              path(P("0,188 256,186 256,260 0,260").intersection(clip), '#131525', 'icon dark', .3, .3),
              path(U(wolf, table).intersection(clip), '#080B14', 'icon wolf', .3, .3), path(eyes, '#FFB547',
              'icon eyes', .2, .2)]
    edge = D(clip, clip.buffer(-5))
    shapes.append(path(edge, '#FFB547', 'icon edge', .2, .3, 1, ' fill-opacity="0.9"'))
    return svg(256, 256, defs, *shapes)


def title_tall():
    """The title for tall frames: the pieces of the wide one nearer together, more sky, a foreground of its own."""
    source = pathlib.Path(__file__).resolve().parents[2] / 'assets' / 'pictures' / 'title.svg'
    lines = source.read_text().split('\n')
    defs = lines[1].removeprefix('<defs>').removesuffix('</defs>')
    at = lambda first, last: lines[first - 1:last]                    # pieces by their line in the file
    left, k, moon = 380, 1.1, 692                                     # of the wide one's x; its size; where y 286 comes
    world = f'<g transform="translate({-left*k:.1f} {moon-286*k:.1f}) scale({k})">'
    defs += linear('front', 0, 1150, 0, 1290, (0, '#0B0D17'), (1, '#04060B'))
    heaven = U(*[star(x, y, s) for x, y, s in ((480, 96, 3.4), (520, 330, 3), (700, 470, 3),
        (60, 560, 2.6), (40, 220, 2.2), (560, 210, 2.4), (120, 700, 2.4))])
    r = dice('tall grass')
    grass = [L(f"{x},{b},1.8 {x+r.uniform(-3,3)},{b-h*.6},1.2 {x+r.uniform(-7,7)},{b-h},.3") for x, b, h in
             [(x, 1232 + abs(x - 400) * -.05 + r.uniform(-3, 3), r.uniform(14, 40)) for x in range(16, 790, 15)]]
    front = U(land("-20,1186 90,1194 220,1214 360,1228 480,1226 620,1204 720,1176 820,1156", 1330), *grass,
              fir(704, 1196, 230, 'title tall 1'), fir(770, 1186, 300, 'title tall 2'), fir(646, 1208, 130, 'title tall 3'),
              fir(40, 1212, 170, 'title tall 4'), fir(96, 1212, 104, 'title tall 5'))
    hole = P("24,44 70,30 200,36 410,25 590,33 730,27 768,40 777,180 770,420 778,660 771,930 779,1120 774,1330 26,1330 20,1000 28,760 21,500 27,250")
    frame = D(P("-20,-20 820,-20 820,1300 -20,1300"), hole)
    drape = '<g transform="translate(-390 0) scale(.93)">'
    return svg(800, 1280, defs, '<rect width="800" height="1280" fill="#0D111D"/>', world,
               '<rect x="300" y="-400" width="900" height="1400" fill="url(#g1)"/>', *at(5, 8), *at(18, 28), *at(29, 33),
               *at(34, 38), '</g>', path(heaven, '#FFE7B8', 'tall stars', .05, .1, 1, ' fill-opacity="0.8"'),
               plane(front, 'url(#front)', '#3A2A2A', 'title tall front', -.6, -1),
               plane(frame, '#05070E', '#3A2A2C', 'title tall frame', 1.5, 2), drape, *at(43, 45), '</g>')


def title_cloud():
    """A cloud of the title that moves: a piece of its own, in the wide picture's size."""
    cloud = B("2,24! 40,12 96,8 140,14 196,18 250,13 292,22! 250,34 200,35 150,42 100,44 50,36")
    return svg(294, 52, '', path(cloud, '#C77F45', 'title cloud', .4, .3, 1, ' fill-opacity="0.5"'))


def table_from_above(name, bend):
    """Under a lamp, before anybody has sat down. `bend` 1 is an oval, less a board with round corners."""
    w, h, x, y = 760, 520, 380, 260
    r = dice('round table')
    bent = lambda v: math.copysign(abs(v) ** bend, v)
    cut = lambda rx, ry, part, k: Polygon([(x + (rx + dice(f'{name}{part}{i}').uniform(-k, k)) * bent(math.cos(i * math.pi / 28)),
        y + (ry + dice(f'{name}{part}{i}').uniform(-k, k)) * bent(math.sin(i * math.pi / 28))) for i in range(56)])
    rim, top, inlay = cut(368, 248, 'rim', 2.2), cut(350, 230, 'top', 1.6), cut(318, 200, 'inlay', 1.2)
    defs = radial('top', x, y, 380, (0, '#FFE7B0'), (.14, '#F7C273'), (.3, '#D58B45'), (.5, '#965A3C'), (.74, '#5A3E45'), (1,
        '#322F4B'))
    defs += radial('rim', x, y, 380, (0, '#7A4A30'), (.7, '#4A3034'), (1, '#1F2038'))
    planks = U(*[L(f"{x-320+r.uniform(-30,30)},{py},.3 {x+r.uniform(-60,60)},{py+r.uniform(-1,1)},1.3 "
                   f"{x+320+r.uniform(-30,30)},{py},.3", True) for py in range(62, 470, 52)]).intersection(top)

    body = [path(A.translate(rim, 0, 9), '#000000', 'table shade', .5, .4, 1, ' fill-opacity="0.5"'),
            plane(rim, 'url(#rim)', '#C98242', 'table rim', 0, -1.6), path(top, 'url(#top)', 'table top', .5, .3),
            path(planks, '#3A2430', 'planks', .3, .2, 1, ' fill-opacity="0.45"'),
            path(D(inlay, inlay.buffer(-3)), '#FFE7B4', 'inlay', .3, .2, 1, ' fill-opacity="0.22"'),
            path(O(x, y, 150, 130), '#FFE7B4', 'table halo 2', .3, .4, 1, ' fill-opacity="0.16"'),
            path(O(x, y, 104, 88), '#FFE7B4', 'table halo 1', .3, .4, 1, ' fill-opacity="0.22"')]
    return svg(w, h, defs, *body)


def seating():
    """Stretched to the ring of chairs."""
    return table_from_above('', 1)


def seating_long():
    """For chairs in rows along all four sides: no corner is far from them."""
    return table_from_above('long ', .36)


def seating_cards():
    """Three cards that lie on the table where it is free."""
    out = []
    cards = [A.rotate(P(f"{cx-17},{cy-23} {cx+16.4},{cy-23.6} {cx+17},{cy+23} {cx-16.6},{cy+23.6}"), turn, origin=(cx, cy))
             for cx, cy, turn in ((31, 38, -39), (46, 35, -24), (61, 38, -9))]
    out.append(path(A.translate(U(*cards), -3, 2), '#000000', 'fan shade', .3, .2, 1, ' fill-opacity="0.4"'))
    for i, c in enumerate(cards):
        moon = A.translate(O(0, 0, 8.4), c.centroid.x, c.centroid.y)
        out += [path(c, '#E6D8BA', f'fan {i}', .2, .2), path(c.buffer(-2.2), '#1C2440', f'fan in {i}', .2, .2),
                path(moon, '#E9A355', f'fan moon {i}', .1, .1)]
    return svg(92, 72, '', *out)


def seating_coins():
    """Three coins, as the cards."""
    coins = [O(x, y, 9, 8) for x, y in ((14, 13), (33, 21), (20, 31))]
    shade = U(*[A.translate(c, 1.5, 3) for c in coins])
    return svg(48, 44, '', path(shade, '#000000', 'coin shade', .2, .1, 1, ' fill-opacity="0.4"'),
               path(U(*coins), '#E6CB55', 'table coins', .1, .12),
               path(U(*[D(c.buffer(-2.4), c.buffer(-3.4)) for c in coins]), '#6B5216', 'coin rims', .1, .08, 1))


def parlour():
    """The room where one gets ready: a wall of boards in the light of a lamp above."""
    w, h = 1280, 800
    r = dice('parlour')
    defs = radial('lamp', 640, 60, 900, (0, '#FFD79A', .52), (.18, '#F0A456', .34), (.42, '#B4683C', .16), (.75, '#4A3448', 0), (1,
        '#4A3448', 0))
    defs += radial('dusk', 640, 260, 900, (0, '#070A16', 0), (.38, '#070A16', .1), (.7, '#070A16', .56), (1, '#05070D', .9))
    body = [f'<rect width="{w}" height="{h}" fill="#2A2230"/>']
    x = -14.0
    for i in range(40):
        wide = r.uniform(74, 104)
        tone = ('#3C2F36', '#382B33', '#413237', '#352A34')[r.randrange(4)]
        body.append(path(P(f"{x},-6 {x+wide-1.6},-6 {x+wide-1.6+r.uniform(-2,2)},{h+6} {x+r.uniform(-2,2)},{h+6}"), tone,
            f'board {i}', .4, .3))
        for k in range(2):
            gx, gy = x + wide * r.uniform(.25, .75), r.uniform(40, 640)
            body.append(path(L(f"{gx},{gy},.2 {gx+r.uniform(-5,5)},{gy+60},1 {gx+r.uniform(-5,5)},{gy+130},.2", True), '#1C151F',
                f'grain {i} {k}', .3, .1, 1, ' fill-opacity="0.5"'))
        body.append(path(L(f"{x+wide-1},-6,.9 {x+wide-1},{h},1.1", True), '#150F18', f'seam {i}', .3, .1, 1,
            ' fill-opacity="0.7"'))
        x += wide
        if x > w:
            break
    body += [f'<rect width="{w}" height="{h}" fill="url(#lamp)"/>', f'<rect width="{w}" height="{h}" fill="url(#dusk)"/>']
    return svg(w, h, defs, *body)


PICTURES = {'parlour': parlour, 'title_cloud': title_cloud, 'seating': seating, 'seating_long': seating_long, 'seating_cards': seating_cards,
            'seating_coins': seating_coins, 'title_tall': title_tall, 'results': results,
            'results_hills': lambda: dawn(False), 'icon': icon}
