import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { SearchThread } from '#server/engines/threads/SearchThread.ts';

import { madeUpRecord, SETS } from '../../conformance/population.ts';
import type { RecordRow } from '../../records/recordSource.ts';
import type { Task } from '../messages.ts';
import { buildSegments } from './buildSegment.ts';

const RECORDS = 240;
const added = SETS.map((set) => ({
  id: set.id,
  generation: 1,
  name: set.name,
  category: set.category,
  subcategory: set.subcategory,
  sourceCountry: set.sourceCountry,
}));
const rowsOf = (setId: string): RecordRow[] =>
  Array.from({ length: RECORDS }, (_none, at) => ({ at: at + 1, made: madeUpRecord(at + 1) })).flatMap(({ at, made }) =>
    made.setId === setId && !made.draft.isClosed
      ? [{ no: at, fields: JSON.stringify(made.draft.fields), isClosed: false }]
      : [],
  );
const source = { read: async (set: { id: string }, after: number) => rowsOf(set.id).filter(({ no }) => no > after) };

let folder: string;
let threads: SearchThread<Task>[];
const thread = (): SearchThread<Task> => {
  const made = new SearchThread<Task>('searchWorker', () => undefined);
  threads.push(made);
  return made;
};
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muniment-build-'));
  threads = [];
});
afterEach(async () => {
  await Promise.all(threads.map((one) => one.close()));
  await rm(folder, { recursive: true, force: true });
});

const docsOf = (entries: readonly { docs: number }[]): number => entries.reduce((sum, { docs }) => sum + docs, 0);
const all = SETS.reduce((sum, { id }) => sum + rowsOf(id).length, 0);

describe('building segments', () => {
  it('takes one thread and one segment where there is little', async () => {
    const entries = await buildSegments(
      { first: thread(), second: thread },
      folder,
      source,
      { absorbed: [], added },
      { largest: 10_000, shared: 10_000 },
    );
    expect(entries.map(({ sets }) => sets.length)).toEqual([SETS.length]);
    expect([docsOf(entries), threads.length]).toEqual([all, 1]);
  });

  it('shares the sets between two threads where there is much, each set once', async () => {
    const entries = await buildSegments(
      { first: thread(), second: thread },
      folder,
      source,
      { absorbed: [], added },
      { largest: 10_000, shared: 1 },
    );
    expect(threads).toHaveLength(2);
    expect(entries.flatMap(({ sets }) => sets.map(({ id }) => id)).sort()).toEqual(SETS.map(({ id }) => id).sort());
    expect(docsOf(entries)).toBe(all);
  });

  it('fails as a whole when one thread fails', async () => {
    const failing = {
      read: async (set: { id: string }, after: number) =>
        set.id === SETS[2]?.id ? Promise.reject(new Error('away')) : source.read(set, after),
    };
    await expect(
      buildSegments(
        { first: thread(), second: thread },
        folder,
        failing,
        { absorbed: [], added },
        { largest: 10_000, shared: 1 },
      ),
    ).rejects.toThrow('away');
    const broken = {
      first: thread(),
      second: () => {
        throw new Error('no thread');
      },
    };
    await expect(
      buildSegments(broken, folder, source, { absorbed: [], added }, { largest: 10_000, shared: 1 }),
    ).rejects.toThrow('no thread');
  });
});
