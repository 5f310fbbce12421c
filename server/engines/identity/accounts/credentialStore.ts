import { normaliseEmail } from '#domain/account/access/signUpRules.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What an account proves itself with. Never leaves server/engines/identity and is never logged. */
export interface Credentials {
  id: number;
  kind: 'member' | 'library' | 'internal';
  passwordHash: string | null;
  /** Seeded for a demonstration, with a password everyone knows. */
  isDemo: boolean;
  isMfaEnabled: boolean;
  /** Sealed base32 secret; null while no authenticator app is set up. */
  mfaSecret: string | null;
  /** Raised whenever the account is signed out everywhere or its password is replaced. */
  signInVersion: number;
}

const COLUMNS =
  'id, kind, is_demo AS "isDemo", password_hash AS "passwordHash", mfa_enabled AS "isMfaEnabled", mfa_secret AS "mfaSecret", sign_in_version AS "signInVersion"';

/** What the account with this address proves itself with, or null. */
export const credentialsByEmail = (db: Database, email: string): Promise<Credentials | null> =>
  db.one<Credentials>(`/* credentials.byEmail */ SELECT ${COLUMNS} FROM member WHERE lower(email) = $1`, [
    normaliseEmail(email),
  ]);

/** What an account proves itself with, or null. */
export const credentialsById = (db: Database, id: number): Promise<Credentials | null> =>
  db.one<Credentials>(`/* credentials.byId */ SELECT ${COLUMNS} FROM member WHERE id = $1`, [id]);

/**
 * Whether an account is still what a sign-in found when it started. Waits for a sign-out everywhere that is being
 * written, so that asking after the sign-in was noted leaves no moment for one to slip through.
 */
export const isStillVersion = async (db: Database, id: number, version: number): Promise<boolean> =>
  (await db.one(
    '/* credentials.isStill */ SELECT 1 AS one FROM member WHERE id = $1 AND sign_in_version = $2 FOR SHARE',
    [id, version],
  )) !== null;

/** A member's authenticator app: its sealed secret, and the step of the last code accepted. */
export const findTotp = (
  db: Database,
  id: number,
): Promise<{ secret: string | null; lastStep: number | null } | null> =>
  db.one('/* credentials.totp */ SELECT mfa_secret AS secret, mfa_last_step AS "lastStep" FROM member WHERE id = $1', [
    id,
  ]);

/** Marks a code's step as used. False when someone else used it, or a later one, in the meantime. */
export async function useTotpStep(db: Database, id: number, step: number): Promise<boolean> {
  const row = await db.one(
    '/* credentials.useStep */ UPDATE member SET mfa_last_step = $2 WHERE id = $1 AND (mfa_last_step IS NULL OR mfa_last_step < $2) RETURNING id',
    [id, step],
  );
  return row !== null;
}
