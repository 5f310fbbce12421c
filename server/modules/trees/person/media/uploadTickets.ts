import type { TreeMedium } from '#domain/trees/core/model/treeMedium.ts';
import type { Database } from '#server/platform/db/database.ts';
import { linkTokenHash, newLinkToken } from '#server/platform/encryption/randomTokens.ts';

/** Seconds in which a file must start to arrive. */
const TICKET_SECONDS = 600;

/** What a file that is sent is to become. */
export interface UploadRequest {
  treeId: number;
  memberId: number;
  personId: number;
  /** Names the fact it belongs to (`readFactKey`); null: it belongs to the person as a whole. */
  fact: string | null;
  /** Without number and bytes. */
  medium: TreeMedium;
}

/** A ticket that lets in one file of a tree. */
export async function issueUploadTicket(
  db: Database,
  { treeId, memberId, personId, fact, medium }: UploadRequest,
): Promise<string> {
  const { token, hash } = newLinkToken();
  await db.rows('/* treeUpload.sweep */ DELETE FROM tree_upload_ticket WHERE expires_at < now()');
  await db.rows(
    '/* treeUpload.issue */ INSERT INTO tree_upload_ticket (ticket_hash, tree_id, member_id, person_id, fact, medium, expires_at) VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))',
    [hash, treeId, memberId, personId, fact, JSON.stringify(medium), TICKET_SECONDS],
  );
  return token;
}

/** What a ticket lets in; it is used up by asking. Null for one that is used, too old or never was. */
export async function takeUploadTicket(db: Database, ticket: string): Promise<UploadRequest | null> {
  const row = await db.one<UploadRequest & { isGood: boolean }>(
    `/* treeUpload.take */ DELETE FROM tree_upload_ticket WHERE ticket_hash = $1
     RETURNING tree_id AS "treeId", member_id AS "memberId", person_id AS "personId", fact, medium, expires_at > now() AS "isGood"`,
    [linkTokenHash(ticket)],
  );
  return row?.isGood ? row : null;
}
