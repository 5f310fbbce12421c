import type { Database } from '#server/platform/db/database.ts';

/**
 * Ends sessions for good: their tokens, codes, grants and tickets go with them, and their names are remembered, so that
 * a request which is under way at this moment brings nothing back. Sessions that are over already may be named, too.
 * @param uids - as in the list of signed-in devices; the cookie holds another name
 */
export async function endSessionsNamed(db: Database, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return;
  await db.rows(
    `/* session.end */ WITH named AS (
       INSERT INTO ended_session (uid) SELECT DISTINCT unnest($1::text[]) ON CONFLICT (uid) DO UPDATE SET ended_at = now()
     ), given AS (
       SELECT grant_id AS id FROM oidc_payload WHERE payload ->> 'sessionUid' = ANY($1)
       UNION SELECT entry.value ->> 'grantId' FROM oidc_payload, jsonb_each(coalesce(payload -> 'authorizations', '{}')) AS entry WHERE model = 'Session' AND uid = ANY($1)
     ), remembered AS (
       DELETE FROM oidc_payload WHERE model = 'Session' AND uid = ANY($1) OR payload ->> 'sessionUid' = ANY($1)
         OR model = 'Grant' AND id IN (SELECT id FROM given) OR grant_id IN (SELECT id FROM given)
     ), tickets AS (
       DELETE FROM session_ticket WHERE session_uid = ANY($1)
     )
     DELETE FROM member_session WHERE uid = ANY($1)`,
    [uids],
  );
}

/** Whether a session was ended on purpose. */
export const hasEnded = async (db: Database, uid: string): Promise<boolean> =>
  (await db.one('/* session.hasEnded */ SELECT 1 AS one FROM ended_session WHERE uid = $1', [uid])) !== null;

/** Forgets the names of ended sessions once nothing that was written under them can be left. */
export async function sweepEndedSessions(db: Database, longestSeconds: number): Promise<void> {
  await db.rows(
    '/* session.sweepEnded */ DELETE FROM ended_session WHERE ended_at < now() - make_interval(secs => $1 + 3600)',
    [longestSeconds],
  );
  await db.rows("/* session.sweepTickets */ DELETE FROM session_ticket WHERE issued_at < now() - interval '2 days'");
}

/**
 * Signs everyone out: every session with what was given out in it, and every sign-in under way.
 * @returns how many sessions there were.
 */
export function endAllSessions(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    // First, as in endMemberSessions.
    await tx.rows('/* session.raiseVersions */ UPDATE member SET sign_in_version = sign_in_version + 1');
    const sessions = await tx.rows<{ uid: string; isOpen: boolean }>(
      `/* session.all */ SELECT uid, bool_or(is_open) AS "isOpen" FROM (
         SELECT uid, payload ? 'accountId' AND expires_at > now() AND (idle_until IS NULL OR idle_until > now()) AS is_open FROM oidc_payload WHERE model = 'Session' AND uid IS NOT NULL
         UNION ALL SELECT payload ->> 'sessionUid', false FROM oidc_payload WHERE payload ? 'sessionUid'
         UNION ALL SELECT uid, false FROM member_session
       ) AS known WHERE uid IS NOT NULL GROUP BY uid`,
    );
    await endSessionsNamed(
      tx,
      sessions.map(({ uid }) => uid),
    );
    await tx.rows('/* session.forgetAll */ DELETE FROM oidc_payload');
    await tx.rows('/* session.halfAnswered */ DELETE FROM pending_sign_in');
    return sessions.filter(({ isOpen }) => isOpen).length;
  });
}
