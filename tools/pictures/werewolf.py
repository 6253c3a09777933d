"""Werewolf: the village square by day and by night, wide and tall, and the dark ground of the calls."""
import re

from kit import *
from scenery import dice, fir, house, land, plane, star
import figures  # noqa: F401

# The lamp's stops from within: a low sun by day, a moon by night.
DAY = dict(sky=((0, '#FFE7B0'), (.13, '#F7C273'), (.25, '#D58B45'), (.37, '#965A3C'), (.5, '#5A3E45'), (.66, '#322F4B'),
                (.84, '#1C233D'), (1, '#0F1528')), lamp=((0, '#FFFBEE'), (1, '#FFE6AE')), halo='#FFE7B4', halo_seen='0.2',
           far=((0, '#C5813F'), (.5, '#7A4C38'), (1, '#2C2740')), mid=((0, '#5F3C2E'), (.4, '#3A2A30'), (1, '#171A2A')),
           square=((0, '#4A352F'), (.5, '#2E252D'), (1, '#171927')), glow=((0, '#8A6038', .9), (1, '#8A6038', 0)),
           rim='#FFD58A', pane='#FFE9B8', front='#070A12', edge='#5A4034')
NIGHT = dict(sky=((0, '#6F83AD'), (.12, '#4A5C88'), (.26, '#303F68'), (.45, '#1E2949'), (.7, '#121A33'), (1, '#0A0F20')),
             lamp=((0, '#F2F4FA'), (1, '#C7D2E8')), halo='#BBCBEA', halo_seen='0.12',
             far=((0, '#2F3D62'), (.5, '#1D2745'), (1, '#10172C')), mid=((0, '#1A233E'), (.4, '#121A30'), (1, '#0A0F1F')),
             square=((0, '#18213A'), (.5, '#111829'), (1, '#0A0F1C')), glow=((0, '#33446E', .5), (1, '#33446E', 0)),
             rim='#7389B8', pane='#141C30', front='#04060C', edge='#1B2540')


def church(x, base, s):
    wall = P(f"{x-30*s},{base} {x-30*s},{base-58*s} {x},{base-84*s} {x+30*s},{base-58*s} {x+30*s},{base}")
    tower = P(f"{x-14*s},{base-40*s} {x-13*s},{base-96*s} {x-15*s},{base-98*s} {x},{base-158*s} {x+15*s},{base-98*s} "
              f"{x+13*s},{base-96*s} {x+14*s},{base-40*s}")
    cross = U(L(f"{x},{base-150*s},{1.2*s} {x},{base-176*s},{1.2*s}", True),
              L(f"{x-7*s},{base-168*s},{1.2*s} {x+7*s},{base-168*s},{1.2*s}", True))
    door = P(f"{x-6*s},{base} {x-6*s},{base-14*s} {x},{base-21*s} {x+6*s},{base-14*s} {x+6*s},{base}")
    window = P(f"{x-3*s},{base-80*s} {x-3*s},{base-92*s} {x+3*s},{base-92*s} {x+3*s},{base-80*s}")
    return U(wall, tower, cross), U(door, window)


def village(x, base, s, name):
    """Houses left and right of the church, the near ones a little lower."""
    walls, panes = church(x, base, s)
    for i, (dx, drop, w, h) in enumerate(((-208, 0, 54, 62), (-156, 1, 52, 80), (-100, 2, 50, 62), (98, 2, 52, 66),
                                          (152, 1, 56, 84), (206, 0, 52, 58))):
        a, lit = house(x + dx * s, base + drop * s, w * s, h * s, f'{name} house {i}', 1 if i % 2 else -1)
        walls, panes = U(walls, a), U(panes, lit)
    return walls, panes


