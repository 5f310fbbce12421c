import { sheetFileJobs } from '#server/modules/records/sheets/index.ts';
import { type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';
import { zipOf } from '#test/support/server/zipOf.ts';

const REGISTER = 'First names,Surname\nJohn,Lander\nMary,Lander\n';

let sheets: SheetSite;
beforeAll(async () => {
  sheets = await startSheetSite();
});
afterAll(() => sheets.close());

const change = async (what: 'retryJob' | 'stopJob', id: string) =>
  (
    await sheets.site.ask<Record<string, boolean>>(
      `mutation Change($id: ID!) { ${what}(kind: SHEET_FILE, id: $id) }`,
      { id },
      sheets.anna,
    )
  ).data?.[what];
/** The job of a file, as staff see it. */
const jobOf = async (id: string) =>
  (
    await sheets.site.ask<{
      staffJobs: { jobs: { id: string; stage: string; mayRetry: boolean; mayStop: boolean }[] };
    }>('query Jobs { staffJobs(kind: SHEET_FILE, page: 1) { jobs { id stage mayRetry mayStop } } }', {}, sheets.anna)
  ).data?.staffJobs.jobs.find((job) => job.id === id);

/** The file of a new sheet, which an attempt has failed to read. */
async function failed(title: string): Promise<{ id: string; file: string }> {
  const id = await sheets.make(title);
  await sheets.send(id, REGISTER);
  const file = (await sheets.sheet(id)).file!.id;
  await sheets.db.rows(
    "/* test.failed */ UPDATE sheet_file SET stage = 'failed', problem = 'It went wrong.', attempts = 3, changed_at = now() WHERE id = $1",
    [file],
  );
  return { id, file };
}

it('a file that failed is there for a day, and is read once staff retry it', async () => {
  const { id, file } = await failed('Retried');
  await sheetFileJobs(sheets.files).forgetOld(sheets.db);
  expect(await jobOf(file)).toMatchObject({ stage: 'FAILED', mayRetry: true, mayStop: false });
  expect(await change('retryJob', file)).toBe(true);
  expect(await change('retryJob', file)).toBe(false);
  const stop = sheets.work();
  expect((await sheets.until(id, (sheet) => sheet.file?.state === 'READ')).file).toMatchObject({ id: file, rows: 2 });
  await stop();
});

it('one that staff stop before it is read can be retried, too', async () => {
  const id = await sheets.make('Stopped');
  await sheets.send(id, REGISTER);
  const file = (await sheets.sheet(id)).file!.id;
  expect(await jobOf(file)).toMatchObject({ stage: 'WAITING', mayStop: true });
  expect(await change('stopJob', file)).toBe(true);
  expect((await sheets.sheet(id)).file).toMatchObject({ state: 'FAILED', problem: expect.stringContaining('stopped') });
  await sheetFileJobs(sheets.files).forgetOld(sheets.db);
  expect(await change('retryJob', file)).toBe(true);
  const stop = sheets.work();
  await sheets.until(id, (sheet) => sheet.file?.state === 'READ');
  await stop();
});

it('one that waits for a choice is the person’s, and may be stopped', async () => {
  const id = await sheets.make('To be chosen');
  const stop = sheets.work();
  const tables = zipOf(['a.csv', 'b.csv'].map((name) => [name, Buffer.from(REGISTER)]));
  await sheets.send(id, tables, 'register.zip');
  const { file } = await sheets.until(id, (sheet) => sheet.file?.state === 'CHOOSING');
  await stop();
  expect(await jobOf(file!.id)).toMatchObject({ stage: 'MEMBER', mayRetry: false, mayStop: true });
  expect(await change('stopJob', file!.id)).toBe(true);
  expect(await jobOf(file!.id)).toMatchObject({ stage: 'FAILED', mayRetry: true });
});

describe('a file is not retried', () => {
  it.each<[string, (file: { id: string; file: string }) => Promise<unknown>]>([
    ['once another came to its sheet', ({ id }) => sheets.send(id, REGISTER)],
    [
      'after a day',
      ({ file }) =>
        sheets.db.rows("/* test.old */ UPDATE sheet_file SET changed_at = now() - interval '25 hours' WHERE id = $1", [
          file,
        ]),
    ],
    [
      'of which not all had come',
      ({ file }) => sheets.db.rows('/* test.half */ UPDATE sheet_file SET attempts = 0 WHERE id = $1', [file]),
    ],
    [
      'whose bytes got lost',
      async ({ file }) => {
        await sheets.files.remove(`sheets/${file}.upload`);
        await sheets.db.rows(
          "/* test.lost */ UPDATE sheet_file SET stage = 'waiting', leased_until = now() - interval '2 hours', changed_at = now() - interval '2 hours' WHERE id = $1",
          [file],
        );
        await sheetFileJobs(sheets.files).forgetOld(sheets.db);
      },
    ],
    [
      'that a command brings',
      ({ file }) => sheets.db.rows("/* test.byCommand */ UPDATE sheet_file SET delivery = '{}' WHERE id = $1", [file]),
    ],
  ])('%s', async (title, happens) => {
    const made = await failed(`Not retried ${title}`);
    await happens(made);
    expect(await jobOf(made.file)).toMatchObject({ stage: 'FAILED', mayRetry: false });
    expect(await change('retryJob', made.file)).toBe(false);
  });
});

it('the bytes of one that failed go after a day', async () => {
  const { file } = await failed('Old');
  await sheets.db.rows("/* test.old */ UPDATE sheet_file SET changed_at = now() - interval '25 hours' WHERE id = $1", [
    file,
  ]);
  await sheetFileJobs(sheets.files).forgetOld(sheets.db);
  expect(await sheets.files.sizeOf(`sheets/${file}.upload`)).toBeNull();
});

it('one that is retried while what failed is cleared keeps the rows that are read of it', async () => {
  const { file } = await failed('Retried meanwhile');
  const rowsOf = async () =>
    (await sheets.db.rows('/* test.rows */ SELECT FROM sheet_row WHERE file_id = $1', [file])).length;
  await sheets.db.rows(
    "/* test.row */ INSERT INTO sheet_row (file_id, no, line, cells) VALUES ($1, 1, 2, '{John,Lander}')",
    [file],
  );
  const rows = async <Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]> => {
    const found = await sheets.db.rows<Row>(sql, values);
    if (sql.includes('sheetFiles.emptyWithRows')) await change('retryJob', file);
    return found;
  };
  await sheetFileJobs(sheets.files).forgetOld({ ...sheets.db, rows });
  expect(await rowsOf()).toBe(1);
  await change('stopJob', file);
  await sheetFileJobs(sheets.files).forgetOld(sheets.db);
  expect(await rowsOf()).toBe(0);
});
