import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import * as xlsx from '@e965/xlsx';
import iconv from 'iconv-lite';

import { zipOf } from '#test/support/server/zipOf.ts';

import { readTable } from './readTable.ts';
import { SeveralTables } from './SeveralTables.ts';

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-tables-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is read of a file that holds these bytes, whatever it is called. */
async function read(bytes: Buffer | string, options: { chosen?: string } = {}) {
  const file = path.join(folder, 'upload');
  writeFileSync(file, bytes);
  const all: { line: number; cells: string[] }[] = [];
  const table = await readTable(
    file,
    async (rows) => {
      all.push(...rows);
    },
    { ...options, folder: path.join(folder, 'unpacked') },
  );
  return { ...table, all, cells: all.map((row) => row.cells) };
}

const zip = (files: [string, string | Buffer][]) => zipOf(files.map(([name, content]) => [name, Buffer.from(content)]));

/** Changes what stands before the first file of an archive. */
function withLocal(bytes: Buffer, change: (at: number) => void): Buffer {
  change(bytes.indexOf('PK\u0003\u0004'));
  return bytes;
}

type Cell = xlsx.CellObject | string | number | null;
/** A worksheet of these cells, which may have a number format (`z`), a formula (`f`) and so on. */
function sheetOf(rows: Cell[][], traits: object = {}): xlsx.WorkSheet {
  const sheet: xlsx.WorkSheet = {};
  let width = 0;
  rows.forEach((row, r) =>
    row.forEach((cell, c) => {
      width = Math.max(width, c);
      if (cell === null) return;
      sheet[xlsx.utils.encode_cell({ r, c })] =
        typeof cell === 'object' ? cell : { t: typeof cell === 'number' ? 'n' : 's', v: cell };
    }),
  );
  sheet['!ref'] = xlsx.utils.encode_range({ r: 0, c: 0 }, { r: rows.length - 1, c: width });
  return Object.assign(sheet, traits);
}
function bookOf(sheets: Record<string, xlsx.WorkSheet>, as: xlsx.BookType, workbook?: xlsx.WBProps): Buffer {
  const book = xlsx.utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) xlsx.utils.book_append_sheet(book, sheet, name);
  if (workbook) book.Workbook = workbook;
  return xlsx.write(book, { type: 'buffer', bookType: as, cellStyles: true, bookSST: true }) as Buffer;
}
const dated = (v: number, z: string): xlsx.CellObject => ({ t: 'n', v, z });

