"""Witches of the Sabbath: devil cards, witch cards, their common back, the board of the column and the clearing."""
import math

from kit import *
from kit import F
from scenery import dice, fir, land, place, plane
import emblems  # noqa: F401
import figures  # noqa: F401

INK, PAPER, FRAME = '#0D111D', '#F5ECD9', '#E6D8BA'
# Colour: emblem and tissue, from its heart to the edge.
COLOURS = {'red': ('castle', ('#EEBAA6', '#D65C4B', '#C4201C', '#6E181B')),
           'blue': ('island', ('#DDE7E4', '#A9CDE4', '#84C1F7', '#4A6F92')),
           'yellow': ('book', ('#F8E9B4', '#EDD472', '#E6CB55', '#7A6C38')),
           'green': ('cup', ('#BFD4BC', '#69A285', '#2A8570', '#1C4B46'))}
# The figures 1 to 5 of the title face as outlines, on the index's grid.
DIGIT = (
    'M6.6 13.4V12.5L8.2 12.1V6.8L6.5 7V5.9L9.4 4.9L10.4 5.3V12.1L11.8 12.5V13.4Z',
    'M5.7 13.4 5.6 12.4 8.3 9Q8.8 8.4 9 8Q9.2 7.6 9.2 7.1Q9.2 6.8 9.1 6.5Q9 6.2 8.7 6.2Q8.7 6.2 8.4 6.3Q8.1 6.3 7.9 '
    '6.4Q7.6 6.4 7.5 6.5L7.3 7.9H6.1L6 5.3Q6.4 5.2 6.9 5.2Q7.4 5.1 7.9 5.1Q8.4 5 8.8 5Q9.2 4.9 9.4 4.9Q9.9 4.9 10.5 '
    '5.1Q11 5.3 11.4 5.7Q11.7 6.1 11.7 6.8Q11.7 7.4 11.5 8Q11.2 8.6 10.8 9.2L8.8 11.7V11.9H10.7L10.9 10.6H12.1L12.2 '
    '13.4Z',
    'M6.4 15.1V13.9Q7 13.8 7.5 13.6Q8.1 13.3 8.5 13Q8.9 12.7 9.2 12.2Q9.5 11.8 9.5 11.3Q9.5 10.8 9.3 10.4Q9.1 10.1 '
    '8.8 10.1H7.2V9.1Q8.1 8.9 8.5 8.7Q8.9 8.4 9 8Q9.2 7.6 9.2 7.1Q9.2 6.9 9.1 6.7Q9.1 6.5 9 6.4Q8.9 6.2 8.7 6.2Q8.7 '
    '6.2 8.5 6.3Q8.3 6.3 8.1 6.3Q7.9 6.4 7.7 6.4Q7.5 6.5 7.5 6.5L7.3 7.7H6.1L6 5.3Q6.5 5.2 7 5.1Q7.6 5 8.1 5Q8.5 4.9 '
    '8.8 4.9Q9.9 4.9 10.7 5.4Q11.4 5.9 11.4 6.9Q11.4 7.5 11.1 7.9Q10.9 8.4 10.5 8.6Q10.1 8.9 9.8 9V9.1Q10.9 9.2 11.4 '
    '9.7Q11.9 10.2 11.9 11.1Q11.9 11.8 11.4 12.5Q11 13.1 10.2 13.7Q9.4 14.2 8.4 14.6Q7.4 15 6.4 15.1Z',
    'M9.4 15.1V12.7H5.4L5.3 11.7Q5.6 11 5.9 10.1Q6.2 9.2 6.6 8.3Q6.9 7.4 7.3 6.5Q7.6 5.6 7.9 4.9L9.9 5.7V6.2Q9.7 6.5 '
    '9.4 7.1Q9.1 7.7 8.7 8.5Q8.4 9.2 8 9.9Q7.6 10.6 7.3 11.1V11.3H9.4V9.3L11.1 8.7L11.6 8.9V11.3H12.7V12.7H11.6V15.1Z',
    'M6.3 15.1V13.9Q6.9 13.8 7.5 13.6Q8 13.4 8.5 13.1Q8.9 12.8 9.2 12.3Q9.4 11.8 9.4 11.1Q9.4 10.6 9.3 10.3Q9.1 10 '
    '8.9 9.9Q8.6 9.8 8.3 9.8Q8.2 9.8 7.9 9.9Q7.6 10 7.3 10.1Q6.9 10.2 6.7 10.3L6.2 9.8L6.7 5.1H9.9L10 4.2H11.2L11.2 '
    '6.6H8.1L7.9 8.8L8.2 8.7Q8.3 8.6 8.5 8.5Q8.7 8.4 8.9 8.4Q9 8.3 9.1 8.3Q10.1 8.3 10.7 8.6Q11.3 9 11.5 9.5Q11.8 10.1 '
    '11.8 10.8Q11.8 11.7 11.3 12.5Q10.9 13.2 10.1 13.8Q9.3 14.3 8.4 14.7Q7.4 15 6.3 15.1Z')


