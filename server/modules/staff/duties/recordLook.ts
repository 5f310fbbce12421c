import type { StaffDuty } from '#domain/kernel/grants/staffDuties.ts';
import { recordMemberViewed } from '#server/engines/identity/securityEvents/recordMemberViewed.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';

import { recordStaffAct } from './recordStaffAct.ts';

/** A look at an account. */
interface Look {
  staffId: number;
  duty: StaffDuty;
  /** Null: at no account, which is not written down; nor is a look at one's own. */
  memberId: number | null;
  /** What was looked at: `account`, `features`. */
  page: string;
  reason?: string;
}

/** Writes down that a member of staff looked at an account: for the audit and for its member, who sees both. */
export async function recordLook(
  { db, ip }: Pick<RequestContext, 'db' | 'ip'>,
  { staffId, duty, memberId, page, reason = '' }: Look,
): Promise<void> {
  if (memberId === null || memberId === staffId) return;
  await db.transaction(async (tx) => {
    await recordMemberViewed(tx, staffId, memberId, ip);
    await recordStaffAct(tx, { staffId, duty, what: 'member-viewed', memberId, reason, after: { page } });
  });
}
