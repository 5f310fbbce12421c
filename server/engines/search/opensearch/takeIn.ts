import type { PlaceFinder } from '#domain/records/core/recordPlaces.ts';
import type { ClusterAnswer } from '#server/engines/opensearch/answers.ts';
import { BulkWriter } from '#server/engines/opensearch/BulkWriter.ts';
import type { Cluster } from '#server/engines/opensearch/Cluster.ts';
import { MismatchedIndex } from '#server/engines/opensearch/MismatchedIndex.ts';

import { documentOf } from '../records/documentOf.ts';
import type { LiveSet } from '../records/liveSet.ts';
import type { RecordSource } from '../records/recordSource.ts';
import { dictionaryDocument, indexedRecord } from './format/indexedRecord.ts';
import type { Build, TakenSet } from './Build.ts';

const BATCH_RECORDS = 1_000;
/** Records after which it is noted how far a build came. */
const NOTED_EVERY = 10_000;
const MOST_REMEMBERED = 500_000;
const DELETED_AT_ONCE = 5_000;

/** A set's number as documents carry it. */
export const setGeneration = ({ id, generation }: Pick<LiveSet, 'id' | 'generation'>): string => `${id}/${generation}`;

interface Parts {
  cluster: Cluster;
  source: Pick<RecordSource, 'read'>;
  gazetteer: PlaceFinder;
  build: Build;
  /** Values this process has written into the build's dictionary. */
  known: Set<string>;
  /** Asked between batches; true gives up. */
  isStopped: () => boolean;
  onRows: (rows: number) => void;
}

/** Deletes every record of a generation, by id: the cluster needs no plug-in for it. */
export async function removeGeneration(cluster: Cluster, build: Build, generation: string): Promise<void> {
  for (;;) {
    const answer: ClusterAnswer = await cluster.search(build.records, { size: DELETED_AT_ONCE, query: { term: { g: generation } }, sort: ['_doc'] });
    if (answer.hits.hits.length === 0) break;
    const writer = new BulkWriter(cluster);
    for (const { _id } of answer.hits.hits) await writer.add({ action: 'delete', index: build.records, id: _id });
    await writer.flush();
    await build.refresh();
  }
  await build.forget(generation);
}

/** Writes what `taken` does not have yet, and counts it there. Notes how far it came as the cluster takes it in, without waiting for that. @returns false when it was given up */
async function writeRecords(set: LiveSet, taken: TakenSet, { cluster, source, gazetteer, build, known, isStopped, onRows }: Parts): Promise<boolean> {
  const writer = new BulkWriter(cluster);
  // One that fails costs nothing but that less is known of how far it came.
  let noting = Promise.resolve();
  const noteWhen = (isTakenIn: Promise<boolean>, reached: TakenSet) => {
    noting = noting.then(async () => void ((await isTakenIn) && (await build.note(reached)))).catch(() => undefined);
  };
  try {
    for (let sinceNoted = 0; !isStopped(); ) {
      const rows = await source.read(set, taken.after, BATCH_RECORDS);
      for (const row of rows) {
        const record = documentOf(row, set, gazetteer);
        if (!record) continue;
        const { document, check, values } = indexedRecord(row.no, taken.generation, record);
        for (const [id, value] of values) {
          if (known.has(id)) continue;
          if (known.size >= MOST_REMEMBERED) known.clear();
          known.add(id);
          await writer.add({ action: 'create', index: build.values, id, document: dictionaryDocument(id, value) });
        }
        await writer.add({ action: 'index', index: build.records, id: `${row.no}-${set.generation}`, document });
        taken.records += 1;
        taken.check += check;
      }
      const last = rows.at(-1);
      if (last) taken.after = last.no;
      onRows(rows.length);
      if (rows.length < BATCH_RECORDS) {
        await writer.flush();
        return true;
      }
      sinceNoted += rows.length;
      if (sinceNoted >= NOTED_EVERY) {
        noteWhen((await writer.mark()).isTakenIn, { ...taken });
        sinceNoted = 0;
      }
    }
    return false;
  } finally {
    // A note that came late would overwrite what is noted next.
    await noting;
  }
}

/**
 * Writes a set's generation into a build, from where an earlier attempt ended, and compares what can be searched afterwards
 * with what was written, by number and by sum.
 *
 * @returns false when it was given up.
 * @throws MismatchedIndex, RefusedDocument, SearchUnavailable
 */
export async function takeIn(set: LiveSet, begun: TakenSet | undefined, parts: Parts): Promise<boolean> {
  const { cluster, build } = parts;
  const generation = setGeneration(set);
  const taken: TakenSet = begun ? { ...begun } : { generation, isComplete: false, records: 0, check: 0, after: -1 };
  // Noted first, so that what an attempt leaves behind is known and can be removed.
  await build.note(taken);
  if (!(await writeRecords(set, taken, parts))) return false;
  await build.refresh();
  const found = await build.count(generation);
  if (found.records !== taken.records || found.check !== taken.check) {
    await removeGeneration(cluster, build, generation);
    throw new MismatchedIndex(`${generation}: ${taken.records} records written, ${found.records} found`);
  }
  await build.note({ ...taken, isComplete: true });
  return true;
}
