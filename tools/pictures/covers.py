"""Covers of games for the picker, 300 x 400, quiet and dark in the bottom quarter where the title stands."""
from kit import *
from kit import F
from scenery import bare_tree, dice, fir, house, land, place, plane, star
from folk import woman
import emblems  # noqa: F401
import figures  # noqa: F401

INK = '#0D111D'
W, H = 300, 400


def sky(lamp, tints):
    """Defs and shapes of the sky around a lamp x, y, r; tints are the five colours from the lamp outward."""
    x, y, r = lamp
    stops = [(o, c) for o, c in zip((0, .2, .42, .68, 1), tints)]
    defs = radial('sky', x, y, 330, *stops) + radial('lamp', x - r * .1, y - r * .15, r * 1.1, (0, '#FFFBEC'), (.6,
        '#FFF0C9'), (1, '#FFDF9C'))
    shapes = [f'<rect width="{W}" height="{H}" fill="url(#sky)"/>',
              path(O(x, y, r * 1.75), '#FFE7B4', 'halo 2', .2, .3, 1, ' fill-opacity="0.12"'),
              path(O(x, y, r * 1.36), '#FFE7B4', 'halo 1', .2, .3, 1, ' fill-opacity="0.2"'),
              path(O(x, y, r), 'url(#lamp)', 'lamp', .1, .25)]
    return defs, shapes


def dark_foot(start=286):
    """Ground that is nearly black before the title begins."""
    return (linear('foot', 0, start, 0, 330, (0, '#05070E', 0), (1, '#05070E', .93)),
            f'<rect x="0" y="{start}" width="{W}" height="{H-start}" fill="url(#foot)"/>')


def cover(name, lamp, tints, *body, foot=286):
    defs, shapes = sky(lamp, tints)
    foot_def, foot_rect = dark_foot(foot)
    inner = []
    extra = ''
    for part in body:
        if part.startswith(('<radial', '<linear')):
            extra += part
        else:
            inner.append(part)
    return svg(W, H, defs + extra + foot_def, *shapes, *inner, foot_rect)


def ground(points):
    return land(points, 420)


def ink(g, name, colour=INK):
    return path(g, colour, name, .25, .16)


def rim(g, name, fill=INK, edge='#E9A355', dx=0.0, dy=-1.2):
    return plane(g, fill, edge, name, dx, dy, .3, .18)


def stars(name, *spots):
    return path(U(*[star(x, y, s) for x, y, s in spots]), '#FFE7B8', name, .05, .1, 1, ' fill-opacity="0.8"')


def growl():
    """The night is a mouth: fangs above, firs below, one man between."""
    gums = B("-10,-10! 310,-10! 310,150! 296,96 262,64 214,50 150,46 86,50 38,64 6,96 -10,150!")
    r = dice('fangs')
    fangs = U(*[B(f"{x-w},{y}! {x-w*.5},{y+h*.5} {x+r.uniform(-3,3)},{y+h}! {x+w*.55},{y+h*.45} {x+w},{y-2}!") for x,
        y, w, h in
                ((60, 54, 17, 72), (100, 44, 12, 34), (132, 42, 10, 26), (168, 42, 10, 26), (200, 44, 12, 34), (240,
                    54, 17, 72), (22, 74, 14, 46), (278, 74, 14, 46))])
    far = U(ground("-10,244 50,236 110,250 160,254 220,247 310,232"), *[fir(x, 248, h, f'growl far {x}') for x,
        h in ((84, 34), (206, 30), (222, 40))])
    teeth = U(ground("-10,262 60,276 150,284 240,276 310,262"), *[fir(x, b, h, f'growl tooth {x}') for x, b, h in
                                                             ((18, 270, 104), (50, 276, 66), (82, 280, 40), (218, 281,
                                                                 42), (252, 276, 72), (284, 270, 100), (112, 283, 24),
                                                                 (190, 283, 22))])
    man = place(F['villager'], 150, 285, 76)
    eyes = U(B("62,26! 84,22 104,32! 84,31"), B("238,26! 216,22 196,32! 216,31"))
    return cover('growl', (150, 194, 64), ('#FFE2A8', '#F0A552', '#B5542C', '#5A2126', '#1A0E18'),
                 linear('hills', 0, 210, 0, 290, (0, '#8A3F26'), (1, '#33151B')), plane(far, 'url(#hills)', '#F2A95A',
                 'growl hills', 0, -1.3, .4, .25),
                 ink(U(gums, fangs), 'growl jaw', '#090B14'), ink(eyes, 'growl eyes', '#D8412A'),
                 rim(teeth, 'growl firs', '#0B0D16', '#C9743F'), ink(man, 'growl man'))


