import { countryNamed, countyNamed } from './counties.ts';
import type { Gazetteer, Place } from './gazetteer.ts';
import { placeKey } from './placeKey.ts';
import { createPlaceGrid } from './placeGrid.ts';
import { createRegionIndex } from './createRegionIndex.ts';
import { readMeant, readRegion, type RegionReader } from './readMeant.ts';
import { type ReadCounty, readWhereabouts, splitParts, type Whereabouts } from './whereabouts.ts';

const fits = (place: Place, { county, country }: Pick<Whereabouts, 'county' | 'country'>): boolean => (!county || place.county === county) && (!country || place.country === country);

/** Index of the first entry whose key is not below the prefix. */
function firstFrom(keys: readonly string[], prefix: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * A gazetteer over the given places, held in memory. Where one place is given twice in a county (same name, compared by
 * placeKey), the earlier one stands for it. "Best known first" is the order of the places given, towns before villages.
 */
export function createGazetteer(places: readonly Place[]): Gazetteer {
  const byId = new Map(places.map((place) => [place.id, place]));
  const byKey = new Map<string, Place[]>();
  for (const place of places) {
    const key = placeKey(place.name);
    const held = byKey.get(key);
    if (!held) byKey.set(key, [place]);
    else if (!held.some((other) => other.county === place.county)) held.push(place);
  }
  const keys = [...byKey.keys()].sort();
  const rank = new Map(places.map((place, index) => [place.id, index]));
  const grid = createPlaceGrid(places);

  const ownCounties = new Map(places.map((place) => [placeKey(place.county), place.county]));
  const readCounty: ReadCounty = (text) => countyNamed(text)?.name ?? ownCounties.get(placeKey(text)) ?? null;

  /** The text may end in its county without a comma: `Stotfold Bedfordshire`. */
  const withCountyAtEnd = (name: string): { key: string; county: string } | null => {
    const words = name.trim().split(/\s+/u);
    for (let take = Math.min(3, words.length - 1); take > 0; take -= 1) {
      const county = readCounty(words.slice(-take).join(' '));
      const key = placeKey(words.slice(0, -take).join(' '));
      if (county && byKey.has(key)) return { key, county };
    }
    return null;
  };

  const candidates = (text: string): { found: readonly Place[]; stated: Pick<Whereabouts, 'county' | 'country'> } => {
    const [name = '', ...rest] = splitParts(text);
    const stated = readWhereabouts(rest, readCounty);
    const whole = byKey.get(placeKey([name, ...stated.unread].join(' '))) ?? byKey.get(placeKey(name));
    if (whole) return { found: whole, stated };
    const split = withCountyAtEnd(name);
    if (split) return { found: byKey.get(split.key) ?? [], stated: { ...stated, county: split.county } };
    const [, ...wider] = [name, ...stated.unread];
    const inWider = wider.map((part) => byKey.get(placeKey(part))).find((places) => places !== undefined);
    return { found: inWider ?? [], stated };
  };

  const regions = createRegionIndex(places);
  const reader: RegionReader = { regions, readCounty };
  const resolve: Gazetteer['resolve'] = (text, hint = {}) => {
    const { found, stated } = candidates(text);
    const inStated = found.filter((place) => fits(place, stated));
    if (inStated.length <= 1) return inStated[0] ?? null;
    const wanted = { county: hint.county ? readCounty(hint.county) : null, country: hint.country ? countryNamed(hint.country) : null };
    const inHint = inStated.filter((place) => fits(place, wanted));
    return inHint.length === 1 ? (inHint[0] ?? null) : null;
  };
  const named: Gazetteer['named'] = (text) => {
    const { found, stated } = candidates(text);
    return found.filter((place) => fits(place, stated));
  };

  return {
    byId: (id) => byId.get(id) ?? null,
    resolve,
    named,
    meant(text) {
      const one = resolve(text);
      return readMeant(text, one ? [one] : named(text), reader);
    },
    regionOf: (text, within = {}) => readRegion(text, within, reader),
    insideOf: regions.insideOf,
    around: regions.around,
    countyIdOf: regions.countyIdOf,
    complete(prefix, limit) {
      const [name = '', ...rest] = splitParts(prefix);
      const wanted = placeKey(name);
      if (wanted === '' || limit <= 0) return [];
      const within = readWhereabouts(rest, readCounty);
      const lastPart = within.unread.map(placeKey).at(-1) ?? '';
      const found: Place[] = [];
      for (let index = firstFrom(keys, wanted); index < keys.length && keys[index]?.startsWith(wanted); index += 1) {
        for (const place of byKey.get(keys[index] ?? '') ?? []) {
          if (fits(place, within) && (lastPart === '' || placeKey(place.county).startsWith(lastPart) || placeKey(place.country).startsWith(lastPart))) found.push(place);
        }
      }
      const isWhole = (place: Place) => (placeKey(place.name) === wanted ? 0 : 1);
      return found.sort((a, b) => isWhole(a) - isWhole(b) || (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0)).slice(0, limit);
    },
    within(placeId, miles) {
      const centre = byId.get(placeId);
      if (!centre) return [];
      if (miles <= 0) return [placeId];
      return grid.within(centre, miles).map((place) => place.id);
    },
  };
}
