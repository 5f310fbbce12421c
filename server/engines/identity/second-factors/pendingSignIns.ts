import type { Database } from '#server/platform/db/database.ts';

/** A sign-in whose password was right and which waits for the second factor. */
export interface PendingSignIn {
  memberId: number;
  /** What was shown so far, as in the `amr` claim. */
  methods: string[];
  /** Sealed secret of the authenticator app being set up; null when the member has a factor. */
  newSecret: string | null;
  /** The account's, when the password was looked at. */
  version: number;
}

/** Keeps a sign-in for ten minutes, in the place of what its interaction waited for before. */
export async function keepPending(
  db: Database,
  interactionUid: string,
  { memberId, methods, newSecret, version }: PendingSignIn,
): Promise<void> {
  await db.rows(
    `/* pendingSignIn.keep */ INSERT INTO pending_sign_in (interaction_uid, member_id, methods, new_secret, sign_in_version, expires_at)
     VALUES ($1, $2, $3, $4, $5, now() + interval '10 minutes')
     ON CONFLICT (interaction_uid) DO UPDATE SET member_id = excluded.member_id, methods = excluded.methods, new_secret = excluded.new_secret, sign_in_version = excluded.sign_in_version, expires_at = excluded.expires_at`,
    [interactionUid, memberId, methods, newSecret, version],
  );
}

/** What an interaction waits for; null when no password was right in it, or ten minutes have passed. */
export const findPending = (db: Database, interactionUid: string): Promise<PendingSignIn | null> =>
  db.one<PendingSignIn>(
    `/* pendingSignIn.find */ SELECT member_id AS "memberId", methods, new_secret AS "newSecret", sign_in_version AS version FROM pending_sign_in
     WHERE interaction_uid = $1 AND expires_at > now()`,
    [interactionUid],
  );

/** The interaction waits no more. */
export async function endPending(db: Database, interactionUid: string): Promise<void> {
  await db.rows('/* pendingSignIn.end */ DELETE FROM pending_sign_in WHERE interaction_uid = $1', [interactionUid]);
}