def sheet(w, h, name, inner=PAPER, outer=FRAME):
    """Paper of w x h with unequal corners, its lighter face a little smaller."""
    def piece(i):
        r = dice(name)
        c = lambda: r.uniform(1.2, 2.9)
        e = lambda: r.uniform(-.2, .2)
        return P(f"{i},{i+c()} {i+c()},{i} {w/2},{i+e()} {w-i-c()},{i} {w-i},{i+c()} {w-i+e()},{h/2} {w-i},{h-i-c()} "
                 f"{w-i-c()},{h-i} {w/2},{h-i+e()} {i+c()},{h-i} {i},{h-i-c()} {i+e()},{h/2}")
    return [path(piece(0), outer, name + ' frame', .05, .05, 2),
            path(piece(1.1), inner, name + ' face', .05, .05, 2)]


def small(emblem, x, y, s):
    """An emblem cut at its full size, so that its holes stay open, and then set small around x, y."""
    return (f'<g transform="translate({x} {y}) scale({s}) translate(-50 -50)">'
            f"{path(F[emblem], INK, f'index {emblem}', .3, .1)}</g>")


def index(number, emblem):
    """Number and emblem as they stand in a card's upper left corner."""
    return [f'<g transform="translate(-3.4 -3.4) scale(1.3)"><path fill="{INK}" d="{DIGIT[number-1]}"/></g>',
            small(emblem, 19.6, 9.6, .118)]


def horns(x, y, s):
    """A small horned head: as many of them as the card counts."""
    return B(f"{x-2.6*s},{y-3*s}! {x-1.4*s},{y-1.1*s} {x+1.4*s},{y-1.2*s} {x+2.5*s},{y-3*s}! {x+2.1*s},{y+.6*s} "
             f"{x+.2*s},{y+2.6*s} {x-1.9*s},{y+.8*s}")


def devil_card(colour, number):
    emblem, tissue = COLOURS[colour]
    name = f'{colour} {number}'
    window = B("5.8,83! 46.6,83.2! 46.6,70.7! 57.3,70.5! 57.5,44 53,32 44,22.5 31.6,15.6! 20,22 10,32 5.7,44")
    light = B("7.8,81.1! 44.7,81.4! 44.7,68.9! 55.5,68.6! 55.6,44.4 51.4,33 42.8,23.9 31.6,17.9! 21,24 11.6,33 7.6,44.4")
    ground = B("7.7,81.2! 44.7,81.4! 44.7,68.9! 55.5,68.6! 55.5,65.6! 48,66 38,67 30,67 18,65.2 7.7,65.4!")
    heads = U(*[horns(26.2 + (i - (number - 1) / 2) * 6.7, 75.2, .95) for i in range(number)])
    pale = {'red': '#E0937F', 'blue': '#B7D8F3', 'yellow': '#EFD87F', 'green': '#8AB699'}[colour]
    defs = radial('t', 31.5, 43, 36, *zip((0, .36, .7, 1), tissue))
    corner = ''.join(index(number, emblem)[:1])
    return svg(252, 352, defs, '<g transform="scale(4)">', *sheet(63, 88, 'card'),
               path(window, INK, 'window', .08, .06, 2), path(light, 'url(#t)', 'light', .08, .06, 2),
               path(T(F[emblem], 31.5 - 50, 45.6 - 50, .43), INK, f'emblem {emblem}', .08, .06, 2),
               path(ground, INK, 'ground', .08, .06, 2), path(heads, pale, f'heads {name}', .06, .04, 2),
               *index(number, emblem), f'<g transform="translate(63 88) rotate(180)">{corner}</g>', '</g>')


def witch_card(colour):
    emblem, tissue = COLOURS[colour]
    defs = radial('t', 34.5, 38, 42, *zip((0, .36, .72, 1), tissue))
    window = B("4.4,66! 64.8,66.2! 65.4,44 64,32 55,19 34.6,4.2! 14,19 5,32 3.8,44")
    light = B("6.4,64.1! 62.9,64.2! 63.4,44 62,33 53.4,20.6 34.6,6.7! 15.6,20.6 7,33 5.8,44")
    ground = B("6.3,64.1! 62.9,64.2! 62.9,59.6! 48,58.6 34,59.8 20,58.6 6.3,60!")
    witch = T(F[f'witch_{colour}'], 35 - 50, 36.4 - 50, .52)
    return svg(276, 280, defs, '<g transform="scale(4)">', *sheet(69, 70, 'witch sheet'),
               path(window, INK, 'witch window', .08, .06, 2), path(light, 'url(#t)', 'witch light', .08, .06, 2),
               path(U(witch, ground), INK, f'witch {colour}', .08, .06, 2),
               small(emblem, 9.6, 9.8, .145), '</g>')


