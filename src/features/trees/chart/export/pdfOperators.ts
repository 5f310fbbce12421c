import type { Wedge } from '#domain/trees/chart/layout/chart.ts';

/** Numbers as PDF writes them, one after the other. */
export const pdfNumbers = (...values: readonly number[]): string =>
  values.map((value) => String(Math.round(value * 1000) / 1000)).join(' ');

/** A colour `#rrggbb` for filling (`rg`) or lines (`RG`). */
export const pdfColour = (hex: string, operator: 'rg' | 'RG'): string =>
  `${pdfNumbers(...[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255))} ${operator}`;

/** From the ends of a quarter of a circle to the points that bend its curve, for a radius of 1. */
const BEND = 0.5523;

/** A box with round corners as a path. */
export function boxPath(x: number, y: number, width: number, height: number, radius: number): string {
  const [right, bottom, off] = [x + width, y + height, radius * (1 - BEND)];
  return [
    `${pdfNumbers(x + radius, y)} m`,
    `${pdfNumbers(right - radius, y)} l ${pdfNumbers(right - off, y, right, y + off, right, y + radius)} c`,
    `${pdfNumbers(right, bottom - radius)} l ${pdfNumbers(right, bottom - off, right - off, bottom, right - radius, bottom)} c`,
    `${pdfNumbers(x + radius, bottom)} l ${pdfNumbers(x + off, bottom, x, bottom - off, x, bottom - radius)} c`,
    `${pdfNumbers(x, y + radius)} l ${pdfNumbers(x, y + off, x + off, y, x + radius, y)} c h`,
  ].join('\n');
}

/** Curves bend no farther than this at a time, in degrees. */
const STEP = 45;

/**
 * Curves along a circle about the origin, from one angle to another (degrees clockwise from the top), from where the
 * path is.
 */
function arc(from: number, to: number, radius: number): string {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / STEP));
  const step = ((to - from) / steps) * (Math.PI / 180);
  const bend = (4 / 3) * Math.tan(step / 4) * radius;
  return Array.from({ length: steps }, (_step, index) => {
    const start = (from * Math.PI) / 180 + index * step;
    const end = start + step;
    const [startX, startY, endX, endY] = [
      Math.sin(start) * radius,
      -Math.cos(start) * radius,
      Math.sin(end) * radius,
      -Math.cos(end) * radius,
    ];
    return `${pdfNumbers(startX + Math.cos(start) * bend, startY + Math.sin(start) * bend, endX - Math.cos(end) * bend, endY - Math.sin(end) * bend, endX, endY)} c`;
  }).join('\n');
}

const onCircle = (degrees: number, radius: number): string =>
  pdfNumbers(Math.sin((degrees * Math.PI) / 180) * radius, -Math.cos((degrees * Math.PI) / 180) * radius);

/** A part of a ring, or the whole hub, as a path. */
export function wedgePath({ from, to, inner, outer }: Wedge): string {
  const start = `${onCircle(from, outer)} m\n${arc(from, to, outer)}`;
  return inner === 0 ? `${start} h` : `${start}\n${onCircle(to, inner)} l\n${arc(to, from, inner)} h`;
}
