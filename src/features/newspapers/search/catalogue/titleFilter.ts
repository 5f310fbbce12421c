import { foldName } from '#domain/kernel/names/foldName.ts';
import type { ListedTitle } from '#features/newspapers/core/index.ts';

/** What the list of newspapers is narrowed by; empty narrows nothing. */
export interface TitleFilter {
  name: string;
  county: string;
  /** Four digits; fewer narrow nothing yet. */
  year: string;
}

export const NO_FILTER: TitleFilter = { name: '', county: '', year: '' };

/** Whether a newspaper has the words in its name or place, is of the county, and has issues around the year. */
export function fitsFilter(
  { name, placeName, county, firstIssue, lastIssue }: ListedTitle,
  filter: TitleFilter,
): boolean {
  const words = foldName(filter.name).split(' ');
  const folded = foldName(`${name} ${placeName ?? ''}`);
  const isOfYear =
    filter.year.length < 4 || (firstIssue.slice(0, 4) <= filter.year && filter.year <= lastIssue.slice(0, 4));
  return words.every((word) => folded.includes(word)) && (filter.county === '' || county === filter.county) && isOfYear;
}
