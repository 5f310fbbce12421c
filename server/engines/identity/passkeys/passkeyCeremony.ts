import type { Database } from '#server/platform/db/database.ts';

import type { IdentityLog } from '../identity.ts';
import { UNPROVED_SECONDS } from '../provider/lifetimes.ts';

/** What passkeys are made and checked with. */
export interface PasskeyDeps {
  db: Database;
  log: IdentityLog;
  /** Origin of the site; passkeys are bound to its host name, so they are lost when it changes. */
  publicUrl: string;
}

/** The site as authenticators know it (WebAuthn section 4, relying party). */
export function relyingParty(publicUrl: string): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** What a challenge was made for: an answer to one question is no answer to another. */
export type ChallengePurpose = `sign-in:${string}` | `second-factor:${string}` | `add:${number}`;

/**
 * As long as the provider keeps the question of a sign-in in which nothing is proved yet: its form may be open with
 * suggestions all that time.
 */
const SIGN_IN_MINUTES = UNPROVED_SECONDS / 60;
const MINUTES = 5;

/** Keeps a challenge until it is taken or has expired. */
export async function keepChallenge(db: Database, purpose: ChallengePurpose, challenge: string): Promise<void> {
  const minutes = purpose.startsWith('sign-in:') ? SIGN_IN_MINUTES : MINUTES;
  await db.rows(
    '/* challenge.keep */ INSERT INTO passkey_challenge (challenge, purpose, expires_at) VALUES ($1, $2, now() + make_interval(mins => $3))',
    [challenge, purpose, minutes],
  );
}

/** Takes a challenge: it works once. False when it was made for something else, was taken or has expired. */
export async function takeChallenge(db: Database, purpose: ChallengePurpose, challenge: string): Promise<boolean> {
  const row = await db.one(
    '/* challenge.take */ DELETE FROM passkey_challenge WHERE challenge = $1 AND purpose = $2 AND expires_at > now() RETURNING purpose',
    [challenge, purpose],
  );
  return row !== null;
}