def square(k, w, h, name, lamp=True):
    """The village before the lamp, the round of the square below it, nearly black ground in front; without the lamp,
    where the program draws one."""
    x, y, s = w / 2, h * (.33 if w > h else .27), 1 if w > h else .86
    defs = radial('sky', x, y, max(w, h) * .6, *k['sky']) + radial('lamp', x, y - 10, 112, *k['lamp'])
    defs += radial('far', x, y + 40, w * .5, *k['far']) + radial('mid', x, y + 70, w * .5, *k['mid'])
    defs += radial('ground', x, h * .5, w * .62, *k['square'])
    defs += radial('glow', x, h * .56, w * .3, *k['glow'])
    body = [f'<rect width="{w}" height="{h}" fill="url(#sky)"/>',
            path(O(x, y, 178), k['halo'], name + ' halo', .2, .5, 1, f' fill-opacity="{k["halo_seen"]}"')]
    if lamp:
        body.append(path(O(x, y, 104), 'url(#lamp)', name + ' lamp', .1, .4))
    if k is NIGHT:
        stars = U(*[star(w * a, h * b, 3 + 2 * (i % 3)) for i, (a, b) in enumerate(((.2, .1), (.15, .2), (.24, .06),
            (.33, .16), (.68, .07), (.76, .19), (.85, .09), (.94, .17), (.4, .05), (.58, .13)))])
        body.append(path(stars, '#DCE6FA', name + ' stars', .1, .1, 1, ' fill-opacity="0.7"'))
    hill = y + 36
    far = land(f"-20,{hill+10} {w*.1},{hill-12} {w*.26},{hill+16} {w*.42},{hill-4} {w*.56},{hill+14} {w*.7},{hill-10} "
               f"{w*.84},{hill+12} {w+20},{hill-14}", h + 40)
    body.append(plane(far, 'url(#far)', k['rim'], name + ' far'))
    base = y + 74
    walls, panes = village(x, base, s, name)
    trees = [fir(x + side * (250 + d) * s, base + 8, (50 + 34 * ((i * 7) % 3) / 2) * s, f'{name} fir {side} {i}')
             for side in (-1, 1) for i, d in enumerate((18, 46, 70, 118, 190, 214, 300, 330))]
    mid = U(land(f"-20,{base+34} {w*.12},{base+20} {w*.3},{base+4} {w*.5},{base-2} {w*.7},{base+4} {w*.88},{base+20} "
                 f"{w+20},{base+34}", h + 40), walls, *trees)
    body.append(plane(mid, 'url(#mid)', k['rim'], name + ' village', 0, -1.6))
    body.append(path(panes, k['pane'], name + ' panes', .2, .15))
    floor = land(f"-20,{base+76} {w*.2},{base+44} {w*.5},{base+30} {w*.8},{base+44} {w+20},{base+76}", h + 40)
    body.append(plane(floor, 'url(#ground)', k['edge'], name + ' square', 0, -1.2))
    body.append(f'<ellipse cx="{x}" cy="{h*.56}" rx="{w*.3}" ry="{h*.14}" fill="url(#glow)"/>')
    front = land(f"-20,{h*.66} {w*.06},{h*.7} {w*.16},{h*.78} {w*.32},{h*.84} {w*.5},{h*.855} {w*.68},{h*.84} "
                 f"{w*.84},{h*.78} {w*.94},{h*.7} {w+20},{h*.66}", h + 40)
    body.append(plane(front, k['front'], k['edge'], name + ' front', 0, -1.2))
    return svg(w, h, defs, *body)


ROUND = dict(sky=((0, '#3B4B78'), (.2, '#334270'), (.45, '#2A375F'), (.7, '#222D52'), (1, '#182040')),
             land=((0, '#10172C'), (.6, '#0B1021'), (1, '#060914')))


def edge_of_village(w, x, line, rise, name):
    """Land along the foot of a picture, as high as at its middle `line` and higher by `rise` in the corners, and on it a
    church between houses, and firs; (walls and trees, panes)."""
    def top(a):
        far = min(1, max(0, (abs(a - x) - .17 * w) / (.1 * w)))
        return line - rise * far * far * (3 - 2 * far)
    steps = [-20 + (w + 40) * i / 24 for i in range(25)]
    ground = land(' '.join(f'{a:.1f},{top(a):.1f}' for a in steps), line + 400)
    walls, panes = church(x, top(x) + 2, .36)
    r = dice(name)
    trees, a, i = [], 34, 0
    while a < w / 2 + 20:
        for side in (-1, 1):
            at = x + side * a
            near = top(at) + 3
            if i % 5 in (1, 3) and a < .24 * w:
                one, lit = house(at, near, r.uniform(34, 40), r.uniform(38, 50), f'{name} house {side} {i}', side)
                walls, panes = U(walls, one), U(panes, lit)
            else:
                trees.append(fir(at, near, r.uniform(24, 46), f'{name} fir {side} {i}', 4))
        i += 1
        a += 36 if i % 5 in (1, 2, 3, 4) else 20
    return U(ground, walls, *trees), panes


