import type { Database } from '#server/platform/db/database.ts';

import { endSessionsNamed } from './endSession.ts';

/** A device on which a member is signed in. */
export interface SignedInDevice {
  /** The session's name at the provider. It opens nothing: the cookie holds another one. */
  uid: string;
  /** Browser and system in words. */
  device: string;
  /** Null where it was not written down. */
  network: string | null;
  firstSeenAt: Date;
  lastSeenAt: Date;
}

/** How a session looks just now. */
export interface SessionSight {
  uid: string;
  memberId: number;
  device: string;
  network: string;
}

/**
 * Writes down how a session looked when it was used, and the day that its member was here. The first sight of it stays.
 */
export async function rememberSession(db: Database, { uid, memberId, device, network }: SessionSight): Promise<void> {
  await db.rows(
    `/* session.remember */ WITH seen AS (UPDATE member SET last_seen_at = now() WHERE id = $2 AND last_seen_at < now() - interval '1 day')
     INSERT INTO member_session (uid, member_id, device, network) SELECT $1, id, $3, $4 FROM member WHERE id = $2
     ON CONFLICT (uid) DO UPDATE SET member_id = excluded.member_id, device = excluded.device, network = excluded.network, last_seen_at = now()`,
    [uid, memberId, device, network],
  );
}

/** The devices on which a member is signed in, the one used last first. */
export const listSessions = (db: Database, memberId: number): Promise<SignedInDevice[]> =>
  db.rows<SignedInDevice>(
    `/* session.list */ SELECT * FROM (
       SELECT DISTINCT ON (session.uid) session.uid, coalesce(device, 'Unknown device') AS device, network,
         coalesce(first_seen_at, to_timestamp((payload ->> 'loginTs')::float8), now()) AS "firstSeenAt",
         coalesce(last_seen_at, to_timestamp((payload ->> 'iat')::float8), now()) AS "lastSeenAt"
       FROM oidc_payload session LEFT JOIN member_session ON member_session.uid = session.uid AND member_id = $2
       WHERE model = 'Session' AND payload ->> 'accountId' = $1 AND session.uid IS NOT NULL AND expires_at > now() AND (idle_until IS NULL OR idle_until > now())
       ORDER BY session.uid) AS alive
     ORDER BY "lastSeenAt" DESC, uid`,
    [String(memberId), memberId],
  );

/**
 * Ends sessions of a member, with the tokens and grants that were given out in them: the next request with one is
 * refused.
 * @param uid - one session, or null for all of them, and for sign-ins under way that were answered already: a reader
 * who gave
 *   the password in one and waits must give it again.
 * @returns how many sessions there were.
 */
export function endMemberSessions(db: Database, memberId: number, uid: string | null): Promise<number> {
  return db.transaction(async (tx) => {
    // First, so that a sign-in which is being finished waits for the end of this and then sees it
    // (accounts/credentialStore.ts).
    if (uid === null)
      await tx.rows(
        '/* session.raiseVersion */ UPDATE member SET sign_in_version = sign_in_version + 1 WHERE id = $1',
        [memberId],
      );
    const open = await tx.rows<{ uid: string }>(
      `/* session.ofMember */ SELECT DISTINCT uid FROM oidc_payload WHERE model = 'Session' AND payload ->> 'accountId' = $1 AND uid IS NOT NULL AND ($2::text IS NULL OR uid = $2)`,
      [String(memberId), uid],
    );
    // A session that is just changing its cookie has no row for a moment, but it was seen.
    const seen = await tx.rows<{ uid: string }>(
      '/* session.seen */ SELECT uid FROM member_session WHERE member_id = $1 AND ($2::text IS NULL OR uid = $2)',
      [memberId, uid],
    );
    await endSessionsNamed(
      tx,
      [...open, ...seen].map((session) => session.uid),
    );
    if (uid === null) {
      await tx.rows(
        `/* session.forget */ WITH half_answered AS (DELETE FROM pending_sign_in WHERE member_id::text = $1)
         DELETE FROM oidc_payload WHERE model = 'Session' AND payload ->> 'accountId' = $1 OR model = 'Interaction' AND payload #>> '{result,login,accountId}' = $1`,
        [String(memberId)],
      );
    }
    return open.length;
  });
}

/** Forgets how sessions looked that are over. */
export async function sweepSessions(db: Database): Promise<void> {
  await db.rows(
    `/* session.sweep */ DELETE FROM member_session WHERE last_seen_at < now() - interval '1 day'
       AND NOT EXISTS (SELECT FROM oidc_payload WHERE model = 'Session' AND oidc_payload.uid = member_session.uid)`,
  );
}
