import type { PlaceFinder } from '#domain/records/core/recordPlaces.ts';

const REMEMBERED = 200_000;
/** Answers kept for one text. */
const MOST_BESIDE = 200;

interface Stated {
  county?: string | null;
  country?: string | null;
}

/** What was found for a text, by what was said beside it. */
interface Answer<Found> {
  text: string;
  county: string | null;
  country: string | null;
  found: Found | null;
}

function remembered<Found>(
  look: (text: string, stated: Stated) => Found | null,
): (text: string, stated?: Stated) => Found | null {
  const known = new Map<string, Answer<Found>[]>();
  let size = 0;
  return (text, stated = {}) => {
    const { county = null, country = null } = stated;
    // Few things are said beside a text: comparing them takes less than making one key of all. Many are said beside
    // none.
    const key = text === '' ? (county ?? '') : text;
    const answers = known.get(key);
    if (answers)
      for (const answer of answers)
        if (answer.text === text && answer.county === county && answer.country === country) return answer.found;
    if (++size > REMEMBERED) {
      known.clear();
      size = 1;
    }
    const answer = { text, county, country, found: look(text, stated) };
    const held = known.get(key);
    if (held && held.length < MOST_BESIDE) held.push(answer);
    else known.set(key, [answer]);
    return answer.found;
  };
}

/** Remembers places already looked up: a census names the same hundred places a hundred thousand times. */
export const cachedResolver = (gazetteer: PlaceFinder): PlaceFinder => ({
  resolve: remembered((text, hint) => gazetteer.resolve(text, hint)),
  regionOf: remembered((text, within) => gazetteer.regionOf(text, within)),
  insideOf: (regionId) => gazetteer.insideOf(regionId),
  byId: (id) => gazetteer.byId(id),
});
