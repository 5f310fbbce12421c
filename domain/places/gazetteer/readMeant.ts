import { countryNamed } from './counties.ts';
import type { RegionIndex } from './createRegionIndex.ts';
import type { Place, PlaceMeant } from './gazetteer.ts';
import { placeKey } from './placeKey.ts';
import { presentCounty } from './presentCounties.ts';
import type { Region } from './region.ts';
import { type ReadCounty, readWhereabouts, splitParts } from './whereabouts.ts';

/** What reading regions takes. */
export interface RegionReader {
  regions: Pick<RegionIndex, 'named' | 'idsWithin'>;
  readCounty: ReadCounty;
}

const SAYS_COUNTY = /^(?:county|co\b\.?)\s/iu;

const known = (regions: readonly (Region | null)[]): Region[] => regions.filter((region) => region !== null);

/** The regions a name means by itself, and whether the name can mean nothing else. */
function regionsNamed(
  name: string,
  isPlace: boolean,
  { regions, readCounty }: RegionReader,
): { found: Region[]; isSure: boolean } {
  const country = countryNamed(name);
  // Northern Ireland is read as the six counties: a country of its own only since 1921.
  const several = presentCounty(name);
  if (several) return { found: known(several.map(regions.named)), isSure: false };
  if (country && country !== 'isle of man') return { found: known([regions.named(country)]), isSure: true };
  const county = readCounty(name);
  if (!county) return { found: [], isSure: false };
  const isSure = SAYS_COUNTY.test(name);
  // York is a short name of Yorkshire, but readers who type it mean the city; Durham is the very name of both.
  const isMeant = isSure || !isPlace || placeKey(name) === placeKey(county);
  return { found: isMeant ? known([regions.named(county)]) : [], isSure };
}

/**
 * What the text of a place field means: a region with all that is inside it, places, or, for what the gazetteer lacks,
 * words.
 *
 * @param places - those of the name that fit the county and country it states.
 */
export function readMeant(text: string, places: readonly Place[], reader: RegionReader): PlaceMeant {
  const [name = '', ...rest] = splitParts(text);
  const stated = readWhereabouts(rest, reader.readCounty);
  const { found, isSure } =
    stated.county !== null || stated.unread.length > 0
      ? { found: [], isSure: false }
      : regionsNamed(name, places.length > 0, reader);
  const regions = found.filter((region) => stated.country === null || region.country === stated.country);
  const within = regions.length > 0 ? null : reader.regions.named(stated.county ?? stated.country ?? '');
  return {
    regions,
    districts: [],
    places: isSure && regions.length > 0 ? [] : places,
    words: regions.length > 0 ? '' : [name, ...stated.unread].join(' '),
    wordsWithin: within && reader.regions.idsWithin(within),
  };
}

/** The county, or else the country, the place of a record belongs to (Gazetteer.regionOf). */
export function readRegion(
  text: string,
  within: { county?: string | null; country?: string | null },
  { regions, readCounty }: RegionReader,
): Region | null {
  const [name = '', ...rest] = splitParts(text);
  const stated = readWhereabouts(rest, readCounty);
  const beside = within.county ? readCounty(within.county) : null;
  const country = stated.country ?? countryNamed(name);
  const county = stated.county ?? readCounty(name) ?? beside;
  const region = county === null ? null : regions.named(county);
  if (region && (country === null || region.country === country)) return region;
  const land = country ?? (within.country ? countryNamed(within.country) : null);
  return land === null ? region : regions.named(land);
}
