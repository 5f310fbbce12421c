import { treeDateInWords } from '../../core/dates/treeDateInWords.ts';
import { didHappen } from '../../core/facts/didHappen.ts';
import { factLabel } from '../../core/facts/factLabel.ts';
import { factValueInWords } from '../../core/facts/factValueInWords.ts';
import type { TreeFact } from '../../core/model/treeFact.ts';
import type { Writing } from './reportData.ts';
import type { ReportRun } from './reportEntry.ts';
import { noteRuns, plain } from './runs.ts';
import { whenInWords } from './whenInWords.ts';

/** What someone did or what happened to them, as far as a verb says it better than the name of the fact. */
const VERBS: Readonly<Record<string, string>> = {
  birth: 'was born',
  baptism: 'was baptised',
  christening: 'was christened',
  'adult-christening': 'was christened as an adult',
  death: 'died',
  burial: 'was buried',
  cremation: 'was cremated',
  emigration: 'emigrated',
  immigration: 'immigrated',
  naturalisation: 'was naturalised',
  graduation: 'graduated',
  retirement: 'retired',
  ordination: 'was ordained',
  confirmation: 'was confirmed',
  marriage: 'married',
  divorce: 'divorced',
  separation: 'separated',
};

/** When and where something was: ` on 3 April 1881 at Roche`; empty where neither is recorded. */
export const whenAndWhere = ({ date, place }: Pick<TreeFact, 'date' | 'place'>): string =>
  (date ? ` ${whenInWords(date)}` : '') + (place ? ` at ${place.text}` : '');

/** More of an event than when and where: words, age, cause. */
function details(fact: TreeFact): string {
  const value = factValueInWords(fact);
  return [value, fact.age && `aged ${fact.age}`, fact.cause && `cause: ${fact.cause}`].filter(Boolean).join(', ');
}

/**
 * A fact of which the verb is known, after a subject: ` was born on 3 April 1881 at Roche`. Null for one that has no
 * verb, or never happened.
 */
export function predicate(fact: TreeFact): string | null {
  const verb = VERBS[fact.type];
  if (verb === undefined || !didHappen(fact)) return null;
  const more = details(fact);
  return ` ${verb}${whenAndWhere(fact)}${more === '' ? '' : ` (${more})`}`;
}

/** A fact as a line of its own: `Occupation: miller, 1881, Roche`. */
export function factLine(fact: TreeFact): string {
  const said = [details(fact), fact.date && treeDateInWords(fact.date), fact.place?.text].filter(Boolean).join(', ');
  return said === '' ? factLabel(fact) : `${factLabel(fact)}: ${said}`;
}

/** A fact as a sentence about someone, with its notes. @param subject - `He`, `Mary` */
export function factSentence(writing: Writing, fact: TreeFact, subject: string): ReportRun[] {
  const said = predicate(fact);
  return [
    plain(`${said === null ? factLine(fact) : subject + said}.`),
    ...noteRuns(writing, fact.citations),
    plain(' '),
  ];
}
