import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import fc from 'fast-check';
import iconv from 'iconv-lite';

import type { SourceEncoding, SourceFormat } from '../mapping/importMapping.ts';
import { DAMAGED } from './damagedText.ts';
import { inspectSource } from './inspectSource.ts';
import { readRows } from './readRows.ts';

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-rows-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FORMAT: SourceFormat = { delimiter: 'comma', encoding: 'auto', quotes: true, shortRows: 'refuse', columns: null };
const read = async (bytes: Buffer | string, format: Partial<SourceFormat> = {}) => {
  const file = path.join(folder, 'rows.csv');
  writeFileSync(file, bytes);
  const wanted = { ...FORMAT, ...format };
  const rows: [line: number, ...cells: string[]][] = [];
  for await (const { line, cells, damage } of readRows(await inspectSource(file, wanted.encoding), wanted))
    rows.push([line, ...(damage === null ? cells : [damage])]);
  return rows;
};

describe('files of other programs', () => {
  const zip = (name: string, content = '') =>
    Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(26), Buffer.from(name + content), Buffer.alloc(40)]);
  it.each([
    ['xlsx', zip('[Content_Types].xml'), 'This is an Excel workbook. Save it as CSV UTF-8.'],
    ['xlsx of another program', zip('xl/workbook.xml'), 'This is an Excel workbook. Save it as CSV UTF-8.'],
    [
      'xls',
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]),
      'This is an Excel workbook. Save it as CSV UTF-8.',
    ],
    [
      'ods',
      zip('mimetype', 'application/vnd.oasis.opendocument.spreadsheet'),
      'This is an OpenDocument spreadsheet. Save it as CSV UTF-8.',
    ],
    ['numbers', zip('Index/Document.iwa'), 'This is a Numbers spreadsheet. Save it as CSV UTF-8.'],
    ['zip', zip('rows.csv'), 'This is a ZIP file. Unpack it and name the CSV file.'],
    ['gz', Buffer.from([0x1f, 0x8b, 8, 0, 0]), 'This is a compressed file (gzip). Unpack it and name the CSV file.'],
    ['pdf', Buffer.from('%PDF-1.7\n'), 'This is a PDF. Export the table it was made from as CSV UTF-8.'],
  ])('says what to do with %s in the place of a CSV', async (_kind, bytes, sentence) => {
    await expect(read(bytes)).rejects.toThrow(
      new RegExp(`is not text: nothing was read\\. ${sentence.replace(/[().]/gu, '\\$&')}$`, 'u'),
    );
  });

  it.each([
    [
      'sep=,\nno,name\n1,Amos\n',
      [
        [2, 'no', 'name'],
        [3, '1', 'Amos'],
      ],
    ],
    [
      '\uFEFFsep=;\r\nno;name\r\n1;Amos\r\n',
      [
        [2, 'no', 'name'],
        [3, '1', 'Amos'],
      ],
    ],
    ['"sep=;"\nno;name\n', [[2, 'no', 'name']]],
    ['SEP=\t\nno\tname\n', [[2, 'no', 'name']]],
    ['sep=,,,\nno,name\n', [[2, 'no', 'name']]],
    [
      'sep,name\n1,Amos\n',
      [
        [1, 'sep', 'name'],
        [2, '1', 'Amos'],
      ],
    ],
    [
      'no,name\nsep=;\n',
      [
        [1, 'no', 'name'],
        [2, 'sep=;'],
      ],
    ],
  ])('reads the first line of %j as Excel does', async (text, rows) => {
    expect(await read(text)).toEqual(rows);
  });

  it('reads that line in UTF-16, too', async () => {
    expect(await read(iconv.encode('sep=;\nno;name\n', 'utf-16le', { addBOM: true }))).toEqual([[2, 'no', 'name']]);
  });
});

describe('character sets', () => {
  const NAMES = 'Désirée,Müller\n';
  it.each<[SourceEncoding, SourceEncoding]>([
    ['windows-1252', 'auto'],
    ['windows-1252', 'windows-1252'],
    ['iso-8859-1', 'iso-8859-1'],
    ['macintosh', 'macintosh'],
    ['cp850', 'cp850'],
    ['cp437', 'cp437'],
    ['utf-8', 'auto'],
    ['utf-8', 'utf-8'],
    ['utf-16le', 'utf-16le'],
    ['utf-16be', 'utf-16be'],
  ])('reads a file in %s where the mapping says %s', async (written, encoding) => {
    expect(await read(iconv.encode(NAMES, written), { encoding })).toEqual([[1, 'Désirée', 'Müller']]);
  });

  it.each(['utf-8', 'utf-16le', 'utf-16be'])(
    'takes %s from the byte order mark, which is no part of the first cell',
    async (written) => {
      expect(await read(iconv.encode(NAMES, written, { addBOM: true }))).toEqual([[1, 'Désirée', 'Müller']]);
    },
  );

  it('refuses UTF-16 without a mark, and says what to set', async () => {
    await expect(read(iconv.encode(NAMES, 'utf-16le'))).rejects.toThrow(
      /set "encoding" in the mapping to "utf-16le" or "utf-16be"/,
    );
  });

  it.each(['auto', 'utf-8'] as const)(
    'marks what is damaged in a UTF-8 file, in its row only (%s)',
    async (encoding) => {
      const damaged = Buffer.concat([Buffer.from('é,ü\nü,"Mül'), Buffer.from([0xc3]), Buffer.from('r"\nö,x\n')]);
      expect(await read(damaged, { encoding })).toEqual([
        [1, 'é', 'ü'],
        [2, 'ü', `Mül${DAMAGED}r`],
        [3, 'ö', 'x'],
      ]);
    },
  );

  it('finds damage wherever it falls among the pieces of reading', async () => {
    const lines = Array.from({ length: 30_000 }, (_, at) => Buffer.from(`é${at},x\n`));
    const broken = [0, 7_000, 14_001, 29_999];
    for (const at of broken) lines[at] = Buffer.concat([Buffer.from([0xff]), lines[at]!]);
    const rows = await read(Buffer.concat(lines));
    expect(rows.filter(([, first]) => String(first).includes(DAMAGED)).map(([line]) => line - 1)).toEqual(broken);
    expect(rows).toHaveLength(30_000);
  });

  it('reads windows-1252 with many letters beyond ASCII as such, line by line as quickly', async () => {
    const rows = await read(iconv.encode('Désirée,Müller\n'.repeat(20_000), 'windows-1252'));
    expect([rows.length, rows[19_999]]).toEqual([20_000, [20_000, 'Désirée', 'Müller']]);
  });

  it('knows UTF-8 in a file that is longer than one piece of reading', async () => {
    const rows = await read('é,x\n'.repeat(40_000));
    expect([rows.length, rows.every(([, first]) => first === 'é')]).toEqual([40_000, true]);
  });
});

