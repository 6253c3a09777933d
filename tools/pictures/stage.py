"""The closed curtain, lit by one lamp above its middle."""
from kit import *
from scenery import dice

WIDE, HIGH = 1280, 800


def _fold_edges(r):
    """x of the folds' edges at the top and at the hem, left to right; 640 is the seam."""
    half = [0.0]
    while half[-1] < 560:
        half.append(half[-1] + r.uniform(40, 66))
    half = [x * 640 / half[-1] for x in half]
    xs = [x - 0 for x in half[:-1]] + [640.0] + [1280 - x for x in reversed(half[:-1])]
    return [(x + r.uniform(-7, 7) if 0 < i < len(xs) - 1 and x != 640 else x,
             x + (r.uniform(-12, 12) if 0 < i < len(xs) - 1 and x != 640 else 0)) for i, x in enumerate(xs)]


def _edge(top, hem, r, flip=1):
    sway = r.uniform(3, 7) * flip
    return [(top + (hem - top) * t + sway * math.sin(t * 5.2 + 1),
        -10 + t * 770) for t in [k / 10 for k in range(11)]]


def _mix(a, b, t):
    pa, pb = [[int(c[i:i + 2], 16) for i in (1, 3, 5)] for c in (a, b)]
    return '#%02X%02X%02X' % tuple(round(x + (y - x) * t) for x, y in zip(pa, pb))


def curtain():
    r = dice('curtain')
    edges = _fold_edges(r)
    lines = [_edge(a, b, r) if a != 640 else [(640, -10 + 77 * k) for k in range(11)] for a, b in edges]
    defs, body = [], [f'<rect width="{WIDE}" height="{HIGH}" fill="#0B0609"/>']
    for i, (left, right) in enumerate(zip(lines, lines[1:])):
        x0, x1 = left[3][0], right[3][0]
        calm = max(0.0, 1 - abs((x0 + x1) / 2 - 640) / 300)          # low contrast where the name plate stands
        dark, mid, high = '#22090F', '#54191D', '#7C2B25'
        high, dark = _mix(high, mid, .55 * calm), _mix(dark, mid, .35 * calm)
        lit = .34 if (x0 + x1) / 2 > 640 else .66
        defs.append(linear(f'f{i}', x0, 0, x1, 0, (0, dark), (lit * .7, mid), (lit, high), (lit + (1 - lit) * .5,
            mid), (1, dark)))
        hem = [((left[-1][0] * (1 - t) + right[-1][0] * t), 764 + 9 * math.sin(t * math.pi) + r.uniform(-1,
            1)) for t in
               (0, .25, .5, .75, 1)]
        body.append(path(Polygon(left + hem + right[::-1]).buffer(.6), f'url(#f{i})', f'fold{i}', .5, .25))
    for i, line in enumerate(lines):                                  # paper rims catch the lamp
        if line[0][0] in (0, 1280):
            continue
        toward = 1 if line[0][0] < 640 else -1
        spine = ' '.join(f"{x+toward*1.5:.1f},{y:.1f},{w:.2f}" for (x, y), w in
                         zip(line, (1.1, 1.3, 1.4, 1.3, 1.2, 1.0, .9, .7, .6, .4, .3)))
        far = min(1.0, abs(line[0][0] - 640) / 620)
        body.append(path(L(spine, True), '#C9743F', f'rim{i}', .3, .12, 1, f' fill-opacity="{.5 - .38 * far:.2f}"'))
    for i, (left, right) in enumerate(zip(lines, lines[1:])):         # short cut folds inside the wide ones
        mid = (left[2][0] + right[2][0]) / 2 + r.uniform(-6, 6)
        y = r.uniform(150, 330)
        body.append(path(L(f"{mid},{y},.3 {mid+r.uniform(-3,3)},{y+170},1.5 {mid+r.uniform(-4,4)},{y+330},.3"),
            '#14060B',
                         f'short{i}', .4, .15, 1, ' fill-opacity="0.55"'))
    # the seam: two hems, one lying over the other
    body.append(path(P("640,-10 647,-10 650,300 649,560 646,772 640,774"), '#16070C', 'seam', .5, .3, 1,
        ' fill-opacity="0.85"'))
    body.append(path(L("640,-10,1.3 641,200,1.7 639.6,420,1.5 640.6,620,1.3 640,772,.8"), '#D98E4A', 'hemline', .4,
        .2))
    defs.append(radial('lamp', 640, -60, 760, (0, '#FFC070', .62), (.22, '#F09A4C', .4), (.5, '#C4602E', .17), (1,
        '#7A2A1E', 0)))
    body.append(f'<rect width="{WIDE}" height="{HIGH}" fill="url(#lamp)"/>')
    defs.append(radial('dusk', 640, 120, 860, (0, '#05060C', 0), (.4, '#05060C', .12), (.72, '#05060C', .6), (1,
        '#05060C', .9)))
    body.append(f'<rect width="{WIDE}" height="{HIGH}" fill="url(#dusk)"/>')
    defs.append(radial('calm', 640, 410, 330, (0, '#170A10', .5), (.6, '#170A10', .32), (1, '#170A10', 0)))
    body.append('<circle cx="640" cy="410" r="330" fill="url(#calm)"/>')
    body += _boards(defs)
    return svg(WIDE, HIGH, ''.join(defs), *body)


