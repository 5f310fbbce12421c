import type { Database } from '#server/platform/db/database.ts';
import { addressKey } from '#server/platform/limits/addressKey.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { networkOf } from '#server/platform/limits/networkOf.ts';

import { memberByEmail } from '../accounts/memberStore.ts';
import { recordSecurityEvent } from './recordSecurityEvent.ts';

/**
 * Lock-outs are logged once in this many seconds for one account or address, however often a locked-out person tries.
 */
const LOCK_OUT = { points: 1, duration: 900 };

/** Writes down that tries for an address, and the account it may have, are refused for a while. */
export async function recordLockOut(db: Database, email: string, ip: string): Promise<void> {
  if ((await createLimiter(db, 'lockOutEvent', LOCK_OUT).take(addressKey(email, networkOf(ip)))) !== null) return;
  await recordSecurityEvent(db, {
    kind: 'locked-out',
    memberId: (await memberByEmail(db, email))?.id ?? null,
    by: 'visitor',
    detail: 'password',
    ip,
  });
}

/** Writes down that answers to an account's second step are refused for a while. */
export async function recordCodeLockOut(db: Database, memberId: number, ip: string): Promise<void> {
  if ((await createLimiter(db, 'lockOutEvent', LOCK_OUT).take(`code ${memberId}`)) !== null) return;
  await recordSecurityEvent(db, { kind: 'locked-out', memberId, by: 'visitor', detail: 'second step', ip });
}