describe('text between delimiters', () => {
  const ROWS = [
    ['Forename', 'Surname', 'Buried'],
    ['Mary Ann', 'Pinch', '6 Mar 1851'],
    ['John', 'Hore, senr', '12 Apr 1851'],
  ];
  const quoted = (sign: string) => ROWS.map((row) => row.map((cell) => `"${cell}"`).join(sign)).join('\r\n');

  it.each([
    ['commas', quoted(',')],
    ['semicolons', quoted(';')],
    ['tabs', quoted('\t')],
    ['bars', quoted('|')],
    ['Excel’s own line', `sep=;\r\n${quoted(';')}`],
    ['tabs without quotation marks', ROWS.map((row) => row.join('\t')).join('\n')],
    ['UTF-16 with a mark', iconv.encode(quoted('\t'), 'utf-16le', { addBOM: true })],
    ['UTF-16 without one', iconv.encode(quoted(','), 'utf-16le')],
    ['UTF-8 with a mark', `\uFEFF${quoted(',')}`],
  ])('finds %s', async (_name, bytes) => {
    const { headings, cells, rows, table, remarks } = await read(bytes);
    expect([headings, cells, rows, table, remarks]).toEqual([ROWS[0], ROWS.slice(1), 2, null, []]);
  });

  it('takes quotation marks for letters where they could not be read else', async () => {
    const { cells } = await read('Name\tPlace\nJohn\t"The Bull\nMary\tRoche\nAnn\tRoche\n');
    expect(cells[0]).toEqual(['John', '"The Bull']);
  });

  it('refuses a quotation mark that swallows the rest, by its line', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => `John,Pinch,${1700 + at}`);
    rows[250] = 'John,"Pinch,1900';
    await expect(read(`Forename,Surname,Year\n${rows.join('\n')}\n`)).rejects.toThrow(
      'A quotation mark on line 252 or soon after it is never closed',
    );
  });

  it('refuses one that swallows more than a row may hold in the same words', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => `John,Pinch,${1700 + at}`);
    rows[250] = 'John,"Pinch,1900';
    await expect(
      read(`Forename,Surname,Year\n${rows.join('\n')}\n${'Ann,Hore,1851\n'.repeat(1_300_000)}`),
    ).rejects.toThrow(/^A quotation mark on line 251 or soon after it is never closed/u);
  });

  it('looks past titles, and says so; lines are those of the file', async () => {
    const { headings, all, remarks } = await read(
      'Burials at Roche,,\nTranscribed 2019,,\n,,\nForename,Surname,Age\nJohn,Pinch,34\nAnn,Hore,2\n',
    );
    expect(headings).toEqual(['Forename', 'Surname', 'Age']);
    expect(all[0]).toEqual({ line: 5, cells: ['John', 'Pinch', '34'] });
    expect(remarks).toEqual(['2 rows above the table were left out.']);
  });

  it('takes a file without headings, and columns without one', async () => {
    const bare = await read('John,Pinch,1851\nAnn,Hore,1852\n');
    expect([bare.headings, bare.rows, bare.remarks]).toEqual([['', '', ''], 2, ['The columns have no headings.']]);
    const { headings, cells } = await read('Forename,Surname\nJohn,Pinch,x\nAnn,Hore,y\n');
    expect([headings, cells[1]]).toEqual([
      ['Forename', 'Surname', ''],
      ['Ann', 'Hore', 'y'],
    ]);
  });

  it('takes rows that are nearly empty, above full ones also', async () => {
    const full = 'CON,Roche,6 Mar 1851,John,Pinch,34,Bugle,x,y,z\n';
    const { rows, headings, remarks } = await read(`${'CON,Roche,,John,,,,,,\n'.repeat(3)}${full.repeat(9)}`);
    expect([rows, headings.length, remarks]).toEqual([12, 10, ['The columns have no headings.']]);
    const bare = await read(`Roche,,\n${'Roche,John,1851\n'.repeat(5)}`);
    expect([bare.rows, bare.remarks]).toEqual([
      5,
      ['1 row above the table was left out.', 'The columns have no headings.'],
    ]);
  });

  it('says what was changed of rows', async () => {
    const rows = Array.from({ length: 250 }, (_, at) => `John,Pinch ${at}`);
    rows[230] = 'Ann,Hore,senior';
    rows[239] = 'Désirée,Müller';
    rows[240] = `Ann,${'x'.repeat(17_000)}`;
    const bytes = Buffer.concat([
      Buffer.from(`Forename,Surname\n${rows.join('\n')}\nJosé,P`),
      Buffer.from([0xff]),
      Buffer.from('x\n'),
    ]);
    const { cells, remarks } = await read(bytes);
    expect(cells[230]).toEqual(['Ann', 'Hore']);
    expect(cells[240]?.[1]).toHaveLength(16_000);
    expect(cells[250]).toEqual(['José', 'P\uFFFDx']);
    expect(remarks).toEqual([
      '1 row had more cells than there are columns, the first on line 232: what was too much was left out.',
      '1 cell had more than 16,000 characters: the rest was cut off.',
      '1 row had letters that cannot be read; they show as \uFFFD.',
    ]);
  });

  it('hands rows on in parts, and waits for each', async () => {
    const file = path.join(folder, 'long.csv');
    writeFileSync(file, `Name,Year\n${'John Pinch,1851\n'.repeat(2500)}`);
    const parts: number[] = [];
    let isBusy = false;
    const onRows = async (rows: unknown[]) => {
      expect(isBusy).toBe(false);
      isBusy = true;
      await new Promise(setImmediate);
      isBusy = false;
      parts.push(rows.length);
    };
    await readTable(file, onRows, { folder });
    expect(parts).toEqual([1000, 1000, 500]);
  });

  it('hands fewer rows on where they are long', async () => {
    const file = path.join(folder, 'wide.csv');
    writeFileSync(file, `Name,Note\n${`John Pinch,${'x'.repeat(16_000)}\n`.repeat(600)}`);
    const parts: number[] = [];
    await readTable(file, async (rows) => void parts.push(rows.length), { folder });
    expect(parts).toEqual([250, 250, 100]);
  });

  it('cuts a heading that is a text', async () => {
    const { headings } = await read(`Surname,${'x'.repeat(300)}\nPinch,1\n`);
    expect(headings).toEqual(['Surname', 'x'.repeat(200)]);
  });
});

