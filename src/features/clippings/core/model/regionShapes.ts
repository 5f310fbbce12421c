import { SMALLEST_REGION } from '#domain/clippings/core/clippingLimits.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import type { ClipSheet, KeyedRegion } from './clipSheet.ts';

interface Size {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/** Where a rectangle is held: the letters of the edges that move with the pointer. */
export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof HANDLES)[number];

const between = (value: number, least: number, most: number): number =>
  Math.min(Math.max(Math.round(Number.isFinite(value) ? value : least), least), Math.max(least, most));

/** The nearest rectangle that may be clipped: whole pixels, not too small, and on the image. */
export function clampRegion({ x, y, width, height }: PageRegion, page: Size): PageRegion {
  const wide = between(width, SMALLEST_REGION, page.width);
  const high = between(height, SMALLEST_REGION, page.height);
  return { x: between(x, 0, page.width - wide), y: between(y, 0, page.height - high), width: wide, height: high };
}

/** A rectangle moved; it stops at the edges of the image. */
export const moveRegion = (region: PageRegion, { x, y }: Point, page: Size): PageRegion =>
  clampRegion({ ...region, x: region.x + x, y: region.y + y }, page);

/** A rectangle made larger or smaller at its right and its lower edge. */
export const resizeRegion = ({ x, y, width, height }: PageRegion, by: Point, page: Size): PageRegion =>
  clampRegion(
    { x, y, width: Math.min(width + by.x, page.width - x), height: Math.min(height + by.y, page.height - y) },
    page,
  );

/** The rectangle between two corners, whichever they are. */
export function regionBetween(one: Point, other: Point, page: Size): PageRegion {
  const [left, right] = [Math.max(0, Math.min(one.x, other.x)), Math.min(page.width, Math.max(one.x, other.x))];
  const [top, bottom] = [Math.max(0, Math.min(one.y, other.y)), Math.min(page.height, Math.max(one.y, other.y))];
  return clampRegion({ x: left, y: top, width: right - left, height: bottom - top }, page);
}

/** A rectangle with the held edges at a point. */
export function pullEdges({ x, y, width, height }: PageRegion, handle: Handle, to: Point, page: Size): PageRegion {
  const [left, right] = [handle.includes('w') ? to.x : x, handle.includes('e') ? to.x : x + width];
  const [top, bottom] = [handle.includes('n') ? to.y : y, handle.includes('s') ? to.y : y + height];
  return regionBetween({ x: left, y: top }, { x: right, y: bottom }, page);
}

/** An edge goes to the lines from this far, in heights of a line. */
const REACH = 1.2;
/** Between the lines and the edge, in heights of a line. */
const MARGIN = 0.15;

const isHeld = (line: PageRegion, region: PageRegion): boolean => {
  const [x, y] = [line.x + line.width / 2, line.y + line.height / 2];
  return (
    line.width > 0 &&
    line.height > 0 &&
    x >= region.x &&
    x <= region.x + region.width &&
    y >= region.y &&
    y <= region.y + region.height
  );
};

/**
 * A rectangle whose edges close to the lines in it lie around them; edges further off stay, as those around a picture.
 */
export function snapToLines(region: PageRegion, lines: readonly PageRegion[], page: Size): PageRegion {
  const held = lines.filter((line) => isHeld(line, region));
  if (held.length === 0) return clampRegion(region, page);
  const high = held.map(({ height }) => height).sort((a, b) => a - b)[held.length >> 1]!;
  const near = (edge: number, line: number) => (Math.abs(edge - line) <= high * REACH ? line : edge);
  const margin = high * MARGIN;
  const left = near(region.x, Math.min(...held.map(({ x }) => x)) - margin);
  const top = near(region.y, Math.min(...held.map(({ y }) => y)) - margin);
  const right = near(region.x + region.width, Math.max(...held.map(({ x, width }) => x + width)) + margin);
  const bottom = near(region.y + region.height, Math.max(...held.map(({ y, height }) => y + height)) + margin);
  return regionBetween({ x: left, y: top }, { x: right, y: bottom }, page);
}

/** A first rectangle for readers who draw on the keyboard: in the middle of the page, a third of it wide. */
export const middleOf = ({ width, height }: Size): PageRegion =>
  clampRegion({ x: width / 3, y: height * 0.4, width: width / 3, height: height / 5 }, { width, height });

/** A new rectangle is this part of the page's width beside one that lies where it would be. */
const ASIDE = 1 / 40;

/**
 * A first place for a rectangle that is added by a button: in the middle of the page, and not exactly on another one.
 */
export function placeNewRegion(sheet: ClipSheet, regions: readonly KeyedRegion[]): PageRegion {
  const aside = Math.max(1, Math.round(sheet.width * ASIDE));
  const isTaken = ({ x, y }: PageRegion) =>
    regions.some((region) => region.sheet.imageId === sheet.imageId && region.x === x && region.y === y);
  let region = middleOf(sheet);
  for (let tries = 0; tries < regions.length && isTaken(region); tries += 1)
    region = moveRegion(region, { x: aside, y: aside }, sheet);
  return region;
}
