import type { Database } from '#server/platform/db/database.ts';
import { linkTokenHash, newLinkToken } from '#server/platform/encryption/randomTokens.ts';
import { lockLimit } from '#server/platform/limits/lockLimit.ts';

import type { GedcomCheck } from './importing/checkGedcom.ts';

export type ImportStage = 'uploading' | 'checking' | 'checked' | 'importing' | 'done' | 'failed' | 'cancelled';

/** An import as stored. */
export interface ImportRow {
  id: number;
  memberId: number;
  fileName: string;
  fileSize: number;
  stage: ImportStage;
  found: GedcomCheck | null;
  problem: string | null;
  stepsDone: number;
  steps: number | null;
  treeName: string | null;
  treeId: number | null;
  changedAt: Date;
}

/** An import that is worked on. */
export interface TakenImport extends Pick<ImportRow, 'id' | 'stage'> {
  fence: number;
}

const COLUMNS = `id, member_id AS "memberId", file_name AS "fileName", file_size AS "fileSize", stage, found, problem, steps_done AS "stepsDone", steps,
  tree_name AS "treeName", tree_id AS "treeId", changed_at AS "changedAt"`;
/** Stages in which an import still holds a file. */
const OPEN = `('uploading', 'checking', 'checked', 'importing')`;
/** Imports that a member may have open at once. */
const MOST_OPEN = 3;

/**
 * Opens an import. Null when the member has too many open already.
 * @returns the import and the ticket its file is let in by.
 */
export async function openImport(
  db: Database,
  memberId: number,
  file: { name: string; size: number },
): Promise<{ id: number; ticket: string } | null> {
  const { token, hash } = newLinkToken();
  const row = await db.transaction(async (tx) => {
    await lockLimit(tx, `imports of ${memberId}`);
    return tx.one<{ id: number }>(
      `/* gedcomImport.open */ INSERT INTO gedcom_import (member_id, file_name, file_size, ticket_hash)
       SELECT $1, $2, $3, $4 WHERE (SELECT count(*) FROM gedcom_import WHERE member_id = $1 AND stage IN ${OPEN}) < $5 RETURNING id`,
      [memberId, file.name, file.size, hash, MOST_OPEN],
    );
  });
  return row && { id: row.id, ticket: token };
}

/** Uses up the ticket of an upload. Null for one that is used or never was. */
export const takeUploadTicket = (db: Database, ticket: string): Promise<{ id: number; fileSize: number } | null> =>
  db.one<{ id: number; fileSize: number }>(
    `/* gedcomImport.takeTicket */ UPDATE gedcom_import SET ticket_hash = NULL, changed_at = now() WHERE ticket_hash = $1 AND stage = 'uploading' RETURNING id, file_size AS "fileSize"`,
    [linkTokenHash(ticket)],
  );

/** An import of a member; null for none and for another member's. */
export const importOf = (db: Database, memberId: number, id: number): Promise<ImportRow | null> =>
  db.one<ImportRow>(
    `/* gedcomImport.ofMember */ SELECT ${COLUMNS} FROM gedcom_import WHERE id = $2 AND member_id = $1`,
    [memberId, id],
  );

/** A member's latest import that they did not call off; null for none. */
export const latestImport = (db: Database, memberId: number): Promise<ImportRow | null> =>
  db.one<ImportRow>(
    `/* gedcomImport.latest */ SELECT ${COLUMNS} FROM gedcom_import WHERE member_id = $1 AND stage <> 'cancelled' ORDER BY id DESC LIMIT 1`,
    [memberId],
  );

/**
 * Moves an import on, and sets what else is given.
 * @param from - the stages it may be in: in any other nothing happens and the answer is false, as it is where a fence
 * is given and another copy of the server has taken the import over.
 */
export async function moveImport(
  db: Database,
  id: number,
  from: readonly ImportStage[],
  to: ImportStage,
  more: {
    found?: GedcomCheck;
    problem?: string;
    treeName?: string;
    treeId?: number;
    steps?: number;
    fence?: number;
  } = {},
): Promise<boolean> {
  const row = await db.one(
    `/* gedcomImport.move */ UPDATE gedcom_import SET stage = $3, found = coalesce($4, found), problem = $5, tree_name = coalesce($6, tree_name), tree_id = coalesce($7, tree_id),
       steps = $8, steps_done = 0, attempts = 0, leased_until = '-infinity', changed_at = now() WHERE id = $1 AND stage = ANY($2) AND fence = coalesce($9, fence) RETURNING 1 AS one`,
    [
      id,
      from,
      to,
      more.found ? JSON.stringify(more.found) : null,
      more.problem ?? null,
      more.treeName ?? null,
      more.treeId ?? null,
      more.steps ?? null,
      more.fence ?? null,
    ],
  );
  return row !== null;
}