describe.each(['xlsx', 'xlsm', 'xlsb', 'biff8', 'xlml'] as const)('a spreadsheet as %s', (as) => {
  it('gives dates in the precision of their format, and numbers whole', async () => {
    const { table, headings, all, remarks } = await read(
      bookOf(
        {
          Burials: sheetOf([
            ['Burials at Roche'],
            ['Name', 'Date', 'No', 'Value'],
            ['John', dated(20_000, 'd mmm yyyy'), dated(17, '0000'), 1.2e15],
            ['Ann', dated(20_000, 'mmm-yy'), dated(12_345, '0000'), 0.1 + 0.2],
            [null],
            ['Eve', dated(20_000, 'dd/mm/yyyy hh:mm'), dated(0.5, 'h:mm'), { t: 'b', v: true }],
            ['Tom', dated(20_000, 'yyyy'), dated(7, '0.00'), { t: 'e', v: 7 }],
            ['Sam', '6 Mar 1851', '0017', dated(59, 'd/m/yy')],
            // As LibreOffice writes a date before 1900.
            ['Jim', dated(-17_831, 'd mmm yyyy')],
          ]),
        },
        as,
      ),
    );
    expect([table, headings]).toEqual(['Burials', ['Name', 'Date', 'No', 'Value']]);
    expect(all).toEqual([
      { line: 3, cells: ['John', '3 Oct 1954', '0017', '1200000000000000'] },
      { line: 4, cells: ['Ann', 'Oct 1954', '12345', '0.3'] },
      { line: 6, cells: ['Eve', '3 Oct 1954', '12:00', 'TRUE'] },
      { line: 7, cells: ['Tom', '1954', '7', ''] },
      { line: 8, cells: ['Sam', '6 Mar 1851', '0017', '28 Feb 1900'] },
      { line: 9, cells: ['Jim', '6 Mar 1851', '', ''] },
    ]);
    expect(remarks).toEqual([
      '1 row above the table was left out.',
      '1 cell had an error, such as #REF!: nothing was taken from there.',
      '1 cell had a date before March 1900, which spreadsheets count wrongly: compare with the source.',
    ]);
  });

  it('counts days from 1904 where the spreadsheet does', async () => {
    const sheet = sheetOf([
      ['Name', 'Date'],
      ['John', dated(18_538, 'd mmm yyyy')],
    ]);
    const { cells } = await read(bookOf({ A: sheet }, as, { WBProps: { date1904: true } }));
    if (as !== 'xlml') expect(cells).toEqual([['John', '3 Oct 1954']]);
  });

  it('reads the only table that is one; of several it asks which, and reads the one that is chosen', async () => {
    const only = {
      'Read me': sheetOf([['Burials at Roche'], ['Transcribed 2019']]),
      Burials: sheetOf([
        ['Name', 'Age'],
        ['John', 3],
      ]),
    };
    const bytes = bookOf(
      {
        ...only,
        Marriages: sheetOf([
          ['Groom', 'Bride'],
          ['John', 'Ann'],
        ]),
      },
      as,
    );
    const first = await read(bookOf(only, as));
    expect([first.table, first.tables, first.cells]).toEqual(['Burials', ['Read me', 'Burials'], [['John', '3']]]);
    expect(first.remarks).toEqual(['Of 2 tables, “Burials” was read.']);
    const asked = await read(bytes).catch((error: unknown) => error);
    expect(asked).toBeInstanceOf(SeveralTables);
    expect((asked as SeveralTables).tables).toEqual(['Burials', 'Marriages']);
    const chosen = await read(bytes, { chosen: 'Burials' });
    expect([chosen.table, chosen.tables, chosen.cells]).toEqual([
      'Burials',
      ['Read me', 'Burials', 'Marriages'],
      [['John', '3']],
    ]);
    expect(chosen.remarks).toEqual(['Of 3 tables, “Burials” was read.']);
    expect((await read(bytes, { chosen: 'Marriages' })).headings).toEqual(['Groom', 'Bride']);
    await expect(read(bytes, { chosen: 'Baptisms' })).rejects.toThrow('There is no table “Baptisms”');
  });
});

