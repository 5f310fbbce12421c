import type { Position } from '#domain/places/gazetteer/distance.ts';

import { toPixels } from './mercator.ts';

/** A map on paper. */
export interface FittedMap {
  width: number;
  height: number;
  /** As `toPixels` has it, where a unit of the drawing is a pixel. */
  zoom: number;
  /** Where a position is drawn, from the upper left corner. */
  project: (position: Position) => { x: number; y: number };
}

interface Room {
  /** Of the drawing; its height follows from what is on it. */
  width: number;
  leastHeight: number;
  mostHeight: number;
  /** Space around the outermost positions. */
  margin: number;
}

/** About 90 miles to 450 units of a drawing at the latitude of Britain: a map of one place shows where that is. */
const CLOSEST = 7.2;

/** The largest map of a width on which all positions are, and the sizes it may have; at least one position. */
export function fitMap(positions: readonly Position[], { width, leastHeight, mostHeight, margin }: Room): FittedMap {
  const points = positions.map((position) => toPixels(position, 0));
  const [west, east] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [north, south] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const scale = Math.min(
    2 ** CLOSEST,
    (width - 2 * margin) / (east - west),
    (mostHeight - 2 * margin) / (south - north),
  );
  const height = Math.min(mostHeight, Math.max(leastHeight, (south - north) * scale + 2 * margin));
  const [left, top] = [((west + east) / 2) * scale - width / 2, ((north + south) / 2) * scale - height / 2];
  return {
    width,
    height,
    zoom: Math.log2(scale),
    project: (position) => {
      const { x, y } = toPixels(position, 0);
      return { x: x * scale - left, y: y * scale - top };
    },
  };
}
