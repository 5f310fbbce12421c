import { SESSION_LIMITS } from '#domain/account/security/sessionLimits.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { IdentitySettings } from '../identity.ts';
import { longestTokenSeconds } from '../provider/lifetimes.ts';
import { recordSecurityEvent } from '../securityEvents/recordSecurityEvent.ts';
import { keyScopeOf, addKey, endKeys, listKeys, removeKeys } from './keyStore.ts';
import { LOCK_KEYS, makeKey } from './loadKeys.ts';

/** Seconds from making a key to its first use: more than any copy of the server takes to notice it (watchKeys.ts). */
export const NOTICE_SECONDS = 10;

/**
 * Makes a new key. Copies of the server that run notice it and use it after {@link NOTICE_SECONDS}; earlier keys verify
 * until the longest-lived thing they signed has ended, then they are removed. With `endsOld` they end now, and with
 * them every session and token: for a key that got into other hands.
 * @returns the new key's id; null when there is no key of this mode and secret to follow: these are not the settings of
 * the
 *   running site.
 */
export function rotateKeys(
  db: Database,
  settings: Pick<IdentitySettings, 'mode' | 'secret' | 'sessionLimits'>,
  { endsOld }: { endsOld: boolean },
): Promise<string | null> {
  const scope = keyScopeOf(settings);
  return db.transaction(async (tx) => {
    await tx.rows(LOCK_KEYS);
    if ((await listKeys(tx, scope)).length === 0) return null;
    if (endsOld) await removeKeys(tx, scope);
    else await endKeys(tx, scope, NOTICE_SECONDS + longestTokenSeconds(settings.sessionLimits ?? SESSION_LIMITS));
    const key = await makeKey(settings.secret);
    await addKey(tx, scope, key, endsOld ? 0 : NOTICE_SECONDS);
    await recordSecurityEvent(tx, {
      kind: 'keys-rotated',
      memberId: null,
      by: 'operator',
      ...(endsOld && { detail: 'earlier keys ended' }),
    });
    return key.id;
  });
}