describe('what spreadsheets hide', () => {
  it('counts formulas without a value, merged blocks, and what is hidden', async () => {
    const sheet = sheetOf(
      [
        ['Name', 'Age', 'Place'],
        ['John', { t: 'z', f: 'A1' }, 'Roche'],
        ['Ann', { t: 'n', v: 3, f: '1+2' }, null],
        ['Eve', 4, 'Bugle'],
      ],
      {
        '!merges': [xlsx.utils.decode_range('C2:C3')],
        '!rows': [undefined, undefined, undefined, { hidden: true }],
        '!cols': [undefined, { hidden: true }],
      },
    );
    const other = sheetOf([['x']]);
    const { cells, remarks } = await read(
      bookOf({ A: other, B: sheet }, 'xlsx', { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] }),
    );
    expect(cells).toEqual([
      ['John', '', 'Roche'],
      ['Ann', '3', ''],
      ['Eve', '4', 'Bugle'],
    ]);
    expect(remarks).toEqual([
      'Of 2 tables, “B” was read.',
      '1 table of the spreadsheet is hidden.',
      '1 hidden row was taken in like the others.',
      '1 hidden column was taken in like the others.',
      '1 block was of merged cells: what such a block says is in its first row and column only.',
      '1 cell had a formula without a value: nothing was taken from there.',
    ]);
  });

  it.each([
    [2_958_465, '31 Dec 9999'],
    [2_958_466, '2958466'],
    [0, '0'],
    [-1, '29 Dec 1899'],
    [-800_000, '-800000'],
    [-1e9, '-1000000000'],
  ])('the day %d is %s', async (day, written) => {
    const sheet = sheetOf([
      ['Name', 'Date'],
      ['John', dated(day, 'd mmm yyyy')],
    ]);
    const { cells, remarks } = await read(bookOf({ A: sheet }, 'xlsx'));
    expect(cells).toEqual([['John', written]]);
    expect(remarks).toEqual(
      / /u.test(written)
        ? []
        : ['1 cell should have been a date and held a number that is none: it was taken as it is.'],
    );
  });

  it('opens nothing that a formula names', async () => {
    const sheet = sheetOf([
      ['Name', 'Age'],
      [
        { t: 's', v: 'John', f: 'WEBSERVICE("http://127.0.0.1/")' },
        { t: 'z', f: '[1]Other!A1' },
      ],
    ]);
    expect((await read(bookOf({ A: sheet }, 'xlsx'))).cells).toEqual([['John', '']]);
    const text = 'Name,Place\n=WEBSERVICE("http://127.0.0.1/"),=cmd|x\nAnn,Roche\n';
    expect((await read(text)).cells[0]).toEqual(['=WEBSERVICE("http://127.0.0.1/")', '=cmd|x']);
  });

  it('takes columns that begin to be used late', async () => {
    const rows: Cell[][] = [['Name', 'Age'], ...Array.from({ length: 300 }, (): Cell[] => ['John', 3])];
    rows[290] = ['Ann', 4, 'a note'];
    const { headings, cells } = await read(bookOf({ A: sheetOf(rows) }, 'xlsx'));
    expect([headings, cells[289]]).toEqual([
      ['Name', 'Age', ''],
      ['Ann', '4', 'a note'],
    ]);
  });
});

