import { plainText } from '#domain/records/sheets/plainText.ts';
import { newPageId } from '#server/engines/images/keepMaster.ts';
import { type FileDigest, savePicture } from '#server/engines/images/pictureFiles.ts';
import type { Database } from '#server/platform/db/database.ts';
import { linkTokenHash, newLinkToken } from '#server/platform/encryption/randomTokens.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';
import { arrivingFiles } from '#server/platform/jobs/arrivingFiles.ts';
import { jobRows, type TakenJob } from '#server/platform/jobs/jobRows.ts';

/** How long the bytes of a file may be on their way. */
const ARRIVING_FOR = `interval '6 hours'`;

/** Files of books whose bytes are on their way or wait to be read. */
export const arrivingBookFiles = arrivingFiles({
  table: 'book_file',
  name: 'bookFiles',
  folder: 'books/',
  arrivesWithin: ARRIVING_FOR,
  lost: 'This file got lost on our side before it was read. Bring it again.',
  // A manifest is asked for at its address.
  hasBytes: 'address IS NULL',
});

/** Where a file waits to be read, named by its number. */
export const bookFileKey = arrivingBookFiles.keyOf;

/** What is brought for a book. */
interface Brought {
  no: string;
  staffId: number;
  name: string;
}

/** Opens the way for a file. @returns the ticket that its bytes are let in by */
export async function openBookFile(
  db: Database,
  { no, staffId, name, bytes }: Brought & { bytes: number },
): Promise<string> {
  const { token, hash } = newLinkToken();
  await db.rows(
    '/* bookFiles.open */ INSERT INTO book_file (book_id, member_id, name, bytes, ticket_hash) VALUES ($1, $2, $3, $4, $5)',
    [no, staffId, name, bytes, hash],
  );
  return token;
}

/** Asks for the pages of a manifest. */
export async function openManifest(db: Pick<Database, 'rows'>, { no, staffId, name }: Brought): Promise<void> {
  await db.rows(
    `/* bookFiles.manifest */ INSERT INTO book_file (book_id, member_id, name, address, bytes, stage) VALUES ($1, $2, $3, $3, 0, 'waiting')`,
    [no, staffId, name],
  );
}

/** Uses up the ticket of an upload. Null for one that is used, too old, of someone without the duty, or never was. */
export const takeBookTicket = (db: Database, ticket: string): Promise<{ id: number } | null> =>
  db.one<{ id: number }>(
    `/* bookFiles.takeTicket */ UPDATE book_file SET ticket_hash = NULL, changed_at = now() WHERE ticket_hash = $1 AND stage = 'arriving' AND created_at > now() - ${ARRIVING_FOR}
       AND EXISTS (SELECT FROM staff_duty d JOIN member ON member.id = d.member_id WHERE d.member_id = book_file.member_id AND d.duty = 'records' AND member.kind = 'internal') RETURNING id`,
    [linkTokenHash(ticket)],
  );

/** A file that waits to be read. */
export interface WaitingBookFile {
  id: number;
}

const MOST_LOOKED_AT = 1_000;

/**
 * Files that wait to be read and are where this server sees them, the oldest first; of a book one at a time, so that its
 * pages come in the order in which they were brought.
 */
export async function waitingBookFiles(db: Database, files: Pick<FileStore, 'sizeOf'>, most: number) {
  const rows = await db.rows<WaitingBookFile & { address: string | null }>(
    `/* bookFiles.waiting */ SELECT id, address FROM book_file f WHERE stage = 'waiting' AND leased_until < now()
       AND NOT EXISTS (SELECT FROM book_file o WHERE o.book_id = f.book_id AND o.stage = 'waiting' AND o.id < f.id) ORDER BY id LIMIT ${MOST_LOOKED_AT}`,
  );
  const here: WaitingBookFile[] = [];
  for (const { id, address } of rows) {
    if (here.length >= most) break;
    if (address !== null || (await files.sizeOf(bookFileKey(id))) !== null) here.push({ id });
  }
  return here;
}

