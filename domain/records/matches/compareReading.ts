import { nameForms } from '#domain/kernel/names/nameForms.ts';
import type { NameKind } from '#domain/kernel/names/nameVariant.ts';
import { fits } from '#domain/kernel/readings/fits.ts';
import { isReadingKey } from '#domain/kernel/readings/isReadingKey.ts';
import { known } from '#domain/kernel/readings/known.ts';
import { wordOfKey } from '#domain/kernel/readings/readingKey.ts';

/** What a word in doubt says of a name. */
export interface ReadingComparison {
  /** Null: another name. */
  fit: { name: string; score: number; known: number } | null;
}

/** A word of which less is known says nothing of any name. */
const LEAST_KNOWN = 2;

/**
 * Compares a word in doubt with a name that was read: by its signs with the name itself and the forms of it that are
 * listed. Symmetric.
 *
 * @returns null where it says nothing: both are in doubt and not alike, too little is known, or the count of letters is
 *   off by one.
 */
export function compareReading(a: string, b: string, kind: NameKind): ReadingComparison | null {
  const [reading, name] = isReadingKey(a) ? [a, b] : [b, a];
  const word = wordOfKey(reading);
  const letters = known(word);
  if (letters < LEAST_KNOWN) return null;
  if (isReadingKey(name)) return reading === name ? { fit: { name, score: 1, known: letters } } : null;
  const forms = [{ form: name, score: 1 }, ...nameForms(name, kind)];
  const judged = forms.map(({ form, score }) => ({ score, fit: fits(form)(word) }));
  const found = judged.find(({ fit }) => fit === 'fits');
  if (found) return { fit: { name, score: found.score, known: letters } };
  return judged.some(({ fit }) => fit === 'near') ? null : { fit: null };
}