def back():
    """The same for all forty, and the same when turned: two castles foot to foot before the moon."""
    moon = O(31.5, 44, 20.4)
    half = A.scale(T(F['castle'], 31.5 - 50, 44 - 95), .3, .3, origin=(31.5, 44))
    castle = U(half, A.rotate(half, 180, origin=(31.5, 44)), Rc(21, 43.4, 21, 1.2))
    trees = U(Rc(5.4, 19.4, 52.2, .9), *[fir(x, 20, h, f'back fir {x}', 4) for x, h in ((11.5, 9), (15, 6.4),
              (48.6, 6.8), (52, 9.4))])
    wood = U(trees, A.rotate(trees, 180, origin=(31.5, 44)))
    defs = radial('m', 31.5, 44, 24, (0, '#FFE9B8'), (.5, '#E9A94E'), (1, '#8A5426'))
    return svg(252, 352, defs, '<g transform="scale(4)">', *sheet(63, 88, 'back', '#1A2238', '#B9A988'),
               path(moon, 'url(#m)', 'back moon', .05, .1, 2), path(wood, '#31406A', 'back wood', .05, .03, 2),
               path(castle.intersection(O(31.5, 44, 20.2)), '#1A2238', 'back castle', .05, .04, 2), '</g>')


def board(w=262, h=720):
    """What the witch column stands on: dark, with a torn edge that the lamp lights."""
    piece = B(f"-30,-30! {w-1},-30! {w-5},60 {w-7},120 {w},{h*.4} {w-7},{h*.7} {w-1},{h-20} {w-14},{h+30}! -30,{h+30}!")
    return svg(w, h, linear('b', 0, 0, w, 0, (0, '#05070E'), (1, '#0B0F1A')),
               plane(piece, 'url(#b)', '#8A5A36', 'board', 1.8, 0, .5, .5))


def clearing(w, h, lamp, glow, hills, firs, flyer, name):
    """The clearing at the hour of the sabbath: moon with one who comes late, hills, wood, and the lit ground."""
    x, y, r = lamp
    gx, gy, rx, ry = glow
    far_y, wood_y = hills
    defs = radial('sky', x, y, 860, (0, '#FFE2A4'), (.1, '#F0B463'), (.2, '#C07C44'), (.33, '#7A4E40'),
                  (.48, '#463548'), (.66, '#262743'), (1, '#0F1528'))
    defs += radial('moon', x - 6, y - 6, r * 1.1, (0, '#FFFBEC'), (1, '#FFE3A6'))
    defs += radial('far', x, y + 50, 760, (0, '#B9713F'), (.4, '#6A4440'), (1, '#22233C'))
    defs += radial('wood', x, y + 110, 700, (0, '#6A4434'), (.4, '#3A2A34'), (1, '#14182A'))
    defs += (f'<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="{gx}" cy="{gy}" r="{rx}" '
             f'gradientTransform="translate({gx} {gy}) scale(1 {ry/rx:.3f}) translate({-gx} {-gy})">'
             '<stop offset="0" stop-color="#A06C3E" stop-opacity="0.95"/>'
             '<stop offset="0.3" stop-color="#7A5038" stop-opacity="0.75"/>'
             '<stop offset="0.65" stop-color="#5A3E38" stop-opacity="0.34"/>'
             '<stop offset="1" stop-color="#3A2C34" stop-opacity="0"/></radialGradient>')
    dx = w / 1280
    far = land(' '.join(f"{px*dx},{far_y+py}" for px, py in ((-20, 34), (200, 20), (340, 8), (450, -8), (560, -42),
               (640, -40), (700, -37), (740, -44), (790, -52), (860, -12), (930, 4), (1100, 10), (1300, 20))), h + 40)
    wood = U(land(' '.join(f"{px*dx},{wood_y+py}" for px, py in ((-20, 8), (240, 6), (480, 0), (760, -6), (1000, 2),
             (1300, 12))), h + 40), *[fir(fx, wood_y + 4, fh, f'{name} fir {fx}', 5) for fx, fh in firs])
    front = land(f"-20,{h-110} {w*.2},{h-124} {w*.5},{h-110} {w*.8},{h-124} {w+20},{h-110}", h + 40)
    late = path(place(F['flyer'], flyer[0], flyer[1], flyer[2]), INK, f'{name} flyer', .2, .12)
    return svg(w, h, defs, f'<rect width="{w}" height="{h}" fill="url(#sky)"/>',
               path(O(x, y, r * 2.05), '#FFE7B4', f'{name} halo 2', .2, .4, 1, ' fill-opacity="0.1"'),
               path(O(x, y, r * 1.54), '#FFE7B4', f'{name} halo 1', .2, .4, 1, ' fill-opacity="0.2"'),
               path(O(x, y, r), 'url(#moon)', f'{name} moon', .1, .4),
               plane(far, 'url(#far)', '#E7A256', f'{name} far', 0, -1.4), late,
               plane(wood, 'url(#wood)', '#C07F42', f'{name} wood', 0, -1.3, .5, .25),
               path(O(gx, gy, rx, ry), 'url(#glow)', f'{name} glow', .3, .4),
               plane(front, '#080B14', '#3C2E2C', f'{name} front', 0, -1.3))


