import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import * as xlsx from '@e965/xlsx';
import fc from 'fast-check';

import { UserError } from '#server/platform/config/UserError.ts';
import { zipOf } from '#test/support/server/zipOf.ts';

import { readTable } from './readTable.ts';
import { SeveralTables } from './SeveralTables.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-archived-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const BURIALS = 'Forename,Surname\nJohn,Lander\nMary,Pinch\n';
const MARRIAGES = 'Groom,Bride\nJohn,Ann\n';
const PICTURE = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const zip = (files: [string, string | Buffer][]) => zipOf(files.map(([name, content]) => [name, Buffer.from(content)]));
const unpacked = () => path.join(folder, 'unpacked');

async function read(bytes: Buffer, chosen: string | null = null) {
  const file = path.join(folder, 'upload');
  writeFileSync(file, bytes);
  const cells: string[][] = [];
  const onRows = async (rows: { cells: string[] }[]) => void cells.push(...rows.map((row) => row.cells));
  return { ...(await readTable(file, onRows, { chosen, folder: unpacked() })), cells };
}
const refusalOf = async (bytes: Buffer, chosen?: string): Promise<unknown> =>
  read(bytes, chosen).then(
    () => null,
    (error: unknown) => error,
  );

function workbook(as: xlsx.BookType, more: readonly string[] = []): Buffer {
  const book = xlsx.utils.book_new();
  const sheet = xlsx.utils.aoa_to_sheet([
    ['Forename', 'Surname'],
    ['John', 'Lander'],
    ['Mary', 'Pinch'],
  ]);
  for (const name of ['Burials', ...more]) xlsx.utils.book_append_sheet(book, sheet, name);
  return xlsx.write(book, { type: 'buffer', bookType: as }) as Buffer;
}
/** Fields of an entry in the archive's list, by where they are. */
const LIST = { flags: 8, attributes: 38 };
function changed(bytes: Buffer, change: (first: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes);
  change(copy.subarray(copy.readUInt32LE(copy.length - 6)));
  return copy;
}

describe('an archive with one table', () => {
  it.each([
    ['register/burials.csv', BURIALS, 'register/burials.csv'],
    ['burials.tsv', BURIALS.replaceAll(',', '\t'), 'burials.tsv'],
    ['burials.xlsx', workbook('xlsx'), 'Burials'],
    ['burials.xls', workbook('biff8'), 'Burials'],
    ['burials.ods', workbook('ods'), 'Burials'],
    // What computers put beside it, and folders that spreadsheets have, too, are no other kinds of file.
    ['word/burials.csv', BURIALS, 'word/burials.csv'],
    ['Index/burials.csv', BURIALS, 'Index/burials.csv'],
  ])('%s is read as that table is', async (name, content, table) => {
    const found = await read(
      zip([
        ['__MACOSX/._burials.csv', 'x'],
        ['.DS_Store', 'x'],
        [name, content],
      ]),
    );
    expect(found).toMatchObject({ headings: ['Forename', 'Surname'], rows: 2, table });
    expect(found.cells).toEqual([
      ['John', 'Lander'],
      ['Mary', 'Pinch'],
    ]);
    expect(found.remarks).toEqual([`“${name}” was read.`]);
  });

  it('says what else was in it, and where pictures go', async () => {
    const { remarks } = await read(
      zip([
        ['burials.csv', BURIALS],
        ['1.jpg', PICTURE],
        ['2.tif', PICTURE],
        ['letter.pdf', '%PDF-'],
      ]),
    );
    expect(remarks).toEqual([
      '“burials.csv” was read.',
      '1 other file in the archive was left out.',
      '2 pictures in the archive were left out. Bring pictures as pages of a book, at “Registers without an index”.',
    ]);
  });
});

describe('an archive with several tables', () => {
  const SEVERAL = zip([
    ['1813/burials.csv', BURIALS],
    ['1813/marriages.csv', MARRIAGES],
  ]);

  it('asks which, and reads the one that is chosen', async () => {
    const asked = await refusalOf(SEVERAL);
    expect(asked).toBeInstanceOf(SeveralTables);
    expect((asked as SeveralTables).tables).toEqual(['1813/burials.csv', '1813/marriages.csv']);
    const found = await read(SEVERAL, '1813/marriages.csv');
    expect(found).toMatchObject({ headings: ['Groom', 'Bride'], table: '1813/marriages.csv' });
    expect(found.remarks).toEqual(['Of 2 tables in the archive, “1813/marriages.csv” was read.']);
  });

  it('asks twice where the one that is chosen is a spreadsheet of several', async () => {
    const bytes = zip([
      ['register.xlsx', workbook('xlsx', ['Graves › old'])],
      ['marriages.csv', MARRIAGES],
    ]);
    expect(((await refusalOf(bytes)) as SeveralTables).tables).toEqual(['register.xlsx', 'marriages.csv']);
    expect(((await refusalOf(bytes, 'register.xlsx')) as SeveralTables).tables).toEqual([
      'register.xlsx › Burials',
      'register.xlsx › Graves › old',
    ]);
    expect(await read(bytes, 'register.xlsx › Graves › old')).toMatchObject({ table: 'Graves › old', rows: 2 });
    const asOds = zip([['register.ods', workbook('ods', ['Graves'])]]);
    expect(((await refusalOf(asOds)) as SeveralTables).tables).toEqual([
      'register.ods › Burials',
      'register.ods › Graves',
    ]);
    expect(await read(asOds, 'register.ods › Graves')).toMatchObject({ table: 'Graves', rows: 2 });
    await expect(read(bytes, 'register.xlsx › Baptisms')).rejects.toThrow('There is no table “Baptisms”');
  });

  it('refuses one that is not there', async () => {
    await expect(read(SEVERAL, '1813/baptisms.csv')).rejects.toThrow(
      'There is no table “1813/baptisms.csv” in this archive.',
    );
  });
});