/** Imports that wait for a server to work on them, the oldest first. */
export const waitingImports = (db: Database): Promise<ImportRow[]> =>
  db.rows<ImportRow>(
    `/* gedcomImport.waiting */ SELECT ${COLUMNS} FROM gedcom_import WHERE stage IN ('checking', 'importing') AND leased_until < now() ORDER BY id LIMIT 10`,
  );

/**
 * Takes an import for so many seconds, and counts the attempt before anything of it is done: what ends the server was
 * tried.
 * @returns how often its stage was tried, this time among them, and its fence, which is higher each time it is taken;
 * null when another copy of the server was faster.
 */
export async function leaseImport(
  db: Database,
  { id, stage }: Pick<ImportRow, 'id' | 'stage'>,
  seconds: number,
): Promise<{ attempts: number; fence: number } | null> {
  return db.one<{ attempts: number; fence: number }>(
    `/* gedcomImport.lease */ UPDATE gedcom_import SET leased_until = now() + make_interval(secs => $3), attempts = attempts + 1, fence = fence + 1 WHERE id = $1 AND stage = $2 AND leased_until < now() RETURNING attempts, fence`,
    [id, stage, seconds],
  );
}

/**
 * Says how far the work is and keeps the import leased. False when it was called off meanwhile, or another copy of the
 * server took it over.
 */
export const saveProgress = async (
  db: Database,
  { id, stage, fence }: TakenImport,
  stepsDone: number,
  seconds: number,
): Promise<boolean> =>
  (await db.one(
    `/* gedcomImport.progress */ UPDATE gedcom_import SET steps_done = $3, leased_until = now() + make_interval(secs => $4), changed_at = now() WHERE id = $1 AND stage = $2 AND fence = $5 RETURNING 1 AS one`,
    [id, stage, stepsDone, seconds, fence],
  )) !== null;

/**
 * Keeps an import leased while it is worked on. False when it was called off meanwhile, or another copy of the server
 * took it over.
 */
export const keepLease = async (db: Database, { id, stage, fence }: TakenImport, seconds: number): Promise<boolean> =>
  (await db.one(
    '/* gedcomImport.keep */ UPDATE gedcom_import SET leased_until = now() + make_interval(secs => $3) WHERE id = $1 AND stage = $2 AND fence = $4 RETURNING 1 AS one',
    [id, stage, seconds, fence],
  )) !== null;

/** Ends every lease. Only for the one server of a database, before it starts: anyone who held them has died. */
export async function endLeases(db: Database): Promise<void> {
  await db.rows(
    `/* gedcomImport.endLeases */ UPDATE gedcom_import SET leased_until = '-infinity' WHERE stage IN ('checking', 'importing')`,
  );
}

/**
 * Gives up a lease, so that the next look of any copy of the server takes the import on.
 * @param isCounted - whether the attempt counts: one that a stop of the server ended does not.
 */
export async function releaseImport(db: Database, { id, fence }: TakenImport, isCounted: boolean): Promise<void> {
  await db.rows(
    `/* gedcomImport.release */ UPDATE gedcom_import SET leased_until = '-infinity', attempts = attempts - $2::int WHERE id = $1 AND fence = $3`,
    [id, isCounted ? 0 : 1, fence],
  );
}

/** Calls off what waited for its member for more than a day. @returns their ids: their files can go. */
export async function forgetOldImports(db: Database): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `/* gedcomImport.forget */ UPDATE gedcom_import SET stage = 'cancelled', ticket_hash = NULL, changed_at = now()
     WHERE stage IN ('uploading', 'checked') AND changed_at < now() - interval '1 day' RETURNING id`,
  );
  return rows.map(({ id }) => id);
}

/** Of some imports those that hold a file no more, or are not there at all. */
export async function closedImports(db: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `/* gedcomImport.closed */ SELECT id FROM unnest($1::bigint[]) AS held(id) WHERE id NOT IN (SELECT id FROM gedcom_import WHERE stage IN ${OPEN})`,
    [ids],
  );
  return rows.map(({ id }) => id);
}