def _boards(defs):
    defs.append(linear('floor', 0, 768, 0, 800, (0, '#20120F'), (.35, '#0D0A0E'), (1, '#06070C')))
    defs.append(radial('sill', 640, 772, 420, (0, '#F7B264', .85), (.5, '#C4702F', .35), (1, '#8A4420', 0)))
    return ['<path fill="url(#floor)" d="M0 773L320 771.4 640 774 960 771.2 1280 773.5V800H0Z"/>',
            path(L("250,773.6,.3 640,774.4,1.5 1030,773.4,.3"), 'url(#sill)', 'light under the hem', .3, .1)]


VALANCE_HIGH = 112


def valance():
    """The gathered strip along the top, with its fringe: it hangs before the cloth, and stays when that parts."""
    r, defs = dice('valance'), []
    defs.append(linear('pel', 0, -6, 0, 92, (0, '#14060B'), (.5, '#43151A'), (1, '#722622')))
    defs.append(radial('pelk', 640, 20, 760, (0, '#FFB766', .4), (.35, '#D97F3C', .14), (.8, '#05060C', .45), (1,
        '#05060C', .75)))
    defs.append(radial('gold', 640, 60, 720, (0, '#F7C273'), (.3, '#C07B38'), (.65, '#6A3E24'), (1, '#2A1A18')))
    out, swags, fringe, folds = [], [], [], []
    count = 8
    w = WIDE / count
    for k in range(count):
        x0, x1 = k * w - 4, (k + 1) * w + 4
        deep = 88 + r.uniform(-4, 4)
        low = [(x0 + (x1 - x0) * t,
            40 + (deep - 40) * math.sin(math.pi * t) ** .8) for t in [i / 14 for i in range(15)]]
        swags.append(Polygon([(x0, -12)] + low + [(x1, -12)]))
        for (ax, ay), (bx, by) in zip(low, low[1:]):
            for t in (.15, .5, .85):
                x, y = ax + (bx - ax) * t, ay + (by - ay) * t
                fringe.append(P(f"{x-1.7},{y-1} {x+1.7},{y-1} {x+r.uniform(-1,1)},{y+r.uniform(9,13)}"))
        for t, drop in ((.25, .55), (.5, .72), (.75, .55)):
            for side in (0, 1):
                sx = x0 if side == 0 else x1
                ex = x0 + (x1 - x0) * (.5 + (.5 - t) * .9 if side else t * .9)
                folds.append(L(f"{sx},{2+30*t},.4 {(sx+ex)/2},{14+deep*drop*.62},1.3 {ex},{deep*drop},.3"))
    knots = U(*[B(f"{x-9},24! {x+9},22! {x+7},40 {x+10},66! {x},61! {x-10},67! {x-7},40")
                for x in [k * w for k in range(1, count)]])
    shadow = A.translate(U(*swags, *fringe), 0, 7)
    out.append(path(shadow, '#05040A', 'pelmet shadow', .5, .2, 1, ' fill-opacity="0.45"'))
    out.append(path(U(*fringe), 'url(#gold)', 'fringe', .2, .2))
    out.append(path(U(*swags), 'url(#pel)', 'swags', .5, .4))
    out.append(path(U(*folds), '#1C080D', 'swag folds', .4, .2, 1, ' fill-opacity="0.75"'))
    out.append(path(knots, 'url(#gold)', 'knots', .4, .4))
    out.append(path(U(*swags), 'url(#pelk)', 'swags', .5, .4))
    return svg(WIDE, VALANCE_HIGH, ''.join(defs), *out)


