/* Which edge of a flat table is whose. */
#include "ui/edges.h"

enum { LEAST = 2, MOST = 20, EDGES = 4 };

/* Seats at the bottom, left, top and right of a screen that lies across, by how many there are. */
static const unsigned char seats_at[MOST - LEAST + 1][EDGES] = {
    {1, 0, 1, 0}, {1, 1, 0, 1}, {1, 1, 1, 1}, {2, 1, 1, 1}, {2, 1, 2, 1}, {3, 1, 2, 1}, {3, 1, 3, 1},
    {3, 1, 3, 2}, {3, 2, 3, 2}, {4, 2, 3, 2}, {4, 2, 4, 2}, {5, 2, 4, 2}, {5, 2, 5, 2}, {5, 2, 5, 3},
    {5, 3, 5, 3}, {6, 3, 5, 3}, {6, 3, 6, 3}, {7, 3, 6, 3}, {7, 3, 7, 3},
};

int ui_edge_of(int n, int seat, bool portrait) {
    const int row = n < LEAST ? 0 : n > MOST ? MOST - LEAST : n - LEAST;
    int edge = 0, before = seats_at[row][0];
    while (edge < EDGES - 1 && seat >= before) {
        edge++;
        before += seats_at[row][edge];
    }
    return portrait ? (edge + 1) % EDGES : edge;
}
