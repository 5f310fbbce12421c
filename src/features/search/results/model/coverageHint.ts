import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import type { HeldSet } from '#features/search/core/index.ts';

const span = (sets: readonly HeldSet[]): string => {
  const first = Math.min(...sets.flatMap(({ firstYear }) => firstYear ?? []));
  const last = Math.max(...sets.flatMap(({ lastYear }) => lastYear ?? []));
  if (!Number.isFinite(first) || !Number.isFinite(last)) return '';
  return first === last ? `${first}` : `${first} to ${last}`;
};

const isIn = (year: number, offset: number) => ({ firstYear, lastYear, missingYears }: HeldSet): boolean => {
  if (firstYear === null || lastYear === null) return false;
  for (let each = Math.max(year - offset, firstYear); each <= Math.min(year + offset, lastYear); each += 1) if (!missingYears.includes(each)) return true;
  return false;
};

/**
 * What the search could have found at all: the record sets it covered and their years, so that "nothing found" is not
 * read as "never was". Null when nothing is loaded.
 */
export function coverageHint({ filters }: SearchQuery, sets: readonly HeldSet[]): string | null {
  const named = filters.DatasetName?.values;
  const searched = named ? sets.filter(({ name }) => named.includes(name.toLowerCase())) : sets;
  if (searched.length === 0) return null;
  const years = span(searched);
  const [only] = searched;
  const what = searched.length === 1 && only ? only.name : `${searched.length} record sets`;
  const covered = years === '' ? `Your search covered ${what}.` : `Your search covered ${what}, ${years}.`;
  const year = Number(filters.EventYear?.values[0]);
  if (!filters.EventYear || Number.isNaN(year)) return covered;
  const within = searched.filter(isIn(year, filters.EventYear.offset ?? 0)).length;
  const asked = filters.EventYear.offset ? `${year} ± ${filters.EventYear.offset}` : `${year}`;
  if (within === 0) return `${covered} Nothing is loaded for ${asked}.`;
  return searched.length === 1 ? covered : `${covered} ${within === 1 ? 'One of them has' : `${within} of them have`} records of ${asked}.`;
}
