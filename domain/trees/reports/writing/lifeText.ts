import { didHappen } from '../../core/facts/didHappen.ts';
import type { TreeFact } from '../../core/model/treeFact.ts';
import { inOrderOfDates } from '../../core/relatives/inOrderOfDates.ts';
import { isByBirth } from '../../core/relatives/isByBirth.ts';
import { childWord, LINK_WORDS } from '../../core/relatives/relationWords.ts';
import { LIFE_EVENTS } from '../../core/statedYears.ts';
import { treeDisplayName } from '../../core/treeDisplayName.ts';
import { factSentence, predicate } from './factSentence.ts';
import type { Writing } from './reportData.ts';
import type { ReportRun } from './reportEntry.ts';
import { nameRun, noteRuns, plain } from './runs.ts';

const STARTS: readonly string[] = LIFE_EVENTS.birth;
const ENDS: readonly string[] = LIFE_EVENTS.death;
/** Counts and numbers that a life does not consist of. */
const UNTOLD: ReadonlySet<string> = new Set([
  'identity-number',
  'social-security-number',
  'children-count',
  'marriages-count',
]);

/** What happened in a life in its order: its start, what happened in between by date, its end. */
export function factsInOrder(recorded: readonly TreeFact[]): {
  start: TreeFact[];
  between: TreeFact[];
  end: TreeFact[];
} {
  const facts = recorded.filter(didHappen);
  const of = (types: readonly string[]) => types.flatMap((type) => facts.filter((fact) => fact.type === type));
  const rest = facts.filter(({ type }) => !STARTS.includes(type) && !ENDS.includes(type) && !UNTOLD.has(type));
  return { start: of(STARTS), between: inOrderOfDates(rest, ({ date }) => date?.from ?? null), end: of(ENDS) };
}

/** Who a sentence is about, once they were named. */
export function subjectOf({ data }: Pick<Writing, 'data'>, personId: number): string {
  const card = data.cardOf(personId);
  if (card?.sex === 'm') return 'He';
  if (card?.sex === 'f') return 'She';
  return card?.given.split(' ')[0] || 'This person';
}

/** Several facts in one sentence: `He was born on 3 April 1881 at Roche and was baptised in May 1881.` */
function joinedSentence(writing: Writing, facts: readonly TreeFact[], subject: string): ReportRun[] {
  const said = facts.flatMap((fact) => {
    const words = predicate(fact);
    return words === null ? [] : [{ fact, words }];
  });
  const others = facts.filter((fact) => predicate(fact) === null);
  const runs = said.flatMap(({ fact, words }, at): ReportRun[] => [
    plain(`${at === 0 ? subject : at === said.length - 1 ? ' and' : ','}${words}${at === said.length - 1 ? '.' : ''}`),
    ...noteRuns(writing, fact.citations),
  ]);
  return [
    ...runs,
    ...(runs.length > 0 ? [plain(' ')] : []),
    ...others.flatMap((fact) => factSentence(writing, fact, subject)),
  ];
}

/** Whose child a person is, as a sentence; empty where no parent is recorded. */
export function parentage(writing: Writing, personId: number): ReportRun[] {
  const { kin, cardOf } = writing.data;
  const [family] = kin.parentFamiliesOf(personId);
  const parents = family ? kin.partnersOf(family.familyId) : [];
  if (!family || parents.length === 0) return [];
  const child = childWord({ sex: cardOf(personId)?.sex ?? 'u' }).toLowerCase();
  const word = isByBirth(family.link)
    ? child
    : family.link === 'adopted'
      ? `adopted ${child}`
      : LINK_WORDS[family.link];
  return [
    plain(`${subjectOf(writing, personId)} was the ${word} of `),
    ...parents.flatMap((parent, at) => [...(at > 0 ? [plain(' and ')] : []), nameRun(writing, parent)]),
    plain('. '),
  ];
}

/** Other names a person is recorded under, as a sentence; empty for none. */
export function otherNames(writing: Writing, personId: number): ReportRun[] {
  const [first, ...names] = writing.data.personOf(personId)?.names ?? [];
  const called = [...new Set(names.map((name) => treeDisplayName(name)))].filter(
    (name) => !first || name !== treeDisplayName(first),
  );
  const nicknames = first?.nickname ? [`“${first.nickname}”`] : [];
  const all = [...called, ...nicknames];
  return all.length === 0
    ? []
    : [
        plain(`Also recorded as ${all.join(', ')}.`),
        ...noteRuns(
          writing,
          names.flatMap(({ citations }) => citations),
        ),
        plain(' '),
      ];
}

/** What is recorded of a person's own life. @param isBrief - its start and end only */
export function lifeText(writing: Writing, personId: number, isBrief = false): ReportRun[] {
  const person = writing.data.personOf(personId);
  if (!person) return [];
  const subject = subjectOf(writing, personId);
  const { start, between, end } = factsInOrder(person.facts);
  return [
    ...joinedSentence(writing, start, subject),
    ...(isBrief
      ? []
      : [...otherNames(writing, personId), ...between.flatMap((fact) => factSentence(writing, fact, subject))]),
    ...joinedSentence(writing, end, subject),
  ];
}
