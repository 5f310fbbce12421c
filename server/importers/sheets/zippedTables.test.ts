import * as XLSX from '@e965/xlsx';

import { sheetFileJobs } from '#server/modules/records/sheets/index.ts';
import { type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';
import { zipOf } from '#test/support/server/zipOf.ts';

const BURIALS = 'First names,Surname\nJohn,Lander\nMary,Lander\n';
const MARRIAGES = 'Groom,Bride\nJohn,Ann\n';
const zip = (files: Record<string, string>) =>
  zipOf(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]));
const SEVERAL = zip({ 'burials.csv': BURIALS, 'marriages.csv': MARRIAGES });

let sheets: SheetSite;
beforeAll(async () => {
  sheets = await startSheetSite();
  sheets.work();
});
afterAll(() => sheets.close());

/** A sheet to which an archive of two tables was sent. */
async function asked(title: string) {
  const id = await sheets.make(title);
  await sheets.send(id, SEVERAL, 'register.zip');
  const { file } = await sheets.until(id, (sheet) => sheet.file?.state === 'CHOOSING');
  return { id, file: file!.id };
}
const choose = (variables: { id: string; file: string; table: string }, as?: Parameters<SheetSite['ask']>[2]) =>
  sheets.ask<{ chooseSheetTable: { file: { state: string } } }>('choose', variables, as);
const codeOf = ({ errors }: Awaited<ReturnType<typeof choose>>) => errors?.[0]?.extensions.code;
const bytesOf = async () => {
  const keys: string[] = [];
  for await (const { key } of sheets.files.list('sheets/')) keys.push(key);
  return keys;
};

it('the only table of an archive is read as it is by itself', async () => {
  const id = await sheets.make('One table');
  const sheet = await sheets.bring(id, zip({ 'burials.csv': BURIALS, '1.jpg': 'x' }), 'register.zip');
  expect(sheet.file).toMatchObject({ name: 'register.zip', state: 'READ', rows: 2, table: 'burials.csv', tables: [] });
  expect(sheet.file?.remarks[1]).toContain('1 picture in the archive was left out. Bring pictures as pages of a book');
  expect(sheet.columns.map(({ heading }) => heading)).toEqual(['First names', 'Surname']);
});

it('of several one is chosen, which is read; the bytes are there until then', async () => {
  const { id, file } = await asked('Several tables');
  expect((await sheets.sheet(id)).file).toMatchObject({
    tables: ['burials.csv', 'marriages.csv'],
    table: null,
    problem: null,
    rows: 0,
  });
  await sheetFileJobs(sheets.files).forgetOld(sheets.db);
  const { data } = await choose({ id, file, table: 'marriages.csv' });
  expect(data?.chooseSheetTable.file.state).toBe('READING');
  const sheet = await sheets.until(id, (one) => one.file?.state === 'READ');
  expect(sheet.file).toMatchObject({ table: 'marriages.csv', tables: [], rows: 1 });
  expect(sheet.columns.map(({ heading }) => heading)).toEqual(['Groom', 'Bride']);
  expect((await sheets.history(id)).changes).toMatchObject([{ text: '“register.zip” was brought in: 1 row.' }]);
  expect(await bytesOf()).not.toContain(`sheets/${file}.upload`);
});

it('of several tables of a spreadsheet one is chosen in the same way', async () => {
  const book = XLSX.utils.book_new();
  for (const [name, text] of [
    ['Burials', BURIALS],
    ['Marriages', MARRIAGES],
  ] as const)
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(text.split('\n').map((row) => row.split(','))), name);
  const id = await sheets.make('A workbook');
  await sheets.send(id, XLSX.write(book, { type: 'buffer' }) as Buffer, 'register.xlsx');
  const { file } = await sheets.until(id, (sheet) => sheet.file?.state === 'CHOOSING');
  expect(file?.tables).toEqual(['Burials', 'Marriages']);
  await choose({ id, file: file!.id, table: 'Marriages' });
  const sheet = await sheets.until(id, (one) => one.file?.state === 'READ');
  expect(sheet.file).toMatchObject({ table: 'Marriages', rows: 1 });
});

it('is chosen once, of the tables that there are, by those who work on the sheet', async () => {
  const { id, file } = await asked('Chosen once');
  const other = await sheets.make('Another sheet');
  const member = { memberId: sheets.ben.memberId, isInternal: false };
  for (const [variables, as, code] of [
    [{ id, file, table: 'baptisms.csv' }, undefined, 'SHEET_REFUSED'],
    [{ id: other, file, table: 'burials.csv' }, undefined, 'SHEET_REFUSED'],
    [{ id, file: '0', table: 'burials.csv' }, undefined, 'SHEET_REFUSED'],
    [{ id, file, table: 'burials.csv' }, member, 'NOT_FOUND'],
    [{ id: '999999', file, table: 'burials.csv' }, undefined, 'NOT_FOUND'],
  ] as const)
    expect(codeOf(await choose(variables, as))).toBe(code);
  const answers = await Promise.all(
    ['burials.csv', 'marriages.csv'].map((table) => choose({ id, file, table }, sheets.ben)),
  );
  expect(answers.map(codeOf).toSorted()).toEqual(['SHEET_REFUSED', undefined]);
});

it('another file takes the place of one that waits for a choice', async () => {
  const { id, file } = await asked('Changed mind');
  const sheet = await sheets.bring(id, BURIALS, 'burials.csv');
  expect(sheet.file).toMatchObject({ name: 'burials.csv', state: 'READ' });
  expect(codeOf(await choose({ id, file, table: 'burials.csv' }))).toBe('SHEET_REFUSED');
  await sheetFileJobs(sheets.files).forgetOld(sheets.db);
  expect(await bytesOf()).not.toContain(`sheets/${file}.upload`);
});

it('keeps what the sheet held, and is given up after a week without a choice', async () => {
  const id = await sheets.make('Never chosen');
  await sheets.bring(id, BURIALS);
  await sheets.send(id, SEVERAL, 'register.zip');
  const { file, columns } = await sheets.until(id, (sheet) => sheet.file?.state === 'CHOOSING');
  expect(columns).toHaveLength(2);
  await sheets.db.rows("/* test.age */ UPDATE sheet_file SET changed_at = now() - interval '8 days' WHERE id = $1", [
    file!.id,
  ]);
  await sheetFileJobs(sheets.files).forgetOld(sheets.db);
  expect((await sheets.sheet(id)).file).toMatchObject({
    state: 'FAILED',
    problem: 'No table of it was chosen within a week. Bring the file again.',
  });
  expect(await bytesOf()).not.toContain(`sheets/${file!.id}.upload`);
});