def table():
    firs = [(x, h) for x, h in ((282, 70), (318, 96), (364, 110), (400, 62), (436, 92), (464, 52), (540, 62), (611, 68),
            (688, 50), (880, 48), (910, 66), (1060, 70), (1090, 60), (1118, 98), (1152, 116), (1178, 92), (1216, 104),
            (1246, 72), (1274, 90), (40, 90), (96, 120), (150, 84), (200, 108))]
    return clearing(1280, 800, (1010, 112, 83), (770, 400, 540, 250), (168, 232), firs, (1028, 176, 124), 'sabbath')


def table_tall():
    firs = [(x, h) for x, h in ((190, 70), (222, 104), (262, 66), (330, 52), (372, 66), (470, 48), (520, 60), (600, 84),
            (640, 112), (676, 70), (730, 96), (768, 124), (20, 90), (80, 118), (130, 76))]
    return clearing(800, 1280, (420, 128, 96), (490, 640, 400, 330), (262, 330), firs, (404, 108, 104), 'sabbath tall')


def oval(cx, cy, rx, ry, turn):
    """A point of an oval with fuller corners, and the way out of it there, degrees clockwise from up."""
    c, s = math.cos(turn), math.sin(turn)
    x, y = math.copysign(abs(c) ** .75, c) * rx, math.copysign(abs(s) ** .75, s) * ry
    return cx + x, cy + y, math.degrees(math.atan2(x / rx / rx, -y / ry / ry))


def round_clearing(w, h, rx, ry, n, name):
    """The same place for those who sit all round it: its wood stands at every edge, a fire lights the middle, and no side
    of it is the upper one."""
    cx, cy, r = w / 2, h / 2, dice(name)
    defs = ''
    for i, stops in (('sky', ((0, '#E0A055'), (.7, '#C07C44'), (.8, '#8A5640'), (.92, '#463548'), (1.0, '#20203C'))),
                     ('ground', ((0, '#A06C3E'), (.3, '#6E4A38'), (.62, '#3A2A34'), (1, '#181A2C')))):
        far = 1.42 if i == 'sky' else 1.0
        defs += (f'<radialGradient id="{i}" gradientUnits="userSpaceOnUse" cx="{cx:g}" cy="{cy:g}" r="{rx*far:.1f}" '
                 f'gradientTransform="translate({cx:g} {cy:g}) scale(1 {ry/rx:.3f}) translate({-cx:g} {-cy:g})">'
                 + ''.join(f'<stop offset="{o}" stop-color="{c}"/>' for o, c in stops) + '</radialGradient>')
    def ring(more, waves):
        return P(' '.join(f'{x},{y}' for x, y, _ in (oval(cx, cy, rx + more + waves * math.sin(9 * k * .0524),
                 ry + more + waves * math.sin(9 * k * .0524), k * .0524) for k in range(120))))
    firs = []
    for k in range(n):
        x, y, out = oval(cx, cy, rx, ry, (k + r.uniform(.15, .85)) / n * math.tau)
        firs.append(A.rotate(fir(x, y + 6, r.uniform(46, 96), f'{name} fir {k}', 5), out, origin=(x, y)))
    return svg(w, h, defs, f'<rect width="{w}" height="{h}" fill="url(#sky)"/>',
               path(ring(22, 10), '#5A3C44', f'{name} far', .5, .4),
               path(U(ring(0, 3), *firs), 'url(#ground)', f'{name} wood', .5, .25))


def table_round():
    return round_clearing(1700, 800, 735, 300, 78, 'sabbath round')


def table_round_tall():
    return round_clearing(800, 1280, 330, 520, 58, 'sabbath round tall')


PICTURES = {f'sabbath/card_{colour}_{n}': (lambda colour=colour, n=n: devil_card(colour, n))
            for colour in COLOURS for n in range(1, 6)}
PICTURES.update({f'sabbath/witch_{colour}': (lambda colour=colour: witch_card(colour)) for colour in COLOURS})
PICTURES.update({'sabbath/back': back, 'sabbath/board': board, 'sabbath/table': table,
                 'sabbath/table_tall': table_tall, 'sabbath/table_round': table_round,
                     'sabbath/table_round_tall': table_round_tall})
