import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import { personLiving } from '#domain/trees/core/living/personLiving.ts';
import { personRows } from '#server/modules/trees/core/index.ts';

import { findNotices } from '../notices/findNotices.ts';
import { keepNotices } from '../notices/keepNotices.ts';
import { pollNotices } from '../notices/pollNotices.ts';
import { computeHints } from './computeHints.ts';
import { createHoldings, type HintDeps } from './createHoldings.ts';
import type { ReadHoldings } from './holdings.ts';
import { doneQueued, noticeChanges, type QueuedPerson, sweepOn, takeQueued } from './hintQueue.ts';
import { keepHints } from './keepHints.ts';

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
