import type { Viewer } from './accessRule.ts';
import { holdsDuty, type StaffDuty } from './staffDuties.ts';
import type { Stewardship } from './stewardship.ts';

/**
 * `yes`, or why not: there is nothing (`nothing`, also for what exists and is not theirs), staff alone do this
 * (`staff`), or the address or second factor of who looks after it is missing.
 */
export type CareVerdict = 'yes' | 'nothing' | 'staff' | 'address' | 'factor';

/** What is judged. */
interface Care {
  /** Staff with it do everything with all of this kind. */
  duty: StaffDuty;
  /** How the reader is who looks after this one; undefined for everyone else. */
  own: Stewardship | undefined;
  isForStaffOnly: boolean;
}

/**
 * Whether a reader may do something with what members look after: a record set, a library, a partner organisation. Staff
 * with the duty see every one; a member their own, and all others look as if they were not there.
 */
export function judgeCare(
  { isInternal, memberId, duties }: Pick<Viewer, 'isInternal' | 'memberId' | 'duties'>,
  { duty, own, isForStaffOnly }: Care,
): CareVerdict {
  if (memberId === null) return 'nothing';
  if (isInternal && holdsDuty([duty], duties)) return 'yes';
  if (own === undefined) return 'nothing';
  if (own !== 'ready') return own;
  return isForStaffOnly ? 'staff' : 'yes';
}
