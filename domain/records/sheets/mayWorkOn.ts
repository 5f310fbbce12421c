import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { type CareVerdict, judgeCare } from '#domain/kernel/grants/judgeCare.ts';

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
 * Whether a reader may do something with a record set, or with the sheet that is to fill it. Staff with the duty
 * `records` see every set; a steward their own, and all others look as if they were not there.
 *
 * @param isSteward - whether the reader is a steward of this set
 */
export const mayWorkOn = (
  viewer: Pick<Viewer, 'isInternal' | 'memberId' | 'duties' | 'stewardship'>,
  isSteward: boolean,
  act: SetAct,
): CareVerdict =>
  judgeCare(viewer, {
    duty: 'records',
    own: isSteward ? viewer.stewardship : undefined,
    isForStaffOnly: !(STEWARD_ACTS as readonly SetAct[]).includes(act),
  });