describe('line ends and quotation marks', () => {
  it.each([
    ['LF', 'a,b\nc,d\n'],
    ['CR LF', 'a,b\r\nc,d\r\n'],
    ['CR', 'a,b\rc,d\r'],
    ['none behind the last row', 'a,b\nc,d'],
    ['empty lines left out of the rows', 'a,b\n\nc,d\n'],
  ])('reads %s', async (_name, text) => {
    expect((await read(text)).map(([, ...cells]) => cells)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('reads a file whose line ends are mixed', async () => {
    expect(await read('a,b\r\nc,d\ne,f\r\n')).toEqual([
      [1, 'a', 'b'],
      [2, 'c', 'd'],
      [3, 'e', 'f'],
    ]);
  });

  it('keeps delimiters, line breaks and doubled marks of a quoted cell, and counts its lines', async () => {
    expect(await read('"PINCH, William","line one\nline two","says ""hm"""\nnext,row,x\n')).toEqual([
      [2, 'PINCH, William', 'line one\nline two', 'says "hm"'],
      [3, 'next', 'row', 'x'],
    ]);
  });

  it('takes quotation marks for letters where the mapping says they are', async () => {
    expect(await read('5" pipe\tx\n', { delimiter: 'tab', quotes: false })).toEqual([[1, '5" pipe', 'x']]);
  });

  it('names the file and the trouble when a row is longer than any row', async () => {
    await expect(read(`a,"b\n${'c,d\n'.repeat(4_100_000)}`)).rejects.toThrow(
      /^rows\.csv cannot be read as comma-separated text: /,
    );
  });

  it('reports which lines a quotation mark has swallowed that never closes, and keeps the rows before', async () => {
    expect(await read('a,b\nc,"d\ne,f\ng,h\n')).toEqual([
      [1, 'a', 'b'],
      [2, 'the file ends inside this row: its quotation mark is never closed, so lines 2 to 4 were not read'],
    ]);
    expect(await read('a,b\nc,"d')).toEqual([
      [1, 'a', 'b'],
      [2, 'the file ends inside this row: its quotation mark is never closed, so line 2 was not read'],
    ]);
  });

  it('refuses a row without end by its line, and says what to do', async () => {
    const endless = `a,b\nc,"d\n${'e,f and some more words\n'.repeat(750_000)}`;
    await expect(read(endless)).rejects.toThrow(
      /^rows\.csv cannot be read as comma-separated text: a row on line 2 or soon after it goes on for more than 16 million characters\. A quotation mark in it is probably never closed/u,
    );
    expect(await read('a,b\nc,"d\ne,f\n', { quotes: false })).toEqual([
      [1, 'a', 'b'],
      [2, 'c', '"d'],
      [3, 'e', 'f'],
    ]);
  }, 90_000);

  it.each([
    ['with a line', 'a,b\nc,d\n', false],
    ['with CR LF', 'a,b\r\nc,d\r\n', false],
    ['in the middle of one', 'a,b\nc', true],
  ])('knows whether a file ends %s', async (_case, text, isOpen) => {
    const file = path.join(folder, 'end.csv');
    for (const encoding of ['utf-8', 'utf-16le', 'utf-16be'] as const) {
      writeFileSync(file, iconv.encode(text, encoding, { addBOM: true }));
      const ends: boolean[] = [];
      for await (const { isLastOpen } of readRows(await inspectSource(file, 'auto'), FORMAT)) ends.push(isLastOpen);
      expect(ends).toEqual([false, isOpen]);
    }
  });

  it('gives back what was written, whatever it was', async () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !/[\uFEFF\u0000]/.test(text));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
        async (rows) => {
          const text = rows
            .map((cells) => cells.map((value) => `"${value.replaceAll('"', '""')}"`).join(','))
            .join('\n');
          expect((await read(`${text}\n`)).map(([, ...cells]) => cells)).toEqual(rows);
        },
      ),
      { numRuns: 60 },
    );
  });
});
