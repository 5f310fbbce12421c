import { parseTreeDate, type DateClaim } from '../../core/dates/parseTreeDate.ts';
import { treeDateInWords } from '../../core/dates/treeDateInWords.ts';
import { didHappen } from '../../core/facts/didHappen.ts';
import { factLabel } from '../../core/facts/factTypes.ts';
import { factValueInWords } from '../../core/facts/factValueInWords.ts';
import type { TreeDate } from '../../core/model/treeDate.ts';
import type { TreeFact } from '../../core/model/treeFact.ts';
import type { Writing } from './reportData.ts';
import type { ReportRun } from './reportEntry.ts';
import { noteRuns, plain } from './runs.ts';

/** Claims whose words already start with one that joins the date to a sentence: `about 1832`, `before 1900`. */
const JOINED: ReadonlySet<DateClaim> = new Set(['about', 'before', 'after', 'between', 'from', 'to', 'from-to']);
const JOINS = /^(?:about|around|before|after|between|from|to|by|until|since|in|on|during)\b/iu;
const STARTS_WITH_DAY = /^\d{1,2}[\s/.-]/u;

/**
 * A date within a sentence.
 * @example whenInWords({ text: '3 APR 1881', from: 18810403, to: 18810403 }) // 'on 3 April 1881'
 * @example whenInWords({ text: 'about harvest', from: null, to: null }) // 'about harvest'
 */
export function whenInWords(date: TreeDate): string {
  const words = treeDateInWords(date);
  const { claim } = parseTreeDate(date.text);
  if (JOINS.test(words)) return words;
  if (claim === 'calculated' || claim === 'estimated')
    return `about ${words.replace(/^(?:calculated|estimated)\s+/iu, '')}`;
  if (JOINED.has(claim))
    return `about ${words.replace(/^(?:ca?|circa|say|probably|perhaps|maybe|~)\.?\s*/iu, '')}`.replace(
      /^about (?=\D*$)/u,
      '',
    );
  if (claim === 'phrase' || (date.from === null && date.to === null)) return `(${words})`;
  return `${STARTS_WITH_DAY.test(words) || date.from === null || date.from % 100 !== 0 ? 'on' : 'in'} ${words}`;
}

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
