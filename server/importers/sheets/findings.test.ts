import * as xlsx from '@e965/xlsx';

import { type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';

let sheets: SheetSite;
beforeAll(async () => {
  sheets = await startSheetSite();
  sheets.work();
});
afterAll(() => sheets.close());

const COLUMNS = {
  kind: 'BURIALS' as const,
  columns: ['forename', 'surname', 'burial_date', 'age', 'closed_until'],
  constants: [],
  set: {
    description: 'Burials.',
    access: 'FREE' as const,
    repository: null,
    archiveSeries: null,
    attribution: null,
    notation: 'PLAIN' as const,
  },
};

function register(): Buffer {
  const sheet = xlsx.utils.aoa_to_sheet([
    ['First names', 'Surname', 'Date of burial', 'Age', 'Closed until'],
    ['Ann', 'Marsh', '4 Mar 1841', 40, '1 Jan 1950'],
    ['John', 'Hext', '5 Mar 1841', 3, '1 Jan 2950'],
    ['Ruth', 'Penna', '6 Mar 1841', 7, ''],
    ['Total', '', '', 50, ''],
    ['Eve', 'Roche', '7 Mar 1841', 9, ''],
  ]);
  sheet['D3'] = { t: 'z', f: 'A1' };
  sheet['D4'] = { t: 'e', v: 0x17, w: '#REF!' };
  sheet['D6'] = { t: 'e', v: 0x17, w: '#REF!' };
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, sheet, 'Burials');
  return xlsx.write(book, { type: 'buffer', bookType: 'xlsx', sheetStubs: true }) as Buffer;
}

it('formulas without a value, errors, totals and closing dates that are past are problems with their rows', async () => {
  const id = await sheets.make('Found in a workbook');
  await sheets.bring(id, register(), 'burials.xlsx');
  await sheets.setColumns(id, COLUMNS);
  const rowsOf = async () =>
    Object.fromEntries(
      (await sheets.check(id)).problems.map(({ kind, values }) => [kind, values.flatMap(({ some }) => some)]),
    );
  expect(await rowsOf()).toMatchObject({ noValue: [2], cellError: [3, 5], totals: [4], closingPast: [1] });
  // A row that is mended stays named until the problem is left as it is: the file has the error all the same.
  await sheets.addSteps(id, [
    { do: 'accept', problem: 'cellError' },
    { do: 'leaveOut', no: 4 },
  ]);
  const left = await rowsOf();
  expect(left).not.toHaveProperty('cellError');
  expect(left).not.toHaveProperty('totals');
  expect(left).toMatchObject({ noValue: [2] });
  // The next file is looked at by itself.
  await sheets.bring(id, 'First names,Surname,Date of burial,Age,Closed until\nAnn,Marsh,4 Mar 1841,40,\n');
  expect(await rowsOf()).not.toHaveProperty('noValue');
});