describe('OpenDocument', () => {
  const ods = (rows: string, manifest = '') =>
    zip([
      ['mimetype', 'application/vnd.oasis.opendocument.spreadsheet'],
      ['styles.xml', '<office:document-styles/>'],
      ['META-INF/manifest.xml', `<manifest:manifest>${manifest}</manifest:manifest>`],
      [
        'content.xml',
        `<?xml version="1.0"?><office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:number="n" xmlns:style="s"><office:automatic-styles><number:date-style style:name="N1"><number:month number:textual="true"/><number:text> </number:text><number:year number:style="long"/></number:date-style><style:style style:name="ce1" style:family="table-cell" style:data-style-name="N1"/></office:automatic-styles><office:body><office:spreadsheet><table:table table:name="Burials">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
      ],
    ]);
  const text = (value: string) =>
    `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`;
  const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;
  const day = (value: string, style = '') =>
    `<table:table-cell office:value-type="date" office:date-value="${value}"${style}><text:p>then</text:p></table:table-cell>`;

  it('reads dates of any year, and empty cells by the thousand million', async () => {
    const empty = '<table:table-cell table:number-columns-repeated="1000000000"/>';
    const { table, cells } = await read(
      ods(
        [
          row(text('Name'), text('Date'), empty),
          row(text('John'), day('1751-03-06'), empty),
          row(text('Ann'), day('1954-10-03'), empty),
          row(text('Eve'), day('1851-03-01', ' table:style-name="ce1"'), empty),
          `<table:table-row table:number-rows-repeated="1000000000">${empty}</table:table-row>`,
        ].join(''),
      ),
    );
    expect(table).toBe('Burials');
    expect(cells).toEqual([
      ['John', '6 Mar 1751'],
      ['Ann', '3 Oct 1954'],
      ['Eve', 'Mar 1851'],
    ]);
  });

  it.each([
    ['a cell', row(text('x'), text('y').replace('string"', 'string" table:number-columns-repeated="1000000000"'))],
    [
      'a cell in single quotation marks',
      row(text('x'), text('y').replace('string"', `string" table:number-columns-repeated='1000000000'`)),
    ],
    [
      'a cell behind a mark that ends no tag',
      row(
        text('x'),
        text('y').replace('string"', 'string" office:string-value="a>b" table:number-columns-repeated="1000000000"'),
      ),
    ],
    ['a tag', row(text('x'), `<table:table-cell office:string-value="${randomBytes(200_000).toString('hex')}"/>`)],
    [
      'a row',
      row(text('x'), text('y')).replace('<table:table-row', '<table:table-row table:number-rows-repeated="1000000000"'),
    ],
  ])('refuses %s that goes on without end', async (_what, rows) => {
    await expect(read(ods(rows))).rejects.toThrow('This spreadsheet has more cells than are taken in.');
  });

  it('gives times of day as they are shown', async () => {
    const time =
      '<table:table-cell office:value-type="time" office:time-value="PT10H30M00S"><text:p>10:30</text:p></table:table-cell>';
    const { cells } = await read(ods(row(text('Name'), text('Time')) + row(text('John'), time)));
    expect(cells).toEqual([['John', '10:30']]);
  });

  it('says that one is locked', async () => {
    await expect(read(ods('', '<manifest:encryption-data/>'))).rejects.toThrow('locked with a password');
  });
});

