import { setTimeout as delay } from 'node:timers/promises';

import { finishComparison } from '#server/modules/records/sheets/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { compareRecords } from '../compareRecords.ts';
import type { ImportRequest } from '../importRecords.ts';
import { importOfSheet } from './importOfSheet.ts';
import { AGAIN_MS, requireOwnSet, unlessBusy } from './publishSheet.ts';
import type { SheetTaskOf } from './sheetTask.ts';

/** Steps of a comparison in all, and where its parts begin. */
const STEPS = 1_000;
const STORING_FROM = 150;
const MATCHING_FROM = 800;
/** Rows that are written within a step. */
const ROWS_A_STEP = 1_000;

/**
 * Says what publishing a revision of a sheet would change for readers, by the matching that publishes it, and keeps
 * that. Publishing the same revision goes on from there.
 *
 * @param atStep - called with how far it is. @returns false where it is asked no more
 * @throws UserError where it may not be published, in words for the person who asked
 */
export async function compareSheet(
  db: Database,
  task: Omit<SheetTaskOf<'compare'>, 'kind'>,
  atStep: (done: number, of: number) => void,
): Promise<boolean> {
  const at = (steps: number) => atStep(Math.round(steps), STEPS);
  const { request: ofSheet } = await importOfSheet(db, task, (rows) => at(Math.min(STORING_FROM, rows / ROWS_A_STEP)));
  const request: ImportRequest = {
    ...ofSheet,
    onProgress: ({ bytesRead, bytesTotal }) =>
      at(STORING_FROM + (bytesRead / Math.max(1, bytesTotal)) * (MATCHING_FROM - STORING_FROM)),
    signal: new AbortController().signal,
  };
  const compare = async () => {
    await requireOwnSet(db, task);
    return unlessBusy(() => compareRecords(db, request));
  };
  let compared = await compare();
  for (; compared === null; compared = await compare()) await delay(AGAIN_MS);
  const { live, importId, decided, byField } = compared;
  const { added, changed, moved, gone, missed, unsure } = decided;
  return finishComparison(
    db,
    { id: task.comparisonId, fence: task.fence },
    {
      live,
      importId,
      counts: {
        added: added.length,
        changed: changed.length,
        byField,
        moved: moved.length,
        gone: gone.length,
        missed: missed.size,
        unsure: unsure.length,
      },
      rows: {
        added: added.map(({ no }) => ({ was: null, now: no })),
        changed: changed.map(({ old, fresh }) => ({ was: old.no, now: fresh.no })),
        // What readers hang on comes first.
        gone: gone
          .map(({ no, id }) => ({ was: no, now: null, hanging: missed.get(id) ?? [] }))
          .sort((one, other) => other.hanging.length - one.hanging.length),
      },
    },
  );
}
