import { LONGEST_STAFF_REASON } from '#domain/staff/duties/secondPerson.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { jobRows, type TakenJob } from '#server/platform/jobs/jobRows.ts';

import { refusedSheet } from './sheetChanges.ts';
import { forgetQuestions } from './sheetQuestions.ts';
import { OWN_SOURCE, type StoredSheet } from './sheetStore.ts';

/** The state of publications under way; none is forgotten. */
export const SHEET_PUBLICATIONS: ReturnType<typeof jobRows> = {
  ...jobRows('sheet_publication', 'sheetPublications', 0),
  forgetOld: () => Promise.resolve(),
  /** Readers keep what they have: what was stored for them does not come to them later. */
  async fail(db, { id, fence }, problem) {
    await db.rows(
      `/* sheetPublications.fail */ WITH failed AS (UPDATE sheet_publication SET stage = 'failed', problem = $2, changed_at = now() WHERE id = $1 AND fence = $3 AND stage = 'waiting' RETURNING sheet_id)
       UPDATE record_import i SET state = 'failed', details = NULL, finished_at = now() FROM failed JOIN sheet s ON s.id = failed.sheet_id
       WHERE i.record_set_id = s.set_key AND i.state = 'ready' AND i.source_file = ${OWN_SOURCE}`,
      [id, problem, fence],
    );
  },
};

/** A press on "Publish". */
interface Ask {
  staffId: number;
  /** In the words of staff; empty for none. */
  why: string;
  acceptsFewer: boolean;
  /** How many records that are closed for readers it may open. */
  mayOpen: number;
}

/**
 * Asks that a sheet which is locked comes to readers as it is now. A second press while that is under way changes
 * nothing.
 * @throws GraphQLError where another revision is under way.
 */
export async function askPublication(tx: Database, sheet: StoredSheet, { staffId, why, acceptsFewer, mayOpen }: Ask) {
  const { publication } = sheet;
  if (publication?.stage === 'waiting') {
    if (publication.revision === sheet.revision) return;
    throw refusedSheet(
      'An earlier state of this sheet is being published just now. Wait until that is done.',
      'SHEET_BUSY',
    );
  }
  await tx.rows(
    `/* sheetPublications.ask */ INSERT INTO sheet_publication (sheet_id, revision, member_id, why, accepts_fewer, may_open) VALUES ($1, $2, $3, nullif($4, ''), $5, $6)`,
    [sheet.id, sheet.revision, staffId, why.trim().slice(0, LONGEST_STAFF_REASON), acceptsFewer, mayOpen],
  );
  await tx.rows('/* sheetPublications.touch */ UPDATE sheet SET changed_at = now() WHERE id = $1', [sheet.id]);
  await recordStaffAct(tx, {
    staffId,
    duty: 'records',
    what: 'sheet-published',
    reason: why,
    after: { sheet: String(sheet.id), revision: sheet.revision },
  });
}

/** A publication that waits, with what it publishes. */
export interface WaitingPublication {
  id: number;
  sheetId: number;
  revision: number;
  title: string;
  setKey: string;
  acceptsFewer: boolean;
  mayOpen: number;
}

/** Publications that wait for a server, the oldest first. */
export const waitingSheetPublications = (db: Database, most: number): Promise<WaitingPublication[]> =>
  db.rows<WaitingPublication>(
    `/* sheetPublications.waiting */ SELECT p.id, s.id AS "sheetId", p.revision, s.title, s.set_key AS "setKey", p.accepts_fewer AS "acceptsFewer", p.may_open AS "mayOpen"
     FROM sheet_publication p JOIN sheet s ON s.id = p.sheet_id WHERE p.stage = 'waiting' AND p.leased_until < now() ORDER BY p.id LIMIT $1`,
    [most],
  );

/** Notes how many records that are closed for readers a publication would open, for which it ends. */
export async function noteOpenings(db: Database, { id, fence }: TakenJob, opens: number): Promise<void> {
  await db.rows('/* sheetPublications.opens */ UPDATE sheet_publication SET opens = $3 WHERE id = $1 AND fence = $2', [
    id,
    fence,
    opens,
  ]);
}

/** What readers have after a publication. */
export interface Published {
  /** Of the record set. */
  generation: number;
  accepted: number;
  closed: number;
  rejected: number;
  /** In words that name no record; null for a first one. */
  comparison: string | null;
  /** Whether the set was withdrawn until now. */
  wasWithdrawn: boolean;
}

/**
 * Notes that readers have what a publication was to bring them: in place of the one before, unless that had brought it
 * already.
 *
 * @returns false where another process has noted it.
 */
export const finishPublication = (
  db: Database,
  { id, fence }: TakenJob,
  { generation, accepted, closed, rejected, comparison, wasWithdrawn }: Published,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const done = await tx.one<{ sheetId: number; outcome: string }>(
      `/* sheetPublications.done */ UPDATE sheet_publication p SET stage = 'done', generation = $3, accepted = $4, closed = $5, rejected = $6, changed_at = now(),
         outcome = CASE WHEN of.is_known THEN 'unchanged' ELSE 'published' END, comparison = CASE WHEN NOT of.is_known THEN $7 END
       FROM (SELECT NOT $8::boolean AND EXISTS (SELECT FROM sheet_publication o JOIN sheet_publication own ON own.sheet_id = o.sheet_id
         WHERE own.id = $1 AND o.outcome = 'published' AND o.generation = $3) AS is_known) AS of
       WHERE p.id = $1 AND p.fence = $2 AND p.stage = 'waiting' RETURNING p.sheet_id AS "sheetId", p.outcome`,
      [id, fence, generation, accepted, closed, rejected, comparison, wasWithdrawn],
    );
    if (!done) return false;
    if (done.outcome === 'published')
      await tx.rows(
        `/* sheetPublications.replace */ UPDATE sheet_publication SET outcome = $3 WHERE sheet_id = $1 AND id <> $2 AND outcome = 'published'`,
        [done.sheetId, id, wasWithdrawn ? 'withdrawn' : 'replaced'],
      );
    await forgetQuestions(tx, done.sheetId);
    await tx.rows('/* sheetPublications.doneTouch */ UPDATE sheet SET changed_at = now() WHERE id = $1', [
      done.sheetId,
    ]);
    return true;
  });

/** Notes that the set of a sheet was taken from readers, and why. */
export async function noteWithdrawal(
  tx: Database,
  sheetId: number,
  { staffId, why }: { staffId: number; why: string },
): Promise<void> {
  await tx.rows('/* sheetPublications.withdrawTouch */ UPDATE sheet SET changed_at = now() WHERE id = $1', [sheetId]);
  await recordStaffAct(tx, {
    staffId,
    duty: 'records',
    what: 'sheet-withdrawn',
    reason: why,
    after: { sheet: String(sheetId) },
  });
}
