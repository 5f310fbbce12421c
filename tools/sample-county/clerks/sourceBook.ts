import { createRandom, type Random } from '#domain/kernel/random/createRandom.ts';
import { mayBeLiving } from '#domain/records/core/mayBeLiving.ts';
import { type RecordDraft, type RecordSet } from '#domain/records/core/record.ts';

import { yearOf } from '../people/calendar.ts';
import { type Person } from '../people/person.ts';
import { type Clerk, createClerk, type Habits } from './clerk.ts';

/** A record and, kept apart from it, the person it is truly about. */
export interface SampleEntry {
  draft: RecordDraft;
  personId: number;
}

export interface EntryTies {
  /** Household or event; null for an entry by itself. */
  group: string | null;
  order: number;
  /** Others whose names are in the entry: if one of them may be living, the entry stays closed. */
  names?: readonly (Person | null)[];
}

/** A book of one record set, in which a clerk makes entries. */
export interface SourceBook {
  recordSet: RecordSet;
  random: Random;
  clerk: Clerk;
  /** Makes an entry under a key that is unique in the set. Fields without a value are left out. */
  enter(
    person: Person,
    key: string,
    fields: Readonly<Record<string, string | readonly string[] | number | null | undefined>>,
    ties?: EntryTies,
  ): SampleEntry;
}

/** No one is named by a record who may be living, in the year from which the site judges. */
export function mayLive(person: Person, asOfYear: number): boolean {
  return mayBeLiving({ bornBy: yearOf(person.bornOn), isKnownDead: person.diedOn !== null }, asOfYear);
}

/** Opens an empty book. The same set always errs the same. */
export function openBook(recordSet: RecordSet, habits: Habits, asOfYear: number): SourceBook {
  const random = createRandom(`clerk of ${recordSet.id}`);
  let row = 1;
  return {
    recordSet,
    random,
    clerk: createClerk(random, habits),
    enter(person, key, given, { group, order, names = [] } = { group: null, order: 1 }) {
      const fields: Record<string, string | readonly string[]> = {};
      for (const [field, value] of Object.entries(given)) {
        if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
          continue;
        fields[field] = typeof value === 'number' ? String(value) : value;
      }
      row += 1;
      return {
        personId: person.id,
        draft: {
          id: `${recordSet.id}/${key}`,
          type: recordSet.type,
          fields,
          groupKey: group,
          groupOrder: order,
          images: [],
          isClosed: mayLive(person, asOfYear) || names.some((named) => named !== null && mayLive(named, asOfYear)),
          provenance: { sourceFile: `${recordSet.id.toLowerCase()}.csv`, sourceRow: row },
        },
      };
    },
  };
}
