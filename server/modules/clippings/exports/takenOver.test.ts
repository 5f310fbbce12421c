import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { silentLog } from '#server/platform/config/log.ts';
import { type ClippingSite, openClippingSite } from '#test/support/server/clippingSite.ts';
import { siteIdentity } from '#test/support/server/siteIdentity.ts';

import { exportJob } from './exportJob.ts';
import { addPiece, EXPORT_JOBS, finishExport } from './exportStore.ts';
import { type ExportTask, writeExport } from './writeExport.ts';

let site: ClippingSite;
beforeAll(async () => {
  site = await openClippingSite();
}, 120_000);
afterAll(() => site.close());

const write = (task: ExportTask) =>
  writeExport(site.db, { image: () => Promise.reject(new Error('no picture is asked for')) }, task, () => undefined);

describe('an export that another copy of the server has taken over', () => {
  it('is not touched by the first, which slept past its lease and wakes', async () => {
    const { db } = site;
    await site.make({});
    const opened = await site.ask<{ makeClippingExport: { file: { id: string } | null } }>(
      'mutation Make { makeClippingExport(input: { format: CSV }) { file { id } } }',
      {},
      site.maker,
    );
    const id = Number(opened.data?.makeClippingExport.file?.id);
    const { fence } = (await EXPORT_JOBS.lease(db, id, 60))!;
    await addPiece(db, { id, fence }, 0, Buffer.from('what the first copy had written'));
    await db.rows(
      "/* test.slept */ UPDATE clipping_export SET leased_until = now() - interval '1 second' WHERE id = $1",
      [id],
    );
    const taken = (await EXPORT_JOBS.lease(db, id, 60))!;
    const old = { id, fence };
    const woken = async () => {
      await EXPORT_JOBS.fail(db, old, 'asleep');
      await EXPORT_JOBS.release(db, old, true);
      return [
        await EXPORT_JOBS.progress(db, old, { done: 9, of: 9 }, 60),
        await addPiece(db, old, 1, Buffer.from('late')).then(
          () => 'written',
          () => 'refused',
        ),
        await finishExport(db, old, { items: 1, leftOut: 0, bytes: 4, shown: [], shownAs: '' }),
        await write({
          exportId: id,
          fence,
          folder: path.join(site.dataDir, 'late'),
          files: { dataDir: site.dataDir, s3: null },
          site: { publicUrl: 'http://localhost:3000', name: 'Muniment' },
          version: '1.0',
          madeAt: new Date(),
        }),
      ];
    };
    const refused = [false, 'refused', false, false];
    const job = () =>
      db.one<{ stage: string }>(
        '/* test.job */ SELECT stage, fence, attempts, steps_done AS steps, leased_until > now() AS "isLeased" FROM clipping_export WHERE id = $1',
        [id],
      );
    expect(await woken()).toEqual(refused);
    expect(await job()).toEqual({ stage: 'waiting', fence: taken.fence, attempts: 2, steps: 0, isLeased: true });

    await EXPORT_JOBS.release(db, { id, fence: taken.fence }, true);
    const { connection, dataDir } = site;
    const settings = { databaseUrl: 'postgres://shared', gedcomMemoryMegabytes: 512 };
    const stop = exportJob.start(
      { db, connection, settings, log: silentLog },
      {
        files: { dataDir, s3: null },
        publicUrl: 'http://localhost:3000',
        siteIdentity,
        version: '1.0',
      },
      { run: write, lookMs: 20 },
    );
    while ((await job())?.stage !== 'done') await delay(20);
    await stop();
    const pieces = () =>
      db.rows('/* test.pieces */ SELECT attempt, n, bytes FROM clipping_export_piece WHERE export_id = $1 ORDER BY n', [
        id,
      ]);
    const whole = await pieces();
    expect(await woken()).toEqual(refused);
    expect([(await job())?.stage, whole.length > 0, await pieces()]).toEqual(['done', true, whole]);
  }, 60_000);
});
