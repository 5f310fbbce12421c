import type { Database } from '#server/platform/db/database.ts';

/**
 * Keeps a member's authenticator app, sealed, with the step of its first code; staff, who must have one, have
 * multi-factor authentication on from then on. False when multi-factor authentication was turned off in the meantime,
 * or an app is there already: another sign-in was faster, and its app must not be replaced.
 */
export async function enrolTotp(db: Database, memberId: number, sealedSecret: string, step: number): Promise<boolean> {
  const row = await db.one(
    `/* mfa.enrol */ UPDATE member SET mfa_secret = $2, mfa_last_step = $3, mfa_enabled = true
     WHERE id = $1 AND (mfa_enabled OR kind = 'internal') AND mfa_secret IS NULL RETURNING id`,
    [memberId, sealedSecret, step],
  );
  return row !== null;
}
