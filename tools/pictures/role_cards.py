"""Werewolf's cards without their figures: a moon over the village, gold for the good and red for wolves, and the back.

A card's window is 55.4 x 80.4; the figure that the program draws stands on the ground at y 72.
"""
from kit import *
from kit import F
from scenery import fir, house, land, place, star
import emblems  # noqa: F401
import figures  # noqa: F401

INK = '#0D111D'
WIDE, HIGH, FEET = 55.4, 80.4, 72
EDGE = P("0,1.2 1.1,.2 14,.5 30,0 44.6,.4 54.4,.1 55.4,1.4 55,22 55.4,47 55.1,79.2 54,80.3 33,80 12,80.4 1,80.2 .1,79 .4,52 0,24")
GOOD = {'moon': ((0, '#FFF6DC'), (.4, '#FBE3AE'), (.75, '#EFBE6C'), (1, '#D2924A')),
        'sky': ((0, '#C98A4C'), (.5, '#9A6A4E'), (.76, '#5A4658'), (1, '#28304E')), 'far': '#7A5236', 'ring': '#E6A45A'}
WOLF = {'moon': ((0, '#FFC9A0'), (.4, '#F0825C'), (.75, '#D2472F'), (1, '#A32A20')),
        'sky': ((0, '#A83A2C'), (.5, '#7C2B30'), (.76, '#4A2136'), (1, '#241A34')), 'far': '#641E22', 'ring': '#C4442F'}
BACK = {'moon': ((0, '#F2E9D2'), (.4, '#E0D3B4'), (.75, '#C4B48E'), (1, '#98896A')),
        'sky': ((0, '#5C6488'), (.5, '#3E4870'), (.76, '#283256'), (1, '#161C38')), 'far': '#2B3354', 'ring': '#6B7090'}


def ground(line):
    return land(line, 90)


def window(name, light, moon, pieces):
    """Sky, moon, what stands before it, and the dark of the corners; nothing leaves the window."""
    x, y, r = moon
    defs = (radial('sky', x, y, 50, *light['sky']) + radial('moon', x - 2, y - 4, r * 1.15, *light['moon'])
            + radial('corners', x, y, 54, (0, INK, 0), (.58, INK, 0), (1, INK, .62)))
    body = ['<g transform="scale(4)">', path(EDGE, 'url(#sky)', 'edge', .02, .03, 2),
            path(O(x, y, r + 1.3), light['ring'], 'ring ' + name, .03, .09, 2, ' fill-opacity="0.6"'),
            path(O(x, y, r), 'url(#moon)', 'moon ' + name, .03, .06, 2)]
    for number, (shape, colour) in enumerate(pieces):
        body.append(path(shape.intersection(EDGE), colour, f'{name} {number}', .06, .05, 2))
    body += [path(EDGE, 'url(#corners)', 'edge', .02, .03, 2), '</g>']
    return svg(222, 322, defs, *body)


def stars(*at):
    return U(*[star(x, y, s) for x, y, s in at])


def good():
    home, lit = house(8, 70, 15, 17, 'card home')
    other, lit_too = house(48, 70.5, 14, 15, 'card other', -1)
    far = U(ground("-2,69 14,67.4 28,68.6 42,67 58,69"), home, other, fir(19, 69, 10, 'card a'), fir(37, 69, 9, 'card b'))
    near = ground("-2,71.6 12,70.6 27,71.8 43,70.4 58,71.8")
    return window('good', GOOD, (WIDE / 2, 39, 24.6), [
        (stars((5, 6, 1.1), (49, 9, .9), (41, 4.6, .7), (14, 10, .7)), '#F2D2A0'),
        (far, GOOD['far']), (U(lit, lit_too), '#FFE2A0'), (near, INK)])


def wolf():
    far = U(ground("-2,69 14,66.6 28,68.6 42,66 58,69"), *[fir(x, 69, h, f'card {x}') for x, h in (
        (2, 25), (8.6, 17), (15, 11), (40, 12), (47, 18), (53.6, 27))])
    near = ground("-2,71.4 12,70.6 27,72 43,70.6 58,71.6")
    return window('wolf', WOLF, (WIDE / 2, 39, 24.6), [
        (stars((6, 6, .9), (48, 8, .8), (40, 4.4, .6)), '#E29A7A'), (far, WOLF['far']), (near, INK)])


def back():
    far = U(ground("-2,64 14,60 28,63 42,59 58,62"), *[fir(x, 63, h, f'back {x}') for x, h in (
        (3, 21), (9, 13), (46, 13), (52, 22))])
    near = U(ground("-2,70 14,63 27.7,61.4 42,64 58,71"), place(F['wolf'], WIDE / 2, 62.6, 36))
    return window('back', BACK, (WIDE / 2, 36, 19), [
        (stars((6, 8, 1.1), (48, 7, 1.2), (39, 11, .7), (14, 13, .8), (27, 5, .8), (52, 22, .7), (4, 28, .7)), '#C9C4D2'),
        (far, BACK['far']), (near, INK)])


PICTURES = {'werewolf/card_good': good, 'werewolf/card_wolf': wolf, 'werewolf/card_back': back}
