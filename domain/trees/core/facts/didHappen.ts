import type { TreeFact } from '../model/treeFact.ts';
import { factValueInWords } from './factValueInWords.ts';

/** Facts that only a married couple has. */
const OF_MARRIED: ReadonlySet<string> = new Set(['marriage', 'divorce', 'divorce-filed', 'annulment']);

/** Whether a fact says that something was. Programs write `1 DIV N` of what never was: that is no event of a life. */
export const didHappen = (fact: Pick<TreeFact, 'type' | 'value'>): boolean =>
  factValueInWords(fact) !== 'did not happen';

/** Whether the facts of a couple say that they were married; without any they are partners. */
export const areMarried = (facts: readonly Pick<TreeFact, 'type' | 'value'>[]): boolean =>
  facts.some((fact) => OF_MARRIED.has(fact.type) && didHappen(fact));