def round_square(w, h, y, line, rise, name):
    """The sky over the square for those who sit all round it: the program draws the moon in its middle, at y; the village
    stands at both long edges of the table, or both short ones, upright for whoever sits there; between is nothing but
    sky, for what is said. Buttons lie below `line`."""
    x, k = w / 2, NIGHT
    defs = radial('sky', x, y, max(w, h) * .5, *ROUND['sky']) + radial('land', x, y, max(w, h) * .56, *ROUND['land'])
    body = [f'<rect width="{w}" height="{h}" fill="url(#sky)"/>']
    beside = [(a, b, size) if w > h else (b, a * .9, size) for a, b, size in (      # where nothing is said beside the moon
        (-150, -34, 4), (-192, 20, 3), (-232, -6, 5), (150, 34, 4), (192, -20, 3), (232, 6, 5))]
    stars = [star(x + dx, y + dy, size) for dx, dy, size in beside]
    body.append(path(U(*stars), '#DCE6FA', name + ' stars', .1, .1, 1, ' fill-opacity="0.6"'))
    walls, panes = edge_of_village(w, x, line, rise, name)
    for turn, lit in ((0, -1.4), (180, 1.4)):
        body.append(plane(A.rotate(walls, turn, origin=(x, y)), 'url(#land)', k['rim'], f'{name} village {turn}', 0, lit))
        body.append(path(A.rotate(panes, turn, origin=(x, y)), k['pane'], f'{name} panes {turn}', .2, .15))
    return svg(w, h, defs, *body)


def piece(whole, layers, x, y, w, h):
    """Some of a picture's layers, of a part of it."""
    lines = whole.splitlines()
    head = re.sub(r'width="\S+" height="\S+" viewBox="[^"]*"', f'width="{w}" height="{h}" viewBox="{x:g} {y:g} {w} {h}"', lines[0])
    used = set(re.findall(r'url\(#(\w+)\)', '\n'.join(lines[i] for i in layers)))
    defs = ''.join(m[0] for m in re.finditer(r'<radialGradient id="(\w+)".*?</radialGradient>', lines[1]) if m[1] in used)
    return '\n'.join([head, f'<defs>{defs}</defs>'] + [lines[i] for i in layers] + ['</svg>', ''])


def turning(k, w, h, name, what):
    """What moves as night falls and day breaks, of the square: its sky, what stands before that, and what rises between
    the two (the program has these measures, too: werewolf_table_sky.c)."""
    x, y, stars = w / 2, h * (.33 if w > h else .27), 1 if k is NIGHT else 0
    layers = dict(sky=[2] + [5] * stars, front=range(5 + stars, 10 + stars), lamp=[3, 4])[what]
    around = (x - 190, y - 190, 380, 254) if what != 'lamp' else (x - 180, y - 180, 360, 360)
    return piece(square(k, w, h, name), layers, *around)


