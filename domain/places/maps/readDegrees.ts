import type { Position } from '#domain/places/gazetteer/distance.ts';

/** A position as it is typed. */
export interface TypedPosition {
  latitude: string;
  longitude: string;
}

/**
 * @example writeDegrees({ latitude: 50.4211, longitude: -4.8381 }) // { latitude: '50.42110', longitude: '-4.83810' }
 */
export const writeDegrees = ({ latitude, longitude }: Position): TypedPosition => ({
  latitude: latitude.toFixed(5),
  longitude: longitude.toFixed(5),
});

/** Farthest from the equator, and from Greenwich, in degrees. */
export const MOST_LATITUDE = 90;
export const MOST_LONGITUDE = 180;

function degrees(text: string, most: number): number | null {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(number) && Math.abs(number) <= most ? number : null;
}

/** Whether a text is decimal degrees, at most so far from zero. */
export const isDegrees = (text: string, most: number): boolean => degrees(text, most) !== null;

/** A position in decimal degrees, WGS 84; null where either part is none. */
export function readPosition(typed: TypedPosition): Position | null {
  const latitude = degrees(typed.latitude, MOST_LATITUDE);
  const longitude = degrees(typed.longitude, MOST_LONGITUDE);
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
