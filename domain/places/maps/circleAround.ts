import { type Position } from '#domain/places/gazetteer/distance.ts';

import type { MapBounds } from './mapBounds.ts';

/** Mean radius of the earth in statute miles, as milesBetween has it. */
const EARTH_RADIUS_MILES = 3958.8;
const CORNERS = 96;
const RADIANS = Math.PI / 180;

/** The position so many miles away in a direction, in radians clockwise from north. */
function positionAt({ latitude, longitude }: Position, miles: number, bearing: number): Position {
  const arc = miles / EARTH_RADIUS_MILES;
  const from = latitude * RADIANS;
  const to = Math.asin(Math.sin(from) * Math.cos(arc) + Math.cos(from) * Math.sin(arc) * Math.cos(bearing));
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(arc) * Math.cos(from),
    Math.cos(arc) - Math.sin(from) * Math.sin(to),
  );
  return { latitude: to / RADIANS, longitude: longitude + turn / RADIANS };
}

/** All that is so many miles away, as corners of a ring, first and last the same. For circles away from the poles. */
export const circleAround = (centre: Position, miles: number): Position[] =>
  Array.from({ length: CORNERS + 1 }, (_corner, at) =>
    positionAt(centre, miles, ((at % CORNERS) / CORNERS) * 2 * Math.PI),
  );

/** The smallest frame around a circle. */
export function boundsOfCircle(centre: Position, miles: number): MapBounds {
  const ring = circleAround(centre, miles);
  const latitudes = ring.map(({ latitude }) => latitude);
  const longitudes = ring.map(({ longitude }) => longitude);
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}
