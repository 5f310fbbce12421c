import { headingWords } from './guess/headingWords.ts';
import type { SheetKindId } from './sheetRecipe.ts';

/** Words of headings, as headingWords has them, that speak for a kind. */
const SIGNS: Readonly<Record<Exclude<SheetKindId, 'other' | 'kept'>, RegExp>> = {
  baptisms: /^(?:baptism|godparent|father|mother|child|maiden)$/u,
  marriages: /^(?:groom|bride|marriage|husband|witness\d?|spouse|condition|banns|his|her)$/u,
  burials: /^(?:burial|grave|plot|stone|inscription|cemetery|death|age|undertaker)$/u,
  census:
    /^(?:census|household|schedule|folio|piece|head|relation|birthplace|enumeration|infirmity|occupation|birth|house)$/u,
};
/** Words that no other kind of register has: any of them counts more than all the rest. */
const CERTAIN: typeof SIGNS = {
  baptisms: /^baptism$/u,
  marriages: /^(?:groom|bride)$/u,
  burials: /^(?:burial|grave)$/u,
  census: /^(?:census|household|schedule|enumeration)$/u,
};
const CERTAINTY = 5;
const ENOUGH = 2;
/** Other lists have relations and occupations, too. */
const ENOUGH_OF_CENSUS = 3;

/**
 * The kind of record whose columns these headings probably are; null where they do not say.
 *
 * @example guessKind(['Forename', 'Surname', 'Buried', 'Age']) // 'burials'
 */
export function guessKind(headings: readonly string[]): SheetKindId | null {
  const words = [...new Set(headings.flatMap(headingWords))];
  const scores = (Object.keys(SIGNS) as (keyof typeof SIGNS)[])
    .map((id) => ({
      id,
      score: words.reduce((sum, word) => sum + (CERTAIN[id].test(word) ? CERTAINTY : SIGNS[id].test(word) ? 1 : 0), 0),
    }))
    .sort((one, other) => other.score - one.score);
  const [first, second] = scores;
  return first &&
    second &&
    first.score >= (first.id === 'census' ? ENOUGH_OF_CENSUS : ENOUGH) &&
    first.score > second.score
    ? first.id
    : null;
}
