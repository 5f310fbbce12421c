import { Maximize, Minus, Plus } from 'lucide-react';
import type { Map as GlMap, LngLatBoundsLike, MapLibreEvent } from 'maplibre-gl';

import type { Position } from '#domain/places/gazetteer/distance.ts';
import type { MapBounds } from '#domain/places/maps/mapBounds.ts';

import { IconButton } from '../../IconButton/IconButton.tsx';
import { controlTexts } from '../texts.ts';
import styles from './DrawnMap.module.scss';

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

/** Closer, further away, and all of it. */
export function MapControls({ map, limits }: { map: GlMap; limits: MapBounds }) {
  const step = (by: number) => map.easeTo({ zoom: map.getZoom() + by, duration: movingMs() }, BY_READER);
  return (
    <div role="group" aria-label={controlTexts.map} className={styles.controls}>
      <IconButton
        size="sm"
        look="framed"
        label={controlTexts.closer}
        icon={<Plus aria-hidden="true" />}
        onClick={() => step(1)}
      />
      <IconButton
        size="sm"
        look="framed"
        label={controlTexts.further}
        icon={<Minus aria-hidden="true" />}
        onClick={() => step(-1)}
      />
      <IconButton
        size="sm"
        look="framed"
        label={controlTexts.whole}
        icon={<Maximize aria-hidden="true" />}
        onClick={() => map.fitBounds(toGlBounds(limits), { duration: movingMs() }, BY_READER)}
      />
    </div>
  );
}