def balance(tilt):
    """Two pans before a lamp: the wolves' on the left, the village's on the right; tilt 1 where the left one sinks."""
    w, h, x, top = 900, 300, 450, 46
    drop = 20 * tilt
    defs = radial('lamp', x, 128, 118, (0, '#FFF3D2', .9), (.5, '#F7C273', .62), (1, '#D58B45', 0))
    defs += radial('wood', x, 100, 420, (0, '#A8683A'), (.5, '#6B4A38'), (1, '#4A3634'))
    post = U(P(f"{x-8},{top} {x+8},{top} {x+11},262 {x-11},262"), B(f"{x-96},288! {x-70},270 {x-20},262 {x+20},262 {x+70},270 "
             f"{x+96},288!"), O(x, top - 6, 15), B(f"{x},{top-44}! {x+9},{top-28} {x+5},{top-18} {x-5},{top-18} {x-9},{top-28}"))
    ends = ((190, top + 6 + drop), (710, top + 6 - drop))
    beam = L(f"{ends[0][0]},{ends[0][1]},5 {x},{top},9 {ends[1][0]},{ends[1][1]},5", True)
    body = [f'<circle cx="{x}" cy="128" r="118" fill="url(#lamp)"/>',
            plane(post, '#0D111D', '#E9A355', f'balance post {tilt}', 0, -1.4, .4, .25)]
    for i, (ex, ey) in enumerate(ends):
        pan_y = 232 + (drop if i == 0 else -drop)
        cords = U(*[L(f"{ex},{ey},1 {ex+dx},{pan_y},1.2", True) for dx in (-148, 148)], O(ex, ey, 7))
        pan = B(f"{ex-158},{pan_y}! {ex+158},{pan_y}! {ex+128},{pan_y+24} {ex+50},{pan_y+36} {ex-50},{pan_y+36} {ex-128},{pan_y+24}")
        if i == 0:                                                    # a moon in the wolves' pan, a window in the village's
            hole = D(O(ex, pan_y + 18, 10), O(ex + 5, pan_y + 15, 9))
        else:
            hole = U(*[P(f"{ex+a},{pan_y+b} {ex+a+8},{pan_y+b} {ex+a+8},{pan_y+b+8} {ex+a},{pan_y+b+8}") for a in (-9, 1) for b in (9, 19)])
        body += [path(cords, '#B9A988', f'balance cords {tilt} {i}', .2, .1, 1, ' fill-opacity="0.8"'),
                 plane(D(pan, hole), 'url(#wood)', '#F0B25A', f'balance pan {tilt} {i}', 0, -1.8, .4, .25),
                 path(hole, '#FFD98A', f'balance hole {tilt} {i}', .2, .1)]
    body.append(plane(beam, 'url(#wood)', '#F0B25A', f'balance beam {tilt}', 0, -1.6, .4, .25))
    return svg(w, h, defs, *body)


def on_black(balanced):
    """In high contrast: without the lamp, the wood and the post, which would be lost, in the two colours there."""
    without = re.sub(r'<defs>.*?</defs>\n<circle [^>]*/>\n', '', balanced, flags=re.S)
    for dark, light in (('#0D111D', '#FFFFFF'), ('url(#wood)', '#FFD400'), ('#B9A988', '#FFFFFF'), ('#E9A355', '#FFFFFF'),
                        ('#F0B25A', '#FFD400'), ('#FFD98A', '#000000')):
        without = without.replace(f'fill="{dark}"', f'fill="{light}"')
    return without


PICTURES = {'werewolf/balance_even': lambda: balance(0), 'werewolf/balance_left': lambda: balance(1),
            'werewolf/balance_right': lambda: balance(-1),
            'werewolf/balance_even_on_black': lambda: on_black(balance(0)),
            'werewolf/balance_left_on_black': lambda: on_black(balance(1)),
            'werewolf/balance_right_on_black': lambda: on_black(balance(-1)),
            'werewolf/table_day': lambda: square(DAY, 1280, 800, 'day'),
            'werewolf/table_night': lambda: square(NIGHT, 1280, 800, 'night'),
            'werewolf/table_day_tall': lambda: square(DAY, 800, 1280, 'tall day'),
            'werewolf/table_night_tall': lambda: square(NIGHT, 800, 1280, 'tall night'),
            **{f'werewolf/turning_{what}_{when}{tall}': lambda k=k, size=size, name=name, what=what: turning(k, *size, name, what)
               for k, when in ((DAY, 'day'), (NIGHT, 'night'))
               for tall, size, name in (('', (1280, 800), when), ('_tall', (800, 1280), 'tall ' + when))
               for what in ('sky', 'front', 'lamp') if what != 'lamp' or not tall},
            'werewolf/call': lambda: square(NIGHT, 1280, 800, 'night', False),
            'werewolf/call_tall': lambda: square(NIGHT, 800, 1280, 'tall night', False),
            'werewolf/call_round': lambda: round_square(1700, 800, 350, 692, 96, 'round night'),
            'werewolf/call_round_tall': lambda: round_square(1000, 1280, 615, 1150, 24, 'tall round night')}
