import type { Database } from '#server/platform/db/database.ts';
import { linkTokenHash, newLinkToken } from '#server/platform/encryption/randomTokens.ts';

/** A member's calendar of a tree. */
export interface TreeCalendar {
  madeAt: Date;
  /** The day a program last read it, ISO 8601; null: none did yet. */
  readOn: string | null;
}

const COLUMNS = 'made_at AS "madeAt", read_on AS "readOn"';

/** The calendar a member has of a tree; null for none. */
export const calendarOf = (db: Database, treeId: number, memberId: number): Promise<TreeCalendar | null> =>
  db.one<TreeCalendar>(
    `/* treeCalendars.ofMember */ SELECT ${COLUMNS} FROM tree_calendar WHERE tree_id = $1 AND member_id = $2`,
    [treeId, memberId],
  );

/** All calendars of a member, the newest first, with the numbers of their trees. */
export const calendarsOf = (db: Database, memberId: number): Promise<(TreeCalendar & { treeId: number })[]> =>
  db.rows(
    `/* treeCalendars.all */ SELECT tree_id AS "treeId", ${COLUMNS} FROM tree_calendar WHERE member_id = $1 ORDER BY made_at DESC, tree_id`,
    [memberId],
  );

/**
 * Makes a calendar's address; the one before, if there was any, opens nothing from then on.
 * @returns the secret, readable here only
 */
export async function makeCalendar(db: Database, treeId: number, memberId: number): Promise<string> {
  const { token, hash } = newLinkToken();
  await db.rows(
    `/* treeCalendars.make */ INSERT INTO tree_calendar (tree_id, member_id, token_hash) VALUES ($1, $2, $3)
     ON CONFLICT (tree_id, member_id) DO UPDATE SET token_hash = excluded.token_hash, made_at = now(), read_on = NULL`,
    [treeId, memberId, hash],
  );
  return token;
}

/** Takes an address away. */
export const revokeCalendar = (db: Database, treeId: number, memberId: number): Promise<unknown> =>
  db.rows('/* treeCalendars.revoke */ DELETE FROM tree_calendar WHERE tree_id = $1 AND member_id = $2', [
    treeId,
    memberId,
  ]);

/** Whose calendar an address opens; null for none. That it was read is noted, to the day. */
export async function calendarByToken(
  db: Database,
  token: string,
): Promise<{ treeId: number; memberId: number } | null> {
  const hash = linkTokenHash(token);
  await db.rows(
    '/* treeCalendars.read */ UPDATE tree_calendar SET read_on = current_date WHERE token_hash = $1 AND read_on IS DISTINCT FROM current_date',
    [hash],
  );
  return db.one(
    '/* treeCalendars.byToken */ SELECT tree_id AS "treeId", member_id AS "memberId" FROM tree_calendar WHERE token_hash = $1',
    [hash],
  );
}
