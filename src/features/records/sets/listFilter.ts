import { foldName } from '#domain/kernel/names/foldName.ts';
import { displayValue } from '#domain/search/core/query/displayValue.ts';
import { readCategory } from '#domain/search/core/taxonomy/categories.ts';
import { readSourceCountry } from '#domain/search/core/taxonomy/regions.ts';
import type { HeldSet } from '#features/search/core/index.ts';

/** What the list is narrowed to; it is part of the address. */
export interface ListFilter {
  /** Words of the name, the subcategory or a place. */
  text: string;
  /** Category id; empty for any. */
  category: string;
  /** Source country; empty for any. */
  country: string;
}

/** Reads the filter from the query part of the address; anything else in it is passed over. */
export function readListFilter(parameters: URLSearchParams): ListFilter {
  return {
    text: parameters.get('q') ?? '',
    category: readCategory((parameters.get('category') ?? '').toLowerCase()) ?? '',
    country: readSourceCountry(parameters.get('country') ?? '') ?? '',
  };
}

/** The address form of a filter, without what is empty. */
export function writeListFilter({ text, category, country }: ListFilter): string {
  const parameters = new URLSearchParams();
  if (text.trim() !== '') parameters.set('q', text);
  if (category !== '') parameters.set('category', category);
  if (country !== '') parameters.set('country', country);
  return parameters.toString();
}

const wordsOf = ({ name, subcategory, sourceCountry, places }: HeldSet): string =>
  foldName(
    [name, subcategory, displayValue('SourceCountry', sourceCountry), ...places.map(({ value }) => value)].join(' '),
  );

/** The sets that hold every word of the text and are of the category and country. */
export function filterSets(sets: readonly HeldSet[], { text, category, country }: ListFilter): HeldSet[] {
  const words = foldName(text)
    .split(' ')
    .filter((word) => word !== '');
  return sets.filter((set) => {
    if (category !== '' && set.category.toLowerCase() !== category) return false;
    if (country !== '' && set.sourceCountry.toLowerCase() !== country) return false;
    const held = wordsOf(set);
    return words.every((word) => held.includes(word));
  });
}

/** The heading of names that start with no letter. */
export const OTHERS = '0–9';

/** The heading of a set: the first letter of its name without accents, or the digits. */
const letterOf = (name: string): string => {
  const first = name.trim().normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : OTHERS;
};

/** Sets under their letters, both in order. */
export function byLetter(sets: readonly HeldSet[]): { letter: string; sets: HeldSet[] }[] {
  const groups = new Map<string, HeldSet[]>();
  for (const set of sets) groups.set(letterOf(set.name), [...(groups.get(letterOf(set.name)) ?? []), set]);
  return [...groups]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([letter, held]) => ({ letter, sets: held }));
}
