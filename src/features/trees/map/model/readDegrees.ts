import type { Position } from '#domain/places/gazetteer/distance.ts';

/** A position as it is typed. */
export interface TypedPosition {
  latitude: string;
  longitude: string;
}

/** @example writeDegrees({ latitude: 50.4211, longitude: -4.8381 }) // { latitude: '50.42110', longitude: '-4.83810' } */
export const writeDegrees = ({ latitude, longitude }: Position): TypedPosition => ({ latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) });

function degrees(text: string, most: number): number | null {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(number) && Math.abs(number) <= most ? number : null;
}

/** A position in decimal degrees, WGS 84, or what is wrong with it by field. */
export function readDegrees(typed: TypedPosition): { position: Position | null; errors: Partial<Record<keyof TypedPosition, string>> } {
  const latitude = degrees(typed.latitude, 90);
  const longitude = degrees(typed.longitude, 180);
  return {
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    errors: {
      ...(latitude === null && { latitude: 'Enter degrees from -90 to 90, such as 50.4211.' }),
      ...(longitude === null && { longitude: 'Enter degrees from -180 to 180, such as -4.8381.' }),
    },
  };
}
