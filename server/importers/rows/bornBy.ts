import { birthYear } from '#domain/records/core/birthYear.ts';
import { isClosedOn, NEVER, openingDay, type OpeningDay, strictest } from '#domain/records/core/closedUntil.ts';
import { livingUntil } from '#domain/records/core/mayBeLiving.ts';
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
  const dated = recordYear(fields);
  const event = dated?.latest ?? null;
  const born = birthYear(fields, dated);
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
  /** The day from which it is open. */
  until: OpeningDay;
}

const UNDATED: ClosedBecause = {
  reason: 'closed: no field gives the year of the record',
  isUndated: true,
  until: NEVER,
};

/** What a row says of when it may be opened, by the `closedUntil` of its mapping. */
export interface ClosingCell {
  text: string;
  /** It is counted from a date, so that a row without that date is not known to be open. */
  isCounted: boolean;
}

/** Why the person of a record may be living. */
function ownLife(fields: RecordFields, life: LifeRule): ClosedBecause | null {
  const born = bornBy(fields, life);
  const until = livingUntil({ bornBy: born, isKnownDead: life.from === 'death' });
  if (until === null) return null;
  return born === null
    ? UNDATED
    : { reason: `closed: the person may have been born as late as ${born}`, isUndated: false, until };
}

/** Why someone may be living who is named beside that person. */
function otherLives(fields: RecordFields, life: LifeRule): ClosedBecause | null {
  const born = othersBornBy(fields, life);
  const until = born === undefined ? null : livingUntil({ bornBy: born, isKnownDead: false });
  if (until === null || born === null || born === undefined) return until === null ? null : UNDATED;
  const named = life.named.filter((fieldId) => textOf(fields, fieldId) !== null).join(', ');
  return {
    reason: `closed: someone named in ${named} may have been born as late as ${born}`,
    isUndated: false,
    until,
  };
}

/** Why the date of a row closes it. What cannot be read closes for good. */
function byDate({ text, isCounted }: ClosingCell): ClosedBecause | null {
  if (text === '')
    return isCounted
      ? { reason: 'closed: there is no date from which its closure could be counted', isUndated: false, until: NEVER }
      : null;
  const until = openingDay(text);
  const [reason, day] =
    until === null
      ? ['closed: the date until which it is closed cannot be read', NEVER]
      : until === NEVER
        ? ['closed: its date says that it is never opened', NEVER]
        : [`closed until ${until}`, until];
  return { reason, isUndated: false, until: day };
}

/**
 * Why a record is closed on a day: people of it may be living, or its own date has not come. The strictest reason is
 * given, and of equal ones the first.
 *
 * @param asOf - `YYYY-MM-DD`
 * @returns null where it is open
 */
export function closedBecause(
  fields: RecordFields,
  life: LifeRule,
  closing: ClosingCell,
  asOf: string,
): ClosedBecause | null {
  const reasons = [ownLife(fields, life), otherLives(fields, life), byDate(closing)];
  const until = strictest(reasons.map((reason) => reason?.until ?? null));
  return isClosedOn(until, asOf) ? (reasons.find((reason) => reason?.until === until) ?? null) : null;
}
