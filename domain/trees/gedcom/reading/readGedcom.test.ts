import fc from 'fast-check';

import { documentsOf, readWhole, writeWhole } from '../gedcom.fixture.ts';
import { lineText } from '../gedcomLine.ts';
import { formatRecord } from '../writing/formatRecord.ts';
import { textLine } from '../writing/textLine.ts';
import { RefusedGedcom } from './RefusedGedcom.ts';

const HEAD = (char: string) => `0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR ${char}\n`;
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const wide = (text: string, isBig: boolean, hasMark: boolean) => {
  const units = Array.from({ length: text.length }, (_each, at) => text.charCodeAt(at));
  return Uint8Array.from(
    (hasMark ? [0xfeff, ...units] : units).flatMap((unit) =>
      isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8],
    ),
  );
};
const givenName = async (bytes: Uint8Array | string) => {
  const read = await readWhole(bytes);
  const [first] = documentsOf(read);
  return [
    first?.kind === 'person' ? first.document.names[0]?.given : null,
    read.file.encoding,
    read.problems.map(({ code }) => code),
  ];
};

describe('character sets', () => {
  const record = (name: string) => `0 @I1@ INDI\n1 NAME ${name} //\n0 TRLR\n`;
  it.each<[string, Uint8Array | string, string, string, string[]]>([
    [
      'ANSEL, marks before their letters',
      latin(HEAD('ANSEL') + record('Ren\xe2ee Fran\xf0cois \xa5gir')),
      'Renée François Ægir',
      'ansel',
      [],
    ],
    ['Windows-1252', latin(HEAD('ANSI') + record('Ren\xe9e \x8c')), 'Renée Œ', 'windows-1252', []],
    ['MS-DOS 437', latin(HEAD('IBMPC') + record('Ren\x82e')), 'Renée', 'cp437', []],
    ['MS-DOS 850', latin(HEAD('CP850') + record('\xb5gua')), 'Água', 'cp850', []],
    ['Macintosh', latin(HEAD('MACINTOSH') + record('Ren\x8ee')), 'Renée', 'macintosh', []],
    ['UTF-8', HEAD('UTF-8') + record('Renée 名'), 'Renée 名', 'utf-8', []],
    ['UTF-8 with a mark', `\ufeff${HEAD('UTF-8')}${record('Renée')}`, 'Renée', 'utf-8', []],
    ['UTF-16, small end first', wide(HEAD('UNICODE') + record('Renée 名'), false, false), 'Renée 名', 'utf-16le', []],
    [
      'UTF-16, big end first, with a mark',
      wide(HEAD('UNICODE') + record('Renée 名'), true, true),
      'Renée 名',
      'utf-16be',
      [],
    ],
    ['UTF-8 that calls itself ANSEL', HEAD('ANSEL') + record('Renée'), 'Renée', 'ansel', ['encoding-lies']],
    [
      'Windows-1252 that calls itself ANSEL',
      latin(HEAD('ANSEL') + record('Ren\xe9 Andr\xe9 No\xebl')),
      'René André Noël',
      'windows-1252',
      ['encoding-guessed'],
    ],
    [
      'Windows-1252 that calls itself UTF-8',
      latin(HEAD('UTF-8') + record('Ren\xe9')),
      'René',
      'utf-8',
      ['broken-utf8'],
    ],
    ['a name nobody knows', HEAD('KLINGON') + record('Renée'), 'Renée', 'utf-8', ['encoding-unknown']],
  ])('reads %s', async (_case, bytes, name, encoding, problems) => {
    expect(await givenName(bytes)).toEqual([name, encoding, problems]);
  });

  it('puts a letter together that was cut in two between a line and its CONC', async () => {
    const [before, after] = [
      new TextEncoder().encode(`${HEAD('UTF-8')}0 @I1@ INDI\n1 NOTE Ren`),
      new TextEncoder().encode('e\n0 TRLR\n'),
    ];
    for (let piece = 1; piece < 90; piece += 7) {
      const { interpreted } = await readWhole(
        Uint8Array.from([...before, 0xc3, ...latin('\n2 CONC '), 0xa9, ...after]),
        piece,
      );
      expect(documentsOf({ interpreted })).toMatchObject([{ document: { notes: ['Renée'] } }]);
    }
  });

  it('reads any text alike in every set that has its letters, in pieces of any size', async () => {
    const words = fc
      .string({ unit: fc.constantFrom(...'abcXYZ éèüñçÅ'), minLength: 1 })
      .map((text) => text.trim())
      .filter((text) => text !== '');
    await fc.assert(
      fc.asyncProperty(words, fc.integer({ min: 1, max: 300 }), async (text, pieceBytes) => {
        const file = (char: string) => `${HEAD(char)}0 @I1@ INDI\n1 OCCU ${text}\n0 TRLR\n`;
        for (const bytes of [
          new TextEncoder().encode(file('UTF-8')),
          latin(file('ANSI')),
          wide(file('UNICODE'), true, true),
          wide(file('UNICODE'), false, false),
        ]) {
          const { interpreted } = await readWhole(bytes, pieceBytes);
          expect(documentsOf({ interpreted })).toMatchObject([{ document: { facts: [{ value: text }] } }]);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('lines', () => {
  it.each([
    ['LF', '\n'],
    ['CR LF', '\r\n'],
    ['CR', '\r'],
    ['LF CR', '\n\r'],
    ['CR LF with empty lines', '\r\n\r\n'],
  ])('end with %s', async (_name, end) => {
    const text = `${HEAD('UTF-8')}0 @I1@ INDI\n1 NAME A /B/\n1 FAMC @F9@\n0 TRLR\n`.replaceAll('\n', end);
    for (const piece of [1, 7, 4096]) {
      const { records, problems } = await readWhole(text, piece);
      expect(records.map(({ tag }) => tag)).toEqual(['HEAD', 'INDI', 'TRLR']);
      expect(problems).toEqual([{ code: 'points-nowhere', line: end === '\r\n\r\n' ? 13 : 7 }]);
    }
  });

  it.each([
    ['without level and tag', '1 NOTE one\nand the rest of it', 'no-level', 6],
    ['that look like a sentence with a number', '1 NOTE one\n19 March 1900 was cold', 'no-level', 6],
    ['that jump', '1 BIRT\n3 DATE 1900', 'level-jump', 6],
    ['deeper than 99', '1 NOTE x\n100 CONT y', 'too-deep', 6],
    ['with a NUL', '1 NOTE a\0b', 'nul', 5],
    ['longer than a megabyte', `1 NOTE ${'x'.repeat(1_100_000)}`, 'cut-line', 5],
  ])('%s are kept where they do least harm, and reported', async (_case, lines, code, line) => {
    const read = await readWhole(
      `${HEAD('UTF-8')}${lines.startsWith('0') ? '' : '0 @I1@ INDI\n'}${lines}\n0 TRLR\n`.replace(
        '0 @I1@ INDI\n1 NOTE a',
        '0 @I1@ INDI\n1 NOTE a',
      ),
    );
    expect(read.problems).toContainEqual({ code, line: line + 1 });
    expect(read.records).toHaveLength(3);
  });

  it.each([
    ['nothing', ''],
    ['a letter', 'Dear Sir,\n0 HEAD\n'],
    ['a picture', '\u0089PNG\r\n'],
  ])('of %s are no GEDCOM', async (_case, text) => {
    await expect(readWhole(text)).rejects.toThrow(RefusedGedcom);
  });

  it('of any bytes whatever never crash the reader', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.integer({ min: 1, max: 100 }), async (bytes, piece) => {
        const read = await readWhole(Uint8Array.from([...latin('0 HEAD\n1 GEDC\n'), ...bytes]), piece);
        const again = await readWhole(read.records.map(formatRecord).join(''));
        expect(again.records.map(formatRecord)).toEqual(read.records.map(formatRecord));
        writeWhole(read, documentsOf(read));
      }),
      { numRuns: 150 },
    );
  });
});

it('texts of any length and shape come back from the lines they are written as', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'B', ' ', '@', '\n', 'é', '名', '#'), maxLength: 900 }),
      fc.constantFrom('5' as const, '7' as const),
      (text, dialect) => {
        expect(lineText(textLine('NOTE', text, dialect), dialect)).toBe(text);
      },
    ),
  );
});
