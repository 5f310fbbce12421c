import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import type { HeldSet } from '#features/search/core/index.ts';

import { coverageTexts as texts } from '../noResultsTexts.ts';

const span = (sets: readonly HeldSet[]): string => {
  const first = Math.min(...sets.flatMap(({ firstYear }) => firstYear ?? []));
  const last = Math.max(...sets.flatMap(({ lastYear }) => lastYear ?? []));
  return Number.isFinite(first) && Number.isFinite(last) ? texts.years(first, last) : '';
};

const isIn =
  (year: number, yearsEitherWay: number) =>
  ({ firstYear, lastYear, missingYears }: HeldSet): boolean => {
    if (firstYear === null || lastYear === null) return false;
    for (
      let each = Math.max(year - yearsEitherWay, firstYear);
      each <= Math.min(year + yearsEitherWay, lastYear);
      each += 1
    )
      if (!missingYears.includes(each)) return true;
    return false;
  };

/**
 * What the search could have found at all: the record sets it covered and their years, so that "nothing found" is not
 * read as "never was". Null when the site has no records.
 */
export function coverageHint({ filters }: SearchQuery, sets: readonly HeldSet[]): string | null {
  const named = filters.DatasetName?.values;
  // Pages that no one has indexed are not searched.
  const searched = sets.filter(
    ({ name, recordCount }) => recordCount > 0 && (!named || named.includes(name.toLowerCase())),
  );
  if (searched.length === 0) return null;
  const [only] = searched;
  const isOne = searched.length === 1 && only !== undefined;
  const covered = texts.covered(isOne ? only.name : texts.sets(searched.length), span(searched));
  const year = Number(filters.EventYear?.values[0]);
  if (!filters.EventYear || Number.isNaN(year)) return covered;
  const within = searched.filter(isIn(year, filters.EventYear.yearsEitherWay ?? 0)).length;
  const asked = texts.asked(year, filters.EventYear.yearsEitherWay);
  if (within === 0) return `${covered} ${texts.none(asked, isOne)}`;
  return isOne ? covered : `${covered} ${texts.some(within, asked)}`;
}
