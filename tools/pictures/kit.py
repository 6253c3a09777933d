"""Scissors and glue for the paper pictures. Needs shapely 1.8.

B = smooth closed outline ("x,y!" is a corner), L = limb of changing half width ("x,y,w"), P = straight-edged piece,
O = round piece, Rc = rectangle, U = glue, D = cut holes, T = move, turn, size;
cut = facet like scissors, the same every time.
"""
import math, random, zlib
from shapely.geometry import Polygon, LineString, Point, MultiPolygon, box, GeometryCollection
from shapely.ops import unary_union
from shapely import affinity as A

def points_of(s):
    out=[]
    for t in s.split():
        c=t.endswith('!'); t=t.rstrip('!')
        v=[float(a) for a in t.split(',')]
        out.append((v,c))
    return out
def curve(p, closed, n=8):
    # p: list of (vec, corner). Catmull-Rom with corners -> dense points
    N=len(p); pts=[]
    def tan(i):
        v,c=p[i]
        if c: return None
        a=p[(i-1)%N][0] if (closed or i>0) else v
        b=p[(i+1)%N][0] if (closed or i<N-1) else v
        return [(y-x)/2 for x,y in zip(a,b)]
    R=range(N) if closed else range(N-1)
    for i in R:
        a=p[i][0]; b=p[(i+1)%N][0]
        ta=tan(i); tb=tan((i+1)%N)
        d=[y-x for x,y in zip(a,b)]
        if ta is None and tb is None:
            pts.append(list(a)); continue
        span=math.hypot(d[0],d[1]) or 1
        def lim(t):
            m=math.hypot(t[0],t[1])
            k=min(1,1.15*span/m) if m>0 else 1
            return [x*k for x in t]
        if ta is None: ta=[0.6*x for x in d]
        if tb is None: tb=[0.6*x for x in d]
        ta=lim(ta); tb=lim(tb)
        for k in range(n):
            t=k/n; t2=t*t; t3=t2*t
            h=(2*t3-3*t2+1, t3-2*t2+t, -2*t3+3*t2, t3-t2)
            pts.append([h[0]*x+h[1]*u+h[2]*y+h[3]*w for x,u,y,w in zip(a,ta,b,tb)])
    if not closed: pts.append(list(p[-1][0]))
    return pts
def B(s):
    """smooth closed blob; 'x,y!' marks a corner"""
    g=Polygon([(q[0],q[1]) for q in curve(points_of(s),True)])
    return g if g.is_valid else g.buffer(0)
def P(s):
    g=Polygon([(float(t.split(',')[0]),float(t.split(',')[1])) for t in s.split()])
    return g if g.is_valid else g.buffer(0)
def L(s, straight=False):
    """limb: 'x,y,halfwidth ...' tapered stroke"""
    p=points_of(s)
    q=[v for v,_ in p] if straight else curve([(v,c) for v,c in p],False)
    parts=[]
    for a,b in zip(q,q[1:]):
        ca=Point(a[0],a[1]).buffer(max(a[2],.05),8); cb=Point(b[0],b[1]).buffer(max(b[2],.05),8)
        parts.append(unary_union([ca,cb]).convex_hull)
    return unary_union(parts)
def O(x,y,rx,ry=None,rot=0):
    g=A.scale(Point(x,y).buffer(1,24),rx,ry or rx,origin=(x,y))
    return A.rotate(g,rot,origin=(x,y)) if rot else g
def Rc(x,y,w,h,rot=0):
    g=box(x,y,x+w,y+h)
    return A.rotate(g,rot,origin=(x+w/2,y+h/2)) if rot else g
def U(*a): return unary_union([x for x in a])
def D(a,*b):
    return a.difference(unary_union(list(b)))
def T(g,dx=0,dy=0,s=1,rot=0,flip=False,origin=(50,50)):
    if flip: g=A.scale(g,-1,1,origin=(origin[0],0))
    if rot: g=A.rotate(g,rot,origin=origin)
    if s!=1: g=A.scale(g,s,s,origin=origin)
    return A.translate(g,dx,dy)
def polys(g):
    if g.is_empty: return []
    if g.geom_type=='Polygon': return [g]
    return [q for q in g.geoms if q.geom_type=='Polygon']
def cut(g, name='x', tol=.32, jit=.16, minarea=.6):
    """hand cut: open/close slivers, facet like scissors, unequal corners"""
    r=random.Random(zlib.crc32(name.encode()))
    g=g.buffer(.18,join_style=2).buffer(-.36,join_style=2).buffer(.18,join_style=2)
    out=[]
    for q in polys(g):
        if q.area<minarea: continue
        def ring(c):
            l=Polygon(c).simplify(tol)
            if l.is_empty or l.geom_type!='Polygon' or l.area<minarea*.6: return None
            cs=list(l.exterior.coords)[:-1]
            return [(x+r.uniform(-jit,jit),y+r.uniform(-jit,jit)) for x,y in cs]
        e=ring(q.exterior.coords)
        if not e: continue
        out.append(e)
        for h in q.interiors:
            k=ring(h.coords)
            if k: out.append(k)
    return out
def d_of(rings, nd=1):
    s=[]
    def f(v):
        v=round(v,nd)
        return str(int(v)) if v==int(v) else ('%.*f'%(nd,v)).rstrip('0').rstrip('.')
    for r in rings:
        t=''
        for i,(x,y) in enumerate(r):
            t+=('M' if i==0 else ('L' if i==1 else ' '))+f(x)+' '+f(y)
        s.append(t+'Z')
    return ''.join(s)

F = {}  # every figure on its 100 x 100 grid, ground line at 95


def fig(name):
    def keep(make):
        F[name] = make()
        return make
    return keep


def tri(*v):
    return P(' '.join(f"{v[i]},{v[i+1]}" for i in range(0, len(v), 2)))


def claws(x, y, *ends):
    return U(*[L(f"{x},{y},1.9 {ex},{ey},.25", True) for ex, ey in ends])


def mirror(g, x=50):
    return A.scale(g, -1, 1, origin=(x, 0))


def path(g, fill, name, tol=.32, jit=.16, nd=1, more=''):
    """One cut piece as an SVG path."""
    return f'<path fill="{fill}" fill-rule="evenodd"{more} d="{d_of(cut(g, name, tol, jit), nd)}"/>'


def _stops(stops):
    def one(offset, colour, opacity=None):
        seen = '' if opacity is None else f' stop-opacity="{opacity}"'
        return f'<stop offset="{offset}" stop-color="{colour}"{seen}/>'
    return ''.join(one(*s) for s in stops)


def radial(gid, cx, cy, r, *stops):
    """A radial gradient in user space; stops are (offset, colour) or (offset, colour, opacity)."""
    return (f'<radialGradient id="{gid}" gradientUnits="userSpaceOnUse" cx="{cx}" cy="{cy}" r="{r}">'
            f'{_stops(stops)}</radialGradient>')


def linear(gid, x1, y1, x2, y2, *stops):
    return (f'<linearGradient id="{gid}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">'
            f'{_stops(stops)}</linearGradient>')


def svg(w, h, defs, *body):
    defs = f'<defs>{defs}</defs>\n' if defs else ''
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">\n{defs}'
            + '\n'.join(body) + '\n</svg>\n')
