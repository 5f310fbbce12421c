import { normaliseEmail } from '#domain/accounts/signUpRules.ts';

import type { Database } from '../../db/database.ts';

/** What an account proves itself with. Never leaves server/identity and is never logged. */
export interface Credentials {
  id: number;
  kind: 'member' | 'library' | 'internal';
  passwordHash: string | null;
  /** Seeded for a demonstration, with a password everybody knows. */
  isDemo: boolean;
  /** Sealed base32 secret; null when multi-factor authentication is off. */
  mfaSecret: string | null;
  /** The step of the last code accepted. */
  mfaLastStep: number | null;
}

interface Row extends Omit<Credentials, 'id' | 'mfaLastStep'> {
  id: string;
  mfaLastStep: string | null;
}

/** What the account with this address proves itself with, or null. */
export async function credentialsByEmail(db: Database, email: string): Promise<Credentials | null> {
  const row = await db.one<Row>(
    `/* credentials.byEmail */ SELECT id, kind, is_demo AS "isDemo", password_hash AS "passwordHash", mfa_secret AS "mfaSecret", mfa_last_step AS "mfaLastStep"
     FROM member WHERE lower(email) = $1`,
    [normaliseEmail(email)],
  );
  return row && { ...row, id: Number(row.id), mfaLastStep: row.mfaLastStep === null ? null : Number(row.mfaLastStep) };
}

/** Marks a code's step as used. False when somebody else used it, or a later one, in the meantime. */
export async function useTotpStep(db: Database, id: number, step: number): Promise<boolean> {
  const row = await db.one(
    '/* credentials.useStep */ UPDATE member SET mfa_last_step = $2 WHERE id = $1 AND (mfa_last_step IS NULL OR mfa_last_step < $2) RETURNING id',
    [id, step],
  );
  return row !== null;
}
