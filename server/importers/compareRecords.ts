import type { Database } from '#server/platform/db/database.ts';

import { analyzeRecords } from './analyzeRecords.ts';
import { byFieldOf } from './comparison/compareGenerations.ts';
import { decideRows, type RowDecisions } from './comparison/decideRows.ts';
import { comparedSet, withImportedSet } from './importedSet.ts';
import { closedFileOf, contentHash, type ImportRequest, openSources, readAll } from './importRecords.ts';
import { HELD, openRun } from './importStore.ts';
import { keysOf } from './mapping/columnIndex.ts';
import { openRejectList } from './rejectList.ts';

/** What an import would change of its set. */
export interface ComparedImport {
  /** The generation that readers have, or had until the set was withdrawn. */
  live: number;
  /** The import that holds what was compared: importing the same files goes on with it. Null where readers have these. */
  importId: string | null;
  decided: Omit<RowDecisions, 'pairs'>;
  byField: Record<string, number>;
}

const NOTHING: ComparedImport['decided'] = {
  changed: [],
  moved: [],
  gone: [],
  added: [],
  unsure: [],
  missed: new Map(),
};

/**
 * Says what importing files into a set that was published would change: their rows are stored and matched as the import
 * does, which goes on from there. Readers see nothing of it.
 *
 * @throws Error for a set that was never published; SetBusy; UserError for anything wrong with the files
 */
export async function compareRecords(db: Database, request: ImportRequest): Promise<ComparedImport> {
  const { mapping } = request;
  const sources = await openSources(request);
  return withImportedSet(db, request, async (set, { db: own, signal }) => {
    const held = await own.one<{ live: number | null }>(
      `/* compare.live */ SELECT ${HELD} AS live FROM record_set s WHERE id = $1`,
      [set.id],
    );
    const live = held?.live ?? null;
    if (live === null) throw new Error(`${set.id} was never published: there is nothing to compare with.`);
    const source = sources.map(({ name }) => name).join(', ');
    const run = await openRun(own, set, await contentHash(sources, mapping, await comparedSet(own, set)), source);
    if (!run) return { live, importId: null, decided: NOTHING, byField: {} };
    if (!run.isReady) {
      const rejects = await openRejectList(request.rejectFile(set.id));
      const closures = await openRejectList(closedFileOf(rejects.file));
      const stopping = AbortSignal.any([request.signal, signal]);
      try {
        const { accepted } = await readAll(own, {
          request: { ...request, signal: stopping },
          set,
          sources,
          run,
          rejects,
          closures,
        });
        stopping.throwIfAborted();
        await analyzeRecords(own, accepted);
      } finally {
        await Promise.all([rejects.close(), closures.close()]);
      }
    }
    const generations = { recordSetId: set.id, live, fresh: run.generation };
    const decided = await decideRows(own, generations, request.decisions ?? new Map(), keysOf(mapping));
    return { live, importId: run.id, decided, byField: await byFieldOf(own, decided.changed) };
  });
}
