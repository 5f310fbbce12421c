import { randomBytes } from 'node:crypto';

import type { RecordSource } from '../../records/recordSource.ts';
import type { LiveSet } from '../../records/liveSet.ts';
import type { SearchThread } from '../threads/SearchThread.ts';
import type { SegmentEntry } from './manifest.ts';

const BATCH_RECORDS = 2_000;

/** What a segment is made of: sets of other segments, and sets of the database. */
export interface SegmentParts {
  absorbed: readonly { memory: SharedArrayBuffer; keep: readonly string[] }[];
  added: readonly LiveSet[];
}

/**
 * Has a thread build and write segments; the next records are read while the last are indexed. A new segment starts
 * with the next set once one has `largest` records; a set is never divided.
 *
 * @returns the entries for the manifest, none when there was nothing to build.
 */
export async function buildSegments(thread: SearchThread, folder: string, source: Pick<RecordSource, 'read'>, { absorbed, added }: SegmentParts, largest: number): Promise<SegmentEntry[]> {
  if (absorbed.length === 0 && added.length === 0) return [];
  const entries: SegmentEntry[] = [];
  const finish = async (): Promise<void> => {
    entries.push(await thread.ask<SegmentEntry>({ kind: 'build.finish', folder, file: `${randomBytes(8).toString('hex')}.seg` }));
  };
  await thread.ask({ kind: 'build.start' });
  let docs = 0;
  for (const { memory, keep } of absorbed) docs = await thread.ask<number>({ kind: 'build.absorb', segment: memory, keep });
  for (const set of added) {
    if (docs >= largest) {
      await finish();
      docs = 0;
    }
    docs = await addSet(thread, source, set, docs);
  }
  await finish();
  return entries;
}

async function addSet(thread: SearchThread, source: Pick<RecordSource, 'read'>, set: LiveSet, before: number): Promise<number> {
  const { id, generation, ...details } = set;
  await thread.ask({ kind: 'build.set', set: { id, generation }, details });
  let indexing: Promise<number> = Promise.resolve(before);
  for (let after = -1; ; ) {
    const rows = await source.read(set, after, BATCH_RECORDS);
    await indexing;
    const last = rows.at(-1);
    if (last) {
      indexing = thread.ask<number>({ kind: 'build.records', rows });
      // Awaited in the next round; a failure meanwhile must not count as unhandled.
      indexing.catch(() => undefined);
      after = last.no;
    }
    if (rows.length < BATCH_RECORDS) return indexing;
  }
}
