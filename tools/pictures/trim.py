"""Cuts off what nobody sees: the parts of large shapes that lie below later, opaque ones.

The reader fills every shape from its leftmost to its rightmost pixel, row by row, and a gradient takes it 15 ns a
pixel: a sky that goes on behind the hills is half of a ground's time. Only corners whose edges are hidden, or outside
the picture, are moved, so that the picture keeps every byte at every size down to 8 du a pixel. One element a line,
paths of straight lines.
tools/make-pictures does it to the grounds that it writes; with names this does it to those that are their own source.
"""
import pathlib
import re
import sys

from shapely.geometry import LineString, Polygon, box
from shapely.ops import unary_union

KEPT = 8.0     # du that stay below what hides them: a pixel of a small picture is so large
FAR = 12.0      # a corner that would move less stays where it is
NUMBER = r'-?\d*\.?\d+'
SIDES = ((1, max), (1, min), (0, max), (0, min))


def attribute(line, name):
    found = re.search(r' %s="([^"]*)"' % name, line)
    return found.group(1) if found else None


def rings_of(d):
    """The rings of a path of straight lines; None for any other."""
    if re.search(r'[^MLZ\d\s.,-]', d):
        return None
    return [[(float(x), float(y)) for x, y in re.findall(r'(%s)[ ,]*(%s)' % (NUMBER, NUMBER), ring)]
            for ring in re.split('[MZ]', d) if ring.strip()]


def offset_of(line):
    move = attribute(line, 'transform')
    found = re.fullmatch(r'translate\((%s) (%s)\)' % (NUMBER, NUMBER), move) if move else None
    return (float(found.group(1)), float(found.group(2))) if found else None if move else (0.0, 0.0)


def area_of(rings):
    area = Polygon()
    for ring in rings:
        if len(ring) > 2:
            area = area.symmetric_difference(Polygon(ring).buffer(0))
    return area


def hides(line, clear):
    fill = attribute(line, 'fill') or ''
    return attribute(line, 'fill-opacity') is None and (fill.startswith('#') or fill[5:-1] not in clear)


def seen_edges(ring, area):
    """By corner: whether the edge that leads to the next one is seen."""
    return [LineString((a, b)).intersects(area) for a, b in zip(ring, ring[1:] + ring[:1])]


def moved(rings, seen, visible):
    """The rings with hidden corners drawn up to what is seen, side by side."""
    loose = visible.buffer(0.1)
    for axis, end in SIDES:
        edge = end(visible.bounds[axis], visible.bounds[axis + 2]) + (KEPT if end is max else -KEPT)
        for k, ring in enumerate(rings):
            shown = seen_edges(ring, loose)
            for i, corner in enumerate(ring):
                beyond = corner[axis] - edge if end is max else edge - corner[axis]
                if beyond > FAR and not shown[i] and not shown[i - 1]:
                    ring[i] = (edge, corner[1]) if axis == 0 else (corner[0], edge)
            rings[k] = ring
    return rings


def without_repeats(ring):
    """Corners in a row on one level line say no more than the first and the last of them."""
    kept = []
    for corner in ring:
        if len(kept) > 1 and (kept[-1][1] == kept[-2][1] == corner[1] or kept[-1][0] == kept[-2][0] == corner[0]):
            kept[-1] = corner
        else:
            kept.append(corner)
    return kept


def written(rings):
    def say(value):
        return f'{value:.1f}'.removesuffix('.0')
    return ''.join('M' + 'L'.join(' '.join(f'{say(x)} {say(y)}' for x, y in part)
                                  for part in (ring[:1], ring[1:])) + 'Z' for ring in rings)


def trimmed(line, cover, view):
    """One shape below a cover; None when nothing of it is seen."""
    at = offset_of(line)
    if line.startswith('<rect'):
        x, y, w, h = (float(attribute(line, name) or 0) for name in ('x', 'y', 'width', 'height'))
        visible = box(x, y, x + w, y + h).difference(cover)
        if visible.is_empty:
            return None
        bottom = min(y + h, round(visible.bounds[3] + KEPT))
        return line.replace(f' height="{attribute(line, "height")}"', f' height="{bottom - y:g}"')
    rings = rings_of(attribute(line, 'd'))
    if rings is None or at is None:
        return line
    placed = [[(x + at[0], y + at[1]) for x, y in ring] for ring in rings]
    before = area_of(placed)
    visible = before.intersection(view).difference(cover)
    if visible.is_empty:
        return None
    after = moved([list(ring) for ring in placed], view.difference(cover), visible)
    changed = area_of(after).symmetric_difference(before).intersection(view)
    if after == placed or not cover.contains(changed.buffer(-0.2)):
        return line
    back = [without_repeats([(x - at[0], y - at[1]) for x, y in ring]) for ring in after]
    return line.replace(attribute(line, 'd'), written(back))


def hidden(text):
    """The same picture without what is hidden."""
    lines = text.split('\n')
    view = box(0, 0, *(float(v) for v in re.search(r'viewBox="0 0 (\S+) (\S+)"', text).groups()))
    clear = {found.group(1) for found in re.finditer(r'<\w+Gradient id="(\w+)"(?:(?!</\w+Gradient>).)*stop-opacity', text)}
    cover, nested = Polygon(), 0
    for i in range(len(lines) - 1, -1, -1):
        line = lines[i]
        nested += line.startswith('</g') - line.startswith('<g ')
        if nested > 0 or not line.startswith(('<path', '<rect')):
            continue
        lines[i] = trimmed(line, cover, view)
        at = offset_of(line)
        rings = rings_of(attribute(line, 'd')) if line.startswith('<path') else None
        if rings is not None and at is not None and hides(line, clear):
            solid = area_of([[(x + at[0], y + at[1]) for x, y in ring] for ring in rings])
            cover = unary_union([cover, solid.buffer(-KEPT)])
        elif line.startswith('<rect') and hides(line, clear):
            x, y, w, h = (float(attribute(line, name) or 0) for name in ('x', 'y', 'width', 'height'))
            cover = unary_union([cover, box(x - 1, y - 1, x + w + 1, y + h + 1)])
    return '\n'.join(line for line in lines if line is not None)


if __name__ == '__main__':
    for name in sys.argv[1:]:
        picture = pathlib.Path(__file__).resolve().parents[2] / 'assets' / 'pictures' / f'{name}.svg'
        picture.write_text(hidden(picture.read_text()))
