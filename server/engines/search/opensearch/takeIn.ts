import type { PlaceFinder } from '#domain/records/core/recordPlaces.ts';
import { type History, writeMarked } from '#server/engines/historyMarks.ts';
import { BulkWriter } from '#server/engines/opensearch/BulkWriter.ts';
import type { Cluster } from '#server/engines/opensearch/Cluster.ts';
import { MismatchedIndex } from '#server/engines/opensearch/IndexBuild.ts';

import { documentOf } from '../records/documentOf.ts';
import type { LiveSet } from '../records/liveSet.ts';
import type { RecordSource } from '../records/recordSource.ts';
import { indexedRecord, nameDocument, valueDocument } from './format/indexedRecord.ts';
import { nameId } from './format/valueId.ts';
import type { Build, TakenSet } from './RecordIndexBuild.ts';

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
  /** Values and names this process has written into the build's dictionary. */
  known: Set<string>;
  /** Asked between batches; true gives up. */
  isStopped: () => boolean;
  onRows: (rows: number) => void;
  /** Which history of the database is read: notes are marked by it. Left out, they are not. */
  history?: History;
}

/**
 * Deletes every record of a generation, by id: the cluster needs no plug-in for it. Another copy of the site may be at
 * the same, and further: what it has begun to write again stays, since its note comes first and is looked at between
 * finding records and deleting them.
 */
export async function removeGeneration(
  cluster: Cluster,
  build: Build,
  { generation, mark }: Pick<TakenSet, 'generation' | 'mark'>,
): Promise<void> {
  for (;;) {
    const { hits } = (
      await cluster.search(build.records, {
        size: DELETED_AT_ONCE,
        query: { term: { g: generation } },
        sort: ['_doc'],
        seq_no_primary_term: true,
      })
    ).hits;
    const note = await build.noteOf(generation);
    if (!note || note.taken.mark !== mark) return;
    if (hits.length === 0) return build.forget(note);
    const writer = new BulkWriter(cluster);
    for (const { _id, _seq_no: seqNo = -1, _primary_term: primaryTerm = -1 } of hits)
      await writer.add({ action: 'delete', index: build.records, id: _id, seen: { seqNo, primaryTerm } });
    await writer.flush();
    await build.refresh();
  }
}

/** Whether this process has not written an entry of the dictionary yet; from now on it has. */
function isNew(entry: string, known: Set<string>): boolean {
  if (known.has(entry)) return false;
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.add(entry);
  return true;
}

/**
 * Writes what `taken` does not have yet, and counts it there. Notes how far it came as the cluster takes it in, without
 * waiting for that.
 * @returns false when it was given up
 */
async function writeRecords(
  set: LiveSet,
  taken: TakenSet,
  note: (reached: TakenSet) => Promise<void>,
  { cluster, source, gazetteer, build, known, isStopped, onRows }: Parts,
): Promise<boolean> {
  const writer = new BulkWriter(cluster);
  // One that fails costs nothing but that less is known of how far it came.
  let noting = Promise.resolve();
  const noteWhen = (isTakenIn: Promise<boolean>, reached: TakenSet) => {
    noting = noting.then(async () => void ((await isTakenIn) && (await note(reached)))).catch(() => undefined);
  };
  try {
    for (let sinceNoted = 0; !isStopped();) {
      const rows = await source.read(set, taken.after, BATCH_RECORDS);
      for (const row of rows) {
        const record = documentOf(row, set, gazetteer);
        if (!record) continue;
        const { document, check, values, names } = indexedRecord(row.no, taken.generation, record);
        for (const [id, value] of values)
          if (isNew(id, known))
            await writer.add({ action: 'create', index: build.values, id, document: valueDocument(id, value) });
        for (const [key, name] of names) {
          if (!isNew(key, known)) continue;
          const id = nameId(name.nameOf, name.key);
          await writer.add({ action: 'create', index: build.values, id, document: nameDocument(id, name) });
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
 * Writes a set's generation into a build, from where an earlier attempt ended, and compares what can be searched
 * afterwards with what was written, by number and by sum.
 *
 * @returns false when it was given up.
 * @throws MismatchedIndex, RefusedDocument, SearchUnavailable
 */
export async function takeIn(set: LiveSet, begun: TakenSet | undefined, parts: Parts): Promise<boolean> {
  const { cluster, build } = parts;
  const generation = setGeneration(set);
  const taken: TakenSet = begun ? { ...begun } : { generation, isComplete: false, records: 0, check: 0, after: -1 };
  // Noted first, so that what an attempt leaves behind is known and can be removed.
  const note = (reached: TakenSet): Promise<void> =>
    writeMarked(parts.history, taken.mark, async (marked) => {
      await build.note({ ...reached, ...marked });
      Object.assign(taken, marked);
    });
  await note(taken);
  if (!(await writeRecords(set, taken, note, parts))) return false;
  await build.refresh();
  const found = await build.count(generation);
  if (found.records !== taken.records || found.check !== taken.check) {
    await removeGeneration(cluster, build, taken);
    throw new MismatchedIndex(`${generation}: ${taken.records} records written, ${found.records} found`);
  }
  await note({ ...taken, isComplete: true });
  return true;
}
