import type { SearchQuery } from '#domain/search/core/searchQuery.ts';

/** What of a record set is loaded, as far as years go. */
export interface CoveredSet {
  name: string;
  firstYear: number | null;
  lastYear: number | null;
  /** Years within that have no record. */
  missingYears: readonly number[];
}

/** A decade without a result between decades with some. */
export interface Gap {
  /** Its first year. */
  decade: number;
  /** Whether records of that decade are loaded at all, in the record sets searched. */
  isCovered: boolean;
}

/** Most gaps named; more would be a list and not a sentence. */
const MOST_GAPS = 3;

const covers = ({ firstYear, lastYear, missingYears }: CoveredSet, decade: number): boolean => {
  if (firstYear === null || lastYear === null) return false;
  for (let year = Math.max(decade, firstYear); year <= Math.min(decade + 9, lastYear); year += 1)
    if (!missingYears.includes(year)) return true;
  return false;
};

/**
 * The decades without results between the first and the last that have some, the earliest first, and whether that is
 * because nothing is loaded. A genealogist reads the two differently: the one says "not here", the other says nothing.
 *
 * @param decades - first years of the decades with results, in any order.
 */
export function gapsIn(
  decades: readonly number[],
  sets: readonly CoveredSet[],
  { filters }: Pick<SearchQuery, 'filters'>,
): Gap[] {
  const named = filters.DatasetName?.values;
  const searched = named ? sets.filter(({ name }) => named.includes(name.toLowerCase())) : sets;
  const held = new Set(decades);
  const gaps: Gap[] = [];
  for (let decade = Math.min(...decades); decade < Math.max(...decades) && gaps.length < MOST_GAPS; decade += 10) {
    if (!held.has(decade)) gaps.push({ decade, isCovered: searched.some((set) => covers(set, decade)) });
  }
  return gaps;
}
