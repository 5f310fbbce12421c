import type { Database } from '#server/platform/db/database.ts';

import { recordSecurityEvent } from './recordSecurityEvent.ts';

/** Writes down that a member of staff looked at an account, unless it is their own or there is none. */
export async function recordMemberViewed(
  db: Pick<Database, 'rows'>,
  staffId: number,
  memberId: number | null,
  ip: string,
): Promise<void> {
  if (memberId !== null && memberId !== staffId)
    await recordSecurityEvent(db, { kind: 'member-viewed', memberId, by: { staffId }, ip });
}
