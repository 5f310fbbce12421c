/** Mean radius of the earth in statute miles. */
const EARTH_RADIUS_MILES = 3958.8;
const RADIANS = Math.PI / 180;

/** A position in degrees, WGS 84. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Great-circle distance in statute miles (haversine; the earth as a sphere, at most half a per cent off). */
export function milesBetween(a: Position, b: Position): number {
  const height = Math.sin(((b.latitude - a.latitude) * RADIANS) / 2) ** 2;
  const width = Math.sin(((b.longitude - a.longitude) * RADIANS) / 2) ** 2;
  const chord = height + Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * width;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}
