"""Pieces of landscape: hills, firs, houses, bare trees, stars.

Every piece has its own small errors, drawn from its name.
"""
from kit import *


def dice(name):
    return random.Random(zlib.crc32(name.encode()))


def land(points, floor):
    """Ground below a smooth line of "x,y" points, down to floor."""
    line = curve(points_of(points), False)
    return Polygon(line + [(line[-1][0], floor), (line[0][0], floor)]).buffer(0)


def fir(x, base, h, name, tiers=5):
    r = dice(name)
    parts = [P(f"{x-h*.03},{base-h*.1} {x+h*.03},{base-h*.1} {x+h*.035},{base+h*.02} {x-h*.035},{base+h*.02}")]
    for k in range(tiers):
        top = base - h + h * .84 * k / tiers * .94
        low = base - h + h * .9 * (k + 1.55) / (tiers + .55)
        half = h * (.07 + .055 * k) * r.uniform(.88, 1.12)
        lean = r.uniform(-.012, .012) * h
        parts.append(P(f"{x+lean},{top} {x+half*.55},{(top+low)/2} {x+half},{low+h*.012} {x+half*.35},{low-h*.02} "
                       f"{x+half*.1},{low+h*.012} {x-half*.4},{low-h*.022} {x-half*1.02},{low+h*.01} "
                           f"{x-half*.5},{(top+low)/2}"))
    return U(*parts)


def house(x, base, w, h, name, chimney=1):
    """(walls and roof, lit panes): x is the middle, h goes to the ridge."""
    r = dice(name)
    e = lambda k: r.uniform(-k, k) * w
    wall = h * .52
    lo, hi = x - w * .4, x + w * .4
    walls = P(f"{lo+e(.02)},{base} {lo+e(.02)},{base-wall} {hi+e(.02)},{base-wall} {hi+e(.02)},{base}")
    ridge = x + e(.12)
    roof = P(f"{x-w*.56},{base-wall*.9} {ridge-w*.03},{base-h} {ridge+w*.04},{base-h+h*.01} "
        f"{x+w*.55},{base-wall*.92}")
    side = 1 if chimney > 0 else -1
    cx = x + side * w * .26
    stack = U(P(f"{cx-w*.06},{base-wall} {cx-w*.055},{base-h*.98} {cx+w*.06},{base-h*.97} {cx+w*.06},{base-wall}"),
              P(f"{cx-w*.085},{base-h*.95} {cx-w*.08},{base-h*1.0} {cx+w*.09},{base-h*1.01} "
              f"{cx+w*.085},{base-h*.96}"))

    def quarter(px, py, s):
        return P(f"{px},{py} {px+.85*s},{py+e(.005)} {px+.85*s+e(.005)},{py+.9*s} {px},{py+.9*s}")

    def pane(px, py, s):
        return U(*[quarter(px + a * s, py + b * s, s) for a in (-1, .1) for b in (-1, .1)])

    lit = U(pane(x - w * .18, base - wall * .45, w * .085), pane(ridge, base - wall * 1.22, w * .065),
            P(f"{x+w*.1},{base} {x+w*.1},{base-wall*.5} {x+w*.17},{base-wall*.62} {x+w*.25},{base-wall*.5} "
            f"{x+w*.25},{base}"))
    return U(walls, roof, stack if chimney else walls), lit


def bare_tree(x, base, h, name, lean=0.0, spread=.5, depth=5):
    """A leafless tree whose branches fork at random."""
    r = dice(name)
    parts = []

    def grow(px, py, a, length, width, level):
        qx, qy = px + math.cos(a) * length, py + math.sin(a) * length
        mx, my = (px + qx) / 2 + r.uniform(-.08, .08) * length, (py + qy) / 2 + r.uniform(-.08, .08) * length
        parts.append(L(f"{px},{py},{width} {mx},{my},{width*.84} {qx},{qy},{width*.66}"))
        if level == 0:
            return
        for side in (-1, 1):
            grow(qx, qy, a + side * spread * r.uniform(.5, 1.25) + lean, length * r.uniform(.62, .82), width * .62,
                level - 1)

    grow(x, base, -math.pi / 2 + lean, h * .3, h * .035, depth)
    return U(*parts)


def star(x, y, s):
    return P(f"{x-s*.62},{y} {x},{y-s} {x+s*.62},{y} {x},{y+s}")


def place(g, x, base, size, flip=False, rot=0):
    """A figure of the 100 x 100 grid with its feet at x, base and its grid as large as size."""
    if flip:
        g = mirror(g)
    g = A.scale(g, size / 100, size / 100, origin=(50, 95))
    if rot:
        g = A.rotate(g, rot, origin=(50, 95))
    return A.translate(g, x - 50, base - 95)


def plane(g, fill, rim, name, dx=0.0, dy=-1.6, tol=.6, jit=.4):
    """A plane of paper: first its lit edge, shifted towards the lamp, then the paper."""
    d = d_of(cut(g, name, tol, jit, 2), 1)
    return (f'<path fill="{rim}" fill-rule="evenodd" transform="translate({dx} {dy})" d="{d}"/>\n'
            f'<path fill="{fill}" fill-rule="evenodd" d="{d}"/>')
