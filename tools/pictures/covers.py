"""Covers of games for the picker, 300 x 800: the scene stands in the upper half and goes on below it towards whoever
looks; the lower third is dark for the words. Scenes have the height 0 at their own y = -116.
"""
from kit import *
from kit import F
from scenery import bare_tree, dice, fir, house, land, place, plane, star
from folk import man, woman
import emblems  # noqa: F401
import figures  # noqa: F401

INK = '#0D111D'
W, H, ABOVE = 300, 800, 116


def sky(lamp, tints):
    """Defs and shapes of the sky around a lamp x, y, r; tints are the five colours from the lamp outward."""
    x, y, r = lamp
    stops = [(o, c) for o, c in zip((0, .18, .4, .68, 1), tints)]
    defs = radial('sky', x, y, 350, *stops) + radial('lamp', x - r * .1, y - r * .15, r * 1.1, (0, '#FFFBEC'), (.6,
        '#FFF0C9'), (1, '#FFDF9C'))
    shapes = [f'<rect x="0" y="{-ABOVE}" width="{W}" height="{H}" fill="url(#sky)"/>',
              path(O(x, y, r * 1.75), '#FFE7B4', 'halo 2', .2, .3, 1, ' fill-opacity="0.12"'),
              path(O(x, y, r * 1.36), '#FFE7B4', 'halo 1', .2, .3, 1, ' fill-opacity="0.2"'),
              path(O(x, y, r), 'url(#lamp)', 'lamp', .1, .25)]
    return defs, shapes


def dark_foot(start=372):
    """Ground that is nearly black where the words stand."""
    return (linear('foot', 0, start, 0, start + 88, (0, '#05070E', 0), (1, '#05070E', .95)),
            f'<rect x="0" y="{start}" width="{W}" height="{H-ABOVE-start}" fill="url(#foot)"/>')


def cover(lamp, tints, *body):
    defs, shapes = sky(lamp, tints)
    foot_def, foot_rect = dark_foot()
    inner = []
    extra = ''
    for part in body:
        if part.startswith(('<radial', '<linear')):
            extra += part
        else:
            inner.append(part)
    return svg(W, H, defs + extra + foot_def, f'<g transform="translate(0 {ABOVE})">', *shapes, *inner, foot_rect, '</g>')


def ground(points):
    return land(points, H - ABOVE + 20)


def ink(g, name, colour=INK):
    return path(g, colour, name, .25, .16)


def rim(g, name, fill=INK, edge='#E9A355', dx=0.0, dy=-1.2):
    return plane(g, fill, edge, name, dx, dy, .3, .18)


def faded(g, name, colour, opacity):
    return path(g, colour, name, .3, .18, 1, f' fill-opacity="{opacity}"')


def stars(name, *spots):
    return path(U(*[star(x, y, s) for x, y, s in spots]), '#FFE7B8', name, .05, .1, 1, ' fill-opacity="0.8"')


def way(*edges):
    """A way that comes nearer: "y, left, right" from far to near."""
    rows = [[float(v) for v in e.split(',')] for e in edges]
    left = curve([((a, y), False) for y, a, _ in rows], False)
    right = curve([((b, y), False) for y, _, b in rows], False)
    return Polygon([tuple(p) for p in left] + [tuple(p) for p in reversed(right)]).buffer(0)


def tufts(name, *spots):
    """Blades of grass: x, foot, height."""
    r = dice(name)
    return U(*[L(f"{x+k},{b},1.3 {x+k*1.5+r.uniform(-2,2)},{b-h*.6},.9 {x+k*2.1+r.uniform(-4,4)},{b-h*r.uniform(.7,1.1)},.2")
               for x, b, h in spots for k in (-6, -2, 2, 6)])


