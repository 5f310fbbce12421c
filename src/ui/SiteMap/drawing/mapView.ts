import type { LngLatBoundsLike, Map as GlMap, MapLibreEvent } from 'maplibre-gl';

import type { Position } from '#domain/places/gazetteer/distance.ts';
import type { MapBounds } from '#domain/places/maps/mapBounds.ts';

/** Where a map is. */
export interface MapView {
  center: Position;
  zoom: number;
  bounds: MapBounds;
}

/** What MapLibre passes on with a movement that a button of ours started for the reader. */
export const BY_READER = { byReader: true };

/** Whether the reader moved the map: by finger, wheel or key, or by a button. */
export const isByReader = (event: MapLibreEvent & { byReader?: boolean }): boolean =>
  event.byReader === true || event.originalEvent !== undefined;

/** Where the map is now. */
export function viewOf(map: GlMap): MapView {
  const { lat, lng } = map.getCenter();
  const bounds = map.getBounds();
  return {
    center: { latitude: lat, longitude: lng },
    zoom: map.getZoom(),
    bounds: { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() },
  };
}

/** A frame as MapLibre takes it. */
export const toGlBounds = ({ west, south, east, north }: MapBounds): LngLatBoundsLike => [west, south, east, north];

/** Milliseconds a movement takes; none for readers who want less of it. */
export const movingMs = (): number => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 350);
