import type { Database } from '#server/platform/db/database.ts';
import { linkTokenHash } from '#server/platform/encryption/randomTokens.ts';

/** A file without its content. */
export interface StoredFile {
  id: number;
  messageId: number;
  name: string;
  mediaType: string;
  bytes: number;
}

/** A message as it is stored. */
export interface StoredMessage {
  id: number;
  isStaff: boolean;
  text: string;
  writtenAt: Date;
}

/** What a new message holds. */
export interface NewMessage {
  isStaff: boolean;
  staffId: number | null;
  text: string;
  /** Tokens of files that were sent before. */
  files: readonly string[];
}

/** Messages of a request, the oldest first. */
export const messagesOf = (db: Database, requestId: number): Promise<StoredMessage[]> =>
  db.rows<StoredMessage>(
    '/* support.messages */ SELECT id, is_staff AS "isStaff", text, written_at AS "writtenAt" FROM support_message WHERE request_id = $1 ORDER BY id',
    [requestId],
  );

/** Files of a request's messages, in the order they were sent. */
export const filesOf = (db: Database, requestId: number): Promise<StoredFile[]> =>
  db.rows<StoredFile>(
    '/* support.files */ SELECT id, message_id AS "messageId", name, media_type AS "mediaType", bytes FROM support_file WHERE request_id = $1 ORDER BY id',
    [requestId],
  );

/**
 * Adds a message with its files. A file that is gone, or belongs to another message, is none of it.
 * @returns how many of the files were there
 */
export async function addMessage(
  tx: Database,
  requestId: number,
  { isStaff, staffId, text, files }: NewMessage,
): Promise<number> {
  const message = await tx.one<{ id: number }>(
    '/* support.addMessage */ INSERT INTO support_message (request_id, is_staff, staff_id, text) VALUES ($1, $2, $3, $4) RETURNING id',
    [requestId, isStaff, staffId, text],
  );
  if (files.length === 0) return 0;
  const joined = await tx.rows(
    '/* support.joinFiles */ UPDATE support_file SET request_id = $1, message_id = $2, token_hash = NULL WHERE token_hash = ANY($3) AND message_id IS NULL RETURNING id',
    [requestId, message?.id, files.map(linkTokenHash)],
  );
  return joined.length;
}

/** Keeps a file until a message takes it. */
export async function keepFile(
  db: Database,
  { name, type, content }: { name: string; type: string; content: Buffer },
  tokenHash: Buffer,
): Promise<void> {
  await db.rows(
    '/* support.keepFile */ INSERT INTO support_file (token_hash, name, media_type, bytes, content) VALUES ($1, $2, $3, $4, $5)',
    [tokenHash, name, type, content.length, content],
  );
}

/** A file with its content, and whose request it belongs to; null when there is none. */
export const fileOf = (db: Database, id: number) =>
  db.one<{ name: string; mediaType: string; content: Buffer; requestId: number; memberId: number | null }>(
    '/* support.file */ SELECT f.name, f.media_type AS "mediaType", f.content, r.id AS "requestId", r.member_id AS "memberId" FROM support_file f JOIN support_request r ON r.id = f.request_id WHERE f.id = $1',
    [id],
  );
