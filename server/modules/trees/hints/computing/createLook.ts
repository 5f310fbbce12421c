import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import { personLiving } from '#domain/trees/core/living/personLiving.ts';
import { personRows } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { findNotices } from '../notices/findNotices.ts';
import { keepNotices, pollNotices } from '../notices/pollNotices.ts';
import { computeHints, type FoundHint } from './computeHints.ts';
import { createHoldings, type HintDeps } from './createHoldings.ts';
import { doneQueued, noticeChanges, type QueuedPerson, sweepOn, takeQueued } from './hintQueue.ts';
import type { ReadHoldings } from './holdings.ts';

/**
 * Keeps what was found for some people of a tree. What a member decided stays as it is, whatever is found now; what no
 * one has decided and is no longer found is removed. A record closed meanwhile is not stored.
 */
async function keepHints(
  tx: Database,
  treeId: number,
  personIds: readonly number[],
  found: readonly FoundHint[],
): Promise<void> {
  await tx.rows(
    `/* hints.drop */ DELETE FROM tree_hint h WHERE h.tree_id = $1 AND h.person_id = ANY($2::int[]) AND h.state = 'new'
       AND NOT EXISTS (SELECT 1 FROM unnest($3::int[], $4::text[]) AS f (person_id, record_id) WHERE f.person_id = h.person_id AND f.record_id = h.record_id)`,
    [treeId, personIds, found.map(({ personId }) => personId), found.map(({ recordId }) => recordId)],
  );
  if (found.length === 0) return;
  await tx.rows(
    `/* hints.keep */ INSERT INTO tree_hint (tree_id, person_id, record_id, bits, is_strong, evidence, record_kind, record_year)
     SELECT $1, h."personId", h."recordId", h.bits, h."isStrong", h.evidence, h."recordKind", h."recordYear"
     FROM jsonb_to_recordset($2::jsonb) AS h ("personId" int, "recordId" text, bits real, "isStrong" boolean, evidence jsonb, "recordKind" text, "recordYear" int)
     WHERE EXISTS (SELECT 1 FROM record_live r WHERE r.id = h."recordId" AND NOT r.is_closed)
     ON CONFLICT (tree_id, person_id, record_id) DO UPDATE SET bits = excluded.bits, is_strong = excluded.is_strong, evidence = excluded.evidence,
       record_kind = excluded.record_kind, record_year = excluded.record_year, computed_at = now()`,
    [treeId, JSON.stringify(found)],
  );
}

/** What the look for hints is on. */
export interface LookDeps extends HintDeps {
  /** No one is taken to live longer (setting LIVING_YEARS). */
  livingYears: number;
}

/** People who are looked at in one go. */
const BATCH = 100;

/** Looks at people of one tree. Those who may be living are matched with nothing, and what was found before goes. */
async function lookAt(
  { db, gazetteer, livingYears }: LookDeps,
  readHoldings: ReadHoldings,
  treeId: number,
  queued: readonly QueuedPerson[],
): Promise<void> {
  const ids = queued.map(({ personId }) => personId);
  const asOfYear = new Date().getUTCFullYear();
  const dead = (await personRows(db, treeId, ids))
    .filter((row) => !personLiving(row, asOfYear, livingYears).isLiving)
    .map(({ id }) => id);
  const found = dead.length === 0 ? [] : await computeHints({ db, gazetteer }, await readHoldings(), treeId, dead);
  const notices = await findNotices({ db, gazetteer, livingYears }, treeId, dead);
  await db.transaction(async (tx) => {
    // A tree that was deleted meanwhile takes its queue along.
    if (await tx.one('/* hints.tree */ SELECT 1 AS one FROM tree WHERE id = $1 FOR KEY SHARE', [treeId])) {
      await keepHints(tx, treeId, ids, found);
      await keepNotices(tx, treeId, ids, notices);
    }
    await doneQueued(tx, treeId, queued);
  });
}

/**
 * Looks at people together, and where that fails at each: one who cannot be looked at does not keep the others waiting.
 */
async function lookAtAll(
  deps: LookDeps,
  readHoldings: ReadHoldings,
  treeId: number,
  queued: readonly QueuedPerson[],
): Promise<void> {
  try {
    await lookAt(deps, readHoldings, treeId, queued);
  } catch (error) {
    if (queued.length === 1) throw error;
    const each = queued.map((one) => () => lookAt(deps, readHoldings, treeId, [one]));
    let failure: unknown = null;
    for (const look of each) await look().catch((problem: unknown) => (failure = problem));
    if (failure !== null) throw failure;
  }
}

/**
 * Makes the look for hints: each call notices who has to be looked at and looks at the next of them who wait; when no
 * one does, at the people whom new notices of newspapers may name.
 *
 * @returns how many people, or articles with notices; 0: everyone was looked at. Rejects when a person could not be;
 * they are tried again later.
 */
export function createLook(deps: LookDeps): () => Promise<number> {
  const { db } = deps;
  const readHoldings = createHoldings(deps);
  return async () => {
    await noticeChanges(db);
    let queued = await takeQueued(db, BATCH);
    if (queued.length === 0 && (await sweepOn(db))) queued = await takeQueued(db, BATCH);
    const trees = new Map<number, QueuedPerson[]>();
    for (const each of queued) pushTo(trees, each.treeId, each);
    for (const [treeId, people] of trees) await lookAtAll(deps, readHoldings, treeId, people);
    return queued.length > 0 ? queued.length : pollNotices(deps);
  };
}
