import type { TreeAccess } from '#domain/trees/core/access/decideTreeAccess.ts';
import type { Database } from '#server/platform/db/database.ts';
import { linkTokenHash, newLinkToken } from '#server/platform/encryption/linkToken.ts';

/** Seconds until a ticket opens nothing any more: the browser uses it at once. */
const TICKET_SECONDS = 60;

/** What an export is asked to be. */
export interface ExportRequest {
  treeId: number;
  format: '5.5.1' | '7.0' | 'gedzip';
  withholdsLiving: boolean;
  withholdsPrivate: boolean;
}

/** What is kept from a reader whatever they ask for. */
export const withheldFrom = (
  { seesLiving, mayEdit }: Pick<TreeAccess, 'seesLiving' | 'mayEdit'>,
  asked: Pick<ExportRequest, 'withholdsLiving' | 'withholdsPrivate'>,
): typeof asked => ({
  withholdsLiving: asked.withholdsLiving || !seesLiving,
  withholdsPrivate: asked.withholdsPrivate || !mayEdit,
});

/** A ticket for one download of a tree. Downloads carry no access token, because tokens are in no cookie. */
export async function issueTreeTicket(
  db: Database,
  memberId: number,
  { treeId, format, withholdsLiving, withholdsPrivate }: ExportRequest,
): Promise<string> {
  const { token, hash } = newLinkToken();
  await db.rows('/* gedcomExport.sweepTickets */ DELETE FROM gedcom_export_ticket WHERE expires_at < now()');
  await db.rows(
    `/* gedcomExport.issueTicket */ INSERT INTO gedcom_export_ticket (ticket_hash, tree_id, member_id, format, withholds_living, withholds_private, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))`,
    [hash, treeId, memberId, format, withholdsLiving, withholdsPrivate, TICKET_SECONDS],
  );
  return token;
}

/** What a ticket opens, and its holder. */
export interface TakenTicket extends ExportRequest {
  memberId: number;
  treeName: string;
}

/** What a ticket opens; it is used up by asking. Null for one that is used, too old or never was. */
export async function takeTreeTicket(db: Database, ticket: string): Promise<TakenTicket | null> {
  const row = await db.one<TakenTicket & { isGood: boolean }>(
    `/* gedcomExport.takeTicket */ DELETE FROM gedcom_export_ticket k USING tree t WHERE k.ticket_hash = $1 AND t.id = k.tree_id
     RETURNING k.tree_id AS "treeId", k.member_id AS "memberId", k.format, k.withholds_living AS "withholdsLiving", k.withholds_private AS "withholdsPrivate", t.name AS "treeName", k.expires_at > now() AS "isGood"`,
    [linkTokenHash(ticket)],
  );
  return row?.isGood ? row : null;
}