def sabbath():
    """One flies in late; the fire is lit already."""
    flyer = place(F['flyer'], 166, 153, 146)
    far = U(ground("-10,236 40,220 90,232 150,214 210,230 260,216 310,226"), *[fir(x, 228, h, f'sab far {x}') for x,
        h in ((34, 44), (58, 30), (268, 40))])
    near = U(ground("-10,284 70,276 150,272 230,277 310,286"), bare_tree(282, 290, 150, 'sabbath tree', -.08, .46, 5))
    left, right = place(F['witch'], 66, 279, 92), place(U(woman(L('36,46,4.4 24,40,3.2 18,26,2.4'),
        L('50,46,4.4 64,40,3.2 70,26,2.4')), B('20,25! 36,19 58,18 76,22! 58,28 38,29'),
        B('33,22! 40,8 36,-8 26,-20! 46,-14 56,0 60,21!')), 238, 284, 76, flip=True)
    fire = B("152,282! 140,268 142,250 150,242! 151,228 162,214! 163,230 172,238! 178,250 176,268 166,282!")
    heart = B("155,281! 150,268 156,256! 158,246 163,240! 165,252 169,262 164,281!")
    logs = U(L("132,284,3 184,274,3", True), L("136,274,3 186,285,3", True))
    glow = '<circle cx="160" cy="262" r="90" fill="url(#fire)"/>'
    return cover('sabbath', (176, 104, 70), ('#FFF0C4', '#E6B07C', '#8A5378', '#3E2A5A', '#130F26'),
                 linear('hills', 0, 210, 0, 300, (0, '#5A3A6A'), (1, '#22183A')), stars('sab stars', (40, 46, 2.2),
                 (74, 22, 1.7), (272, 40, 2), (262, 150, 1.7), (30, 128, 1.8)),
                 plane(far, 'url(#hills)', '#D9A0A0', 'sabbath hills', 0, -1.3, .4, .25), ink(flyer, 'flyer'),
                 radial('fire', 160, 262, 90, (0, '#7FE0A0', .6), (.5, '#2A8570', .26), (1, '#2A8570', 0)), glow,
                 rim(near, 'sabbath ground', '#0B0B18', '#7A5A8A'), ink(fire, 'fire', '#8FE0A6'), ink(heart,
                 'fire heart', '#F2FFE0'),
                 ink(U(logs, left, right), 'witches'))


def robbers():
    """Down the wall with the silver; somebody waits behind the tree."""
    walls, lit = house(262, 264, 92, 150, 'manor')
    walls2, lit2 = house(212, 264, 50, 74, 'annexe', 0)
    far = ground("-10,246 60,236 130,247 200,238 310,244")
    thief = place(F['robber'], 150, 283, 112, flip=True)
    tree = U(place(F['hidden_wolf'], 34, 290, 210), L("40,110,33 34,60,27 26,-14,30"),
        L("34,60,7 70,32,4.6 100,24,2.4 124,10,.6"), L("56,30,3 70,8,2 74,-10,1"))
    coins = U(*[O(x, y, 2.6, 2) for x, y in ((196, 281), (210, 284), (224, 280), (236, 285))])
    near = ground("-10,284 80,281 160,280 240,282 310,279")
    return cover('robbers', (150, 186, 68), ('#FFF0C0', '#F5CE70', '#B98A3E', '#4F4636', '#141A26'),
                 linear('hills', 0, 200, 0, 290, (0, '#8A6A34'), (1, '#2E2A26')), plane(far, 'url(#hills)', '#F7D98A',
                 'robber hills', 0, -1.3, .4, .25),
                 rim(U(walls, walls2), 'manor', '#1A1A20', '#D9A94E', -1.2, -1), ink(U(lit, lit2), 'panes',
                 '#FFD98A'),
                 rim(near, 'robber ground', '#0B0E16', '#8A6A34'), ink(thief, 'thief'), ink(coins, 'coins',
                 '#E6CB55'), ink(tree, 'wolf tree', '#070A12'))


