import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { foldName } from '#domain/kernel/names/foldName.ts';
import { streetKey } from '#domain/places/addresses/streetKey.ts';

/**
 * The day of a newspaper as a card shows it: `3 April 1881` (spec 2 section 9).
 * @param date - `1881-04-03`; anything else is shown as it is.
 */
export const articleDate = (date: string): string =>
  /^\d{4}-\d{2}-\d{2}/u.test(date) && !Number.isNaN(Date.parse(date.slice(0, 10)))
    ? dayInWords(new Date(date.slice(0, 10)))
    : date;

const phrase = (words: string): string => `"${words}"`;

/** A street as newspapers may print it: written out, or as it was typed; a name of one word is taken as typed. */
function streetPhrases(street: string): string[] {
  const [whole, typed] = [streetKey(street), foldName(street)];
  return [...new Set(whole.includes(' ') ? [whole, typed] : [typed])].filter((words) => words !== '').map(phrase);
}

/**
 * What to search newspapers for about an address, in the query language of article search: the street with its town,
 * then the town alone. The county and country after the town are left out: local papers seldom print them.
 *
 * @returns null for what was not typed.
 * @example newspaperWords('Sheep St', 'Wexcombe, Wexcombeshire') // { street: '"sheep street" | "sheep st" "wexcombe"', place: '"wexcombe"' }
 */
export function newspaperWords(
  street: string | null,
  location: string | null,
): { street: string | null; place: string | null } {
  const town = foldName((location ?? '').split(',')[0] ?? '');
  const place = town === '' ? null : phrase(town);
  const streets = streetPhrases(street ?? '');
  return {
    street: streets.length === 0 ? null : [streets.join(' | '), place].filter((part) => part !== null).join(' '),
    place,
  };
}
