import type { Database } from '#server/platform/db/database.ts';

import { endSessionsNamed } from './endSession.ts';

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
