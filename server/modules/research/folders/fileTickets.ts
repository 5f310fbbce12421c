import type { Database } from '#server/platform/db/database.ts';
import { linkTokenHash, newLinkToken } from '#server/platform/encryption/randomTokens.ts';

/** Below here files of research folders are downloaded by who may read their folder. */
export const FOLDER_FILES_PATH = '/api/research-files';
/** Where a file of a folder is sent to, without the ticket. */
export const FOLDER_UPLOAD_PATH = `${FOLDER_FILES_PATH}/upload`;

/** Where the file of an entry is downloaded. */
export const folderFileAddress = (itemId: number): string => `${FOLDER_FILES_PATH}/${itemId}`;

/** Seconds in which a file must start to arrive. */
const TICKET_SECONDS = 600;
/** Longest name that is remembered, in UTF-16 units. */
const LONGEST_NAME = 300;

/** What file is going to be sent, where to and by whom. */
export interface FileTicket {
  memberId: number;
  folderId: string;
  /** As its member called it. */
  name: string;
}

/** A ticket that lets in one file of a folder. */
export async function issueFileTicket(db: Database, { memberId, folderId, name }: FileTicket): Promise<string> {
  const { token, hash } = newLinkToken();
  await db.rows('/* researchUpload.sweep */ DELETE FROM research_upload_ticket WHERE expires_at < now()');
  await db.rows(
    '/* researchUpload.issue */ INSERT INTO research_upload_ticket (ticket_hash, member_id, folder_id, name, expires_at) VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5))',
    [hash, memberId, folderId, name.slice(0, LONGEST_NAME).replace(/[\p{Cc}\p{Cs}]/gu, ' '), TICKET_SECONDS],
  );
  return token;
}

/** What a ticket lets in; it is used up by asking. Null for one that is used, too old or never was. */
export async function takeFileTicket(db: Database, ticket: string): Promise<FileTicket | null> {
  const row = await db.one<FileTicket & { isGood: boolean }>(
    '/* researchUpload.take */ DELETE FROM research_upload_ticket WHERE ticket_hash = $1 RETURNING member_id AS "memberId", folder_id AS "folderId", name, expires_at > now() AS "isGood"',
    [linkTokenHash(ticket)],
  );
  return row?.isGood ? row : null;
}
