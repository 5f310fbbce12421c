import type { ExportFormat } from '#domain/clippings/exports/exportFormats.ts';
import type { Database } from '#server/platform/db/database.ts';
import { JOB_KEPT, jobRows, type JobStage, type TakenJob } from '#server/platform/jobs/jobRows.ts';

/** What is exported: a collection, or a member's own clippings by words and tag. */
export interface ExportSubject {
  collectionId: string | null;
  words: string;
  tag: string | null;
}

/** An export as stored, without its bytes. */
export interface ExportRow extends ExportSubject {
  id: number;
  memberId: number;
  format: ExportFormat;
  stage: JobStage;
  name: string;
  problem: string | null;
  stepsDone: number;
  steps: number | null;
  items: number | null;
  leftOut: number | null;
  bytes: number | null;
  /** How often it was taken; what is written has this number. */
  fence: number;
  createdAt: Date;
}

/** A finished export with what decides whether it is still served. */
export interface ExportFile extends Pick<ExportRow, 'id' | 'memberId' | 'collectionId' | 'format' | 'name'> {
  bytes: number;
  attempt: number;
  shown: string[];
  shownAs: string;
}

const COLUMNS = `e.id, e.member_id AS "memberId", e.collection_id AS "collectionId", e.words, e.tag, e.format, e.stage, e.name, e.problem, e.steps_done AS "stepsDone", e.steps, e.items, e.left_out AS "leftOut", e.bytes, e.fence, e.created_at AS "createdAt"`;
const FILE_COLUMNS = `id, member_id AS "memberId", collection_id AS "collectionId", format, name, bytes, written_in AS attempt, shown, shown_as AS "shownAs"`;
/** Exports that are kept for a member: who asks for another loses the oldest. */
const MOST_KEPT = 10;

/** Their states as jobs. */
export const EXPORT_JOBS = jobRows('clipping_export', 'clippingExports', MOST_KEPT);

/** Asks for an export. Null when the member has too many waiting. */
export const openExport = (
  db: Database,
  { memberId, collectionId, words, tag, format, name }: Pick<ExportRow, 'memberId' | 'format' | 'name'> & ExportSubject,
): Promise<ExportRow | null> =>
  EXPORT_JOBS.open(db, memberId, (tx) =>
    tx.one<ExportRow>(
      `/* clippingExports.open */ INSERT INTO clipping_export AS e (member_id, collection_id, words, tag, format, name) VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${COLUMNS}`,
      [memberId, collectionId, words, tag, format, name],
    ),
  );

/** A member's exports of a collection, or of their own clippings (null), the latest first. */
export const exportsOf = (db: Database, memberId: number, collectionId: string | null): Promise<ExportRow[]> =>
  db.rows<ExportRow>(
    `/* clippingExports.ofMember */ SELECT ${COLUMNS} FROM clipping_export e WHERE e.member_id = $1 AND e.collection_id IS NOT DISTINCT FROM $2 AND e.created_at > now() - ${JOB_KEPT} ORDER BY e.id DESC LIMIT $3`,
    [memberId, collectionId, MOST_KEPT],
  );

/** Calls an export off, or deletes a finished one with its bytes. False where there is none. */
export const cancelExport = async (db: Database, memberId: number, id: number): Promise<boolean> =>
  (await db.one(
    '/* clippingExports.cancel */ DELETE FROM clipping_export WHERE id = $2 AND member_id = $1 RETURNING 1 AS one',
    [memberId, id],
  )) !== null;

/**
 * Exports that wait for a server to write them, the oldest first; of each member one, and none of whom one is being
 * written.
 */
export const waitingExports = (db: Database, most: number): Promise<ExportRow[]> =>
  db.rows<ExportRow>(
    `/* clippingExports.waiting */ SELECT ${COLUMNS} FROM clipping_export e WHERE e.stage = 'waiting' AND e.leased_until < now()
       AND NOT EXISTS (SELECT FROM clipping_export o WHERE o.member_id = e.member_id AND o.stage = 'waiting' AND (o.leased_until >= now() OR o.id < e.id)) ORDER BY e.id LIMIT $1`,
    [most],
  );

/** An export that is being written; null where it was called off. */
export const exportUnderWay = (db: Database, id: number): Promise<ExportRow | null> =>
  db.one<ExportRow>(
    `/* clippingExports.underWay */ SELECT ${COLUMNS} FROM clipping_export e WHERE e.id = $1 AND e.stage = 'waiting'`,
    [id],
  );

/**
 * Says that a file is whole, and forgets what other attempts wrote. False, without a change, when it was called off
 * meanwhile, or another copy of the server took it over.
 */
export const finishExport = (
  db: Database,
  { id, fence }: TakenJob,
  {
    items,
    leftOut,
    bytes,
    shown,
    shownAs,
  }: { items: number; leftOut: number; bytes: number; shown: readonly string[]; shownAs: string },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const done = await tx.one(
      `/* clippingExports.finish */ UPDATE clipping_export SET stage = 'done', items = $3, left_out = $4, bytes = $5, shown = $6, shown_as = $7, written_in = $2, changed_at = now() WHERE id = $1 AND fence = $2 AND stage = 'waiting' RETURNING 1 AS one`,
      [id, fence, items, leftOut, bytes, shown, shownAs],
    );
    if (done === null) return false;
    await tx.rows(
      '/* clippingExports.dropOther */ DELETE FROM clipping_export_piece WHERE export_id = $1 AND attempt <> $2',
      [id, fence],
    );
    return true;
  });

/**
 * Adds a piece to a file. Rejects when the export was called off meanwhile, or another copy of the server took it over.
 */
export async function addPiece(db: Database, { id, fence }: TakenJob, n: number, bytes: Buffer): Promise<void> {
  const added = await db.one(
    "/* clippingExports.addPiece */ INSERT INTO clipping_export_piece (export_id, attempt, n, bytes) SELECT id, fence, $3, $4 FROM clipping_export WHERE id = $1 AND fence = $2 AND stage = 'waiting' FOR SHARE RETURNING 1 AS one",
    [id, fence, n, bytes],
  );
  if (!added) throw new Error('The export is not this one’s to write any more.');
}

/** A member's finished export; null where there is none. */
export const finishedExport = (db: Database, memberId: number, id: number): Promise<ExportFile | null> =>
  db.one<ExportFile>(
    `/* clippingExports.finished */ SELECT ${FILE_COLUMNS} FROM clipping_export WHERE id = $2 AND member_id = $1 AND stage = 'done' AND created_at > now() - ${JOB_KEPT}`,
    [memberId, id],
  );

/** What a ticket opens; it is used up by asking. Null for one that is used, too old or never was. */
export const takeExportFile = (db: Database, ticket: string): Promise<ExportFile | null> =>
  EXPORT_JOBS.takeTicket<ExportFile>(db, ticket, FILE_COLUMNS);

/** The bytes of a file, a piece at a time. @throws Error where it is deleted meanwhile */
export async function* exportPieces(db: Database, { id, attempt, bytes }: ExportFile): AsyncGenerator<Buffer> {
  for (let [n, sent] = [0, 0]; sent < bytes; n += 1) {
    const row = await db.one<{ bytes: Buffer }>(
      '/* clippingExports.piece */ SELECT bytes FROM clipping_export_piece WHERE export_id = $1 AND attempt = $2 AND n = $3',
      [id, attempt, n],
    );
    if (!row) throw new Error('the export is kept no longer');
    sent += row.bytes.length;
    yield row.bytes;
  }
}
