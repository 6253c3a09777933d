"""People for the scenes: the same few bodies with other arms. Grid and ground line as for the figures."""
from kit import *

MAN_HEAD = U(B("30,20! 35,8 48,6 58,12 63,20! 48,23 36,23"), B("36,21! 54,20! 55,26 60,30! 55,32 55,36! 50,40 40,38"))
MAN_BODY = U(B("33,42! 44,38 54,42! 58,54 56,64 60,80! 45,78 27,80! 33,62 30,52"),
             L("38,77,5.4 36,88,4.2 35,94,3"), L("35,94.4,2.4 44,95,1.8"), L("50,77,5.4 53,88,4.2 53,94,3"),
             L("53,94.4,2.4 62,95,1.8"))
MAN_HOLES = U(O(50.6, 27, 1.3), P("32,62.6 57,62 57.2,64.6 32,65"))

WOMAN_HEAD = U(B("34,40! 30,26 36,13 48,9 57,14 60,22! 56,25 60,30! 56,32 56,36! 50,40 46,44"), tri(34, 36, 22, 46,
    38, 42))
WOMAN_BODY = B("35,42! 44,38 53,42! 58,54 54,60 62,78 66,95! 44,96! 20,95! 28,76 34,60 30,52")
WOMAN_HOLES = U(B("49,20! 55,22! 54,25! 49,24!"), L("38,64,.3 33,80,1.2 30,92,.4"), L("47,64,.3 48,80,1.2 52,93,.4"))

CAP = U(B("36,26! 36,14 46,8 56,14 58,24! 46,28"), L("44,14,5.6 32,10,4.2 24,18,2.6 21,28,1.2"), O(20.6, 31, 3.4))
NIGHT_HEAD = U(CAP, B("38,24! 56,23! 57,28 62,31! 57,33 57,37! 51,41 41,38"))
NIGHT_BODY = U(B("36,42! 45,38 54,42! 59,56 58,68 64,84! 46,82 28,85! 34,66 33,52"),
               L("41,82,3.6 37,90,2.6 36,94,2.2"), L("36,94.6,2 44,95.2,1.5"), L("53,82,3.6 57,89,2.6 58,94,2.2"),
               L("58,94.6,2 66,95.2,1.5"))
NIGHT_HOLES = U(L("51,29,.5 56,29.6,1", True), P("36.6,22.6 57.4,21.4 57.6,23.8 36.6,25"),
    L("42,58,.3 39,70,1.1 37,80,.4"))


def man(*limbs, holes=()):
    return D(U(MAN_HEAD, MAN_BODY, *limbs), MAN_HOLES, *holes)


def woman(*limbs, holes=()):
    return D(U(WOMAN_HEAD, WOMAN_BODY, *limbs), WOMAN_HOLES, *holes)


def sleeper(*limbs):
    return D(U(NIGHT_HEAD, NIGHT_BODY, *limbs), NIGHT_HOLES)


def fist(x, y, s=3.2):
    return O(x, y, s, s * .9)


def pointing(x, y, w=1.0, rot=0):
    """A large cuffed arm and hand; the finger's tip lies at x, y and points to the right before turning."""
    sleeve = P("-90,-9 -44,-8.4 -40,-10.5 -36,-10.4 -35,10.6 -39,10.8 -43,9 -90,10")
    palm = B("-36,-7! -26,-8.6 -16,-7 -13,-3! -13,5! -18,9 -28,9.4 -36,7.4!")
    finger = L("-20,-4,3.4 -9,-3.2,2.8 0,-2.4,1.7")
    thumb = L("-28,-6,3 -21,-11,2.5 -14,-11.4,1.7")
    curls = U(*[L(f"-22,{y},2.8 -12,{y+.4},2.9 -17,{y+1.6},2") for y in (1.6, 5.6)])
    gaps = U(L("-21,-.6,.3 -14,-.5,.8 -9,-.3,.3", True), L("-20,3.8,.3 -14,4,.7 -10.4,3.8,.3", True),
        L("-41,-9,.7 -40.4,9.6,.7", True))
    g = D(U(sleeve, palm, finger, thumb, curls), gaps)
    g = A.scale(g, w, w, origin=(0, 0))
    return A.translate(A.rotate(g, rot, origin=(0, 0)), x, y)


def raised(x, base, h, rot=0):
    """A hand stretched up from its wrist."""
    palm = B("-7,0! -8,-14 -9,-26 -7,-34! 8,-35! 9,-24 7,-12 7,0!")
    fingers = U(L("-6,-32,2.6 -8,-46,2.3 -8.6,-54,1.6"), L("-1.6,-33,2.7 -2,-50,2.4 -2,-60,1.7"),
        L("3,-33,2.7 4,-49,2.4 4.4,-58,1.7"),
                L("7,-31,2.4 10,-44,2.1 11.4,-51,1.4"), L("-6,-18,3.2 -14,-26,2.8 -17,-35,1.8"))
    sleeve = P("-10,-2 10,-2 12,30 -13,30")
    g = D(U(palm, fingers, sleeve), P("-11,-4 11,-4 11,-2.4 -11,-2.4"))
    g = A.scale(g, h / 60, h / 60, origin=(0, 0))
    return A.translate(A.rotate(g, rot, origin=(0, 0)), x, base)


def torch(x, y, lean=0.0):
    """(stick, flame) with the hand at x, y."""
    tx, ty = x + lean, y - 18
    stick = L(f"{x-lean*.5},{y+10},1.3 {tx},{ty},1.7", True)
    flame = A.translate(B("1,-14! 3,-8 5.4,-3 4,2 0,3.6 -4,2 -5,-3 -2.4,-7"), tx, ty)
    return stick, flame
