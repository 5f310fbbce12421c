import { useMemo, useState } from 'react';

import { FALLBACK_POSITION, type Era } from '#domain/places/houses/eras.ts';
import { UK_BOUNDS } from '#domain/places/maps/mapBounds.ts';
import { readMapLayers } from '#services/maps/mapLayers.ts';
import { HistoricalMap } from '#ui/HistoricalMap/HistoricalMap.tsx';

import type { AddressProfile } from '../houseHistoryApi.ts';
import { eraTexts } from '../texts.ts';

/**
 * How near a map starts that knows its place, and one that does not; from further away the frame would move its centre.
 * Without a historical map there are no streets to see: it shows the places around.
 */
const ZOOM = { known: 12, knownWithoutLayers: 10, unknown: 7 };

interface EraMapProps {
  map: NonNullable<Era['map']>;
  geometry: AddressProfile['geometry'];
  /** The street or place the map is of. */
  of: string;
  /** The town or parish that the position is the middle of; empty where none was given. */
  middleOf: string;
}

/** The place of the address on the map of a time, within the United Kingdom (spec 2 section 8). */
export function EraMap({ map, geometry, of, middleOf }: EraMapProps) {
  const center = geometry ? { latitude: geometry.latitude, longitude: geometry.longitude } : FALLBACK_POSITION;
  const [layers] = useState(readMapLayers);
  const known = layers.length > 0 ? ZOOM.known : ZOOM.knownWithoutLayers;
  const markers = useMemo(
    () =>
      geometry && middleOf !== ''
        ? [{ id: 'middle', label: middleOf, latitude: geometry.latitude, longitude: geometry.longitude }]
        : [],
    [geometry, middleOf],
  );
  return (
    <HistoricalMap
      layers={layers}
      label={eraTexts.mapOf(of, map.year)}
      center={center}
      zoom={geometry ? known : ZOOM.unknown}
      limits={UK_BOUNDS}
      markers={markers}
      {...map}
    />
  );
}