describe('a spreadsheet that was made to do harm', () => {
  const LAUGHS = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
  const ENTITIES = `<!DOCTYPE a [<!ENTITY l0 "lol">${LAUGHS}<!ENTITY x SYSTEM "file:///etc/passwd">]>`;
  const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const HEADINGS = `<row r="1">${text('A1', 'Name')}${text('B1', 'Age')}</row>`;
  const book = (rows: string, doctype = '') =>
    zip([
      [
        'xl/workbook.xml',
        '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
      ],
      [
        'xl/_rels/workbook.xml.rels',
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      ],
      [
        '[Content_Types].xml',
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
      ],
      [
        'xl/worksheets/sheet1.xml',
        `${doctype}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${HEADINGS}${rows}</sheetData></worksheet>`,
      ],
    ]);

  it('has no entity expanded, and none fetched', async () => {
    const { cells } = await read(book(`<row r="2">${text('A2', '&l9;')}${text('B2', '&x;')}</row>`, ENTITIES));
    expect(cells).toEqual([['&l9;', '&x;']]);
  });

  it('has halves of characters replaced', async () => {
    const { cells } = await read(book(`<row r="2">${text('A2', 'Jo_xD800_hn')}${text('B2', '3')}</row>`));
    expect(cells).toEqual([['Jo\uFFFDhn', '3']]);
  });

  it('is refused for a row that no program could have', async () => {
    const row = (no: number) => book(`<row r="${no}">${text(`A${no}`, 'John')}${text(`B${no}`, '3')}</row>`);
    expect((await read(row(1_048_576))).all).toEqual([{ line: 1_048_576, cells: ['John', '3'] }]);
    await expect(read(row(1_000_000_000))).rejects.toThrow(/^This spreadsheet cannot be read/u);
  });

  it('is refused for more columns than are taken', async () => {
    await expect(read(book(`<row r="2">${text('A2', 'John')}${text('XFD2', 'x')}</row>`))).rejects.toThrow(
      'This table has 16,384 columns; 200 are the most.',
    );
  });

  it('has cells without a value passed over, up to the last column and in ten thousand rows', async () => {
    const wide = Array.from({ length: 16_382 }, (_, at) => `<c r="${xlsx.utils.encode_col(at + 2)}2" s="0"/>`).join('');
    const long = Array.from({ length: 10_000 }, (_, at) => `<row r="${at + 3}"><c r="A${at + 3}" s="0"/></row>`);
    const rows = `<row r="2">${text('A2', 'John')}${text('B2', '3')}${wide}</row>${long.join('')}`;
    expect(await read(book(rows))).toMatchObject({ headings: ['Name', 'Age'], rows: 1, cells: [['John', '3']] });
  });
});

