import { foldName } from '#domain/kernel/names/foldName.ts';
import { placeKey } from '#domain/places/gazetteer/placeKey.ts';
import { compareForenames, compareSurnames } from '#domain/records/matches/compareNames.ts';
import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { treeDateInWords } from '#domain/trees/core/dates/treeDateInWords.ts';
import { decodeDay } from '#domain/trees/core/encodedDay.ts';
import type { TreeDate } from '#domain/trees/core/model/treeDate.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';
import type { TreeFamily } from '#domain/trees/core/model/treeFamily.ts';
import type { TreeName, TreePerson } from '#domain/trees/core/model/treePerson.ts';

import { comparedTreeName } from '../comparedTreeName.ts';
import type { RecordClaim } from './recordClaim.ts';

/** What becomes of something a record says: the tree's own stays, the record's is taken, or both are. */
export type MergeChoice = 'person' | 'record' | 'both';

/** How a record's claim is to the tree: nothing there, the same, the same more exactly, or something else. */
export type Agreement = 'missing' | 'same' | 'finer' | 'different';

/** One row of a merge: the person, the record, and what is suggested. */
export interface MergeRow {
  claim: RecordClaim;
  /** The same fact of the person or couple; null where there is none, and for names. */
  fact: TreeFact | null;
  /** In words; null where the tree says nothing. */
  person: string | null;
  record: string;
  /** What of the claim replaces the tree's when it is taken: an exact day stays where the record has only an age. */
  taken: RecordClaim;
  /** What the tree says when the record's is taken. */
  merged: string;
  agreement: Agreement;
  suggested: MergeChoice;
  /** What can be chosen, in the order it is offered. */
  choices: readonly MergeChoice[];
}

/** Happens once in a life: another date of it contradicts the first. All else happens again. */
const ONCE: ReadonlySet<string> = new Set([
  'birth',
  'baptism',
  'christening',
  'death',
  'burial',
  'cremation',
  'probate',
  'marriage',
]);
const ABOUT = /\b(?:abt|about|cal|est|c|ca|circa)\b/iu;
/** "About" reaches so many years either way. */
const ABOUT_YEARS = 3;
const SEX_WORDS: Readonly<Record<string, string>> = { m: 'Male', f: 'Female', x: 'Other' };

interface Span {
  from: number;
  to: number;
  isDay: boolean;
}

function spanOf(date: TreeDate | null): Span | null {
  if (!date || (date.from === null && date.to === null)) return null;
  const slack = ABOUT.test(date.text) ? ABOUT_YEARS : 0;
  const [from, to] = [
    date.from === null ? -Infinity : decodeDay(date.from).year - slack,
    date.to === null ? Infinity : decodeDay(date.to).year + slack,
  ];
  return { from, to, isDay: date.from !== null && date.from === date.to && decodeDay(date.from).day > 0 };
}

const width = ({ from, to, isDay }: Span): number => (isDay ? -1 : to - from);

/** In words; null for a fact without details. */
function inWords(date: TreeDate | null, place: string | null, value: string): string | null {
  const recorded = [value, date ? treeDateInWords(date) : '', place ?? ''].filter((part) => part !== '');
  return recorded.length > 0 ? recorded.join(', ') : null;
}

const wordsOfFact = ({ date, place, value }: TreeFact): string | null => inWords(date, place?.text ?? null, value);
const isSamePlace = (one: string, other: string): boolean =>
  placeKey(one.split(',')[0] ?? '') === placeKey(other.split(',')[0] ?? '') ||
  placeKey(one).includes(placeKey(other)) ||
  placeKey(other).includes(placeKey(one));

function agreementOf(fact: TreeFact, { date, place, value }: RecordClaim): Agreement {
  const [own, recorded] = [spanOf(fact.date), spanOf(date === null ? null : readTreeDate(date))];
  const isSameDay = fact.date?.from === (date === null ? null : readTreeDate(date)?.from);
  if (
    own &&
    recorded &&
    (own.from > recorded.to || recorded.from > own.to || (own.isDay && recorded.isDay && !isSameDay))
  )
    return 'different';
  if (value !== '' && fact.value !== '' && foldName(value) !== foldName(fact.value)) return 'different';
  const isFinerDate = recorded !== null && (own === null || width(recorded) < width(own));
  const isFinerPlace = place !== null && fact.place === null;
  if (isFinerDate || isFinerPlace) return 'finer';
  return place !== null && fact.place !== null && !isSamePlace(fact.place.text, place) ? 'different' : 'same';
}

