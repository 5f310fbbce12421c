import { yearOfDay } from '../encodedDay.ts';
import { treeDateInWords } from '../dates/treeDateInWords.ts';
import { factLabel } from '../facts/factLabel.ts';
import { factType } from '../facts/factTypes.ts';
import type { TreeFact } from '../model/treeFact.ts';
import { ageAt } from './ageAt.ts';
import { HISTORICAL_EVENTS } from './historicalEvents.ts';

/** A relative whose birth, or death, belongs to somebody's life. Days are encoded; null: not told. */
export interface TimelineRelative {
  /** `Son`, `Wife`, `Mother` … */
  relation: string;
  name: string;
  personId: string;
  birthFrom: number | null;
  birthText: string | null;
  birthPlace: string | null;
  deathFrom: number | null;
  deathText: string | null;
  deathPlace: string | null;
  /** Children are born into a life, parents and partners die in it. */
  tells: 'birth-and-death' | 'death';
}

/** A couple's facts, with the other partner's name; empty where it is hidden or not known. */
export interface TimelineFamily {
  id: number;
  partnerName: string;
  facts: readonly TreeFact[];
}

/** The life that is told. */
export interface TimelineLife {
  facts: readonly TreeFact[];
  birthFrom: number | null;
  deathFrom: number | null;
  families: readonly TimelineFamily[];
  relatives: readonly TimelineRelative[];
}

/** One line of a life. */
export interface TimelineEntry {
  /** Unique within the timeline. */
  id: string;
  kind: 'fact' | 'family-fact' | 'relative' | 'history';
  /** Encoded; null: nobody knows when. */
  from: number | null;
  title: string;
  dateText: string | null;
  place: string | null;
  /** Null where it cannot be told. */
  age: { years: number; isExact: boolean } | null;
  /** Of a `fact` or `family-fact`. */
  fact: TreeFact | null;
  /** Of a `family-fact`. */
  familyId: number | null;
  /** Of a `relative`. */
  personId: string | null;
}

const NOBODYS = { fact: null, familyId: null, personId: null } as const;

const dayOf = (fact: TreeFact): number | null => fact.date?.from ?? fact.date?.to ?? null;

function entryOf(fact: TreeFact, born: number | null, more: Pick<TimelineEntry, 'id' | 'kind' | 'title' | 'familyId'>): TimelineEntry {
  const from = dayOf(fact);
  const age = factType(fact.type)?.id === 'birth' ? null : ageAt(born, from);
  return { ...more, from, dateText: fact.date && treeDateInWords(fact.date), place: fact.place?.text ?? null, age, fact, personId: null };
}

function relativeEntries(relative: TimelineRelative, { birthFrom: born, deathFrom: died }: TimelineLife): TimelineEntry[] {
  const { relation, name, personId, tells } = relative;
  const isWithin = (day: number | null) => day !== null && (born === null || day >= born) && (died === null || yearOfDay(day) <= yearOfDay(died));
  const entry = (what: string, from: number | null, dateText: string | null, place: string | null): TimelineEntry[] =>
    isWithin(from) ? [{ ...NOBODYS, id: `${what}-${personId}`, kind: 'relative', from, title: `${what} of ${relation.toLowerCase()} ${name}`, dateText, place, age: ageAt(born, from), personId }] : [];
  return [
    ...(tells === 'birth-and-death' ? entry('Birth', relative.birthFrom, relative.birthText, relative.birthPlace) : []),
    ...entry('Death', relative.deathFrom, relative.deathText, relative.deathPlace),
  ];
}

/** Nobody's history is told longer than this where their death is not known, in years. */
const UNKNOWN_LIFE_YEARS = 80;

function historyOf({ birthFrom: born, deathFrom: died }: TimelineLife): TimelineEntry[] {
  if (born === null) return [];
  const last = died === null ? yearOfDay(born) + UNKNOWN_LIFE_YEARS : yearOfDay(died);
  return HISTORICAL_EVENTS.filter(({ from, toYear }) => toYear * 10_000 >= born && yearOfDay(from) <= last).map(({ from, toYear, title }) => {
    const first = yearOfDay(from);
    const dateText = first === toYear ? String(first) : `${first} to ${toYear}`;
    return { ...NOBODYS, id: `history-${from}-${title}`, kind: 'history', from, title, dateText, place: null, age: ageAt(born, from) };
  });
}

/** Births come first and burials last among what nobody knows the day of. */
const UNDATED_ORDER = ['begins', null, 'ends'] as const;
const rankOf = ({ fact }: TimelineEntry) => UNDATED_ORDER.indexOf(fact ? (factType(fact.type)?.proves ?? null) : null);

/**
 * A life in order of time: own facts, those of couples, births and deaths of the nearest, and what everybody lived through.
 * What has no day stands at the end, a birth without one at the beginning.
 */
export function timelineOf(life: TimelineLife): TimelineEntry[] {
  const own = life.facts.map((fact) => entryOf(fact, life.birthFrom, { id: `fact-${fact.id}`, kind: 'fact', title: factLabel(fact), familyId: null }));
  const couples = life.families.flatMap(({ id, partnerName, facts }) =>
    facts.map((fact) => entryOf(fact, life.birthFrom, { id: `family-${id}-${fact.id}`, kind: 'family-fact', title: partnerName === '' ? factLabel(fact) : `${factLabel(fact)} with ${partnerName}`, familyId: id })),
  );
  const relatives = life.relatives.flatMap((relative) => relativeEntries(relative, life));
  const placeOf = (entry: TimelineEntry) => entry.from ?? (rankOf(entry) === 0 ? 0 : Infinity);
  return [...own, ...couples, ...relatives, ...historyOf(life)].sort((a, b) => {
    const [one, other] = [placeOf(a), placeOf(b)];
    return one === other ? rankOf(a) - rankOf(b) : one - other;
  });
}
