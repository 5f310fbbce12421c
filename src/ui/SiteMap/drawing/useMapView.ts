import type { Map as GlMap } from 'maplibre-gl';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import type { MapBounds } from '#domain/places/maps/mapBounds.ts';

import { isByReader, type MapView, viewOf } from './mapView.ts';

/**
 * Where a map is, followed as it moves; null before it is ready. `onMove` is called for the reader's movements alone.
 */
export function useMapView(map: GlMap | null, onMove?: (bounds: MapBounds) => void): MapView | null {
  const [view, setView] = useState<MapView | null>(null);
  const latest = useRef(onMove);
  useLayoutEffect(() => {
    latest.current = onMove;
  }, [onMove]);
  useEffect(() => {
    if (!map) {
      setView(null);
      return undefined;
    }
    const follow = () => setView(viewOf(map));
    const end = map.on('moveend', (event) => {
      const moved = viewOf(map);
      setView(moved);
      if (isByReader(event)) latest.current?.(moved.bounds);
    });
    const zooming = map.on('zoom', follow);
    const resizing = map.on('resize', follow);
    follow();
    return () => {
      end.unsubscribe();
      zooming.unsubscribe();
      resizing.unsubscribe();
    };
  }, [map]);
  return view;
}
