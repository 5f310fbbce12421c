import type { Position } from 'geojson';

import type { CountyCell } from './countyCells.ts';
import type { Grid } from './grid.ts';

/** Rounds of smoothing: they take the steps of the cells out of a line. */
const ROUNDS = 6;

/** Where two counties meet. */
export interface CountyBorder {
  counties: readonly [string, string];
  line: Position[];
}

interface Edge {
  from: number;
  to: number;
  pair: string;
}

/**
 * The edges between cells of two counties, as pairs of corners. A cell whose nearest place is too far away has no
 * county.
 */
function edgesOf(cells: ReadonlyMap<number, CountyCell>, grid: Grid, furthest: number): Edge[] {
  const countyAt = (column: number, row: number): string | null => {
    const cell = cells.get(grid.keyOf(column, row));
    return cell && cell.distance <= furthest ? cell.county : null;
  };
  return [...cells.keys()].flatMap((key) => {
    const [column, row] = grid.at(key);
    const here = countyAt(column, row);
    const edge = (other: string | null, from: number, to: number): Edge[] =>
      here && other && here !== other ? [{ from, to, pair: [here, other].sort().join('|') }] : [];
    return [
      ...edge(countyAt(column + 1, row), grid.keyOf(column + 1, row), grid.keyOf(column + 1, row + 1)),
      ...edge(countyAt(column, row + 1), grid.keyOf(column, row + 1), grid.keyOf(column + 1, row + 1)),
    ];
  });
}

/** Joins edges of one pair of counties to lines, each from a corner where it ends or others join to the next such. */
function linesOf(edges: readonly Edge[], isJunction: (corner: number) => boolean): number[][] {
  const left = new Set(edges);
  const at = new Map<number, Edge[]>();
  for (const edge of edges)
    for (const corner of [edge.from, edge.to]) at.set(corner, [...(at.get(corner) ?? []), edge]);
  const next = (corner: number): Edge | undefined => at.get(corner)?.find((edge) => left.has(edge));
  const walk = (start: number): number[] => {
    const line = [start];
    for (let edge = next(start); edge;) {
      left.delete(edge);
      const corner = edge.from === line.at(-1) ? edge.to : edge.from;
      line.push(corner);
      edge = isJunction(corner) ? undefined : next(corner);
    }
    return line;
  };
  const lines: number[][] = [];
  for (const start of [...at.keys()].sort((a, b) => Number(isJunction(b)) - Number(isJunction(a)))) {
    while (next(start)) lines.push(walk(start));
  }
  return lines;
}

/** Each corner between its neighbours, several times over; the ends stay. */
function smooth(line: readonly Position[]): Position[] {
  let points = [...line];
  for (let round = 0; round < ROUNDS; round += 1) {
    points = points.map((point, at) => {
      const [before, after] = [points[at - 1], points[at + 1]];
      return before && after
        ? point.map((value, axis) => ((before[axis] ?? 0) + 2 * value + (after[axis] ?? 0)) / 4)
        : point;
    });
  }
  return points;
}

/**
 * The lines between cells of different counties.
 * @param furthest - in cells: with the nearest place further away, where a county ends is a guess and is left out.
 */
export function countyBorders(cells: ReadonlyMap<number, CountyCell>, grid: Grid, furthest: number): CountyBorder[] {
  const edges = edgesOf(cells, grid, furthest);
  const meeting = new Map<number, number>();
  for (const { from, to } of edges)
    for (const corner of [from, to]) meeting.set(corner, (meeting.get(corner) ?? 0) + 1);
  const byPair = new Map<string, Edge[]>();
  for (const edge of edges) byPair.set(edge.pair, [...(byPair.get(edge.pair) ?? []), edge]);
  return [...byPair].flatMap(([pair, ofPair]) => {
    const [one = '', other = ''] = pair.split('|');
    return linesOf(ofPair, (corner) => meeting.get(corner) !== 2).map((line) => ({
      counties: [one, other] as const,
      line: smooth(line.map((corner) => grid.toDegrees(...grid.at(corner)))),
    }));
  });
}
