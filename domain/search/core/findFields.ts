import type { FieldDefinition } from './catalogue/fieldDefinition.ts';
import { FIELDS } from './catalogue/fields.ts';

/** Fields offered at once. */
const MOST = 12;

/** Fields that have a place of their own on the form, or no name a reader would know. */
const offered = FIELDS.filter(({ displayLabel, isPartOfScope }) => displayLabel !== null && !isPartOfScope);

const fold = (text: string): string => text.toLowerCase().replaceAll('’', "'");
const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '');

/**
 * 0: the label starts with it; 1: each word asked for starts a word of it; 2: the label has it somewhere. Null: none of
 * these.
 */
function rank(label: string, text: string): number | null {
  const folded = fold(label);
  if (folded.startsWith(text)) return 0;
  const words = wordsOf(label);
  if (wordsOf(text).every((asked) => words.some((word) => word.startsWith(asked)))) return 1;
  return folded.includes(text) ? 2 : null;
}

/**
 * The fields of the catalogue whose label fits what is typed, best first, then in the catalogue's order.
 *
 * @param text - empty: the first of all fields.
 * @param shown - fieldIds that are on the form already.
 * @returns at most twelve.
 */
export function findFields(text: string, shown: ReadonlySet<string>): readonly FieldDefinition[] {
  const asked = fold(text.trim());
  return offered
    .filter(({ fieldId }) => !shown.has(fieldId))
    .flatMap((field) => {
      const rankOf = rank(field.displayLabel ?? '', asked);
      return rankOf === null ? [] : [{ field, rankOf }];
    })
    .sort((one, other) => one.rankOf - other.rankOf)
    .slice(0, MOST)
    .map(({ field }) => field);
}