def growl():
    """The night is a mouth: a wolf's face above, its teeth, firs, one man; below him the lower jaw."""
    head = U(B("-10,-20! 8,-64 30,-82 56,-86! 100,-78 150,-74 200,-78 244,-86! 270,-82 292,-64 310,-20! 310,150! 296,98 262,66 "
               "214,50 150,46 86,50 38,66 4,98 -10,150!"), B("6,-50! 20,-84 34,-120! 56,-100 78,-80! 50,-60"),
             B("294,-50! 280,-84 266,-120! 244,-100 222,-80! 250,-60"))
    r = dice('fangs')
    fangs = U(*[B(f"{x-w},{y}! {x-w*.5},{y+h*.5} {x+r.uniform(-3,3)},{y+h}! {x+w*.55},{y+h*.45} {x+w},{y-2}!") for x,
        y, w, h in
                ((60, 54, 17, 76), (100, 44, 12, 36), (132, 42, 10, 27), (168, 42, 10, 27), (200, 44, 12, 36), (240,
                    54, 17, 76), (22, 74, 14, 48), (278, 74, 14, 48))])
    snout = U(B("122,18! 128,4 142,6 144,18! 136,26 126,26"), B("178,18! 172,4 158,6 156,18! 164,26 174,26"),
              L("150,10,.4 150,26,1.2 150,42,.5"), L("112,-34,.4 108,-10,1.4 92,14,.4"), L("188,-34,.4 192,-10,1.4 208,14,.4"))
    eyes = U(B("44,-30! 70,-40 106,-14! 74,-18"), B("256,-30! 230,-40 194,-14! 226,-18"))
    pupils = U(B("72,-38! 77,-28 73,-19! 69,-28"), B("228,-38! 223,-28 227,-19! 231,-28"))
    far = U(ground("-10,244 50,236 110,250 160,254 220,247 310,232"), *[fir(x, 248, h, f'growl far {x}') for x,
        h in ((84, 34), (206, 30), (222, 40))])
    teeth = U(ground("-10,262 60,276 150,284 240,276 310,262"), *[fir(x, b, h, f'growl tooth {x}') for x, b, h in
                                                             ((18, 270, 104), (50, 276, 66), (82, 280, 40), (218, 281,
                                                                 42), (252, 276, 72), (284, 270, 100), (112, 283, 24),
                                                                 (190, 283, 22))])
    man_ = place(F['villager'], 150, 285, 76)
    road = way("284,144,158", "306,138,166", "334,128,176", "372,112,196", "440,80,230")
    jaw = U(B("-10,316! 20,352 60,378 110,392 150,395 190,392 240,378 280,352 310,316! 310,560! -10,560!"),
            *[B(f"{x-w},{y+6}! {x-w*.5},{y-h*.5} {x+r.uniform(-3,3)},{y-h}! {x+w*.55},{y-h*.45} {x+w},{y+6}!") for x, y, w,
                h in ((40, 366, 15, 62), (260, 366, 15, 62), (78, 386, 11, 34), (222, 386, 11, 34), (110, 393, 9, 24), (190,
                393, 9, 24), (14, 344, 11, 40), (286, 344, 11, 40))])
    return cover((150, 194, 64), ('#FFE2A8', '#F0A552', '#B5542C', '#5A2126', '#2A121C'),
                 linear('hills', 0, 210, 0, 290, (0, '#8A3F26'), (1, '#33151B')), plane(far, 'url(#hills)', '#F2A95A',
                 'growl hills', 0, -1.3, .4, .25),
                 rim(U(head, fangs), 'growl jaw', '#090B14', '#8A3A2C', 0, -1.4), ink(snout, 'growl snout', '#2A0F16'),
                 ink(eyes, 'growl eyes', '#D8412A'), ink(pupils, 'growl pupils', '#FFD27E'),
                 linear('clearing', 0, 262, 0, 392, (0, '#0D0C14'), (.35, '#2A1419'), (1, '#4A1D1C')),
                 rim(teeth, 'growl firs', 'url(#clearing)', '#C9743F'),
                 linear('road', 0, 284, 0, 420, (0, '#C9743F'), (.6, '#6A3226'), (1, '#3A1A1C')), path(road, 'url(#road)',
                 'growl road', .4, .25), ink(man_, 'growl man'), faded(P("147,285 155,285 160,372 142,372"), 'growl shade',
                 '#05060C', .55), rim(jaw, 'growl lower jaw', '#080A12', '#8A3A2C', 0, -1.6))


