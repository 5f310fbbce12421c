import type { Database } from '#server/platform/db/database.ts';
import { linkTokenHash, newLinkToken } from '#server/platform/encryption/randomTokens.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';
import { arrivingFiles } from '#server/platform/jobs/arrivingFiles.ts';
import { jobRows, type TakenJob } from '#server/platform/jobs/jobRows.ts';

import type { FileReport } from './fileReport.ts';

/** How long the bytes of a file may be on their way. */
const ARRIVING_FOR = `interval '6 hours'`;
/** How long a file that is checked waits for a person. */
const CHECKED_FOR = `interval '14 days'`;
const IS_CHECKED = "stage = 'done' AND work = 'check'";

/** Files of newspapers whose bytes are on their way, wait for a job or for a person. */
export const arrivingNewspaperFiles = arrivingFiles({
  table: 'newspaper_file',
  name: 'newspaperFiles',
  folder: 'newspapers/',
  arrivesWithin: ARRIVING_FOR,
  lost: 'This file got lost on our side before it was taken. Bring it again.',
  hasBytes: 'address IS NULL',
  needsBytes: `stage IN ('arriving', 'waiting') OR (${IS_CHECKED})`,
});

/** Where a file waits, named by its number. */
export const newspaperFileKey = arrivingNewspaperFiles.keyOf;

/** What is brought for a newspaper. */
interface Brought {
  titleId: string;
  staffId: number;
  name: string;
}

/** Opens the way for a file. @returns the ticket that its bytes are let in by */
export async function openNewspaperFile(
  db: Pick<Database, 'rows'>,
  { titleId, staffId, name, bytes }: Brought & { bytes: number },
): Promise<string> {
  const { token, hash } = newLinkToken();
  await db.rows(
    '/* newspaperFiles.open */ INSERT INTO newspaper_file (title_id, member_id, name, bytes, ticket_hash) VALUES ($1, $2, $3, $4, $5)',
    [titleId, staffId, name, bytes, hash],
  );
  return token;
}

/** Asks for the issue of a manifest. @param name - its address */
export async function openNewspaperManifest(
  db: Pick<Database, 'rows'>,
  { titleId, staffId, name }: Brought,
): Promise<void> {
  await db.rows(
    `/* newspaperFiles.manifest */ INSERT INTO newspaper_file (title_id, member_id, name, address, bytes, stage) VALUES ($1, $2, $3, $3, 0, 'waiting')`,
    [titleId, staffId, name],
  );
}

/** Uses up the ticket of an upload. Null for one that is used, too old, of someone without the duty, or never was. */
export const takeNewspaperTicket = (db: Database, ticket: string): Promise<{ id: number } | null> =>
  db.one<{ id: number }>(
    `/* newspaperFiles.takeTicket */ UPDATE newspaper_file SET ticket_hash = NULL, changed_at = now() WHERE ticket_hash = $1 AND stage = 'arriving' AND created_at > now() - ${ARRIVING_FOR}
       AND EXISTS (SELECT FROM staff_duty d JOIN member ON member.id = d.member_id WHERE d.member_id = newspaper_file.member_id AND d.duty = 'records' AND member.kind = 'internal') RETURNING id`,
    [linkTokenHash(ticket)],
  );

/** A file that is checked is to be taken. @returns false where it is not there, or was decided about already */
export const askToTake = async (tx: Pick<Database, 'one'>, id: number, acceptsFewer: boolean): Promise<boolean> =>
  (await tx.one(
    `/* newspaperFiles.take */ UPDATE newspaper_file SET work = 'take', accepts_fewer = $2, stage = 'waiting', leased_until = '-infinity', attempts = 0, steps_done = 0, steps = NULL, changed_at = now()
     WHERE id = $1 AND work = 'check' AND stage = 'done' RETURNING 1 AS one`,
    [id, acceptsFewer],
  )) !== null;

