import { headingWords } from './guess/headingWords.ts';
import type { SheetKindId } from './sheetRecipe.ts';

/** Beginnings of words in headings that speak for a kind. */
const SIGNS: Readonly<Record<Exclude<SheetKindId, 'other'>, RegExp>> = {
  baptisms: /^(?:bap|bapt|baptis\w*|baptiz\w*|christen\w*|chr|godparent|godfather|godmother|father|mother|child)$/u,
  marriages: /^(?:groom|bride|bridegroom|marr|marriage|wedding|husband|witness\d?|spouse|condition)$/u,
  burials: /^(?:bur|buried|burial|inter\w*|grave|plot|inscription|cemetery|died|death|dod|age)$/u,
  census:
    /^(?:census|household|schedule|sched|folio|piece|head|relation|relationship|rel|birthplace|enumeration|infirmity|occupation|born)$/u,
};
/** Words that no other kind of register has: any of them counts more than all the rest. */
const CERTAIN: typeof SIGNS = {
  baptisms: /^(?:bap|bapt|baptis\w*|baptiz\w*|christen\w*)$/u,
  marriages: /^(?:groom|bride|bridegroom|wedding)$/u,
  burials: /^(?:bur|buried|burial|interred|interment|grave)$/u,
  census: /^(?:census|household|schedule|enumeration|folio)$/u,
};
const CERTAINTY = 5;
const ENOUGH = 2;

/**
 * The kind of record whose columns these headings probably are; null where they do not say.
 *
 * @example guessKind(['Forename', 'Surname', 'Buried', 'Age']) // 'burials'
 */
export function guessKind(headings: readonly string[]): SheetKindId | null {
  const words = headings.map(headingWords);
  const scores = (Object.keys(SIGNS) as (keyof typeof SIGNS)[])
    .map((id) => ({
      id,
      score: words.reduce(
        (sum, heading) =>
          sum +
          (heading.some((word) => CERTAIN[id].test(word))
            ? CERTAINTY
            : heading.some((word) => SIGNS[id].test(word))
              ? 1
              : 0),
        0,
      ),
    }))
    .sort((one, other) => other.score - one.score);
  const [first, second] = scores;
  return first && second && first.score >= ENOUGH && first.score > second.score ? first.id : null;
}
