import { yearSpan } from '#domain/records/sets/yearRanges.ts';
import { displayValue } from '#domain/search/core/query/displayValue.ts';
import { CATEGORIES } from '#domain/search/core/taxonomy/categories.ts';
import type { HeldSet } from '#features/search/core/index.ts';

/** Record sets that have something in common, and how much they hold. */
export interface Shelf {
  /** Category id or source country. */
  id: string;
  label: string;
  sets: number;
  records: number;
  /** Years from the first to the last of them; null where their records have none. */
  span: string | null;
}

const recordsIn = (sets: readonly HeldSet[]): number => sets.reduce((sum, { recordCount }) => sum + recordCount, 0);

function spanOf(sets: readonly HeldSet[]): string | null {
  const firsts = sets.flatMap(({ firstYear }) => firstYear ?? []);
  const lasts = sets.flatMap(({ lastYear }) => lastYear ?? []);
  return firsts.length === 0 ? null : yearSpan(Math.min(...firsts), Math.max(...lasts));
}

const shelf = (id: string, label: string, sets: readonly HeldSet[]): Shelf => ({
  id,
  label,
  sets: sets.length,
  records: recordsIn(sets),
  span: spanOf(sets),
});

/** Shelves by category, in the order of the taxonomy, those that hold something. */
export const byCategory = (sets: readonly HeldSet[]): Shelf[] =>
  CATEGORIES.map(({ id, label }) =>
    shelf(
      id,
      label,
      sets.filter(({ category }) => category.toLowerCase() === id),
    ),
  ).filter((each) => each.sets > 0);

/** Shelves by source country, the fullest first. */
export function byCountry(sets: readonly HeldSet[]): Shelf[] {
  const countries = [...new Set(sets.map(({ sourceCountry }) => sourceCountry.toLowerCase()))];
  return countries
    .map((country) =>
      shelf(
        country,
        displayValue('SourceCountry', country),
        sets.filter(({ sourceCountry }) => sourceCountry.toLowerCase() === country),
      ),
    )
    .sort((one, other) => other.records - one.records);
}

/** All that is loaded. */
export const allHoldings = (sets: readonly HeldSet[]): Shelf => shelf('', '', sets);
