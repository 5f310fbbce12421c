import { foldName } from '#domain/kernel/names/foldName.ts';
import { streetKey } from '#domain/places/addresses/streetKey.ts';

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
