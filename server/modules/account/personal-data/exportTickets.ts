import type { Database } from '#server/platform/db/database.ts';
import { linkTokenHash, newLinkToken } from '#server/platform/encryption/linkToken.ts';

/** Seconds until a ticket opens nothing any more: the browser uses it at once. */
const TICKET_SECONDS = 60;

/** A ticket for one download of a member's data. Downloads carry no access token, because tokens are in no cookie. */
export async function issueExportTicket(db: Database, memberId: number): Promise<string> {
  const { token, hash } = newLinkToken();
  await db.rows(
    '/* export.issueTicket */ INSERT INTO export_ticket (ticket_hash, member_id, expires_at) VALUES ($1, $2, now() + make_interval(secs => $3))',
    [hash, memberId, TICKET_SECONDS],
  );
  return token;
}

/** Whose data a ticket opens; it is used up by asking. Null for one that is used, too old or never was. */
export async function takeExportTicket(db: Database, ticket: string): Promise<number | null> {
  const row = await db.one<{ memberId: number; isGood: boolean }>(
    '/* export.takeTicket */ DELETE FROM export_ticket WHERE ticket_hash = $1 RETURNING member_id AS "memberId", expires_at > now() AS "isGood"',
    [linkTokenHash(ticket)],
  );
  return row?.isGood ? row.memberId : null;
}
