import { CATEGORIES } from './categories.ts';
import type { SubcategoryId } from './subcategories.ts';
import { taxonomySlug } from './taxonomySlug.ts';

/** A part of the world the search form offers (spec 2 section 3, "Region"). */
export interface Region {
  id: string;
  urlId: string;
  /** Values of the SourceCountry filter that choose it; empty for World. */
  sourceCountry: readonly string[];
  displayText: string;
  trackingTag: string;
  /** Name of the picture beside it. */
  icon: string;
  /** The subcategories offered here, by category. */
  categories: Readonly<Record<string, readonly SubcategoryId[]>>;
  subRegions: readonly Region[];
}

/** What a region leaves out of the whole list. */
const LEFT_OUT: Readonly<Record<string, readonly SubcategoryId[]>> = {
  'australia-and-new-zealand': ['hospitals'],
  ireland: ['hospitals & institutions', 'vietnam war'],
  'united-kingdom': ['hospitals', 'vietnam war'],
  'united-states-and-canada': ['hospitals', 'boer wars'],
  world: [],
};

const categoriesWithout = (leftOut: readonly SubcategoryId[]): Region['categories'] =>
  Object.fromEntries(
    CATEGORIES.map((category) => [category.id, category.subcategories.filter((id) => !leftOut.includes(id))]),
  );

/** `sourceCountry` null for the region that has none; slug and tag follow from the name. */
function region(
  name: string,
  sourceCountry: string | null,
  displayText = name,
  within: string | null = null,
  subRegions: readonly Region[] = [],
): Region {
  const slug = taxonomySlug(name);
  return {
    id: slug,
    urlId: slug,
    sourceCountry: sourceCountry === null ? [] : [sourceCountry],
    displayText,
    trackingTag: slug,
    icon: slug,
    categories: categoriesWithout(LEFT_OUT[within ?? slug] ?? []),
    subRegions,
  };
}

const UK = 'united-kingdom';
const AMERICA = 'united-states-and-canada';

const UK_PARTS = [
  region('England', 'england', 'England', UK),
  region('Scotland', 'scotland', 'Scotland', UK),
  region('Wales', 'wales', 'Wales', UK),
  region('Other Britain & Ireland', 'uk other', 'Channel Islands, other Britain & Ireland', UK),
  region('Overseas / Unknown', 'uk none', 'Overseas / Unknown', UK),
];
const AMERICAN_PARTS = [
  region('Canada', 'canada', 'Canada', AMERICA),
  region('United States', 'united states', 'United States', AMERICA),
];

/** The whole holdings; also the region of a search that names no country. */
export const WORLD: Region = region('World', null);

/** The five regions, a closed list in the specification's order. */
export const REGIONS: readonly Region[] = [
  region('Australia & New Zealand', 'australasia'),
  region('Ireland', 'ireland'),
  region('United Kingdom', 'great britain', 'Britain', null, UK_PARTS),
  region('United States & Canada', 'united states and canada', 'United States & Canada', null, AMERICAN_PARTS),
  WORLD,
];

const holds = (each: Region, country: string): boolean =>
  each.sourceCountry.includes(country) || each.subRegions.some((part) => holds(part, country));

/** Other words for them in English. */
const FURTHER_NAMES: Readonly<Record<string, string>> = {
  usa: 'united states',
  us: 'united states',
  america: 'united states',
  britain: 'great britain',
  uk: 'great britain',
};

const nameKey = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
/** A name and what it joins: of `Australia & New Zealand`, either country as well. */
const namesIn = (name: string): string[] => [name, ...name.split(/,| & |-and-/u)];

const countryByName: ReadonlyMap<string, string> = (() => {
  const all = REGIONS.flatMap((each) => [each, ...each.subRegions]).flatMap((each) =>
    each.sourceCountry.map((country) => ({ each, country })),
  );
  return new Map([
    ...all
      .flatMap(({ each, country }) =>
        [...namesIn(each.displayText), ...namesIn(each.id)].map((name): [string, string] => [nameKey(name), country]),
      )
      .reverse(),
    ...Object.entries(FURTHER_NAMES),
    // Of a text that is the id of one country and a part of another's name the id counts: `ireland`.
    ...all.map(({ country }): [string, string] => [nameKey(country), country]),
  ]);
})();

/**
 * The source country that a text means: its id, its name as readers see it, one of the names that name joins, or its
 * address form. Case and signs do not matter.
 *
 * @returns null when it is none.
 * @example readSourceCountry('New Zealand') // 'australasia'
 */
export const readSourceCountry = (text: string): string | null => countryByName.get(nameKey(text)) ?? null;

/**
 * The source countries a record set may have to lie in the one asked for: `great britain` means its five parts as well.
 * @returns the country itself where it has no parts.
 */
export function sourceCountriesMeant(country: string): readonly string[] {
  const asked = REGIONS.find((each) => each.sourceCountry.includes(country));
  return [country, ...(asked?.subRegions.flatMap((part) => part.sourceCountry) ?? [])];
}

/** The region the SourceCountry values of a search select; World when they name none or lie in several (SRCH-034). */
export function regionOfSearch(sourceCountries: readonly string[]): Region {
  const chosen = new Set(sourceCountries.map((country) => REGIONS.find((each) => holds(each, country)) ?? WORLD));
  const [only] = chosen;
  return chosen.size === 1 && only ? only : WORLD;
}

/** The subcategories to offer for a category in a region; none for a category that does not exist (SRCH-035). */
export const subcategoriesOffered = (inRegion: Region, categoryId: string): readonly SubcategoryId[] =>
  inRegion.categories[categoryId] ?? [];
