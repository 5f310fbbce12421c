import { birthYear } from '#domain/records/core/birthYear.ts';
import { mayBeLiving } from '#domain/records/core/mayBeLiving.ts';
import { textOf, type RecordFields } from '#domain/records/core/record.ts';
import { recordYear } from '#domain/records/core/recordYear.ts';

import type { LifeRule } from '../mapping/importMapping.ts';

/** The latest year the record can be of; of `* * 165*`, 1659. */
const latestEventYear = (fields: RecordFields): number | null => recordYear(fields)?.latest ?? null;

/**
 * The latest year in which the person of a record can have been born, by what the mapping says of such records.
 *
 * @returns null when the record has no year: then nothing is known, and a person may be living.
 */
export function bornBy(fields: RecordFields, { from, atLeast }: LifeRule): number | null {
  const event = latestEventYear(fields);
  const born = birthYear(fields);
  // A torn `19__` may mean any year of a century, but no one is born after an event of theirs.
  if (born) return Math.min(born.latest, event ?? born.latest);
  return event === null ? null : event - (from === 'age' ? atLeast : 0);
}

/**
 * Whether a record names people beside its own of whom nothing proves that they have died, and the latest year in
 * which the youngest of them can have been born.
 *
 * @returns undefined when it names no one else; null when their birth cannot be dated.
 */
export function othersBornBy(fields: RecordFields, { named, namedAtLeast }: LifeRule): number | null | undefined {
  if (named.every((fieldId) => textOf(fields, fieldId) === null)) return undefined;
  const event = latestEventYear(fields);
  return event === null ? null : event - namedAtLeast;
}

/** Why a record is closed at its import. */
export interface ClosedBecause {
  /** For the operator: names no one. */
  reason: string;
  /** No field gives the year of the record, and without one nothing shows that anyone in it has died. */
  isUndated: boolean;
}

const UNDATED: ClosedBecause = { reason: 'closed: no field gives the year of the record', isUndated: true };

/** Why people of a record may be living in a year; null where all of them are known to be dead. */
export function closedBecause(fields: RecordFields, life: LifeRule, asOfYear: number): ClosedBecause | null {
  const born = bornBy(fields, life);
  if (mayBeLiving({ bornBy: born, isKnownDead: life.from === 'death' }, asOfYear))
    return born === null
      ? UNDATED
      : { reason: `closed: the person may have been born as late as ${born}`, isUndated: false };
  const others = othersBornBy(fields, life);
  if (others === undefined || !mayBeLiving({ bornBy: others, isKnownDead: false }, asOfYear)) return null;
  const named = life.named.filter((fieldId) => textOf(fields, fieldId) !== null).join(', ');
  return others === null
    ? UNDATED
    : { reason: `closed: someone named in ${named} may have been born as late as ${others}`, isUndated: false };
}
