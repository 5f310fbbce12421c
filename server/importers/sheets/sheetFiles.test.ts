import { PassThrough } from 'node:stream';

import { eachRow, sheetFileJobs, waitingSheetFiles } from '#server/modules/records/sheets/index.ts';
import { type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';

const REGISTER = 'First names,Surname\nJohn,Lander\nMary,Lander\n';

let sheets: SheetSite;
beforeAll(async () => {
  sheets = await startSheetSite();
});
afterAll(() => sheets.close());

const addressFor = async (id: string, as = sheets.anna): Promise<string> => {
  const variables = { id, name: 'register.csv', size: REGISTER.length };
  const { data } = await sheets.ask<{ openSheetUpload: { address: string } }>('upload', variables, as);
  return data!.openSheetUpload.address;
};
const put = (url: string, payload: Buffer | PassThrough) =>
  sheets.site.app.inject({
    method: 'PUT',
    url,
    headers: { 'content-type': 'application/octet-stream' },
    payload,
  });
const age = (id: string, hours: number) =>
  sheets.db.rows(
    '/* test.age */ UPDATE sheet_file SET changed_at = now() - make_interval(hours => $2) WHERE sheet_id = $1',
    [id, hours],
  );

it('an upload whose place another took is refused, and not thrown away without a word', async () => {
  const id = await sheets.make('Two at once');
  const bytes = new PassThrough();
  const address = await addressFor(id);
  const first = put(address, bytes);
  bytes.write(REGISTER);
  const isTaken = async () =>
    (await sheets.db.one('/* test.taken */ SELECT FROM sheet_file WHERE sheet_id = $1 AND ticket_hash IS NULL', [
      id,
    ])) !== null;
  for (const started = Promise.resolve(first); !(await isTaken());)
    await Promise.race([started, new Promise(setImmediate)]);
  await addressFor(id);
  bytes.end();
  expect((await first).statusCode).toBe(409);
});

it('a ticket lets nothing in once its holder has the duty no more', async () => {
  const id = await sheets.make('Without the duty');
  const address = await addressFor(id, sheets.ben);
  await sheets.db.rows('/* test.duty */ DELETE FROM staff_duty WHERE member_id = $1', [sheets.ben.memberId]);
  expect((await put(address, Buffer.from(REGISTER))).statusCode).toBe(404);
});

it('files that are lost hold no others up, and after an hour their sheets are free', async () => {
  for (let at = 0; at < 11; at += 1) {
    const id = await sheets.make(`Lost file ${at}`);
    await sheets.db.rows(
      `/* test.lost */ INSERT INTO sheet_file (sheet_id, name, bytes, stage) VALUES ($1, 'lost.csv', 1, 'waiting')`,
      [id],
    );
    await age(id, 2);
  }
  const here = await sheets.make('Not lost');
  await sheets.send(here, REGISTER);
  await age(here, 2);
  const file = (await sheets.sheet(here)).file!;
  expect(await waitingSheetFiles(sheets.db, sheets.files, 2)).toEqual([
    { id: Number(file.id), adopts: null, bytesOf: null },
  ]);
  await sheetFileJobs(sheets.files).forgetOld(sheets.db);
  expect((await sheets.sheet(here)).file?.state).toBe('READING');
  const states = (await sheets.ask<{ sheets: { title: string; file: { state: string } | null }[] }>('sheets'))
    .data!.sheets.filter(({ title }) => title.startsWith('Lost file'))
    .map((sheet) => sheet.file?.state);
  expect(states).toEqual(Array.from({ length: 11 }, () => 'FAILED'));
});

it('what was read of a file before it failed is deleted', async () => {
  const id = await sheets.make('Failed half way');
  const file = await sheets.db.one<{ id: number }>(
    `/* test.failed */ INSERT INTO sheet_file (sheet_id, name, bytes, stage) VALUES ($1, 'half.csv', 1, 'failed') RETURNING id`,
    [id],
  );
  await sheets.db.rows(
    `/* test.half */ INSERT INTO sheet_row (file_id, no, line, cells) SELECT $1, no, no, '{John}' FROM generate_series(1, 20001) AS no`,
    [file!.id],
  );
  await sheetFileJobs(sheets.files).forgetOld(sheets.db);
  expect(await sheets.db.rows('/* test.left */ SELECT no FROM sheet_row WHERE file_id = $1', [file!.id])).toEqual([]);
});

it('gives up files that a sheet left long ago, and none of its last publications', async () => {
  const id = await sheets.make('Nightly files');
  /** Brings a file `days` ago, which the sheet has from then on. */
  const brought = async (revision: number, days: number, isPublished = false) => {
    const made = await sheets.db.one<{ fileId: number }>(
      `/* test.brought */ WITH file AS (INSERT INTO sheet_file (sheet_id, name, bytes, stage, changed_at) VALUES ($1, 'n.csv', 1, 'done', now() - make_interval(days => $3)) RETURNING id),
         row AS (INSERT INTO sheet_row (file_id, no, line, cells) SELECT id, 1, 1, '{John}' FROM file)
       INSERT INTO sheet_change (sheet_id, revision, kind, file_id, recipe, words, made_at)
       SELECT $1, $2, 'file', id, '{}', 'It came.', now() - make_interval(days => $3) FROM file RETURNING file_id AS "fileId"`,
      [id, revision, days],
    );
    await sheets.db.rows('/* test.advance */ UPDATE sheet SET revision = $2 WHERE id = $1', [id, revision]);
    if (isPublished)
      await sheets.db.rows(
        `/* test.published */ INSERT INTO sheet_publication (sheet_id, revision, accepts_fewer, stage, outcome) VALUES ($1, $2, false, 'done', 'replaced')`,
        [id, revision],
      );
    return made!.fileId;
  };
  // Left 150 days ago; published; left 60 days ago; the one that the sheet has.
  const files = [await brought(1, 200), await brought(2, 150, true), await brought(3, 100), await brought(4, 60)];
  await sheetFileJobs(sheets.files).forgetOld(sheets.db);
  const left = await sheets.db.rows<{ fileId: number }>(
    '/* test.left */ SELECT file_id AS "fileId" FROM sheet_row WHERE file_id = ANY($1::bigint[]) ORDER BY file_id',
    [files],
  );
  expect(left.map(({ fileId }) => fileId)).toEqual(files.slice(1));
  expect((await sheets.history(id)).changes.map(({ revision, isFileKept }) => [revision, isFileKept])).toEqual([
    [4, true],
    [3, true],
    [2, true],
    [1, false],
  ]);
  const back = (to: number) => sheets.ask('restore', { id, revision: 4, to });
  expect((await back(1)).errors?.[0]?.message).toBe('The file of that revision is no longer kept.');
  expect((await back(2)).errors).toBeUndefined();
});

describe('rows of long texts', () => {
  let id: string;
  let fileId: number;
  beforeAll(async () => {
    id = await sheets.make('Long texts');
    const file = await sheets.db.one<{ id: number }>(
      `/* test.file */ INSERT INTO sheet_file (sheet_id, name, bytes, stage, headings) VALUES ($1, 'long.csv', 1, 'done', '{Surname,Note}') RETURNING id`,
      [id],
    );
    fileId = file!.id;
    await sheets.db.rows(
      `/* test.rows */ INSERT INTO sheet_row (file_id, no, line, cells)
       SELECT $1, no, no, ARRAY['Lander', repeat('x', CASE WHEN no <= 4 THEN 5000000 ELSE 10 END)] FROM generate_series(1, 2100) AS no`,
      [fileId],
    );
    await sheets.db.rows(
      `/* test.held */ INSERT INTO sheet_change (sheet_id, revision, kind, file_id, recipe, words)
       VALUES ($1, 1, 'file', $2, '{"kind": null, "columns": [], "constants": {}, "set": {}}', 'It was brought in.')`,
      [id, fileId],
    );
    await sheets.db.rows('/* test.revision */ UPDATE sheet SET revision = 1 WHERE id = $1', [id]);
  });

  it('are read few at a time, and each of them once', async () => {
    const numbers: number[] = [];
    let longest = 0;
    for await (const rows of eachRow(sheets.db, fileId)) {
      numbers.push(...rows.map(({ no }) => no));
      longest = Math.max(
        longest,
        rows.reduce((sum, { cells }) => sum + cells.join('').length, 0),
      );
    }
    expect(numbers).toEqual(Array.from({ length: 2100 }, (_, at) => at + 1));
    expect(longest).toBeLessThan(8_000_000);
  });

  it('are shown without their ends', async () => {
    const { data } = await sheets.ask<{ sheetRows: { cells: string[] }[] }>('rows', { id, from: 4 });
    expect(data?.sheetRows.slice(0, 2).map(({ cells }) => cells)).toEqual([
      ['Lander', `${'x'.repeat(299)}…`],
      ['Lander', 'x'.repeat(10)],
    ]);
  });
});
