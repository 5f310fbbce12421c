import type { Wedge } from '#domain/trees/chart/layout/chart.ts';

/** Degrees clockwise from the top, -180 to 180. */
const angleOf = (x: number, y: number): number => (Math.atan2(x, -y) * 180) / Math.PI;

/** Whether a point lies in a part of a ring about the origin. */
export function isInWedge({ from, to, inner, outer }: Wedge, x: number, y: number): boolean {
  const radius = Math.hypot(x, y);
  if (radius < inner || radius > outer) return false;
  return to - from >= 360 || (angleOf(x, y) >= from && angleOf(x, y) <= to);
}
