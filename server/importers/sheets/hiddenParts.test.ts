import * as xlsx from '@e965/xlsx';

import { type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';

let sheets: SheetSite;
beforeAll(async () => {
  sheets = await startSheetSite();
  sheets.work();
});
afterAll(() => sheets.close());

function register(): Buffer {
  const sheet = xlsx.utils.aoa_to_sheet([
    ['First names', 'Clerk', 'Surname'],
    ['Ann', 'x', 'Marsh'],
    ['John', 'x', 'Hext'],
    ['Ruth', 'x', 'Penna'],
  ]);
  sheet['!rows'] = [{}, {}, { hidden: true }];
  sheet['!cols'] = [{}, { hidden: true }];
  sheet['A2'] = { t: 's', v: 'Ann', c: [{ a: 'Jory', t: 'Or Anne?' }] };
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, sheet, 'Burials');
  return xlsx.write(book, { type: 'buffer', bookType: 'xlsx', cellStyles: true }) as Buffer;
}
const rowsOf = async (id: string) =>
  (await sheets.ask<{ sheetRows: { cells: string[] }[] }>('rows', { id, from: 1 })).data?.sheetRows.map(({ cells }) =>
    cells.join(' '),
  );
async function again(id: string, leavesHidden: boolean) {
  const { file, revision } = await sheets.sheet(id);
  const { errors } = await sheets.ask('readAgain', { id, file: file?.id, leavesHidden });
  if (errors) return errors[0]?.message;
  return sheets.until(id, (sheet) => sheet.revision > revision || sheet.file?.state === 'FAILED');
}

it('what is hidden is asked about, left out and taken in; comments are counted', async () => {
  const id = await sheets.make('Hidden rows');
  const first = await sheets.bring(id, register(), 'burials.xlsx');
  expect(first.file).toMatchObject({ hidden: { rows: 1, columns: 1, isLeftOut: false }, encoding: null });
  expect(first.file?.remarks).toContain('1 cell has a comment, which was not taken.');
  expect(await rowsOf(id)).toEqual(['Ann x Marsh', 'John x Hext', 'Ruth x Penna']);
  const left = await again(id, true);
  expect(left).toMatchObject({ file: { rows: 2, hidden: { rows: 1, columns: 1, isLeftOut: true } } });
  expect((await sheets.sheet(id)).columns.map(({ heading }) => heading)).toEqual(['First names', 'Surname']);
  expect(await rowsOf(id)).toEqual(['Ann Marsh', 'Ruth Penna']);
  expect((await sheets.history(id)).changes[0]?.text).toBe(
    '“burials.xlsx” was read again without what is hidden: 2 rows.',
  );
  expect(await again(id, true)).toMatch(/Bring it again/u);
  await again(id, false);
  expect(await rowsOf(id)).toHaveLength(3);
});

it('nothing is asked of a spreadsheet that hides nothing', async () => {
  const id = await sheets.make('Nothing hidden');
  const sheet = await sheets.bring(id, 'First names,Surname\nAnn,Marsh\n');
  expect(sheet.file?.hidden).toBeNull();
  expect(await again(id, true)).toMatch(/Bring it again/u);
});
