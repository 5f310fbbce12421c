import { randomBytes } from 'node:crypto';

import type { SearchThread } from '#server/engines/threads/SearchThread.ts';

import type { LiveSet } from '../../records/liveSet.ts';
import type { RecordSource } from '../../records/recordSource.ts';
import type { Task } from '../messages.ts';
import type { SegmentEntry } from './manifest.ts';

const BATCH_RECORDS = 2_000;

/** What a segment is made of: sets of other segments, and sets of the database. */
export interface SegmentParts {
  absorbed: readonly { memory: SharedArrayBuffer; keep: readonly string[] }[];
  added: readonly LiveSet[];
}

/** Counts of records at which a build does something else. */
export interface BuildSizes {
  /** A segment takes no further set. */
  largest: number;
  /** A second thread is worth its start: it loads the gazetteer first. */
  shared: number;
}

/** The threads a build may use: one, and another that is started when there is much to do. */
export interface Builders {
  first: SearchThread<Task>;
  second: () => SearchThread<Task>;
}

/**
 * Has threads build and write segments; the next records are read while the last are indexed. A set is
 * never divided. Where there is much, two threads take the next
 * set in turns, each into segments of its own.
 *
 * @returns the entries for the manifest, none when there was nothing to build.
 */
export async function buildSegments(
  builders: Builders,
  folder: string,
  source: Pick<RecordSource, 'read'>,
  { absorbed, added }: SegmentParts,
  { largest, shared }: BuildSizes,
): Promise<SegmentEntry[]> {
  if (absorbed.length === 0 && added.length === 0) return [];
  const entries: SegmentEntry[] = [];
  const queue = [...added];
  let helping: Promise<void> | null = null;
  const finish = async (thread: SearchThread<Task>): Promise<void> => {
    entries.push(
      await thread.ask<SegmentEntry>({ kind: 'build.finish', folder, file: `${randomBytes(8).toString('hex')}.seg` }),
    );
  };
  const fill = async (thread: SearchThread<Task>, before: number): Promise<void> => {
    let docs = before;
    for (let set = queue.shift(); set; set = queue.shift()) {
      if (docs >= largest) {
        await finish(thread);
        docs = 0;
      }
      docs = await addSet(thread, source, set, docs);
      if (docs >= shared && queue.length > 0 && !helping) {
        helping = help();
        // Awaited below.
        helping.catch(() => (queue.length = 0));
      }
    }
    await finish(thread);
  };
  const help = async (): Promise<void> => {
    const thread = builders.second();
    await thread.ask({ kind: 'build.start' });
    if (queue.length > 0) await fill(thread, 0);
  };
  const { first } = builders;
  await first.ask({ kind: 'build.start' });
  let docs = 0;
  for (const { memory, keep } of absorbed)
    docs = await first.ask<number>({ kind: 'build.absorb', segment: memory, keep });
  try {
    await fill(first, docs);
  } finally {
    // Where the one has failed, the other takes no further set.
    queue.length = 0;
    await helping;
  }
  return entries;
}

async function addSet(
  thread: SearchThread<Task>,
  source: Pick<RecordSource, 'read'>,
  set: LiveSet,
  before: number,
): Promise<number> {
  const { id, generation, ...details } = set;
  await thread.ask({ kind: 'build.set', set: { id, generation }, details });
  let indexing: Promise<number> = Promise.resolve(before);
  for (let after = -1; ;) {
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