def sabbath():
    """One flies in late; the fire is lit already, and the pond sees both."""
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
    r = dice('sab pond')
    pond = B("18,330! 60,308 150,300 246,308 290,334 276,372 210,398 130,402 56,384")
    ripple = U(*[O(176 + r.uniform(-5, 5), y, w, 2.3) for y, w in ((340, 26), (348, 38), (356, 46), (364, 48), (372, 42),
        (380, 30), (388, 16))])
    green = U(*[O(150 + r.uniform(-3, 3), y, w, 1.5) for y, w in ((310, 10), (316, 15), (322, 12), (329, 8))])
    mirrored = A.translate(A.scale(place(F['flyer'], 166, 153, 92), 1, -.62, origin=(166, 153)), 8, 200).intersection(pond)
    reeds = U(tufts('reeds', (22, 356, 58), (42, 386, 66), (270, 376, 62), (288, 350, 48), (8, 384, 74), (292, 392, 80)),
              *[U(L(f"{x},{b},1.2 {x+dx},{b-h},.9"), L(f"{x+dx},{b-h},2.6 {x+dx*1.1},{b-h-15},2.2")) for x, b, h, dx in ((30,
                  388, 62, 5), (280, 392, 70, -6), (54, 398, 44, 3))])
    return cover((176, 104, 70), ('#FFF0C4', '#E6B07C', '#8A5378', '#3E2A5A', '#171230'),
                 linear('hills', 0, 210, 0, 300, (0, '#5A3A6A'), (1, '#22183A')), stars('sab stars', (40, 46, 2.2),
                 (74, 22, 1.7), (272, 40, 2), (262, 150, 1.7), (30, 128, 1.8), (120, -60, 1.9), (60, -40, 1.6), (236, -70,
                 2.1), (196, -28, 1.5), (22, -88, 1.8)),
                 plane(far, 'url(#hills)', '#D9A0A0', 'sabbath hills', 0, -1.3, .4, .25), ink(flyer, 'flyer'),
                 radial('fire', 160, 262, 90, (0, '#7FE0A0', .6), (.5, '#2A8570', .26), (1, '#2A8570', 0)), glow,
                 rim(near, 'sabbath ground', '#0B0B18', '#7A5A8A'), ink(fire, 'fire', '#8FE0A6'), ink(heart,
                 'fire heart', '#F2FFE0'), ink(U(logs, left, right), 'witches'),
                 linear('water', 0, 300, 0, 402, (0, '#3A2C58'), (.6, '#2A2148'), (1, '#141228')),
                 plane(pond, 'url(#water)', '#6A5088', 'pond', 0, -1.3, .4, .25), faded(ripple, 'moon in the pond', '#F2CF98',
                 .62), faded(green, 'fire in the pond', '#8FE0A6', .6), faded(mirrored, 'flyer in the pond', '#0D0B1C', .8),
                 ink(reeds, 'reeds', '#070812'))


