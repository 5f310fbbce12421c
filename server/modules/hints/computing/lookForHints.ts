import { personLiving } from '#domain/privacy/personLiving.ts';

import { personRows } from '../../trees/reading/personRow.ts';
import { computeHints, type HintParts } from './computeHints.ts';
import { doneQueued, noticeChanges, type QueuedPerson, sweepOn, takeQueued } from './hintQueue.ts';
import { keepHints } from './keepHints.ts';

/** What the look for hints stands on. */
export interface LookParts extends HintParts {
  /** Nobody is taken to live longer (setting LIVING_YEARS). */
  livingYears: number;
}

/** People who are looked at in one go. */
const BATCH = 5;

/** Looks at one person. Somebody who may be living is matched with nothing, and what was found before goes. */
async function lookAt(parts: LookParts, queued: QueuedPerson): Promise<void> {
  const { db, livingYears } = parts;
  const { treeId, personId } = queued;
  const [row] = await personRows(db, treeId, [personId]);
  const isLiving = !row || personLiving(row, new Date().getUTCFullYear(), livingYears).isLiving;
  const found = isLiving ? [] : await computeHints(parts, treeId, personId);
  await db.transaction(async (tx) => {
    // A tree that was deleted meanwhile takes its queue along.
    if (await tx.one('/* hints.tree */ SELECT 1 AS one FROM tree WHERE id = $1 FOR KEY SHARE', [treeId])) await keepHints(tx, treeId, personId, found);
    await doneQueued(tx, queued);
  });
}

/**
 * Looks at the next few people who wait, after noticing who has to. @returns how many; 0: everybody was looked at.
 */
export async function lookForHints(parts: LookParts): Promise<number> {
  await noticeChanges(parts.db);
  let queued = await takeQueued(parts.db, BATCH);
  if (queued.length === 0 && (await sweepOn(parts.db))) queued = await takeQueued(parts.db, BATCH);
  for (const each of queued) await lookAt(parts, each);
  return queued.length;
}
