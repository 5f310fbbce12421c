import type { PlaceFinder } from '#domain/records/core/recordPlaces.ts';

const REMEMBERED = 200_000;

interface Stated {
  county?: string | null;
  country?: string | null;
}

function remembered<Found>(look: (text: string, stated: Stated) => Found | null): (text: string, stated?: Stated) => Found | null {
  const known = new Map<string, Found | null>();
  return (text, stated = {}) => {
    const key = `${text}\n${stated.county ?? ''}\n${stated.country ?? ''}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= REMEMBERED) known.clear();
    const found = look(text, stated);
    known.set(key, found);
    return found;
  };
}

/** Remembers places already looked up: a census names the same hundred places a hundred thousand times. */
export const cachedResolver = (gazetteer: PlaceFinder): PlaceFinder => ({
  resolve: remembered((text, hint) => gazetteer.resolve(text, hint)),
  regionOf: remembered((text, within) => gazetteer.regionOf(text, within)),
});
