import type { FeatureCollection } from 'geojson';
import { useEffect, useState } from 'react';

/** Made when the site is built, from public-domain boundaries (rspack.config.ts). */
const ADDRESS = '/map-data/islands.json';

let loading: Promise<FeatureCollection | null> | null = null;

async function load(): Promise<FeatureCollection | null> {
  try {
    const answer = await fetch(ADDRESS);
    if (answer.ok) return (await answer.json()) as FeatureCollection;
  } catch {
    // Offline: the map is left out and asked for again with the next record.
  }
  loading = null;
  return null;
}

/**
 * The outline of Britain, Ireland and the islands around them in degrees; null before it has come, or when it cannot.
 */
export function useIslands(): FeatureCollection | null {
  const [islands, setIslands] = useState<FeatureCollection | null>(null);
  useEffect(() => {
    let isWanted = true;
    loading ??= load();
    void loading.then((outline) => isWanted && setIslands(outline));
    return () => {
      isWanted = false;
    };
  }, []);
  return islands;
}