def robbers():
    """Down the wall with the silver, which runs out of the sack; somebody waits behind the tree."""
    walls, lit = house(262, 264, 92, 150, 'manor')
    walls2, lit2 = house(212, 264, 50, 74, 'annexe', 0)
    far = ground("-10,246 60,236 130,247 200,238 310,244")
    thief = place(F['robber'], 150, 283, 112, flip=True)
    tree = U(place(F['hidden_wolf'], 34, 290, 210), L("40,110,33 34,60,27 26,-14,30 20,-130,34"),
        L("34,60,7 70,32,4.6 100,24,2.4 124,10,.6"), L("56,30,3 70,8,2 74,-10,1"),
        L("30,-30,8 76,-70,5 120,-84,2.6 150,-104,.6"), L("80,-72,3 92,-96,2 90,-118,1"))
    roots = U(L("10,270,13 30,320,9 66,346,5 104,352,1"), L("44,276,10 70,300,6 96,306,3 124,318,.6"),
        L("2,280,14 6,340,11 30,392,7 40,440,4"), L("30,320,5 40,356,3 74,384,.8"))
    near = ground("-10,284 80,281 160,280 240,282 310,279")
    road = way("281,176,238", "300,168,232", "324,150,226", "352,132,232", "392,120,262", "450,100,300")
    coins = [O(x, y, s, s * .62) for x, y, s in ((196, 281, 2.6), (210, 284, 2.6), (224, 280, 2.6), (206, 292, 3.2), (196,
        303, 3.8), (186, 316, 4.6), (182, 332, 5.6), (190, 350, 6.8), (204, 371, 8))]
    holes = U(*[O(c.centroid.x, c.centroid.y, (c.bounds[2] - c.bounds[0]) * .3, (c.bounds[3] - c.bounds[1]) * .28) for c in
        coins[5:]])
    grass = tufts('robber grass', (128, 330, 16), (248, 318, 18), (270, 356, 26), (112, 382, 26), (288, 300, 14), (284, 402, 34))
    return cover((150, 186, 68), ('#FFF0C0', '#F5CE70', '#B98A3E', '#4F4636', '#1A1F2A'),
                 linear('hills', 0, 200, 0, 290, (0, '#8A6A34'), (1, '#2E2A26')), stars('robber stars', (190, -60, 2), (250, -30,
                 1.7), (276, -84, 2.1), (214, 10, 1.6)), plane(far, 'url(#hills)', '#F7D98A', 'robber hills', 0, -1.3, .4, .25),
                 rim(U(walls, walls2), 'manor', '#1A1A20', '#D9A94E', -1.2, -1), ink(U(lit, lit2), 'panes',
                 '#FFD98A'), linear('field', 0, 279, 0, 400, (0, '#121218'), (.5, '#24201E'), (1, '#12131A')),
                 rim(near, 'robber ground', 'url(#field)', '#8A6A34'),
                 linear('road', 0, 281, 0, 420, (0, '#7A5E30'), (.5, '#3A3024'), (1, '#12131A')), path(road, 'url(#road)',
                 'robber road', .4, .25), ink(thief, 'thief'), ink(D(U(*coins), holes), 'coins', '#E6CB55'),
                 ink(U(tree, roots), 'wolf tree', '#070A12'), ink(grass, 'robber grass', '#070A12'))


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
    wolf = place(F['wolf'], 146, 306, 190)
    shade = A.translate(A.skew(A.scale(place(F['wolf'], 146, 306, 190), 1.12, -.62, origin=(146, 303)), -16, 0,
        origin=(146, 303)), 0, -2)
    near = ground("-10,192 80,190 220,191 310,192")
    r = dice('eat fence')
    pickets = [P(f"{x-9},{560} {x-9},{b+10} {x+r.uniform(-2,2)},{b} {x+9},{b+11} {x+9},560") for x, b in ((10, 366), (36, 372), (62,
        380), (238, 382), (264, 374), (290, 364))]
    rails = U(P("-10,392 78,402 78,412 -10,404"), P("222,404 310,390 310,402 222,414"))
    return cover((150, 62, 42), ('#FFF0C4', '#F7B860', '#C4693A', '#4A3A58', '#171C38'),
                 linear('hills', 0, 130, 0, 192, (0, '#8A4F38'), (1, '#4A2E36')), stars('eat stars', (40, -60, 2), (92, -84, 1.7),
                 (232, -66, 2.1), (276, -20, 1.7), (24, 6, 1.6)), plane(far, 'url(#hills)', '#F2B568',
                 'eat hills', 0, -1.3, .4, .25),
                 rim(U(*walls), 'three houses', '#231A24', '#E9A355'), ink(U(*panes), 'eat panes', '#FFD98A'),
                 ink(U(*doors), 'doors', '#FFDF9C'), ink(guests, 'guests'),
                 linear('yard', 0, 190, 0, 420, (0, '#8A5A3C'), (.45, '#56343A'), (1, '#1A121A')), path(near,
                 'url(#yard)', 'yard', .4, .2),
                 ink(U(*[P(f'{x-14},192 {x+14},192 {x+30+(x-150)*.18},232 {x-30+(x-150)*.18},232') for x in (58, 150,
                 242)]), 'spill', '#D9974E'), faded(shade, 'shade', '#05070E', .62), ink(wolf, 'big wolf', '#060811'),
                 rim(U(*pickets, rails), 'eat fence', '#0A0A13', '#6A4434'))


