import type { Database } from '../../db/database.ts';

/** What a challenge was made for: an answer to one question is no answer to another. */
export type ChallengePurpose = `sign-in:${string}` | `second-factor:${string}` | `add:${number}`;

/** Keeps a challenge for five minutes, until it is taken. */
export async function keepChallenge(db: Database, purpose: ChallengePurpose, challenge: string): Promise<void> {
  await db.rows("/* challenge.keep */ INSERT INTO passkey_challenge (challenge, purpose, expires_at) VALUES ($1, $2, now() + interval '5 minutes')", [challenge, purpose]);
}

/** Takes a challenge: it works once. False when it was made for something else, was taken or has expired. */
export async function takeChallenge(db: Database, purpose: ChallengePurpose, challenge: string): Promise<boolean> {
  const row = await db.one('/* challenge.take */ DELETE FROM passkey_challenge WHERE challenge = $1 AND purpose = $2 AND expires_at > now() RETURNING purpose', [challenge, purpose]);
  return row !== null;
}
