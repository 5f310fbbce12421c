import { ARTICLE_FACETS, type ArticleFilters } from '#domain/newspapers/search/articleQuery.ts';

import { CORRECTED, FRONT_PAGE, NO_QUALITY, qualitySteps, type ValueColumn } from '../format/columns.ts';
import type { ViewedSegment } from './ArticleView.ts';

/** Gives an article a bit for each filter that it fails: those of the facets first, all others together. */
export type FailedFilters = (doc: number) => number;

/** The bit of the filters no facet counts. */
export const OTHER_FILTERS = 1 << ARTICLE_FACETS.length;

/** Names that are filtered by and that no facet counts. */
export const UNCOUNTED = ['region', 'country', 'issue'] as const;

/** Filters that say what was searched, whatever is looked for there. */
const COVERING = ['title', 'county', 'decade', 'region', 'country', 'issue', 'places', 'fromDay', 'toDay'] as const;

/** Only the filters of title, place and date. */
export const coveringFilters = (filters: ArticleFilters): ArticleFilters =>
  Object.fromEntries(COVERING.flatMap((name) => (filters[name] == null ? [] : [[name, filters[name]]])));

const isWanted = (values: readonly string[] | undefined): values is readonly string[] =>
  values !== undefined && values.length > 0;

/** 1 for each code of a segment whose value is wanted. */
function wantedCodes({ segment }: ViewedSegment, column: ValueColumn, values: readonly string[]): Uint8Array {
  const wanted = new Set(values);
  return Uint8Array.from(segment.values[column].texts, (text) => (wanted.has(text) ? 1 : 0));
}

function numberChecks({ segment: { numbers } }: ViewedSegment, filters: ArticleFilters): ((doc: number) => boolean)[] {
  const { fromDay, toDay, fromWords, toWords, addedSince, quality, places } = filters;
  const checks: ((doc: number) => boolean)[] = [];
  if (fromDay != null) checks.push((doc) => numbers.day[doc]! >= fromDay);
  if (toDay != null) checks.push((doc) => numbers.day[doc]! <= toDay);
  if (fromWords != null) checks.push((doc) => numbers.words[doc]! >= fromWords);
  if (toWords != null) checks.push((doc) => numbers.words[doc]! <= toWords);
  if (addedSince != null) checks.push((doc) => numbers.addedOn[doc]! >= addedSince);
  if (quality != null)
    checks.push((doc) => numbers.quality[doc]! >= qualitySteps(quality) && numbers.quality[doc] !== NO_QUALITY);
  if (places != null) {
    const wanted = new Set(places);
    checks.push((doc) => wanted.has(numbers.place[doc]!));
  }
  const flags = (filters.isFrontPage === true ? FRONT_PAGE : 0) | (filters.isCorrected === true ? CORRECTED : 0);
  if (flags !== 0) checks.push((doc) => (numbers.flags[doc]! & flags) === flags);
  return checks;
}

/** How the articles of a segment are held against the filters; null when there are none. */
export function failedFilters(viewed: ViewedSegment, filters: ArticleFilters): FailedFilters | null {
  const { values } = viewed.segment;
  const facets = ARTICLE_FACETS.flatMap((facet, bit) =>
    isWanted(filters[facet])
      ? [{ bit: 1 << bit, codes: values[facet].codes, wanted: wantedCodes(viewed, facet, filters[facet]) }]
      : [],
  );
  const others = UNCOUNTED.flatMap((column) =>
    isWanted(filters[column])
      ? [{ codes: values[column].codes, wanted: wantedCodes(viewed, column, filters[column]) }]
      : [],
  );
  const checks = numberChecks(viewed, filters);
  if (facets.length + others.length + checks.length === 0) return null;
  return (doc) => {
    let failed = 0;
    for (const { bit, codes, wanted } of facets) if (wanted[codes[doc]!] === 0) failed |= bit;
    for (const { codes, wanted } of others) if (wanted[codes[doc]!] === 0) return failed | OTHER_FILTERS;
    for (const check of checks) if (!check(doc)) return failed | OTHER_FILTERS;
    return failed;
  };
}
