import { lastDay } from '#domain/trees/core/dates/dayMath.ts';
import { treeDateInWords } from '#domain/trees/core/dates/treeDateInWords.ts';
import { didHappen } from '#domain/trees/core/facts/didHappen.ts';
import { factLabel, factType } from '#domain/trees/core/facts/factTypes.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';
import { boundsOfYears, type StatedYears } from '#domain/trees/core/statedYears.ts';

import { yearOfDay, ageAt } from '../../core/encodedDay.ts';
import type { HistoricalEvent } from './historicalEvents.ts';

/** A relative whose birth, or death, belongs to a person's life. Days are encoded; null: not recorded. */
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

/** One person’s recorded life, own facts first. */
export interface TimelineLife {
  facts: readonly TreeFact[];
  birthFrom: number | null;
  deathFrom: number | null;
  /** What the years of the death claim; null where none is recorded. */
  deathYears: StatedYears | null;
  families: readonly TimelineFamily[];
  relatives: readonly TimelineRelative[];
  /** What all people of the person's countries lived through. */
  history: readonly HistoricalEvent[];
}

/** One line of a life. */
export interface TimelineEntry {
  /** Unique within the timeline. */
  id: string;
  kind: 'fact' | 'family-fact' | 'relative' | 'history';
  /** Encoded; null: unknown. */
  from: number | null;
  title: string;
  dateText: string | null;
  place: string | null;
  /** Null where it is unknown. */
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

function entryOf(
  fact: TreeFact,
  born: number | null,
  more: Pick<TimelineEntry, 'id' | 'kind' | 'title' | 'familyId'>,
): TimelineEntry {
  const from = dayOf(fact);
  const age = factType(fact.type)?.id === 'birth' ? null : ageAt(born, from);
  return {
    ...more,
    from,
    dateText: fact.date && treeDateInWords(fact.date),
    place: fact.place?.text ?? null,
    age,
    fact,
    personId: null,
  };
}

/** The last day of a life, by the death or what stands in for it; null where it is not known. */
function endOf({ deathFrom, deathYears }: TimelineLife): number | null {
  if (deathYears === null) return null;
  if (deathYears.claim === 'on' && deathFrom !== null) return lastDay(deathFrom);
  const { most } = boundsOfYears(deathYears);
  return Number.isFinite(most) ? most * 10_000 + 1231 : null;
}

function relativeEntries(
  relative: TimelineRelative,
  { birthFrom: born }: TimelineLife,
  end: number | null,
): TimelineEntry[] {
  const { relation, name, personId, tells } = relative;
  const isWithin = (day: number | null) =>
    day !== null && (born === null || day >= born) && (end === null || day <= end);
  const entry = (what: string, from: number | null, dateText: string | null, place: string | null): TimelineEntry[] =>
    isWithin(from)
      ? [
          {
            ...NOBODYS,
            id: `${what}-${personId}`,
            kind: 'relative',
            from,
            title: `${what} of ${relation.toLowerCase()} ${name}`,
            dateText,
            place,
            age: ageAt(born, from),
            personId,
          },
        ]
      : [];
  return [
    ...(tells === 'birth-and-death' ? entry('Birth', relative.birthFrom, relative.birthText, relative.birthPlace) : []),
    ...entry('Death', relative.deathFrom, relative.deathText, relative.deathPlace),
  ];
}

/** The longest span of history beside a life whose death is not known, in years. */
const UNKNOWN_LIFE_YEARS = 80;

function historyOf({ birthFrom: born, history }: TimelineLife, end: number | null): TimelineEntry[] {
  if (born === null) return [];
  const last = end ?? lastDay((yearOfDay(born) + UNKNOWN_LIFE_YEARS) * 10_000);
  // A year as a whole may have come before the birth in it.
  return history
    .filter(
      ({ from, toYear }) =>
        (toYear > yearOfDay(from) ? toYear >= yearOfDay(born) : lastDay(from) >= born) && from <= last,
    )
    .map(({ from, toYear, title }) => {
      const first = yearOfDay(from);
      const dateText = first === toYear ? String(first) : `${first} to ${toYear}`;
      return {
        ...NOBODYS,
        id: `history-${from}-${title}`,
        kind: 'history',
        from,
        title,
        dateText,
        place: null,
        age: ageAt(born, from),
      };
    });
}

/** Among undated facts, births come first and burials last. */
const UNDATED_ORDER = ['begins', null, 'ends'] as const;
const rankOf = ({ fact }: TimelineEntry) => UNDATED_ORDER.indexOf(fact ? (factType(fact.type)?.proves ?? null) : null);

/**
 * A life in order of time: own facts, those of couples, births and deaths of the nearest, and what everyone lived
 * through, up to the last day of the life; own facts, such as a burial, may be later. Undated facts are at the end, an
 * undated birth at the start.
 */
export function timelineOf(life: TimelineLife): TimelineEntry[] {
  const end = endOf(life);
  const own = life.facts
    .filter(didHappen)
    .map((fact) =>
      entryOf(fact, life.birthFrom, { id: `fact-${fact.id}`, kind: 'fact', title: factLabel(fact), familyId: null }),
    );
  const couples = life.families.flatMap(({ id, partnerName, facts }) =>
    facts.filter(didHappen).map((fact) =>
      entryOf(fact, life.birthFrom, {
        id: `family-${id}-${fact.id}`,
        kind: 'family-fact',
        title: partnerName === '' ? factLabel(fact) : `${factLabel(fact)} with ${partnerName}`,
        familyId: id,
      }),
    ),
  );
  const relatives = life.relatives.flatMap((relative) => relativeEntries(relative, life, end));
  const placeOf = (entry: TimelineEntry) => entry.from ?? (rankOf(entry) === 0 ? 0 : Infinity);
  return [...own, ...couples, ...relatives, ...historyOf(life, end)].sort((a, b) => {
    const [one, other] = [placeOf(a), placeOf(b)];
    return one === other ? rankOf(a) - rankOf(b) : one - other;
  });
}