WING = "149,-12 147,110 139,220 121,330 93,430 58,520 40,584 47,650 55,720 52,812"


def wing(flip=False):
    """One half of the curtain drawn aside: the folds run together at the tie."""
    r = dice('wing')
    edge = curve(points_of(WING), False)
    cuts = [0, .13, .22, .36, .45, .6, .69, .84, .93, 1]
    lines = []
    for c in cuts:
        wave, sway = r.uniform(0, 6), r.uniform(.004, .01) if 0 < c < 1 else 0
        lines.append([(x * (c + sway * math.sin(y / 120 + wave)), y) for x, y in edge])
    lines[0] = [(-8, y) for _, y in edge]
    defs, body = [], []
    for i, (left, right) in enumerate(zip(lines, lines[1:])):
        deep = i % 2 == 1
        top, low = ('#220B10', '#10060A') if deep else ('#561C1E', '#240D12')
        defs.append(linear(f'w{i}', 0, -10, 0, 800, (0, _mix(top, '#0B0509', .45)), (.3, top), (.72, low),
                           (.78, _mix(low, top, .4)), (1, '#0E070B')))
        body.append(path(Polygon(left + right[::-1]).buffer(.5), f'url(#w{i})', f'wing{i}', .4, .2))
    for i, line in enumerate(lines[1:], 1):
        bright = .75 if i == len(lines) - 1 else .3 if i % 2 == 0 else .1
        spine = ' '.join(f"{x-.8:.1f},{y:.1f},{.9 if i < len(lines)-1 else 1.3}" for x, y in line[::3])
        body.append(path(L(spine, True), '#C9743F', f'wing rim {i}', .3, .12, 1, f' fill-opacity="{bright}"'))
    tie = U(B("-6,572! 22,580 46,574! 48,590! 22,597 -6,590!"), B("38,586! 46,600 44,616! 38,612 34,598"))
    tassel = U(*[P(f"{x-1.4},612 {x+1.4},611 {x+r.uniform(-1,1)+.6},{642+r.uniform(-4,4)}") for x in (35, 38.4, 41.6,
        44.8)])
    defs.append(linear('tie', 0, 0, 50, 0, (0, '#5A3820'), (.7, '#B9793A'), (1, '#F0B766')))
    body += [path(A.translate(U(tie, tassel), 1, 4), '#05040A', 'tie shadow', .3, .2, 1, ' fill-opacity="0.5"'),
             path(U(tie, tassel), 'url(#tie)', 'tie', .2, .2)]
    if flip:
        body = ['<g transform="translate(150 0) scale(-1 1)">', *body, '</g>']
    return svg(150, 800, ''.join(defs), *body)


PICTURES = {'curtain': curtain, 'valance': valance, 'curtain_left': wing, 'curtain_right': lambda: wing(True)}
