import * as XLSX from '@e965/xlsx';

import { JobLost } from '#server/platform/jobs/answerOfJob.ts';
import { SHEET_OPERATIONS, type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';

const REGISTER =
  'First names,Surname,Date of burial,Note\nJohn,Lander,1 Mar 1841,\nMary,Lander,2 Mar 1841,"aged, it says"\n';
const SET = {
  description: 'Burials.',
  access: 'MEMBERS',
  repository: null,
  archiveSeries: null,
  attribution: null,
  notation: 'PLAIN',
};

let sheets: SheetSite;
let stop: () => Promise<void>;
beforeAll(async () => {
  sheets = await startSheetSite();
  stop = sheets.work();
});
afterAll(() => sheets.close());

const refusalOf = async (answer: Promise<{ errors?: { message: string; extensions: Record<string, unknown> }[] }>) => {
  const [error] = (await answer).errors ?? [];
  return [error?.extensions.code, error?.message];
};
const toColumns = (columns: (string | null)[], constants: object[] = []) => ({
  kind: 'BURIALS' as const,
  columns,
  constants,
  set: SET,
});
const rowCount = async (id: string) =>
  (
    await sheets.db.one<{ rows: number }>(
      '/* test.rows */ SELECT count(*)::int AS rows FROM sheet_row r JOIN sheet_file f ON f.id = r.file_id WHERE f.sheet_id = $1',
      [id],
    )
  )?.rows;

describe('who may', () => {
  const VARIABLES = {
    id: '1',
    title: 'x',
    name: 'x',
    size: 1,
    kind: 'OTHER',
    from: 1,
    revision: 0,
    to: 1,
    at: 0,
    record: 'A/1',
    field: 'place',
    same: null,
    steps: [{ do: 'tidy' }],
    why: 'x',
    fewer: false,
    file: '1',
    table: 'burials.csv',
    encoding: 'utf-8',
    step: { do: 'tidy' },
  };

  it.each(Object.keys(SHEET_OPERATIONS) as (keyof typeof SHEET_OPERATIONS)[])(
    '%s is for staff with the duty records alone, and says nothing to others',
    async (operation) => {
      const { id } = await sheets.sheet(await sheets.make(`For staff alone ${operation}`));
      const variables = {
        ...VARIABLES,
        id,
        ...(operation === 'columns' && { to: toColumns([]) }),
      };
      for (const as of [
        {},
        { memberId: sheets.anna.memberId },
        { ...sheets.anna, duties: ['support', 'operations', 'content'] as const },
      ])
        expect(await refusalOf(sheets.ask(operation, variables, as))).toEqual(['NOT_FOUND', 'There is nothing here.']);
    },
  );

  it.each([
    'columns',
    'addSteps',
    'removeStep',
    'decide',
    'restore',
    'publish',
    'withdraw',
    'upload',
    'choose',
  ] as const)('%s of a sheet that is not there is answered alike', async (operation) => {
    const to = operation === 'columns' ? toColumns([]) : 1;
    expect(await refusalOf(sheets.ask(operation, { ...VARIABLES, id: '999999', to }))).toEqual([
      'NOT_FOUND',
      'There is nothing here.',
    ]);
  });

  it('a sheet that is not there has no rows, no check and no history', async () => {
    for (const [operation, nothing] of [
      ['sheet', null],
      ['check', null],
      ['history', null],
      ['values', null],
      ['questions', []],
      ['rows', []],
      ['guesses', []],
    ] as const)
      expect(Object.values((await sheets.ask<object>(operation, { ...VARIABLES, id: '999999' })).data ?? {})).toEqual([
        nothing,
      ]);
  });
});

describe('a title', () => {
  it('is of one sheet, and never of records that came another way', async () => {
    await sheets.make('Titled  burials ');
    expect(await refusalOf(sheets.ask('make', { title: 'titled burials' }))).toEqual([
      'SHEET_TITLE_TAKEN',
      'There is a sheet with such a title already. Open that one, or choose another.',
    ]);
    await sheets.db.rows(
      `/* test.set */ INSERT INTO record_set (id, name, description, type, category, subcategory, source_country, access, is_sample)
       VALUES ('BY-COMMAND', 'By command', 'x', 'TRANSCRIPTION', 'life events (bmds)', 'parish burials', 'england', 'free', false)`,
    );
    expect(await refusalOf(sheets.ask('make', { title: 'By command!' }))).toEqual([
      'SHEET_TITLE_TAKEN',
      'There are records called “By command” already. Choose another title.',
    ]);
    expect((await refusalOf(sheets.ask('make', { title: ' ' })))[0]).toBe('SHEET_TITLE_EMPTY');
    expect((await refusalOf(sheets.ask('make', { title: '–' })))[0]).toBe('SHEET_TITLE_EMPTY');
    expect((await refusalOf(sheets.ask('make', { title: 'x'.repeat(201) })))[0]).toBe('SHEET_TEXT_LONG');
  });
});

describe('a file', () => {
  it('becomes the rows of its sheet, with its headings and first values', async () => {
    const id = await sheets.make('A file');
    expect(await sheets.sheet(id)).toMatchObject({
      title: 'A file',
      revision: 0,
      file: null,
      kind: null,
      columns: [],
      publication: null,
      setSlug: null,
      lacks: ['Bring in the file with the records.'],
    });
    const sheet = await sheets.bring(id, REGISTER, 'burials 1841.csv');
    expect(sheet).toMatchObject({
      revision: 1,
      file: { name: 'burials 1841.csv', state: 'READ', rows: 2, problem: null, broughtBy: 'Anna Lee' },
    });
    expect(sheet.columns.map(({ heading, examples }) => [heading, examples])).toEqual([
      ['First names', ['John', 'Mary']],
      ['Surname', ['Lander', 'Lander']],
      ['Date of burial', ['1 Mar 1841', '2 Mar 1841']],
      ['Note', ['aged, it says']],
    ]);
    expect(sheet.lacks.length).toBeGreaterThan(0);
    const { data } = await sheets.ask<{ sheetRows: object[] }>('rows', { id, from: 2 });
    expect(data?.sheetRows).toEqual([{ no: 2, cells: ['Mary', 'Lander', '2 Mar 1841', 'aged, it says'] }]);
    const [change] = (await sheets.history(id)).changes;
    expect(change).toMatchObject({ revision: 1, kind: 'FILE', text: '“burials 1841.csv” was brought in: 2 rows.' });
    expect(await sheets.check(id)).toBeNull();
  });

  it('may be a spreadsheet, whose table is named', async () => {
    const book = XLSX.utils.book_new();
    XLSX.utils.book_append_sheet(
      book,
      XLSX.utils.aoa_to_sheet([
        ['Surname', 'No'],
        ['Lander', 7],
        ['Marsh', 8],
      ]),
      'Burials',
    );
    const id = await sheets.make('A spreadsheet');
    const { file, columns } = await sheets.bring(id, XLSX.write(book, { type: 'buffer' }) as Buffer, 'burials.xlsx');
    expect(file).toMatchObject({ name: 'burials.xlsx', state: 'READ', table: 'Burials', rows: 2 });
    expect(columns.map(({ heading, examples }) => [heading, examples])).toEqual([
      ['Surname', ['Lander', 'Marsh']],
      ['No', ['7', '8']],
    ]);
  });

  it('that cannot be read leaves the sheet as it is, and says why', async () => {
    const id = await sheets.make('Not a file');
    await sheets.bring(id, REGISTER);
    const failed = await sheets.bring(id, '%PDF-1.7\n\0\0\0', 'register.csv');
    expect(failed).toMatchObject({ revision: 1, file: { state: 'FAILED', problem: expect.stringMatching(/\w/u) } });
    expect(failed.file?.problem).not.toContain('upload');
    expect(failed.columns).toHaveLength(4);
    const changed = await sheets.setColumns(id, toColumns(['forename', 'surname', 'burial_date', null]) as never);
    expect(changed.file).toMatchObject({ state: 'READ', rows: 2 });
  });

  it('is let in once, within the limit, and one at a time', async () => {
    const id = await sheets.make('One at a time');
    const upload = (name: string, size: number, as = sheets.anna) =>
      sheets.ask<{ openSheetUpload: { address: string } }>('upload', { id, name, size }, as);
    expect((await refusalOf(upload('large.csv', 200 * 1024 ** 2 + 1)))[1]).toContain('200 MB');
    expect((await refusalOf(upload(`${'x'.repeat(252)}.csv`, 10)))[0]).toBe('SHEET_FILE_NAME');
    expect((await refusalOf(upload('empty.csv', 0)))[1]).toBe('This file is empty.');
    const { data } = await upload('first.csv', 10);
    expect(await refusalOf(upload('other.csv', 10, sheets.ben))).toEqual([
      'SHEET_BUSY',
      '“first.csv”, which Anna Lee brought, is being taken in just now. Wait until it is read.',
    ]);
    expect((await sheets.sheet(id)).file).toMatchObject({ name: 'first.csv', state: 'ARRIVING' });
    // Her own second try takes the place of the first.
    expect(await sheets.send(id, REGISTER)).toBe(204);
    const put = (url: string) => sheets.site.app.inject({ method: 'PUT', url, payload: Buffer.from(REGISTER) });
    expect((await put(data!.openSheetUpload.address)).statusCode).toBe(404);
    const { file } = await sheets.until(id, ({ revision }) => revision === 1);
    expect(file?.rows).toBe(2);
    // What is read is in the rows: the bytes are not kept.
    const left: string[] = [];
    for await (const { key } of sheets.files.list('sheets/')) left.push(key);
    expect(left).not.toContain(`sheets/${file?.id}.upload`);
  });

  it('is read again from its start when its process is lost, and no row is there twice', async () => {
    await stop();
    let tries = 0;
    stop = sheets.work({
      reading: async (task, options) => {
        tries += 1;
        if (tries > 1) return sheets.here.reading(task, options);
        const lost = new JobLost('ended by SIGKILL');
        await sheets.db.rows(
          `/* test.half */ INSERT INTO sheet_row (file_id, no, line, cells) VALUES ($1, 1, 2, '{John}')`,
          [task.fileId],
        );
        throw lost;
      },
    });
    const id = await sheets.make('Read again');
    expect((await sheets.bring(id, REGISTER)).file).toMatchObject({ state: 'READ', rows: 2 });
    expect([tries, await rowCount(id)]).toEqual([2, 2]);
  });

  it('whose process is lost each time is given up', async () => {
    await stop();
    stop = sheets.work({ reading: () => Promise.reject(new JobLost('ended by SIGKILL')) });
    const id = await sheets.make('Given up');
    expect((await sheets.bring(id, REGISTER)).file).toMatchObject({
      state: 'FAILED',
      problem: expect.stringContaining('3 times'),
    });
    await stop();
    stop = sheets.work();
  });
});

it('a sheet of which nothing is published can be deleted, with its rows', async () => {
  const id = await sheets.make('Deleted');
  await sheets.bring(id, REGISTER);
  expect((await sheets.ask('remove', { id })).data).toEqual({ deleteSheet: true });
  expect((await sheets.ask('remove', { id })).data).toEqual({ deleteSheet: false });
  expect(await rowCount(id)).toBe(0);
  const { data } = await sheets.ask<{ sheets: { id: string }[] }>('sheets');
  expect(data?.sheets.map((sheet) => sheet.id)).not.toContain(id);
  await sheets.make('Deleted');
});

it('the latest changed sheet comes first', async () => {
  const [first, second] = [await sheets.make('List one'), await sheets.make('List two')];
  const order = async () =>
    (await sheets.ask<{ sheets: { id: string }[] }>('sheets')).data?.sheets.map(({ id }) => id).slice(0, 2);
  expect(await order()).toEqual([second, first]);
  await sheets.bring(first, REGISTER);
  expect(await order()).toEqual([first, second]);
});