/** Forgets a file that is checked; its bytes go with the next sweep. @returns false where it is not there, or was taken */
export const dropFile = async (tx: Pick<Database, 'one'>, id: number): Promise<boolean> =>
  (await tx.one(
    `/* newspaperFiles.drop */ DELETE FROM newspaper_file WHERE id = $1 AND work = 'check' AND stage = 'done' RETURNING 1 AS one`,
    [id],
  )) !== null;

/** A file that waits for its work. */
export interface WaitingNewspaperFile {
  id: number;
}

const MOST_LOOKED_AT = 1_000;

/** Files that wait and are where this server sees them, the oldest first; of a newspaper one at a time. */
export async function waitingNewspaperFiles(db: Database, files: Pick<FileStore, 'sizeOf'>, most: number) {
  const rows = await db.rows<WaitingNewspaperFile & { address: string | null }>(
    `/* newspaperFiles.waiting */ SELECT id, address FROM newspaper_file f WHERE stage = 'waiting' AND leased_until < now()
       AND NOT EXISTS (SELECT FROM newspaper_file o WHERE o.title_id = f.title_id AND o.stage = 'waiting' AND (o.id < f.id OR (o.id > f.id AND o.leased_until >= now()))) ORDER BY id LIMIT ${MOST_LOOKED_AT}`,
  );
  const here: WaitingNewspaperFile[] = [];
  for (const { id, address } of rows) {
    if (here.length >= most) break;
    if (address !== null || (await files.sizeOf(newspaperFileKey(id))) !== null) here.push({ id });
  }
  return here;
}

/** Ends also what was never decided about. */
async function sweep(db: Database, files: Pick<FileStore, 'list' | 'remove'>): Promise<void> {
  await db.rows(
    `/* newspaperFiles.undecided */ DELETE FROM newspaper_file WHERE ${IS_CHECKED} AND changed_at < now() - ${CHECKED_FOR}`,
  );
  await arrivingNewspaperFiles.sweep(db, files);
}

/** The state of files that are checked and taken. */
export const newspaperFileJobs = (files: Pick<FileStore, 'list' | 'remove'>): ReturnType<typeof jobRows> => ({
  ...jobRows('newspaper_file', 'newspaperFiles', 0),
  forgetOld: (db) => sweep(db, files),
});

/** What a job is to do. */
export interface NewspaperFileWork {
  work: 'check' | 'take';
  titleId: string;
  titleName: string;
  name: string;
  /** Of a manifest; null for a file. */
  address: string | null;
  acceptsFewer: boolean;
  /** What the issue of a manifest was made from when it was checked; null where it was not, and for a file. */
  checked: string | null;
}

/** What a taken job is to do; null where it is wanted no more, or another process does it. */
export const newspaperFileWork = (
  db: Pick<Database, 'one'>,
  { id, fence }: TakenJob,
): Promise<NewspaperFileWork | null> =>
  db.one<NewspaperFileWork>(
    `/* newspaperFiles.work */ SELECT f.work, f.title_id AS "titleId", t.name AS "titleName", f.name, f.address, f.accepts_fewer AS "acceptsFewer", f.checked
     FROM newspaper_file f JOIN newspaper_title t ON t.id = f.title_id WHERE f.id = $1 AND f.fence = $2 AND f.stage = 'waiting'`,
    [id, fence],
  );

/** Keeps what the importer said of a file. @returns false where it is wanted no more, or another process has done it */
export const finishNewspaperFile = async (
  db: Pick<Database, 'one'>,
  { id, fence }: TakenJob,
  report: FileReport,
  checked: string | null = null,
): Promise<boolean> =>
  (await db.one(
    `/* newspaperFiles.done */ UPDATE newspaper_file SET stage = 'done', report = $3, checked = $4, changed_at = now() WHERE id = $1 AND fence = $2 AND stage = 'waiting' RETURNING 1 AS one`,
    [id, fence, JSON.stringify(report), checked],
  )) !== null;
