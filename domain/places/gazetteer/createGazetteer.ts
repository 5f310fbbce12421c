import { countryNamed, countyNamed } from './counties.ts';
import { createAliasIndex } from './createAliasIndex.ts';
import { createRegionIndex } from './createRegionIndex.ts';
import type { Gazetteer, Place, PlaceMeant } from './gazetteer.ts';
import { mainNameOf } from './placeAliases.ts';
import { createPlaceGrid } from './placeGrid.ts';
import { placeKey } from './placeKey.ts';
import { readMeant, readRegion, type RegionReader } from './readMeant.ts';
import { otherReadings, type ReadCounty, readWhereabouts, splitParts, type Whereabouts } from './whereabouts.ts';

/** Places of a name, and the county and country the text says they lie in. */
interface Candidates {
  found: readonly Place[];
  stated: Pick<Whereabouts, 'county' | 'country'>;
}

const fits = (place: Place, { county, country }: Pick<Whereabouts, 'county' | 'country'>): boolean =>
  (!county || place.county === county) && (!country || place.country === country);

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
 * placeKey), the earlier one is taken for both; so is the place of which a name is only another spelling or a former
 * one. "Best known first" is the order of the places given, towns before villages.
 */
export function createGazetteer(places: readonly Place[]): Gazetteer {
  const byId = new Map(places.map((place) => [place.id, place]));
  const byKey = new Map<string, Place[]>();
  const isKnown = new Set(places.map(({ county, name }) => `${county}: ${placeKey(name)}`));
  for (const place of places) {
    const mainName = mainNameOf(place);
    if (mainName !== null && isKnown.has(`${place.county}: ${placeKey(mainName)}`)) continue;
    const key = placeKey(place.name);
    const held = byKey.get(key);
    if (!held) byKey.set(key, [place]);
    else if (!held.some((other) => other.county === place.county)) held.push(place);
  }
  const aliases = createAliasIndex([...byKey.values()].flat());
  const keys = [...new Set([...byKey.keys(), ...aliases.keys()])].sort();
  const rank = new Map(places.map((place, index) => [place.id, index]));
  const grid = createPlaceGrid(places);

  const ownCounties = new Map(places.map((place) => [placeKey(place.county), place.county]));
  const readCounty: ReadCounty = (text) => countyNamed(text)?.name ?? ownCounties.get(placeKey(text)) ?? null;

  /** By the name itself, else by a listed alias, else by the rules; whichever first has a place where the text says. */
  const lookUp = (
    name: string,
    stated: Pick<Whereabouts, 'county' | 'country'>,
    isLoose: boolean,
  ): readonly Place[] => {
    const exact = byKey.get(placeKey(name)) ?? [];
    // Newcastle is several places of that name, and what Newcastle upon Tyne is called as well.
    if (exact.length > 0 && stated.county === null && stated.country === null)
      return [...new Set([...exact, ...aliases.listed(name)])];
    const ways = [() => exact, () => aliases.listed(name), ...(isLoose ? [() => aliases.loose(name)] : [])];
    for (const way of ways) {
      const found = way();
      if (found.some((place) => fits(place, stated))) return found;
    }
    return exact;
  };

  /** The text may end in its county without a comma: `Stotfold Bedfordshire`. */
  const withCountyAtEnd = (name: string, isLoose: boolean): { found: readonly Place[]; county: string } | null => {
    const words = name.trim().split(/\s+/u);
    for (let take = Math.min(3, words.length - 1); take > 0; take -= 1) {
      const county = readCounty(words.slice(-take).join(' '));
      const found = county ? lookUp(words.slice(0, -take).join(' '), { county, country: null }, isLoose) : [];
      if (county && found.length > 0) return { found, county };
    }
    return null;
  };

  const candidates = (text: string, isLoose: boolean): Candidates => {
    const [name = '', ...rest] = splitParts(text);
    const stated = readWhereabouts(rest, readCounty);
    const whole = [[name, ...stated.unread].join(' '), name]
      .map((each) => lookUp(each, stated, isLoose))
      .find((found) => found.length > 0);
    if (whole) return { found: whole, stated };
    const split = withCountyAtEnd(name, isLoose);
    if (split) return { found: split.found, stated: { ...stated, county: split.county } };
    const inWider = stated.unread.map((part) => lookUp(part, stated, isLoose)).find((found) => found.length > 0);
    return { found: inWider ?? [], stated };
  };
  const inStated = ({ found, stated }: Candidates): Place[] => found.filter((place) => fits(place, stated));

  const regions = createRegionIndex(places);
  const reader: RegionReader = { regions, readCounty };
  const resolve: Gazetteer['resolve'] = (text, hint = {}) => {
    const wanted = {
      county: hint.county ? readCounty(hint.county) : null,
      country: hint.country ? countryNamed(hint.country) : null,
    };
    const found = inStated(candidates(text, false));
    if (found.length === 1) return found[0] ?? null;
    // Rules of spelling are held to a county: without one, too many places are spelt nearly alike.
    const near = found.length > 0 ? found : inStated(candidates(text, true));
    const inHint = near.filter((place) => fits(place, wanted));
    const [only = null] = inHint;
    const isSure = found.length > 0 || wanted.county !== null || candidates(text, true).stated.county !== null;
    return inHint.length === 1 && isSure ? only : null;
  };
  const named: Gazetteer['named'] = (text) => inStated(candidates(text, false));
  const readingOf = (text: string): PlaceMeant => {
    const one = resolve(text);
    const found = one ? [one] : named(text);
    // Records of a county may write South Hill as Southill, which is a name of its own in another county.
    const exact =
      found.length > 0 && splitParts(text).length === 1 ? [...new Set([...found, ...aliases.joined(text)])] : found;
    return readMeant(text, exact.length > 0 ? exact : inStated(candidates(text, true)), reader);
  };

  return {
    byId: (id) => byId.get(id) ?? null,
    resolve,
    named,
    meant(text) {
      const readings = [text, ...otherReadings(text)].map(readingOf);
      return readings.find(({ regions: found, places: held }) => found.length + held.length > 0) ?? readingOf(text);
    },
    regionOf: (text, within = {}) => readRegion(text, within, reader),
    insideOf: regions.insideOf,
    around: regions.around,
    aroundPlaces: regions.aroundPlaces,
    completeDistrict: () => [],
    countyIdOf: regions.countyIdOf,
    complete(prefix, limit) {
      const [name = '', ...rest] = splitParts(prefix);
      const wanted = placeKey(name);
      if (wanted === '' || limit <= 0) return [];
      const within = readWhereabouts(rest, readCounty);
      const lastPart = within.unread.map(placeKey).at(-1) ?? '';
      const found: Place[] = [];
      for (let index = firstFrom(keys, wanted); index < keys.length && keys[index]?.startsWith(wanted); index += 1) {
        for (const place of [...(byKey.get(keys[index] ?? '') ?? []), ...aliases.listed(keys[index] ?? '')]) {
          if (
            !found.includes(place) &&
            fits(place, within) &&
            (lastPart === '' ||
              placeKey(place.county).startsWith(lastPart) ||
              placeKey(place.country).startsWith(lastPart))
          )
            found.push(place);
        }
      }
      const isWhole = (place: Place) =>
        placeKey(place.name) === wanted || aliases.listed(wanted).includes(place) ? 0 : 1;
      return found
        .sort((a, b) => isWhole(a) - isWhole(b) || (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0))
        .slice(0, limit);
    },
    within(placeId, miles) {
      const centre = byId.get(placeId);
      if (!centre) return [];
      if (miles <= 0) return [placeId];
      return grid.within(centre, miles).map((place) => place.id);
    },
  };
}
