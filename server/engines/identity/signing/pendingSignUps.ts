import { randomInt } from 'node:crypto';

import type { Database } from '#server/platform/db/database.ts';
import { encrypt, decrypt } from '#server/platform/encryption/encrypt.ts';

import type { NewMember } from '../accounts/memberStore.ts';

/** Minutes a code may be used for; email takes its time. */
export const CODE_MINUTES = 30;
/** Codes that may be tried in one sign-up: with six digits, five tries find one in two hundred thousand. */
const MAX_TRIES = 5;
const DIGITS = 6;

/** A sign-up that waits for the code which was emailed. */
export interface PendingSignUp {
  /** As typed. */
  email: string;
  /** Null when the address has an account already: then no code is right. */
  newcomer: (NewMember & { email: string }) | null;
  /** Null when none was emailed. */
  code: string | null;
}

/** A new code of six digits. */
export const newSignUpCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** Keeps a sign-up for half an hour, in the place of what its interaction waited for before. */
export async function keepSignUp(
  db: Database,
  secret: string,
  interactionUid: string,
  pending: PendingSignUp,
): Promise<void> {
  await db.rows(
    `/* pendingSignUp.keep */ INSERT INTO pending_sign_up (interaction_uid, sealed, expires_at) VALUES ($1, $2, now() + make_interval(mins => $3))
     ON CONFLICT (interaction_uid) DO UPDATE SET sealed = excluded.sealed, tries = 0, expires_at = excluded.expires_at`,
    [interactionUid, encrypt(secret, JSON.stringify(pending)), CODE_MINUTES],
  );
}

const opened = (secret: string, row: { sealed: string } | null): PendingSignUp | null => {
  const plain = row && decrypt(secret, row.sealed);
  return plain === null ? null : (JSON.parse(plain) as PendingSignUp);
};

/**
 * What an interaction waits for; null when no one signs up in it, half an hour has passed, or its tries are used up.
 */
export const findSignUp = async (db: Database, secret: string, interactionUid: string): Promise<PendingSignUp | null> =>
  opened(
    secret,
    await db.one(
      '/* pendingSignUp.find */ SELECT sealed FROM pending_sign_up WHERE interaction_uid = $1 AND expires_at > now() AND tries < $2',
      [interactionUid, MAX_TRIES],
    ),
  );

/** As `findSignUp`, and counts a try before it is looked at, so that tries made at once do not get past the limit. */
export const trySignUp = async (db: Database, secret: string, interactionUid: string): Promise<PendingSignUp | null> =>
  opened(
    secret,
    await db.one(
      `/* pendingSignUp.try */ UPDATE pending_sign_up SET tries = tries + 1
       WHERE interaction_uid = $1 AND expires_at > now() AND tries < $2 RETURNING sealed`,
      [interactionUid, MAX_TRIES],
    ),
  );

/** The interaction waits no more. */
export async function endSignUp(db: Database, interactionUid: string): Promise<void> {
  await db.rows('/* pendingSignUp.end */ DELETE FROM pending_sign_up WHERE interaction_uid = $1', [interactionUid]);
}
