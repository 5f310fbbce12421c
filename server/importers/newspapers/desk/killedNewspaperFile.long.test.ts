import { DAY_MS } from '#domain/kernel/values/durations.ts';
import type { DeskNewspaper } from '#server/modules/kernel/graphql/types.generated.ts';
import { altoPage } from '#test/support/newspaperFiles.ts';
import { type NewspaperDesk, startNewspaperDesk } from '#test/support/server/startNewspaperDesk.ts';
import { zipOf } from '#test/support/server/zipOf.ts';

const ISSUES = 40;
const days = Array.from({ length: ISSUES }, (_issue, at) =>
  new Date(Date.UTC(1824, 1, 3) + at * 7 * DAY_MS).toISOString().slice(0, 10),
);
const pageOf = (day: string): Buffer =>
  Buffer.from(altoPage([`HERALD ${day}`, ...Array.from({ length: 30 }, (_line, at) => `line ${at} of a page`)]));

let desk: NewspaperDesk;
beforeAll(async () => {
  desk = await startNewspaperDesk();
});
afterAll(() => desk.close());

it('issues whose process is killed half way are taken whole, and once', async () => {
  let started = 0;
  let seen: number | null = null;
  desk.work((task, options) => {
    started += 1;
    // The first checks, the second takes.
    const isKilled = started === 2;
    let kill = (): void => undefined;
    return desk.inProcess(task, {
      ...options,
      onStarted: ({ process }) => {
        kill = () => void process.kill('SIGKILL');
      },
      onProgress: (done, of) => {
        options.onProgress(done, of);
        if (isKilled && done > 3) {
          seen = done;
          kill();
        }
      },
    });
  });
  const paper = await desk.make('Killed');
  const files = days.map((day): [string, Buffer] => [`k/${day}/0001.xml`, pageOf(day)]);
  const file = await desk.bring(paper, 'k.zip', zipOf(files));
  expect(file).toMatchObject({ state: 'CHECKED', issueCount: ISSUES });
  expect(await desk.take(paper, file)).toMatchObject({ state: 'TAKEN', issueCount: ISSUES, refusedCount: 0 });
  expect([started, seen !== null && seen < ISSUES]).toEqual([3, true]);
  expect(await desk.ask<DeskNewspaper>('newspaper', { slug: paper.slug })).toMatchObject({ issueCount: ISSUES });
  const stored = await desk.db.rows<{ date: string; pages: number }>(
    '/* test.stored */ SELECT date::text AS date, (SELECT count(*)::int FROM newspaper_page p WHERE p.issue_id = i.id) AS pages FROM newspaper_issue i WHERE title_id = $1 ORDER BY date',
    [paper.id],
  );
  expect(stored).toEqual(days.map((date) => ({ date, pages: 1 })));
});
