import type { Map as GlMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';

/** Whether a map has drawn its land: before that it is sea from edge to edge. */
export function useIsDrawn(map: GlMap | null): boolean {
  const [drawn, setDrawn] = useState<GlMap | null>(null);
  useEffect(() => {
    if (!map) return undefined;
    const loading = map.on('load', () => setDrawn(map));
    return () => loading.unsubscribe();
  }, [map]);
  return map !== null && drawn === map;
}
