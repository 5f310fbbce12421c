import { milesBetween, type Position } from './distance.ts';

interface Point {
  position: Position;
  /** On the globe of radius 1: the straight line between two points grows with the way over the ground. */
  at: readonly [number, number, number];
}

interface Branch {
  axis: 0 | 1 | 2;
  /** Where the axis is cut: lower points are in `below`. */
  cut: number;
  below: Branch | readonly Point[];
  above: Branch | readonly Point[];
}

const RADIANS = Math.PI / 180;
/** A little less than the radius of the earth, so that nothing within reach is passed over. */
const RADIUS_MILES = 3950;
/** So few are measured one by one. */
const LEAF = 12;

function toPoint(position: Position): Point {
  const { latitude, longitude } = position;
  const ring = Math.cos(latitude * RADIANS);
  return {
    position,
    at: [ring * Math.cos(longitude * RADIANS), ring * Math.sin(longitude * RADIANS), Math.sin(latitude * RADIANS)],
  };
}

function grow(points: readonly Point[], axis: 0 | 1 | 2): Branch | readonly Point[] {
  if (points.length <= LEAF) return points;
  const sorted = points.toSorted((a, b) => a.at[axis] - b.at[axis]);
  const middle = sorted.length >> 1;
  const next = axis === 0 ? 1 : axis === 1 ? 2 : 0;
  return {
    axis,
    cut: sorted[middle]?.at[axis] ?? 0,
    below: grow(sorted.slice(0, middle), next),
    above: grow(sorted.slice(middle), next),
  };
}

const isLeaf = (part: Branch | readonly Point[]): part is readonly Point[] => Array.isArray(part);

/**
 * Measures the way to the nearest of many positions, in statute miles, without looking at most of them (a k-d tree).
 * Infinity when none is within so many miles.
 */
export function nearestAmong(positions: readonly Position[]): (from: Position, miles: number) => number {
  const root = grow(positions.map(toPoint), 0);
  return (from, miles) => {
    const { at: target } = toPoint(from);
    let best = (miles / RADIUS_MILES) ** 2;
    let nearest: Position | null = null;
    const look = (part: Branch | readonly Point[]): void => {
      if (isLeaf(part)) {
        for (const { at, position } of part) {
          const away = (at[0] - target[0]) ** 2 + (at[1] - target[1]) ** 2 + (at[2] - target[2]) ** 2;
          if (away > best) continue;
          best = away;
          nearest = position;
        }
        return;
      }
      const aside = target[part.axis] - part.cut;
      look(aside < 0 ? part.below : part.above);
      if (aside * aside <= best) look(aside < 0 ? part.above : part.below);
    };
    look(root);
    const away = nearest === null ? Infinity : milesBetween(nearest, from);
    return away <= miles ? away : Infinity;
  };
}