describe('files that are called spreadsheets', () => {
  it('reads a web page as what it says, without making dates of texts', async () => {
    const { cells } = await read(
      '<html><body><table><tr><th>Name</th><th>Age</th></tr><tr><td>John &amp; Ann</td><td>7/12</td></tr></table></body></html>',
    );
    expect(cells).toEqual([['John & Ann', '7/12']]);
  });

  it.each([
    ['nothing', '', 'This file is empty.'],
    ['lines without a word', ',,\n,,\n', 'There is nothing in this file.'],
    ['headings only', 'Forename,Surname\n', 'This file has headings, and no rows below them.'],
    ['a PDF', '%PDF-1.7\n', 'This is a PDF, not a table.'],
    ['an image', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'This is an image, not a table.'],
    ['bytes', Buffer.from(Array.from({ length: 512 }, (_, at) => (at * 7) % 256)), 'This file is not a table'],
    ['a Word document', zip([['word/document.xml', '<w/>']]), 'This is a Word document, not a table.'],
    ['a presentation', zip([['ppt/presentation.xml', '<p/>']]), 'This is a presentation, not a table.'],
    ['a Numbers spreadsheet', zip([['Index/Document.iwa', 'x']]), 'This is a Numbers spreadsheet, not a table.'],
    ['text with NUL in it', 'Forename,Surname\nJo\0hn,Pinch\n', 'This file is not a table that can be read.'],
    ['JSON', '[{ "name": "John", "age": 3 }]', 'This is a JSON file, not a table.'],
    ['XML', '<?xml version="1.0"?><records/>', 'This is an XML file, not a table.'],
    ['a family tree', '0 HEAD\n1 SOUR x\n', 'This is a family tree (GEDCOM), not a table.'],
    [
      'too many columns',
      `${Array.from({ length: 201 }, (_, at) => `h${at}`).join(',')}\n${'x,'.repeat(200)}x\n`,
      'This table has 201 columns; 200 are the most.',
    ],
  ])('refuses %s', async (_name, bytes, sentence) => {
    await expect(read(bytes)).rejects.toThrow(sentence);
  });

  it('refuses a spreadsheet that is cut off, wherever that is', async () => {
    const whole = bookOf(
      { A: sheetOf([['Name', 'Age'], ...Array.from({ length: 200 }, (): Cell[] => ['John', 3])]) },
      'xlsx',
    );
    for (const share of [0.1, 0.5, 0.9])
      await expect(read(whole.subarray(0, Math.floor(whole.length * share)))).rejects.toThrow(
        /^This spreadsheet cannot be read/u,
      );
    const old = bookOf(
      {
        A: sheetOf([
          ['Name', 'Age'],
          ['John', 3],
        ]),
      },
      'biff8',
    );
    await expect(read(old.subarray(0, 600))).rejects.toThrow(/^This spreadsheet cannot be read|nothing in this file/u);
  });

  it('refuses one that would fill the memory', async () => {
    const bomb = zip([
      ['xl/workbook.xml', '<workbook/>'],
      ['xl/worksheets/sheet1.xml', Buffer.alloc(8 * 1024 ** 2)],
    ]);
    await expect(read(bomb)).rejects.toThrow(/^This spreadsheet cannot be read: it would unpack to very much more/u);
  });

  it('refuses one that says a long text in every cell', async () => {
    const long = 'x'.repeat(16_000);
    const rows = Array.from({ length: 4000 }, (): Cell[] => Array.from({ length: 10 }, () => long));
    await expect(
      read(bookOf({ A: sheetOf([Array.from({ length: 10 }, (_, at) => `h${at}`), ...rows]) }, 'xlsx')),
    ).rejects.toThrow('This table has more than 500,000,000 characters. Bring it in parts.');
  });

  it('refuses one that holds more than it says', async () => {
    const content = Buffer.from('<workbook/>'.repeat(100));
    await expect(read(zipOf([['xl/workbook.xml', content]], 10))).rejects.toThrow(
      'This spreadsheet cannot be read: it holds more than it says.',
    );
  });

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['how a file is packed', (bytes) => withLocal(bytes, (at) => bytes.writeUInt16LE(8, at + 8))],
    ['what a file is called', (bytes) => withLocal(bytes, (at) => bytes.write('y', at + 30))],
    ['how large a file is', (bytes) => withLocal(bytes, (at) => bytes.writeUInt32LE(400_000_000, at + 22))],
    [
      'how large a file is whose length comes behind it',
      (bytes) =>
        withLocal(bytes, (at) => {
          bytes.writeUInt16LE(8, at + 6);
          bytes.writeUInt32LE(400_000_000, at + 22);
        }),
    ],
    [
      'where its list is',
      (bytes) => {
        const other = Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(16)]);
        bytes.writeUInt16LE(other.length, bytes.length - 2);
        return Buffer.concat([bytes, other]);
      },
    ],
  ])('refuses one that says twice, and not alike, %s', async (_what, lie) => {
    const book = bookOf(
      {
        A: sheetOf([
          ['Name', 'Age'],
          ['John', 3],
        ]),
      },
      'xlsx',
    );
    await expect(read(lie(book))).rejects.toThrow('This spreadsheet cannot be read: it says of itself what is not so.');
  });

  it('refuses one that holds another', async () => {
    const inner = zip([['a', 'b']]);
    await expect(
      read(
        zip([
          ['xl/workbook.xml', '<workbook/>'],
          ['Index.zip', inner],
        ]),
      ),
    ).rejects.toThrow('This spreadsheet cannot be read: it holds another archive.');
  });

  it('says that a locked workbook is locked', async () => {
    const container = xlsx.CFB.utils.cfb_new();
    xlsx.CFB.utils.cfb_add(container, '/EncryptionInfo', Buffer.alloc(8));
    xlsx.CFB.utils.cfb_add(container, '/EncryptedPackage', Buffer.alloc(64));
    await expect(read(xlsx.CFB.write(container, { type: 'buffer' }) as Buffer)).rejects.toThrow(
      'This spreadsheet is locked with a password.',
    );
  });

  it('refuses more tables than are looked at', async () => {
    const sheets = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`T${at}`, sheetOf([['x']])]));
    await expect(read(bookOf(sheets, 'xlsx'))).rejects.toThrow('This spreadsheet has 21 tables; 20 are the most.');
  });

  it('refuses a table whose name is longer than a list shows', async () => {
    const book = (name: string) =>
      `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="${name}"><Table><Row><Cell><Data ss:Type="String">Forename</Data></Cell></Row><Row><Cell><Data ss:Type="String">Ann</Data></Cell></Row></Table></Worksheet></Workbook>`;
    await expect(read(Buffer.from(book('x'.repeat(501))))).rejects.toThrow('holds a table whose name is too long');
    await expect(read(Buffer.from(book('x'.repeat(500))))).resolves.toMatchObject({ rows: 1 });
  });
});
