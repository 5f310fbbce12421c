import { sheetFileProblem } from './sheetFileProblem.ts';

describe('a file that is chosen for a sheet', () => {
  it.each([
    ['burials.csv', 10, null],
    ['Burials 1813–1840.XLSX', 200 * 1024 ** 2, null],
    ['register.ods', 1, null],
    ['Register and pictures.ZIP', 200 * 1024 ** 2, null],
    [
      'register.zip',
      200 * 1024 ** 2 + 1,
      'This archive is larger than 200 MB. Leave pictures out of it: they are brought as pages of a book.',
    ],
    ['burials.xlsx', 200 * 1024 ** 2 + 1, 'This file is larger than 200 MB.'],
    ['burials.csv', 0, 'This file is empty.'],
    ['burials.csv', Number.NaN, 'This file is empty.'],
    ['burials.pdf', 10, 'A PDF has no columns that could be read. Ask for the table it was printed from.'],
    ['burials.numbers', 10, 'In Numbers, choose File, Export to, Excel, and choose that file.'],
    ['burials', 10, 'This is not a table. Choose a spreadsheet (.xlsx, .xls, .ods) or a text file (.csv, .tsv).'],
    ['csv', 10, 'This is not a table. Choose a spreadsheet (.xlsx, .xls, .ods) or a text file (.csv, .tsv).'],
    [`${'b'.repeat(260)}.csv`, 10, 'The name of this file is too long. Shorten it and try again.'],
  ])('%s of %d bytes: %s', (name, size, problem) => {
    expect(sheetFileProblem({ name, size })).toBe(problem);
  });
});
