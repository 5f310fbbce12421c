import { widerYears } from '#domain/kernel/dates/yearsEitherWay.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';
import { displayValue } from '#domain/search/core/query/displayValue.ts';
import { searchLevelOf } from '#domain/search/core/query/searchLevel.ts';
import type { FilterValue, SearchQuery } from '#domain/search/core/searchQuery.ts';
import { CATEGORIES } from '#domain/search/core/taxonomy/categories.ts';

/** How a suggested search differs from the one at hand. */
export type SuggestionKind = 'years' | 'variants' | 'place' | 'recordSet' | 'subcategory' | 'without';

/** A search that may be worth making next. */
export interface SuggestedSearch {
  kind: SuggestionKind;
  /** What it changes, in words: `Birth year 1830 ± 5`. */
  change: string;
  filters: SearchQuery['filters'];
}

/** What suggestions need to know beside the search. */
export interface SuggestionWorld {
  /** Names of the places next to a place, the nearest first; empty for an unknown one. */
  neighboursOf: (place: string) => readonly string[];
  /** Names of the record sets that are like a record set: the same kind of records. */
  siblingsOf: (recordSet: string) => readonly string[];
}

const MOST_NEIGHBOURS = 5;
const MOST_SIBLINGS = 6;
const MOST_SUBCATEGORIES = 6;

type Filters = SearchQuery['filters'];

const labelOf = (fieldId: string): string => fieldById(fieldId)?.displayLabel ?? fieldId;
const changed = (filters: Filters, fieldId: string, filter: FilterValue): Filters => ({
  ...filters,
  [fieldId]: filter,
});
const plain = (value: string, proximity: number | null = null): FilterValue => ({
  values: [value.toLowerCase()],
  variants: false,
  proximity,
  yearsEitherWay: null,
  excludedVariants: [],
});

function withWiderYears(filters: Filters): SuggestedSearch[] {
  return Object.entries(filters).flatMap(([fieldId, filter]): SuggestedSearch[] => {
    if (fieldById(fieldId)?.fieldType !== 'YEAR_WITH_OFFSET') return [];
    const yearsEitherWay = widerYears(filter.yearsEitherWay ?? 0)[0];
    return yearsEitherWay === undefined
      ? []
      : [
          {
            kind: 'years',
            change: `${labelOf(fieldId)} ${filter.values[0] ?? ''} ± ${yearsEitherWay}`,
            filters: changed(filters, fieldId, { ...filter, yearsEitherWay }),
          },
        ];
  });
}

const withVariants = (filters: Filters): SuggestedSearch[] =>
  Object.entries(filters).flatMap(([fieldId, filter]): SuggestedSearch[] =>
    fieldById(fieldId)?.fieldType === 'VARIANTS_STRING' && (!filter.variants || filter.excludedVariants.length > 0)
      ? [
          {
            kind: 'variants',
            change: `${labelOf(fieldId)} ${displayValue(fieldId, filter.values[0] ?? '')} with every variant`,
            filters: changed(filters, fieldId, { ...filter, variants: true, excludedVariants: [] }),
          },
        ]
      : [],
  );

/** For a name searched with every variant: it may have been written down by ear. */
const alikeByEar = (filters: Filters): SuggestedSearch[] =>
  Object.entries(filters).flatMap(([fieldId, filter]): SuggestedSearch[] =>
    fieldById(fieldId)?.fieldType === 'VARIANTS_STRING' && filter.variants && !filter.soundsAlike
      ? [
          {
            kind: 'variants',
            change: `Include names that sound like ${displayValue(fieldId, filter.values[0] ?? '')}`,
            filters: changed(filters, fieldId, { ...filter, soundsAlike: true }),
          },
        ]
      : [],
  );

const neighbouring = (filters: Filters, { neighboursOf }: SuggestionWorld): SuggestedSearch[] => {
  const place = filters.Place;
  if (place?.values.length !== 1) return [];
  return neighboursOf(place.values[0] ?? '')
    .slice(0, MOST_NEIGHBOURS)
    .map((name) => ({
      kind: 'place',
      change: `In ${name} instead of ${displayValue('Place', place.values[0] ?? '')}`,
      filters: changed(filters, 'Place', plain(name, 0)),
    }));
};

function siblings(filters: Filters, { siblingsOf }: SuggestionWorld): SuggestedSearch[] {
  const [set, ...others] = filters.DatasetName?.values ?? [];
  if (set !== undefined && others.length === 0) {
    return siblingsOf(set)
      .slice(0, MOST_SIBLINGS)
      .map((name) => ({
        kind: 'recordSet',
        change: `In ${name}`,
        filters: changed(filters, 'DatasetName', plain(name)),
      }));
  }
  const [subcategory, ...more] = filters.SourceCategory?.values ?? [];
  if (subcategory === undefined || more.length > 0) return [];
  const category = CATEGORIES.find(({ subcategories }) => subcategories.some((each) => each === subcategory));
  return (category?.subcategories ?? [])
    .filter((each) => each !== subcategory)
    .slice(0, MOST_SUBCATEGORIES)
    .map((each) => ({
      kind: 'subcategory',
      change: `In ${displayValue('SourceCategory', each)}`,
      filters: changed(filters, 'SourceCategory', plain(each)),
    }));
}

/** Without a first name: clerks wrote initials, and children were renamed. */
function withoutForename({ FirstName, ...rest }: Filters): SuggestedSearch[] {
  return FirstName && rest.LastName
    ? [
        {
          kind: 'without',
          change: `Anyone called ${displayValue('LastName', rest.LastName.values[0] ?? '')}`,
          filters: rest,
        },
      ]
    : [];
}

/** Without a trade: most records name none. */
const withAnyTrade = ({ Occupation, ...rest }: Filters): SuggestedSearch[] =>
  Occupation && Object.keys(rest).length > 0
    ? [{ kind: 'without', change: 'With any occupation, or none', filters: rest }]
    : [];

/**
 * Searches next to the one at hand, each changed in one thing: years asked for more widely, names with all their
 * variants or with those that sound alike, the places around, the other record sets of the kind, people of any trade,
 * and the whole family. The same search always suggests the same, in the same order; which of them find anything is for
 * the search engine to say.
 */
export const suggestSearches = (
  { filters }: Pick<SearchQuery, 'filters'>,
  world: SuggestionWorld,
): SuggestedSearch[] => [
  ...withWiderYears(filters),
  ...withVariants(filters),
  ...alikeByEar(filters),
  ...neighbouring(filters, world),
  ...siblings(filters, world),
  ...withAnyTrade(filters),
  ...withoutForename(filters),
];

/** A suggestion with what it would find. */
export type MeasuredSuggestion = SuggestedSearch & { total: number };

/** Kinds that ask for more of the same: they are of use only where they find more. */
const WIDENING = new Set<SuggestionKind>(['years', 'variants', 'without']);
const MOST_SHOWN = 8;

/** Leaves out what finds nothing, or no more than the search at hand where it asks for more of the same. */
export const usefulSuggestions = (measured: readonly MeasuredSuggestion[], totalNow: number): MeasuredSuggestion[] =>
  measured.filter(({ kind, total }) => total > (WIDENING.has(kind) ? totalNow : 0)).slice(0, MOST_SHOWN);

/** A suggested search as a whole one, from its first page. */
export const asQuery = (query: SearchQuery, { filters }: Pick<SuggestedSearch, 'filters'>): SearchQuery => ({
  ...query,
  filters,
  searchLevel: searchLevelOf(filters),
  page: 1,
});
