import { boundsOfCircle } from '#domain/places/maps/circleAround.ts';
import { ISLES_BOUNDS, type MapBounds } from '#domain/places/maps/mapBounds.ts';

import type { MapPlaces } from '../mapSearchApi.ts';

/** Degrees around what is shown, at least; a single place gets its neighbourhood. */
const AROUND = 0.15;
/** Share of the frame that stays free on each side, so that no marker is cut. */
const FREE = 0.08;

function withRoom(values: readonly number[]): [least: number, most: number] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(AROUND, (most - least) * FREE);
  return [least - room, most + room];
}

/** What a map shows before the reader moves it: the circle of the search, else all places found, else the islands. */
export function frameOf(found: Pick<MapPlaces, 'places' | 'circle'> | undefined): MapBounds {
  if (found?.circle) return boundsOfCircle(found.circle, found.circle.miles * 1.1);
  if (!found || found.places.length === 0) return ISLES_BOUNDS;
  const [west, east] = withRoom(found.places.map(({ longitude }) => longitude));
  const [south, north] = withRoom(found.places.map(({ latitude }) => latitude));
  return { west, south, east, north };
}
