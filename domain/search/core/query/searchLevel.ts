import type { FilterValue, SearchLevel, SearchQuery } from '../searchQuery.ts';

const LEVELS: readonly SearchLevel[] = ['archive tag', 'recordset', 'subcategory', 'category', 'region'];

/**
 * How narrow a search is, from the number of values of its scope filters: an archive tag when exactly one topic
 * is given and each of country, category, subcategory and record set at most once; else the narrowest scope given
 * exactly once.
 */
export function searchLevelOf(filters: SearchQuery['filters']): SearchLevel {
  const count = (fieldId: string) => filters[fieldId]?.values.length ?? 0;
  const scopes = ['SourceCountry', 'SourceCategory', 'Collection', 'DatasetName'].map(count);
  if (count('Groups') === 1 && scopes.every((each) => each <= 1)) return 'archive tag';
  if (count('DatasetName') === 1) return 'recordset';
  if (count('SourceCategory') === 1) return 'subcategory';
  if (count('Collection') === 1) return 'category';
  return 'region';
}

/** What a level of search is headed by. */
const SCOPE_FIELD: Readonly<Record<SearchLevel, string>> = {
  'archive tag': 'Groups',
  recordset: 'DatasetName',
  subcategory: 'SourceCategory',
  category: 'Collection',
  region: 'SourceCountry',
};

/**
 * The value that names what is searched at a level: the record set at `recordset`, the subcategory at `subcategory` and
 * so on.
 * @returns null when the search holds no such value, as at `region` without a country.
 * @throws Error for a level that does not exist (spec 1 section 8).
 */
export function scopeOfSearch(
  level: string,
  filters: Readonly<Record<string, Pick<FilterValue, 'values'>>>,
): { fieldId: string; value: string | null } {
  const known = LEVELS.find((each) => each === level);
  if (!known) throw new Error(`Malformed query string, no ${level} configuration found`);
  const fieldId = SCOPE_FIELD[known];
  return { fieldId, value: filters[fieldId]?.values[0] ?? null };
}
