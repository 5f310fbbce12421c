import type { Wedge } from './chart.ts';

/**
 * The extent of a part of a ring about the origin: that of its corners, and of the ring's ends where they lie in it.
 */
export function wedgeRect({ from, to, inner, outer }: Wedge): {
  left: number;
  top: number;
  right: number;
  bottom: number;
} {
  const ends = [-180, -90, 0, 90, 180].filter((angle) => angle > from && angle < to);
  const points =
    inner === 0
      ? [0, 90, 180, 270].map((angle) => [angle, outer])
      : [
          ...[from, to].flatMap((angle) => [
            [angle, inner],
            [angle, outer],
          ]),
          ...ends.map((angle) => [angle, outer]),
        ];
  const xs = points.map(([angle = 0, radius = 0]) => Math.sin((angle * Math.PI) / 180) * radius);
  const ys = points.map(([angle = 0, radius = 0]) => -Math.cos((angle * Math.PI) / 180) * radius);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
