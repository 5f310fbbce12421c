import type { Database } from '#server/platform/db/database.ts';

/** A member whose trees are to be looked at. */
export interface DueMember {
  id: number;
  email: string;
  /** Null: for the first time. */
  lookedAt: Date | null;
}

/** Days between two looks for one member: at most one email in that time. */
const EVERY_DAYS = 7;

/**
 * The next member with a tree of their own, or one they may edit, whose look is due, taken by this copy of the server;
 * null when there is none.
 */
export const nextMember = (tx: Database): Promise<DueMember | null> =>
  tx.one<DueMember>(
    `/* hintDigest.next */ SELECT m.id, m.email, d.looked_at AS "lookedAt" FROM member m LEFT JOIN tree_hint_digest d ON d.member_id = m.id
     WHERE m.email IS NOT NULL AND (d.looked_at IS NULL OR d.looked_at < now() - make_interval(days => ${EVERY_DAYS}))
       AND (EXISTS (SELECT 1 FROM tree t WHERE t.owner_id = m.id) OR EXISTS (SELECT 1 FROM tree_access a WHERE a.member_id = m.id AND a.role = 'editor'))
     ORDER BY d.looked_at NULLS FIRST, m.id LIMIT 1 FOR UPDATE OF m SKIP LOCKED`,
  );

/**
 * Notes that a member's trees are looked at now.
 * @returns false where another copy of the server has looked since {@link nextMember} did: its lock is on the member,
 * not on the last look
 */
export const saveDigestVisit = async (tx: Database, memberId: number): Promise<boolean> =>
  (await tx.one(
    `/* hintDigest.looked */ INSERT INTO tree_hint_digest AS d (member_id) VALUES ($1) ON CONFLICT (member_id) DO UPDATE SET looked_at = now()
     WHERE d.looked_at < now() - make_interval(days => ${EVERY_DAYS}) RETURNING 1 AS one`,
    [memberId],
  )) !== null;
