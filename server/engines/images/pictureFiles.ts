import { createHash } from 'node:crypto';

import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import {
  type FoundPicture,
  isPictureLost,
  type PictureFault,
  pictureFault,
  type StoredPicture,
} from '#domain/records/images/pictureFault.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';
import { startHourly } from '#server/platform/jobs/startEvery.ts';

import { masterKey } from './pixels/masterFiles.ts';

/** A file as it was stored. */
export interface FileDigest {
  bytes: number;
  /** SHA-256 in hexadecimal. */
  sha256: string;
}

/** Files that one hour looks at, and how many of those that were never read are read. */
const AN_HOUR = { looked: 3_000, faulty: 1_000, read: 50 };
const AT_ONCE = 8;
/** More are not counted. */
const MOST_COUNTED = 1_000;

interface FileRow extends StoredPicture {
  hash: string;
  fault: PictureFault | null;
}

/** What a file is known by that is in memory already. */
export const digestOfBytes = (bytes: Buffer): FileDigest => ({
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

/** Reads a file of the store from its start to its end; null where there is none. */
export async function digestOf(files: Pick<FileStore, 'read'>, key: string): Promise<FileDigest | null> {
  const stream = await files.read(key);
  if (!stream) return null;
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** What was noted of a file when it was stored; null where nothing was. */
export const storedPicture = async (db: Pick<Database, 'one'>, contentHash: string): Promise<StoredPicture | null> =>
  db.one<StoredPicture>(
    '/* images.file */ SELECT bytes::float8 AS bytes, sha256 FROM image_file WHERE content_hash = $1',
    [contentHash],
  );

/** Notes a file that was stored just now, whole. */
export async function savePicture(
  db: Pick<Database, 'rows'>,
  contentHash: string,
  { bytes, sha256 }: FileDigest,
): Promise<void> {
  await db.rows(
    `/* images.noteFile */ INSERT INTO image_file (content_hash, bytes, sha256, checked_at) VALUES ($1, $2, $3, now())
     ON CONFLICT (content_hash) DO UPDATE
     SET bytes = excluded.bytes, sha256 = excluded.sha256, fault = NULL, checked_at = excluded.checked_at`,
    [contentHash, bytes, sha256],
  );
}

/** Notes what is wrong with a file; null for nothing. What was not measured before is taken as it is. */
export async function saveFault(
  db: Pick<Database, 'rows'>,
  contentHash: string,
  fault: PictureFault | null,
  found: FoundPicture | null,
): Promise<void> {
  await db.rows(
    `/* images.noteFault */ INSERT INTO image_file AS f (content_hash, bytes, sha256, fault, checked_at)
     VALUES ($1, $2, $3, $4, now())
     ON CONFLICT (content_hash) DO UPDATE
     SET bytes = coalesce(f.bytes, excluded.bytes), sha256 = coalesce(f.sha256, excluded.sha256),
       fault = excluded.fault, checked_at = excluded.checked_at`,
    [contentHash, fault === null ? found?.bytes : null, fault === null ? found?.sha256 : null, fault],
  );
}

/** Whether a file of an issue's images was found missing or damaged. */
export const hasFaultyImages = async (db: Pick<Database, 'one'>, issueId: string): Promise<boolean> =>
  (await db.one(
    `/* images.faultyIssue */ SELECT 1 AS one FROM image_book b
     JOIN page_image p ON p.book_id = b.id JOIN image_file f ON f.content_hash = p.content_hash
     WHERE b.issue_id = $1 AND p.drawing IS NULL AND f.fault IS NOT NULL LIMIT 1`,
    [issueId],
  )) !== null;

/**
 * What a look at its size says of a file: that it was altered is known only where all of it is read, and stays until
 * then.
 */
const faultBySize = (row: FileRow, bytes: number | null): PictureFault | null =>
  pictureFault(row, bytes === null ? null : { bytes }) ?? (row.fault === 'altered' ? 'altered' : null);

/**
 * Whether a page has nothing to show: its file is missing, or cut short. What is found is noted, so that the site says
 * so to its operator. False for a page that is drawn on demand, and while the store does not answer: that passes.
 */
export async function hasLostPicture(
  { db, files }: { db: Database; files: Pick<FileStore, 'sizeOf'> },
  imageId: string,
): Promise<boolean> {
  const row = await db.one<FileRow>(
    `/* images.fileOfPage */ SELECT p.content_hash AS hash, f.bytes::float8 AS bytes, f.sha256, f.fault
     FROM page_image p LEFT JOIN image_file f ON f.content_hash = p.content_hash
     WHERE p.id = $1 AND p.drawing IS NULL`,
    [imageId],
  );
  if (!row) return false;
  const size = await files.sizeOf(masterKey(row.hash)).catch(() => undefined);
  if (size === undefined) return false;
  const fault = faultBySize(row, size);
  if (fault !== row.fault) await saveFault(db, row.hash, fault, size === null ? null : { bytes: size });
  return isPictureLost(fault);
}

/**
 * Looks at some of the files of page images: those with a fault, which may be there again, and those that were looked
 * at longest ago. Sizes are compared; a few that were never read are read, and files that no page has any more are
 * forgotten.
 *
 * @throws where the store of files does not answer
 */
export async function checkPictures(db: Database, files: Pick<FileStore, 'read' | 'sizeOf'>): Promise<void> {
  await db.rows(
    `/* images.adoptFiles */ INSERT INTO image_file (content_hash) SELECT DISTINCT p.content_hash FROM page_image p
     WHERE p.drawing IS NULL AND NOT EXISTS (SELECT FROM image_file f WHERE f.content_hash = p.content_hash)
     ON CONFLICT DO NOTHING`,
  );
  const rows = await db.rows<FileRow>(
    `/* images.filesToLookAt */ SELECT content_hash AS hash, bytes::float8 AS bytes, sha256, fault FROM image_file
     WHERE content_hash IN (
       (SELECT content_hash FROM image_file WHERE fault IS NOT NULL ORDER BY checked_at NULLS FIRST LIMIT $1)
       UNION (SELECT content_hash FROM image_file ORDER BY checked_at NULLS FIRST LIMIT $2))`,
    [AN_HOUR.faulty, AN_HOUR.looked],
  );
  let toRead = AN_HOUR.read;
  const look = async (row: FileRow): Promise<void> => {
    const key = masterKey(row.hash);
    const wantsReading = (row.sha256 === null || row.fault === 'altered') && (toRead -= 1) >= 0;
    const size = wantsReading ? null : await files.sizeOf(key);
    const found = wantsReading ? await digestOf(files, key) : size === null ? null : { bytes: size };
    await saveFault(db, row.hash, wantsReading ? pictureFault(row, found) : faultBySize(row, size), found);
  };
  for (let at = 0; at < rows.length; at += AT_ONCE) await Promise.all(rows.slice(at, at + AT_ONCE).map(look));
  await db.rows(
    `/* images.forgetFiles */ DELETE FROM image_file f WHERE content_hash = ANY($1::text[])
     AND NOT EXISTS (SELECT FROM page_image p WHERE p.content_hash = f.content_hash AND p.drawing IS NULL)`,
    [rows.map(({ hash }) => hash)],
  );
}

/** Does so now and every hour. @returns what ends it */
export const startLookingAtPictures = ({
  db,
  files,
  log,
}: {
  db: Database;
  files: Pick<FileStore, 'read' | 'sizeOf'>;
  log: Pick<Log, 'warn'>;
}): (() => Promise<void>) =>
  startHourly({ work: () => checkPictures(db, files), failed: 'files of page images could not be looked at', log });

/** Sentences for an operator about page images with a fault; none where all are well. */
export async function faultsOfPictures(db: Pick<Database, 'one'>): Promise<readonly string[]> {
  const row = await db.one<{ count: number }>(
    `/* images.countFaults */ SELECT count(*)::int AS count
     FROM (SELECT FROM image_file WHERE fault IS NOT NULL LIMIT ${MOST_COUNTED}) AS faulty`,
  );
  const count = row?.count ?? 0;
  if (count === 0) return [];
  const figure =
    count === MOST_COUNTED ? `${countInWords(count, 'page image')} or more` : countInWords(count, 'page image');
  return [`${figure} missing, cut short or altered: muniment check names them`];
}
