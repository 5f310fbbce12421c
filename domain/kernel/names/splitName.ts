import { foldName } from './foldName.ts';
import { isListedForename } from './forenameIndex.ts';
import { surnameAt } from './surnameParts.ts';

/** What may follow a surname, and belongs to it: `John Smith junr`. */
const AFTER_NAMES = /^(?:jun|junr|jnr|jr|sen|senr|snr|sr|esq|esqr|ii|iii|iv)$/u;

/** A name in its two parts; either may be empty. */
export interface SplitName {
  forenames: string;
  surname: string;
}

/**
 * Parts a whole name: before a comma is the surname, else it is the last word with what belongs before and after it. A
 * single word is a surname unless it is a known forename.
 *
 * @example splitName('Mary Ann Pinch') // { forenames: 'Mary Ann', surname: 'Pinch' }
 * @example splitName('PINCH, Mary Ann') // { forenames: 'Mary Ann', surname: 'PINCH' }
 * @example splitName('Jan van der Berg junr') // { forenames: 'Jan', surname: 'van der Berg junr' }
 */
export function splitName(name: string): SplitName {
  const text = name.replace(/\s+/gu, ' ').trim();
  const comma = text.indexOf(',');
  if (comma > 0 && !AFTER_NAMES.test(foldName(text.slice(comma + 1))))
    return { forenames: text.slice(comma + 1).trim(), surname: text.slice(0, comma).trim() };
  const words = text.split(' ');
  if (words.length === 1)
    return isListedForename(foldName(text)) ? { forenames: text, surname: '' } : { forenames: '', surname: text };
  const folded = words.map((word) => foldName(word));
  let end = words.length;
  while (end > 2 && AFTER_NAMES.test(folded[end - 1] ?? '')) end -= 1;
  const at = surnameAt(folded.slice(0, end));
  return { forenames: words.slice(0, at).join(' '), surname: words.slice(at).join(' ') };
}
