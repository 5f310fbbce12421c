import { setTimeout as delay } from 'node:timers/promises';

import { aFamily, aPerson } from '#domain/trees/core/trees.fixture.ts';
import { fillTree } from '#server/modules/trees/core/index.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { createWholeThread } from './wholeThread.ts';
import { createWholeTrees, type RunWholeTask } from './wholeTrees.ts';

const TREE = { version: 1, createdAt: new Date(0) };
const FINDINGS = { kind: 'findings', treeId: 1 } as const;
const NOTHING = { findings: [], counts: new Map() };
const asker = () => new AbortController();

describe('looking through whole trees', () => {
  it('is one run for all who ask for the same version, and another for the next', async () => {
    const run = jest.fn<ReturnType<RunWholeTask>, Parameters<RunWholeTask>>(async () => NOTHING);
    const { ask } = createWholeTrees(run);
    const answers = await Promise.all([1, 2, 3].map(() => ask(FINDINGS, TREE, asker().signal)));
    expect([new Set(answers).size, run.mock.calls.length]).toEqual([1, 1]);
    await ask(FINDINGS, { ...TREE, version: 2 }, asker().signal);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('ends when the last asker has gone, and not before', async () => {
    const run = jest.fn<ReturnType<RunWholeTask>, Parameters<RunWholeTask>>(
      (_task, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('ended')))),
    );
    const { ask } = createWholeTrees(run);
    const [one, other] = [asker(), asker()];
    const asked = [one, other].map(({ signal }) => ask(FINDINGS, TREE, signal).catch(() => 'gone'));
    const ending = run.mock.calls[0]![1];
    one.abort();
    await asked[0];
    expect(ending.aborted).toBe(false);
    other.abort();
    await asked[1];
    expect(ending.aborted).toBe(true);
    void ask(FINDINGS, TREE, asker().signal).catch(() => undefined);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('is tried again where it failed', async () => {
    const run = jest
      .fn<ReturnType<RunWholeTask>, Parameters<RunWholeTask>>()
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValue(NOTHING);
    const { ask } = createWholeTrees(run);
    await expect(ask(FINDINGS, TREE, asker().signal)).rejects.toThrow('lost');
    expect(await ask(FINDINGS, TREE, asker().signal)).toBe(NOTHING);
  });
});

describe('the thread for whole trees', () => {
  let db: Awaited<ReturnType<typeof testDatabase>>;
  let treeId: number;
  beforeAll(async () => {
    db = await testDatabase();
    const made = await db.one<{ id: number }>(
      "/* test.tree */ INSERT INTO tree (owner_id, name, is_public) VALUES (NULL, 'Carters', true) RETURNING id::int AS id",
    );
    treeId = made!.id;
    await fillTree(
      db,
      treeId,
      [
        { kind: 'person', document: aPerson(1, 'John Carter', { sex: 'm', born: '1850', died: '1800' }) },
        { kind: 'person', document: aPerson(2, 'Ann Carter', { sex: 'f', born: '1990' }) },
        { kind: 'family', document: aFamily(11, [1], [2]) },
      ],
      1,
    );
  }, 60_000);
  afterAll(() => db?.close());
  const statistics = (seesLiving: boolean) =>
    ({ kind: 'statistics', treeId, view: { mayEdit: false, seesLiving, asOfYear: 2026, livingYears: 110 } }) as const;

  it('counts and checks by its own connection, each reader what they may see', async () => {
    const thread = createWholeThread({ connection: db.connection });
    const { signal } = asker();
    expect(await thread.run({ kind: 'findings', treeId }, signal)).toHaveProperty(
      'findings',
      expect.arrayContaining([expect.objectContaining({ personIds: [1] })]),
    );
    expect([await thread.run(statistics(false), signal), await thread.run(statistics(true), signal)]).toMatchObject([
      { people: 1 },
      { people: 2 },
    ]);
    await thread.close();
  });

  it('gives up what takes too long or is called off, and goes on with the next', async () => {
    const thread = createWholeThread({ connection: db.connection, limits: { longestMs: 1, memoryMegabytes: 512 } });
    await expect(thread.run(statistics(true), asker().signal)).rejects.toThrow('given up after');
    await thread.close();
    const patient = createWholeThread({ connection: db.connection });
    const left = asker();
    const leaving = patient.run(statistics(true), left.signal);
    const next = patient.run(statistics(true), asker().signal);
    await delay(1);
    left.abort(new Error('gone'));
    await expect(leaving).rejects.toThrow('gone');
    expect(await next).toMatchObject({ people: 2 });
    await patient.close();
  });
});