def eatme():
    """Three doors, three suppers, one shadow in front."""
    doors, walls, panes = [], [], []
    for x, w, h, name in ((58, 78, 88, 'straw'), (150, 86, 104, 'sticks'), (242, 80, 90, 'bricks')):
        body, lit = house(x, 192, w, h, 'eat ' + name)
        walls.append(body)
        doors.append(B(f"{x-16},192! {x-15},160 {x},147 {x+15},160 {x+16},192!"))
        panes.append(P(f"{x-4.6},{192-h*.76} {x+4.6},{192-h*.77} {x+4.6},{192-h*.66} {x-4.6},{192-h*.66}"))
    guests = U(place(F['pig'], 59, 192, 29), place(F['hood'], 151, 192, 40), place(F['kid'], 241, 192, 31))
    far = U(ground("-10,160 60,142 130,152 210,136 310,150"), *[fir(x, 152, h, f'eat {x}') for x, h in ((16, 56),
        (104, 40), (196, 48), (288, 60))])
    wolf = place(F['wolf'], 142, 297, 158)
    shade = P("72,296 216,296 268,330 30,330")
    near = ground("-10,192 80,190 220,191 310,192")
    return cover('eatme', (150, 62, 42), ('#FFF0C4', '#F7B860', '#C4693A', '#4A3A58', '#121830'),
                 linear('hills', 0, 130, 0, 192, (0, '#8A4F38'), (1, '#4A2E36')), plane(far, 'url(#hills)', '#F2B568',
                 'eat hills', 0, -1.3, .4, .25),
                 rim(U(*walls), 'three houses', '#231A24', '#E9A355'), ink(U(*panes), 'eat panes', '#FFD98A'),
                 ink(U(*doors), 'doors', '#FFDF9C'), ink(guests, 'guests'),
                 linear('yard', 0, 190, 0, 300, (0, '#8A5A3C'), (.5, '#4A2E30'), (1, '#150F16')), path(near,
                 'url(#yard)', 'yard', .4, .2),
                 ink(U(*[P(f'{x-14},192 {x+14},192 {x+24+(x-150)*.14},222 {x-24+(x-150)*.14},222') for x in (58, 150,
                 242)]), 'spill', '#D9974E'),
                 ink(wolf, 'big wolf', '#060811'), path(shade, '#05070E', 'shade', .3, .2, 1, ' fill-opacity="0.7"'),
                 foot=292)


def werewolf():
    """Everybody sleeps; somebody is on the roof."""
    walls, lit = [], []
    for x, b, w, h in ((28, 252, 66, 80), (112, 248, 78, 100), (206, 246, 94, 108), (276, 252, 66, 84)):
        body, panes = house(x, b, w, h, f'hamlet {x}', 1 if x < 150 else -1)
        walls.append(body)
        lit.append(panes)
    church = U(P("56,262 57,176 66,104 69,104 79,176 80,262"), L("67.5,110,.9 67.5,92,.9", True),
        L("62.6,98,.9 72.4,98,.9", True), O(67.5, 109, 2.6))
    far = U(ground("-10,214 60,196 150,206 230,190 310,206"), *[fir(x, 204, h, f'ham {x}') for x, h in ((12, 40), (62,
        34), (288, 46))])
    beast = place(F['werewolf'], 208, 146, 96, flip=True)
    front = U(ground("-10,270 70,262 150,266 230,260 310,270"))
    one = lit[0]
    dark = U(*lit[1:])
    return cover('werewolf', (204, 112, 68), ('#FFF3D2', '#E9C79A', '#7C7FA6', '#303C68', '#0C1226'),
                 linear('hills', 0, 190, 0, 270, (0, '#3E4A78'), (1, '#1A2140')), stars('ww stars', (36, 40, 2.2),
                 (70, 74, 1.6), (98, 30, 1.8), (276, 30, 1.8), (22, 110, 1.6)),
                 plane(far, 'url(#hills)', '#A9B0D8', 'hamlet hills', 0, -1.3, .4, .25), rim(church, 'church',
                 '#141A30', '#8A90B8', 1, -.6),
                 rim(U(*walls), 'hamlet', '#0D1222', '#B9B0C0', 0, -1.2), ink(dark, 'dark panes', '#1C2540'), ink(one,
                 'one light', '#FFD27E'), ink(beast, 'beast', '#060811'),
                 rim(front, 'hamlet ground', '#080B16', '#3A4470'))


PICTURES = {'growl/cover': growl, 'covers/sabbath': sabbath, 'covers/robbers': robbers, 'covers/eatme': eatme,
    'covers/werewolf': werewolf}
