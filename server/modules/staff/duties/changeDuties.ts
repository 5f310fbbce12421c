import { isStaffDuty, type StaffDuty, STAFF_DUTIES } from '#domain/kernel/grants/staffDuties.ts';
import type { SmallJson } from '#domain/staff/duties/smallJson.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import type { Database } from '#server/platform/db/database.ts';

import { doesAnotherHold, lockDuties, setDuties } from './dutyStore.ts';
import { recordStaffAct } from './recordStaffAct.ts';
import type { StaffRequestKind } from './requestStore.ts';

/** Who changes duties. */
interface ChangedBy {
  /** The member of staff who approved it; null for an operator on the command line. */
  staffId: number | null;
  reason: string;
}

/**
 * Changes the duties of an account of staff, and writes it down. The last account with `operations` keeps it, so that
 * someone can always give duties.
 * @param next from the duties held now, which no one changes meanwhile, to those held from now on
 * @returns the duties it has now, in their order
 * @throws GraphQLError CONFLICT when the account is not one of staff, or no one would be left with `operations`
 */
export async function changeDuties(
  tx: Database,
  memberId: number,
  next: (held: readonly StaffDuty[]) => readonly StaffDuty[],
  { staffId, reason }: ChangedBy,
): Promise<StaffDuty[]> {
  const held = await lockDuties(tx, memberId);
  if (held === null) throw refusal('CONFLICT', 'This is not an account of staff.');
  const duties = next(held);
  const wanted = STAFF_DUTIES.filter((duty) => duties.includes(duty));
  if (held.join() === wanted.join()) return held;
  if (
    held.includes('operations') &&
    !wanted.includes('operations') &&
    !(await doesAnotherHold(tx, memberId, 'operations'))
  ) {
    throw refusal('CONFLICT', 'No one else has the duty operations. Give it to another account first.');
  }
  await setDuties(tx, memberId, wanted);
  await recordStaffAct(tx, {
    staffId,
    duty: 'operations',
    what: 'duties-changed',
    memberId,
    reason,
    before: { duties: held },
    after: { duties: wanted },
  });
  return wanted;
}

/** The duties of a payload that was kept; unknown ones are left out. */
export const dutiesIn = ({ duties }: SmallJson): StaffDuty[] =>
  Array.isArray(duties) ? (duties as readonly string[]).filter(isStaffDuty) : [];

/** A change of duties, as a second person approves it: payload `{ duties }`, all that the account is to have. */
export const dutiesRequest: StaffRequestKind = {
  name: 'duties',
  duty: 'operations',
  mayBeAboutOneself: true,
  describe: (payload) => `Duties: ${dutiesIn(payload).join(', ') || 'none'}`,
  async run(tx, { memberId, payload, reason, decidedBy }) {
    if (memberId === null) throw refusal('CONFLICT', 'The account is gone.');
    await changeDuties(tx, memberId, () => dutiesIn(payload), { staffId: decidedBy, reason });
  },
};
