import type { Position } from '#domain/places/gazetteer/distance.ts';

/** A frame on the map, in degrees, WGS 84. Never crosses the 180th meridian. */
export interface MapBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The United Kingdom: maps of the history of a house stay within (spec 2 section 8). */
export const UK_BOUNDS: MapBounds = { west: -8.65, south: 49.84, east: 1.77, north: 60.86 };

/** Britain and Ireland with the water around them: as far as any map of the site goes. */
export const ISLES_BOUNDS: MapBounds = { west: -14, south: 48.4, east: 5.5, north: 62 };

/** The middle of Britain and Ireland, where a map starts that knows of nothing better. */
export const ISLES_CENTER: Position = { latitude: 54.6, longitude: -4.4 };

/** Whether a position lies in a frame; its edges belong to it. */
export const isWithin = ({ west, south, east, north }: MapBounds, { latitude, longitude }: Position): boolean =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

/**
 * As the address and data attributes hold a frame: west, south, east and north, to a thousandth of a degree (about 100
 * m).
 */
export const writeBounds = ({ west, south, east, north }: MapBounds): string =>
  [west, south, east, north].map(rounded).join(',');

/**
 * A frame from an address. Null for what is no frame: not four numbers, outside the world, or without any width or
 * height.
 */
export function readBounds(text: string | null): MapBounds | null {
  if (text === null || !/^(?:-?\d{1,3}(?:\.\d{1,9})?(?:,(?!$)|$)){4}$/u.test(text)) return null;
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number);
  const isFrame = west < east && south < north && west >= -180 && east <= 180 && south >= -85 && north <= 85;
  return isFrame ? { west, south, east, north } : null;
}
