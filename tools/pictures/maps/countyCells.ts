import type { CountyPlace, Grid } from './grid.ts';

/** So many of the nearest places vote on a cell: one that is filed under a wrong county is outvoted. */
const VOTERS = 5;
/** No place further away, in cells, has a say. */
const REACH = 16;

interface Voter {
  county: string;
  distance: number;
}

/** What a cell is given. */
export interface CountyCell {
  county: string;
  /** How far its nearest place is, in cells. */
  distance: number;
}

/** The places nearest to the middle of a cell, looked for in wider and wider rings of cells. */
function nearest(
  placesAt: ReadonlyMap<number, readonly CountyPlace[]>,
  grid: Grid,
  column: number,
  row: number,
): Voter[] {
  const found: Voter[] = [];
  const visit = (atColumn: number, atRow: number) => {
    for (const { county, longitude, latitude } of placesAt.get(grid.keyOf(atColumn, atRow)) ?? []) {
      const [x, y] = grid.toCells(longitude, latitude);
      found.push({ county, distance: Math.hypot(x - column - 0.5, y - row - 0.5) });
    }
  };
  for (let ring = 0; ring < REACH && found.filter(({ distance }) => distance <= ring).length < VOTERS; ring += 1) {
    for (let across = -ring; across <= ring; across += 1) {
      for (const down of Math.abs(across) === ring
        ? Array.from({ length: 2 * ring + 1 }, (_, at) => at - ring)
        : [-ring, ring])
        visit(column + across, row + down);
    }
  }
  return found.sort((a, b) => a.distance - b.distance).slice(0, VOTERS);
}

function elected(voters: readonly Voter[]): CountyCell | null {
  const votes = new Map<string, number>();
  for (const { county, distance } of voters) votes.set(county, (votes.get(county) ?? 0) + 1 / (distance + 0.6) ** 2);
  const [winner] = [...votes].sort(([, a], [, b]) => b - a);
  return winner && voters[0] ? { county: winner[0], distance: voters[0].distance } : null;
}

/** Gives every cell of land to the county of the places nearest to it. */
export function countyCells(
  places: readonly CountyPlace[],
  grid: Grid,
  isLand: (longitude: number, latitude: number) => boolean,
): Map<number, CountyCell> {
  const placesAt = new Map<number, CountyPlace[]>();
  for (const place of places) {
    const [x, y] = grid.toCells(place.longitude, place.latitude);
    const key = grid.keyOf(Math.floor(x), Math.floor(y));
    placesAt.set(key, [...(placesAt.get(key) ?? []), place]);
  }
  const cells = new Map<number, CountyCell>();
  for (let row = 0; row < grid.rows; row += 1) {
    for (let column = 0; column < grid.columns; column += 1) {
      const [longitude = 0, latitude = 0] = grid.toDegrees(column + 0.5, row + 0.5);
      const cell = isLand(longitude, latitude) ? elected(nearest(placesAt, grid, column, row)) : null;
      if (cell) cells.set(grid.keyOf(column, row), cell);
    }
  }
  return cells;
}
