import { treeDateInWords } from '../dates/treeDateInWords.ts';
import type { TreeFact } from '../model/treeFact.ts';
import { factLabel } from './factLabel.ts';
import { factValueInWords } from './factValueInWords.ts';

/**
 * A fact in one line, for lists and choices.
 * @example factInWords(aFact({ type: 'birth', date: readTreeDate('1832'), place: { text: 'Roche', position: null } }))
 * // 'Birth, 1832, Roche'
 */
export const factInWords = (fact: TreeFact): string =>
  [factLabel(fact), factValueInWords(fact), fact.date && treeDateInWords(fact.date), fact.place?.text]
    .filter(Boolean)
    .join(', ');
