import { type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';

const ROWS = 60_000;
const REGISTER = `Fore names,Surname,Buried\n${Array.from(
  { length: ROWS },
  (_, at) => `John,Lander${at},${(at % 28) + 1} Mar ${1700 + (at % 150)}\n`,
).join('')}`;

let sheets: SheetSite;
beforeAll(async () => {
  sheets = await startSheetSite();
});
afterAll(() => sheets.close());

/** Kills the first process of a kind of work so many milliseconds after it said that it is under way. */
function killing<Run extends SheetSite['here']['reading'] | SheetSite['here']['publishing']>(run: Run) {
  let started = 0;
  return {
    count: () => started,
    run: ((task: never, options: Parameters<Run>[1]) => {
      started += 1;
      let kill = (): void => undefined;
      const isFirst = started === 1;
      return run(task, {
        ...options,
        onStarted: ({ process }) => {
          kill = () => void process.kill('SIGKILL');
        },
        onProgress: (done, of) => {
          options.onProgress(done, of);
          if (isFirst && done > 100) kill();
        },
      });
    }) as Run,
  };
}

it('a file whose process is killed half way is read whole, and a killed publication comes to readers once', async () => {
  const [reading, publishing] = [killing(sheets.processes.reading), killing(sheets.processes.publishing)];
  sheets.work({ reading: reading.run, publishing: publishing.run, lookMs: 500 });
  const id = await sheets.make('Killed');
  const { file } = await sheets.bring(id, REGISTER);
  expect([file?.state, file?.rows, reading.count()]).toEqual(['READ', ROWS, 2]);
  const stored = await sheets.db.one(
    '/* test.rows */ SELECT count(*)::int AS rows, min(no) AS first, max(no) AS last FROM sheet_row WHERE file_id = $1',
    [file?.id],
  );
  expect(stored).toEqual({ rows: ROWS, first: 1, last: ROWS });
  await sheets.setColumns(id, {
    kind: 'BURIALS',
    columns: ['forename', 'surname', 'burial_date'],
    constants: [{ field: 'place', value: 'Wexcombe' }],
    set: { description: 'Burials.', access: 'FREE', notation: 'PLAIN' },
  });
  expect(await sheets.publish(id)).toMatchObject({ state: 'PUBLISHED', accepted: ROWS, rejected: 0 });
  expect(publishing.count()).toBe(2);
  const live = await sheets.db.one(
    `/* test.live */ SELECT count(*)::int AS records, count(DISTINCT r.id)::int AS ids FROM record r JOIN record_set s ON s.id = r.record_set_id AND s.live_generation = r.generation WHERE s.id = 'KILLED'`,
  );
  expect(live).toEqual({ records: ROWS, ids: ROWS });
});