/** What of a claim is taken: nothing replaces what agrees with it and is said more exactly. */
function takenOf(fact: TreeFact, claim: RecordClaim, agreement: Agreement): RecordClaim {
  if (agreement === 'different') return claim;
  const [own, recorded] = [spanOf(fact.date), spanOf(claim.date === null ? null : readTreeDate(claim.date))];
  return {
    ...claim,
    date: own && recorded && width(recorded) >= width(own) ? null : claim.date,
    place: fact.place ? null : claim.place,
  };
}

/** The fact of the tree that a claim matches: the only birth, the census of that year. */
function factFor(facts: readonly TreeFact[], claim: RecordClaim): TreeFact | null {
  const alike = facts.filter(({ type }) => type === claim.factType);
  if (ONCE.has(claim.factType)) return alike[0] ?? null;
  const recorded = spanOf(claim.date === null ? null : readTreeDate(claim.date));
  return (
    alike.find((fact) => {
      const own = spanOf(fact.date);
      return (
        own &&
        recorded &&
        own.from <= recorded.to &&
        recorded.from <= own.to &&
        agreementOf(fact, { ...claim, place: null }) !== 'different'
      );
    }) ?? null
  );
}

const SUGGESTED: Readonly<Record<Agreement, MergeChoice>> = {
  missing: 'record',
  same: 'person',
  finer: 'record',
  different: 'person',
};

function factRow(claim: RecordClaim, facts: readonly TreeFact[]): MergeRow {
  const fact = factFor(facts, claim);
  const date = claim.date === null ? null : readTreeDate(claim.date);
  const record = inWords(date, claim.place, claim.value) ?? 'No date or place';
  if (!fact)
    return {
      claim,
      fact: null,
      person: null,
      record,
      taken: claim,
      merged: record,
      agreement: 'missing',
      suggested: 'record',
      choices: ['record', 'person'],
    };
  const agreement = agreementOf(fact, claim);
  const taken = takenOf(fact, claim, agreement);
  const merged =
    inWords(
      taken.date === null ? fact.date : date,
      taken.place ?? fact.place?.text ?? null,
      claim.value || fact.value,
    ) ?? record;
  return {
    claim,
    fact,
    person: wordsOfFact(fact),
    record,
    taken,
    merged,
    agreement,
    suggested: SUGGESTED[agreement],
    choices: agreement === 'same' ? ['person', 'record'] : ['person', 'record', 'both'],
  };
}

/** Whether a record's name in doubt may be a name of the tree: nothing of it is another. */
function mayBe(name: TreeName, claim: RecordClaim): boolean {
  const compared = [
    compareForenames(comparedTreeName(name.given), comparedTreeName(claim.given)),
    compareSurnames(comparedTreeName(name.surname), comparedTreeName(claim.surname)),
  ].flatMap((met) => met?.level ?? []);
  return compared.includes('reading') && compared.every((level) => level === 'reading' || level === 'exact');
}

function nameRow(claim: RecordClaim, { names }: TreePerson): MergeRow {
  const record = `${claim.given} ${claim.surname}`.trim();
  const [first] = names;
  const person = first ? `${first.given} ${first.surname}`.trim() : null;
  const base = { claim, fact: null, person, record, taken: claim, merged: record };
  if (person === null || person === '')
    return { ...base, person: null, agreement: 'missing', suggested: 'record', choices: ['record', 'person'] };
  const isSame = names.some(
    (name) => foldName(`${name.given} ${name.surname}`) === foldName(record) || mayBe(name, claim),
  );
  return {
    ...base,
    agreement: isSame ? 'same' : 'different',
    suggested: 'person',
    choices: isSame ? ['person'] : ['person', 'record', 'both'],
  };
}

function sexRow(claim: RecordClaim, { sex }: TreePerson): MergeRow[] {
  // No one whose sex is said otherwise is matched, and what is the same needs no row.
  if (sex !== 'u') return [];
  const record = SEX_WORDS[claim.value] ?? claim.value;
  return [
    {
      claim,
      fact: null,
      person: null,
      record,
      taken: claim,
      merged: record,
      agreement: 'missing',
      suggested: 'record',
      choices: ['record', 'person'],
    },
  ];
}

/**
 * The rows of a merge of a record into a person: what the tree says, what the record says, what becomes of it.
 *
 * @param couple - the family of the marriage the record is of; null where the tree has no such couple.
 */
export const mergeRows = (claims: readonly RecordClaim[], person: TreePerson, couple: TreeFamily | null): MergeRow[] =>
  claims.flatMap((claim) => {
    if (claim.of === 'name') return nameRow(claim, person);
    if (claim.of === 'sex') return sexRow(claim, person);
    return factRow(claim, claim.of === 'couple' ? (couple?.facts ?? []) : person.facts);
  });
