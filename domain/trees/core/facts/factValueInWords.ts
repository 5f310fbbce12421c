import { treeDateInWords } from '../dates/treeDateInWords.ts';
import type { TreeFact } from '../model/treeFact.ts';
import { factLabel, factType } from './factTypes.ts';

/**
 * What a fact itself says, as readers are shown it. Of an event GEDCOM 5.5.1 writes `Y` where it happened and no more
 * is known, and programs write `N` where it never did (`1 DIV N`): neither is a word for readers. Empty: nothing is
 * said.
 * @example factValueInWords({ type: 'divorce', value: 'N' }) // 'did not happen'
 */
export function factValueInWords({ type, value }: Pick<TreeFact, 'type' | 'value'>): string {
  if (factType(type)?.kind !== 'event') return value;
  if (/^y(?:es)?$/iu.test(value)) return '';
  return /^no?$/iu.test(value) ? 'did not happen' : value;
}

/**
 * A fact in one line, for lists and choices.
 * @example factInWords(aFact({ type: 'birth', date: readTreeDate('1832'), place: { text: 'Roche', position: null } }))
 * // 'Birth, 1832, Roche'
 */
export const factInWords = (fact: TreeFact): string =>
  [factLabel(fact), factValueInWords(fact), fact.date && treeDateInWords(fact.date), fact.place?.text]
    .filter(Boolean)
    .join(', ');
