import { SECOND_FACTOR_METHODS } from '#domain/kernel/grants/staffSignIn.ts';
import type { Database } from '#server/platform/db/database.ts';

import { recordSecurityEvent, type SecurityEvent } from '../securityEvents/recordSecurityEvent.ts';

/** Whether a member has multi-factor authentication on. False, too, when there is no such member. */
export async function readMfaSetting(db: Database, memberId: number): Promise<boolean> {
  const row = await db.one<{ isEnabled: boolean }>(
    '/* mfa.read */ SELECT mfa_enabled AS "isEnabled" FROM member WHERE id = $1',
    [memberId],
  );
  return row?.isEnabled ?? false;
}

/** Sessions and tokens of a member stop saying that a second factor was shown; they stay good for the rest. */
async function forgetShownFactors(tx: Database, memberId: number): Promise<void> {
  await tx.rows(
    `/* mfa.forgetShown */ UPDATE oidc_payload
     SET payload = jsonb_set(payload, path, (SELECT coalesce(jsonb_agg(method), '[]') FROM jsonb_array_elements_text(payload #> path) AS method WHERE method <> ALL ($2)))
     FROM (VALUES ('{amr}'::text[]), ('{extra,amr}')) AS place (path)
     WHERE payload ->> 'accountId' = $1 AND jsonb_typeof(payload #> path) = 'array'`,
    [String(memberId), SECOND_FACTOR_METHODS],
  );
}

/**
 * Turns multi-factor authentication on or off for a member.
 *
 * On: the next sign-in sets up an authenticator app when the member has no factor yet. Off: the authenticator app and
 * the recovery codes are forgotten, and so is what sessions say of a second factor. Passkeys stay: they are a sign-in
 * of their own. Setting what is set already keeps everything.
 *
 * @param onOff - what else belongs to switching it off, in the same transaction; not called where it was off
 * @returns false when there is no such member
 */
export function setMfaEnabled(
  db: Database,
  memberId: number,
  isEnabled: boolean,
  by: SecurityEvent['by'] = 'member',
  onOff: (tx: Database) => Promise<void> = () => Promise.resolve(),
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const before = await tx.one<{ isEnabled: boolean }>(
      '/* mfa.before */ SELECT mfa_enabled AS "isEnabled" FROM member WHERE id = $1 FOR NO KEY UPDATE',
      [memberId],
    );
    const row = await tx.one(
      `/* mfa.set */ UPDATE member SET mfa_enabled = $2, mfa_secret = CASE WHEN $2 THEN mfa_secret END, mfa_last_step = CASE WHEN $2 THEN mfa_last_step END
       WHERE id = $1 RETURNING id`,
      [memberId, isEnabled],
    );
    if (row === null) return false;
    if (before?.isEnabled !== isEnabled)
      await recordSecurityEvent(tx, {
        kind: isEnabled ? 'factor-added' : 'factor-removed',
        memberId,
        by,
        detail: 'multi-factor authentication',
      });
    if (isEnabled) return true;
    await tx.rows('/* mfa.forgetCodes */ DELETE FROM recovery_code WHERE member_id = $1', [memberId]);
    await tx.rows('/* mfa.forgetPending */ DELETE FROM pending_sign_in WHERE member_id = $1', [memberId]);
    await forgetShownFactors(tx, memberId);
    if (before?.isEnabled) await onOff(tx);
    return true;
  });
}
