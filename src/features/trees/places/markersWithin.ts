import { ISLES_BOUNDS, isWithin, type MapBounds } from '#domain/places/maps/mapBounds.ts';
import { eventsWithin, readYears, type YearCounts } from '#domain/trees/places/yearCounts.ts';
import type { MapMarker } from '#ui/SiteMap/siteMapProps.ts';

import type { TreeMap } from './treePlacesApi.ts';

/** A place of the map, ready to be asked for spans of years. */
export interface TimedPlace {
  id: string;
  label: string;
  latitude: number;
  longitude: number;
  years: YearCounts;
  undated: number;
}

/** Years that are shown; null: all, and events without a year. */
export interface YearSpan {
  from: number;
  to: number;
}

/** Markers that are drawn at once: those with most events. Others come as one looks closer. */
export const MOST_MARKERS = 1_500;
/** Share of the frame around it that is drawn, too, so that places are there when the map is dragged. */
const AROUND = 0.15;

/** The places of an answer, read once. What lies outside Britain and Ireland is not on our maps. */
export const timedPlaces = ({ places }: TreeMap): TimedPlace[] =>
  places
    .filter((place) => isWithin(ISLES_BOUNDS, place))
    .map(({ id, name, latitude, longitude, years, undated }) => ({
      id,
      label: name,
      latitude,
      longitude,
      years: readYears(years),
      undated,
    }));

const widened = ({ west, south, east, north }: MapBounds): MapBounds => {
  const [x, y] = [(east - west) * AROUND, (north - south) * AROUND];
  return { west: west - x, south: south - y, east: east + x, north: north + y };
};

/** What a span of years holds: markers within the frame, and how much there is in all. */
export function markersWithin(
  places: readonly TimedPlace[],
  shown: YearSpan | null,
  frame: MapBounds | null,
): { markers: MapMarker[]; events: number; places: number } {
  const bounds = frame && widened(frame);
  const markers: (MapMarker & { count: number })[] = [];
  let [events, held] = [0, 0];
  for (const { id, label, latitude, longitude, years, undated } of places) {
    const count = shown ? eventsWithin(years, shown.from, shown.to) : (years.sums.at(-1) ?? 0) + undated;
    if (count === 0) continue;
    events += count;
    held += 1;
    if (!bounds || isWithin(bounds, { latitude, longitude })) markers.push({ id, label, latitude, longitude, count });
  }
  if (markers.length > MOST_MARKERS) markers.sort((one, other) => other.count - one.count);
  return { markers: markers.slice(0, MOST_MARKERS), events, places: held };
}
