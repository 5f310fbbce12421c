import type { Position } from 'geojson';

/** Kilometres in a degree of latitude. */
const KM_OF_DEGREE = 111.3;

/**
 * Degrees as kilometres from the point where both are 0, near enough for a few miles: a degree of longitude narrows to
 * the north.
 */
export const inKilometres = ([longitude = 0, latitude = 0]: Position): [x: number, y: number] => [
  longitude * Math.cos((latitude * Math.PI) / 180) * KM_OF_DEGREE,
  latitude * KM_OF_DEGREE,
];

/** Kilometres from a point to a stretch of a line. */
export function distanceToStretch(point: Position, from: Position, to: Position): number {
  const [x, y] = inKilometres(point);
  const [fromX, fromY] = inKilometres(from);
  const [toX, toY] = inKilometres(to);
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const squared = alongX ** 2 + alongY ** 2;
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * alongX + (y - fromY) * alongY) / squared));
  return Math.hypot(fromX + share * alongX - x, fromY + share * alongY - y);
}

/** A line with fewer points that is nowhere further from the old one than so many kilometres (Douglas and Peucker). */
export function simplifyLine(line: readonly Position[], tolerance: number): Position[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  const inner = line.slice(1, -1);
  const distances = inner.map((point) => distanceToStretch(point, first, last));
  const furthest = Math.max(...distances);
  if (furthest <= tolerance) return [first, last];
  const at = distances.indexOf(furthest) + 1;
  return [...simplifyLine(line.slice(0, at + 1), tolerance), ...simplifyLine(line.slice(at), tolerance).slice(1)];
}