describe('an archive', () => {
  const GOOD = zip([['burials.csv', BURIALS]]);

  it.each<[string, Buffer, string]>([
    [
      'with pictures alone',
      zip([['1.jpg', PICTURE]]),
      'There is no table in this archive, only pictures. Bring pictures',
    ],
    ['with nothing', zip([['.DS_Store', 'x']]), 'There is nothing in this archive.'],
    ['with no table', zip([['letter.pdf', 'x']]), 'There is no table in this archive. It may hold a spreadsheet'],
    [
      'with another in it',
      zip([
        ['burials.csv', BURIALS],
        ['more.zip', GOOD],
      ]),
      '“more.zip” is an archive within the archive.',
    ],
    ['whose table is an archive', zip([['burials.csv', GOOD]]), '“burials.csv” is an archive within the archive.'],
    ['whose table is a PDF', zip([['burials.csv', '%PDF-1.7\n']]), 'This is a PDF, not a table.'],
    ['whose table is empty', zip([['burials.csv', '']]), 'This file is empty.'],
    [
      'with two tables of one name',
      zip([
        ['burials.csv', BURIALS],
        ['BURIALS.csv', MARRIAGES],
      ]),
      'The archive holds “BURIALS.csv” twice.',
    ],
    [
      'with too many tables',
      zip(Array.from({ length: 21 }, (_, at): [string, string] => [`${at}.csv`, BURIALS])),
      'This archive holds 21 tables; 20 are the most.',
    ],
    [
      'with too many files',
      zip(Array.from({ length: 10_001 }, (_, at): [string, string] => [`${at}.jpg`, ''])),
      'This archive holds 10,001 files; 10,000 are the most.',
    ],
    ['with a long name', zip([[`${'x/'.repeat(300)}burials.csv`, BURIALS]]), 'a table whose name is too long'],
    ...['../burials.csv', '/etc/burials.csv', 'C:\\burials.csv', '..\\burials.csv', 'a/../../burials.csv'].map(
      (name): [string, Buffer, string] => [
        `with the path ${name}`,
        zip([[name, BURIALS]]),
        'it holds a file whose name leads out of it.',
      ],
    ),
    [
      'with a link',
      changed(GOOD, (first) => void first.writeUInt32LE((0o120777 << 16) >>> 0, LIST.attributes)),
      'it holds a link to another file.',
    ],
    [
      'with a password',
      changed(GOOD, (first) => void first.writeUInt16LE(1, LIST.flags)),
      'We couldn’t open this archive: it is locked with a password.',
    ],
    ['that grows without end', zip([['burials.csv', Buffer.alloc(8 * 1024 ** 2)]]), 'unpack to very much more'],
    ['that holds more than it says', zipOf([['burials.csv', Buffer.from(BURIALS)]], 10), 'it holds more than it says.'],
    [
      'whose table says that it is larger than one may be',
      zipOf([['burials.csv', randomBytes(700_000)]], 201 * 1024 ** 2),
      'is larger than 200 MB when it is unpacked',
    ],
  ])('%s is refused in words', async (_title, bytes, sentence) => {
    const error = await refusalOf(bytes);
    expect(error).toBeInstanceOf(UserError);
    expect((error as UserError).message).toContain(sentence);
    expect(existsSync(path.join(folder, 'burials.csv'))).toBe(false);
  });

  it('that is cut off is refused in words, wherever that is', async () => {
    const taken: number[] = [];
    for (let length = 4; length < GOOD.length; length += 1)
      if (!((await refusalOf(GOOD.subarray(0, length))) instanceof UserError)) taken.push(length);
    expect(taken).toEqual([]);
  });

  it('of which any bytes were changed is read, or refused in words', async () => {
    const change = fc.record({ at: fc.nat(GOOD.length - 1), to: fc.nat(255) });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        const bytes = Buffer.from(GOOD);
        for (const { at, to } of changes) bytes[at] = to;
        const error = await refusalOf(bytes);
        expect(error === null || error instanceof UserError || error instanceof SeveralTables).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