/** The state of files that are read. */
export const bookFileJobs = (files: Pick<FileStore, 'list' | 'remove'>): ReturnType<typeof jobRows> => ({
  ...jobRows('book_file', 'bookFiles', 0),
  forgetOld: (db) => arrivingBookFiles.sweep(db, files),
});

/** What a job is to read. */
export interface BookFileToRead {
  no: string;
  name: string;
  /** Of a manifest; null for a file. */
  address: string | null;
}

/** What a taken job is to read; null where it is wanted no more, or another process reads it. */
export const bookFileToRead = (db: Pick<Database, 'one'>, { id, fence }: TakenJob): Promise<BookFileToRead | null> =>
  db.one<BookFileToRead>(
    `/* bookFiles.toRead */ SELECT book_id::text AS no, name, address FROM book_file WHERE id = $1 AND fence = $2 AND stage = 'waiting'`,
    [id, fence],
  );

/** A picture that is kept already, and what its file was called. */
export interface ReadPage {
  name: string;
  width: number;
  height: number;
  contentHash: string;
  file: FileDigest;
}

/**
 * Puts the pages of a file that is read into its book, all of them or none: behind those that are there, in their order.
 * A file that the book had gets its new picture, and is shown again where it was put aside.
 *
 * @returns false where the file is wanted no more, or another process has read it. 'full' where the book would have too
 * many pages
 */
export const finishBookFile = (
  db: Database,
  { id, fence }: TakenJob,
  pages: readonly ReadPage[],
  mostPages: number,
): Promise<boolean | 'full'> =>
  db
    .transaction(async (tx) => {
      const of = await tx.one<{ no: string }>(
        '/* bookFiles.bookOf */ SELECT book_id::text AS no FROM book_file WHERE id = $1',
        [id],
      );
      if (!of) return false;
      await tx.rows('/* bookFiles.holdBook */ SELECT FROM image_book WHERE id = $1 FOR UPDATE', [of.no]);
      const done = await tx.one(
        `/* bookFiles.done */ UPDATE book_file SET stage = 'done', pages = $3, changed_at = now() WHERE id = $1 AND fence = $2 AND stage = 'waiting' RETURNING 1 AS one`,
        [id, fence, pages.length],
      );
      if (!done) return false;
      for (const { contentHash, file } of pages) await savePicture(tx, contentHash, file);
      await tx.rows(
        `/* bookFiles.addPages */ INSERT INTO page_image (id, book_id, position, label, source_file, width, height, content_hash)
       SELECT n.id, $1, last.position + n.at, 'Page ' || (last.position + n.at), n.file, n.width, n.height, n.hash
       FROM (SELECT coalesce(max(position), 0)::int AS position FROM page_image WHERE book_id = $1) AS last,
         (SELECT u.*, row_number() OVER (PARTITION BY known.id IS NULL ORDER BY u.no)::int AS at FROM unnest($2::text[], $3::text[], $4::int[], $5::int[], $6::text[]) WITH ORDINALITY AS u(id, file, width, height, hash, no)
          LEFT JOIN page_image known ON known.book_id = $1 AND known.source_file = u.file) AS n
       ON CONFLICT (book_id, source_file) DO UPDATE SET width = excluded.width, height = excluded.height, content_hash = excluded.content_hash, removed_at = NULL`,
        [
          of.no,
          pages.map(() => newPageId()),
          pages.map(({ name }) => plainText(name)),
          pages.map(({ width }) => width),
          pages.map(({ height }) => height),
          pages.map(({ contentHash }) => contentHash),
        ],
      );
      const all = await tx.one<{ count: number }>(
        '/* bookFiles.count */ SELECT count(*)::int AS count FROM page_image WHERE book_id = $1',
        [of.no],
      );
      if ((all?.count ?? 0) > mostPages) throw new BookFull();
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof BookFull) return 'full' as const;
      throw error;
    });

/** Ends the transaction in which a book would have got too many pages. */
class BookFull extends Error {
  override name = 'BookFull';
}