def werewolf():
    """Everybody sleeps; somebody is on the roof, and the watchman has not looked up."""
    walls, lit = [], []
    for x, b, w, h in ((28, 252, 66, 80), (112, 248, 78, 100), (206, 246, 94, 108), (276, 252, 66, 84)):
        body, panes = house(x, b, w, h, f'hamlet {x}', 1 if x < 150 else -1)
        walls.append(body)
        lit.append(panes)
    church = U(P("56,262 57,176 66,104 69,104 79,176 80,262"), L("67.5,110,.9 67.5,92,.9", True),
        L("62.6,98,.9 72.4,98,.9", True), O(67.5, 109, 2.6))
    far = U(ground("-10,214 60,196 150,206 230,190 310,206"), *[fir(x, 204, h, f'ham {x}') for x, h in ((12, 40), (62,
        34), (288, 46))])
    beast = place(F['werewolf'], 208, 146, 108, flip=True)
    front = U(ground("-10,270 70,262 150,266 230,260 310,270"))
    one = lit[0]
    dark = U(*lit[1:])
    street = way("264,152,172", "282,140,176", "308,118,182", "340,96,192", "384,74,226", "450,40,270")
    watch = place(U(man(L("50,46,4.4 62,54,3.2 72,52,2.4"), L("36,46,4.2 28,58,3.2 31,70,2.6")), P("70,52 75,52 74,58 71,58"),
        B("66,58! 79,58! 81,74! 64,74!")), 132, 352, 82)
    flame = place(P("69,61 76,61 77,71 68,71"), 132, 352, 82)
    shadow = P("126,352 142,352 112,404 76,404")
    left, left_lit = house(14, 408, 120, 150, 'near left')
    right, _ = house(292, 416, 130, 168, 'near right', -1)
    return cover((204, 112, 68), ('#FFF3D2', '#E9C79A', '#7C7FA6', '#303C68', '#0F162E'),
                 linear('hills', 0, 190, 0, 270, (0, '#3E4A78'), (1, '#1A2140')), stars('ww stars', (36, 40, 2.2),
                 (70, 74, 1.6), (98, 30, 1.8), (276, 30, 1.8), (22, 110, 1.6), (50, -52, 2), (120, -80, 1.7), (180, -44, 1.9),
                 (262, -70, 2.1)),
                 plane(far, 'url(#hills)', '#A9B0D8', 'hamlet hills', 0, -1.3, .4, .25), rim(church, 'church',
                 '#141A30', '#8A90B8', 1, -.6),
                 rim(U(*walls), 'hamlet', '#0D1222', '#B9B0C0', 0, -1.2), ink(dark, 'dark panes', '#1C2540'), ink(one,
                 'one light', '#FFD27E'), ink(beast, 'beast', '#060811'),
                 rim(front, 'hamlet ground', '#0A0E1C', '#3A4470'),
                 linear('street', 0, 264, 0, 430, (0, '#4A5688'), (.5, '#262E54'), (1, '#0C1020')), path(street, 'url(#street)',
                 'street', .4, .25), faded(shadow, 'watch shade', '#05070E', .6),
                 radial('lantern', 151, 324, 54, (0, '#FFD98E', .8), (.4, '#FFB547', .3), (1, '#FFB547', 0)),
                 '<circle cx="151" cy="324" r="54" fill="url(#lantern)"/>', ink(watch, 'watchman', '#070A14'), ink(flame, 'flame',
                 '#FFF0C4'), rim(U(left, right), 'near houses', '#070A14', '#2E3860', 0, -1.3), ink(left_lit, 'near panes',
                 '#151C34'))


PICTURES = {'growl/cover': growl, 'covers/sabbath': sabbath, 'covers/robbers': robbers, 'covers/eatme': eatme,
    'covers/werewolf': werewolf}
