import type { Position } from '#domain/places/gazetteer/distance.ts';

/** CSS pixels of the world at zoom 0, as web maps with 512-pixel tiles count. */
const WORLD_PIXELS = 512;
const RADIANS = Math.PI / 180;

/** Where a position lies on the world drawn flat (Web Mercator), in CSS pixels from its north-west corner. */
export function toPixels({ latitude, longitude }: Position, zoom: number): { x: number; y: number } {
  const size = WORLD_PIXELS * 2 ** zoom;
  const sine = Math.sin(latitude * RADIANS);
  return { x: ((longitude + 180) / 360) * size, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size };
}
