import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { holdsDuty } from '#domain/kernel/grants/staffDuties.ts';

/**
 * What is done with the records of a set: they are looked at, with those that are closed; changed before readers have
 * them; given to readers; taken from them; closed until a day.
 */
export const STEWARD_ACTS = ['look', 'change', 'publish', 'withdraw', 'close'] as const;
/** What staff alone do: make a sheet or delete it, say who looks after it, decide what another person asked for. */
export const STAFF_ACTS_ON_SETS = ['make', 'delete', 'appoint', 'decide'] as const;

/** What may be done with a set, by stewards or by staff alone. */
export type SetAct = (typeof STEWARD_ACTS)[number] | (typeof STAFF_ACTS_ON_SETS)[number];

/**
 * `yes`, or why not: there is nothing (`nothing`, also for what exists and is not theirs), staff alone do this
 * (`staff`), or the steward’s address or second factor is missing.
 */
export type SetVerdict = 'yes' | 'nothing' | 'staff' | 'address' | 'factor';

/**
 * Whether a reader may do something with a record set, or with the sheet that is to fill it. Staff with the duty
 * `records` see every set; a steward their own, and all others look as if they were not there.
 *
 * @param isSteward - whether the reader is a steward of this set
 */
export function mayWorkOn(
  { isInternal, memberId, duties, stewardship }: Pick<Viewer, 'isInternal' | 'memberId' | 'duties' | 'stewardship'>,
  isSteward: boolean,
  act: SetAct,
): SetVerdict {
  if (memberId === null) return 'nothing';
  if (isInternal && holdsDuty(['records'], duties)) return 'yes';
  if (!isSteward || stewardship === undefined) return 'nothing';
  if (stewardship !== 'ready') return stewardship;
  return (STEWARD_ACTS as readonly SetAct[]).includes(act) ? 'yes' : 'staff';
}
