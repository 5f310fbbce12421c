import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { ImportMapping } from '../mapping/importMapping.ts';
import { readMapping } from '../mapping/readMapping.ts';
import { DAMAGED } from '../source/damagedText.ts';
import { createRowReader, type RowOutcome } from './createRowReader.ts';

const COLUMNS = ['year', 'forename', 'surname', 'age', 'other', 'date'];
const mappingOf = (more: Partial<ImportMapping> = {}): ImportMapping => ({
  ...readMapping('freecen'),
  key: '{#line}',
  required: ['year'],
  blanks: ['-'],
  tables: {},
  life: { from: 'age', atLeast: 0, named: [], namedAtLeast: 0 },
  records: [
    {
      suffix: null,
      requiresAny: ['forename'],
      group: null,
      order: null,
      fields: {
        FirstName: '{forename}',
        LastName: '{surname}',
        Age: '{age}',
        EventYear: '{year}',
        EventDate: '{date}',
        RelativeFirstName: '{other}',
      },
      textFiles: {},
    },
  ],
  ...more,
});
const readerOf = (mapping: ImportMapping, folder = '/nowhere') =>
  createRowReader({
    mapping,
    columns: new Map(COLUMNS.map((column, at) => [column, at])),
    recordSetId: 'SET',
    sourceFile: 'f.csv',
    folder,
    asOf: '2026-06-30',
    seenKeys: new Map(),
  });
/** A row as wide as the header; cells that are not given are empty. */
const wide = (cells: string[]) => [...cells, ...COLUMNS.slice(cells.length).map(() => '')];
const judge = (cells: string[], mapping = mappingOf()): RowOutcome => readerOf(mapping)(wide(cells), 7);
const isClosed = (cells: string[], mapping?: ImportMapping) => {
  const outcome = judge(cells, mapping);
  return 'drafts' in outcome ? outcome.drafts.map((draft) => draft.isClosed) : outcome.reason;
};

describe('rows that are turned away', () => {
  it.each([
    ['a required column without anything', ['-', 'William'], 'has nothing in "year"'],
    ['no one named', ['1871', ''], 'has no name'],
    [
      'more cells than there are columns',
      ['1871', 'William', 'PINCH', '39', '', '', 'Cornwall'],
      'has 7 columns where 6 are named',
    ],
    ['bytes that are no UTF-8', ['1871', `W${DAMAGED}m`], 'has bytes that UTF-8 does not allow'],
    ['a character no text has', ['1871', 'Wil\u0000liam'], 'has a character that is no text (NUL)'],
  ])('%s', (_name, cells, reason) => expect(judge(cells)).toEqual({ reason }));

  it('no row with nothing in any cell, however many cells it has', () => {
    for (const cells of [[], [''], wide([]), wide([' ', '\t', '']), [...wide([]), '', '']])
      expect(readerOf(mappingOf())(cells, 7)).toEqual({ drafts: [], closed: null });
  });

  it('a row shorter than the header, unless the mapping says to fill it', () => {
    expect(readerOf(mappingOf())(['1871', 'William'], 7)).toEqual({ reason: 'has 2 columns where 6 are named' });
    const { format } = mappingOf();
    expect(readerOf(mappingOf({ format: { ...format, shortRows: 'fill' } }))(['1871', 'William'], 7)).toHaveProperty(
      'drafts',
    );
  });

  it('a short row is filled where the mapping itself names the columns', () => {
    const { format } = mappingOf();
    expect(
      readerOf(mappingOf({ format: { ...format, columns: COLUMNS } }))(['1871', 'William'], 7, true),
    ).toHaveProperty('drafts');
  });

  it('a row that the file ends in, also where short rows are filled', () => {
    const { format } = mappingOf();
    const reason = 'the file ends inside this row: it has 2 columns where 6 are named';
    for (const shortRows of ['refuse', 'fill'] as const)
      expect(readerOf(mappingOf({ format: { ...format, shortRows } }))(['1871', 'Wil'], 7, true)).toEqual({ reason });
    expect(readerOf(mappingOf())(wide(['1871', 'William']), 7, true)).toHaveProperty('drafts');
  });

  it('a key far too long', () => {
    expect(judge(['1871', 'W'.repeat(300)], mappingOf({ key: '{forename}' }))).toEqual({
      reason: 'has a key of 300 characters',
    });
  });

  it('empty cells behind the last column are no reason', () => {
    expect(judge(['1871', 'William', '', '', '', '', '', ' '])).toHaveProperty('drafts');
  });
});

describe('what the source could not read', () => {
  const fieldsOf = (cells: string[], more: Partial<ImportMapping>) => {
    const outcome = judge(cells, mappingOf(more));
    return 'drafts' in outcome ? outcome.drafts[0]?.fields : outcome.reason;
  };

  it('is doubted where a column of flags says so', () => {
    const doubts = { LastName: 'other' };
    const records = mappingOf().records.map((record) => ({ ...record, fields: { LastName: '{surname}' } }));
    const named = (flag: string) => fieldsOf(['1871', 'William', 'PINCH', '', flag], { doubts, records });
    expect(['x', 'yes', '1'].map(named)).toEqual(Array(3).fill({ LastName: 'PINCH?' }));
    expect(['', '-', 'no', '0', 'N'].map(named)).toEqual(Array(5).fill({ LastName: 'PINCH' }));
  });

  it('stays where it stands for a name beside one that was read, and nowhere else', () => {
    const cells = ['1871', 'William', '?', '?'];
    expect(fieldsOf(cells, { notation: 'freereg' })).toEqual({
      FirstName: 'William',
      LastName: '?',
      EventYear: '1871',
    });
    expect(fieldsOf(['1871', '?', '[blank]'], { notation: 'freereg' })).toBe('has no name');
  });

  it('identifies no row', () => {
    const idOf = (surname: string) => {
      const outcome = judge(
        ['1871', 'William', surname],
        mappingOf({ key: ['forename', 'surname'], notation: 'freereg' }),
      );
      return 'drafts' in outcome && outcome.drafts[0]?.id;
    };
    expect(idOf('?')).toBe(idOf('-'));
  });
});

it.each([5_000, 1_000_000])('keeps a text of %i characters whole', (length) => {
  const text = 'word '.repeat(length / 5).trim();
  expect(judge(['1871', text])).toMatchObject({ drafts: [{ fields: { FirstName: text } }] });
});

describe('a text file of a row', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-texts-'));
    mkdirSync(path.join(folder, 'data/texts'), { recursive: true });
    writeFileSync(path.join(folder, 'secret.txt'), 'a secret');
    symlinkSync(path.join(folder, 'secret.txt'), path.join(folder, 'data/link.txt'));
    writeFileSync(path.join(folder, 'data/texts/1.txt'), '\uFEFFAn inquest\r\nwas held.\r\n');
    writeFileSync(path.join(folder, 'data/latin.txt'), Buffer.from([0x44, 0xe9, 0x73]));
    writeFileSync(path.join(folder, 'data/picture.txt'), Buffer.from([1, 0, 2]));
    writeFileSync(path.join(folder, 'data/large.txt'), Buffer.alloc(9 * 1024 ** 2, 97));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const mapping = mappingOf({
    records: mappingOf().records.map((record) => ({ ...record, textFiles: { Notes: '{other}' } })),
  });
  const notesOf = (name: string) => {
    const outcome = readerOf(mapping, path.join(folder, 'data'))(wide(['1871', 'William', '', '', name]), 7);
    return 'drafts' in outcome ? outcome.drafts[0]?.fields.Notes : outcome.reason;
  };

  it.each([
    ['in a folder below', 'texts/1.txt', 'An inquest\nwas held.'],
    ['by way of the folder itself', 'texts/../latin.txt', 'Dés'],
    ['not named', '', undefined],
  ])('%s is taken whole', (_case, name, text) => expect(notesOf(name)).toBe(text));

  it.each([
    ['outside the folder', '../secret.txt', 'is not within the folder'],
    ['behind a link that leads outside', 'link.txt', 'is not within the folder'],
    ['named from the root', '/etc/passwd', 'is not within the folder'],
    ['that is not there', 'texts/2.txt', 'is not there'],
    ['that is a folder', 'texts', 'is no file'],
    ['that is too large', 'large.txt', 'is larger than 8 MB'],
    ['that holds no text', 'picture.txt', 'holds no text'],
  ])('%s is refused with the row', (_case, name, reason) =>
    expect(notesOf(name)).toBe(
      `names the text file "${name}", which ${reason}${reason.endsWith('folder') ? ' of this file' : ''}`,
    ),
  );
});

it('replaces halves of characters, which no database stores', () => {
  expect(judge(['1871', 'W\uD800m'])).toMatchObject({ drafts: [{ fields: { FirstName: 'W\uFFFDm' } }] });
});

describe('who may be living', () => {
  const marriage = mappingOf({
    life: { from: 'age', atLeast: 14, named: [], namedAtLeast: 0 },
    records: ['groom', 'bride'].map((suffix, at) => ({
      suffix,
      requiresAny: [],
      group: '{#line}',
      order: null,
      fields: { FirstName: suffix, Age: at === 0 ? '{age}' : '{other}', EventYear: '{year}' },
      textFiles: {},
    })),
  });
  const burial = mappingOf({ life: { from: 'death', atLeast: 0, named: ['RelativeFirstName'], namedAtLeast: 14 } });

  it.each([
    ['a child of two in 1921', ['1921', 'Tom', '', '2'], undefined, [true]],
    ['a man of 39 in 1921', ['1921', 'William', '', '39'], undefined, [false]],
    ['nothing that tells a year', ['?', 'William'], undefined, [true]],
    ['a decade far back', ['?', 'William', '', '', '', '* * 165*'], undefined, [false]],
    ['a burial of this century', ['2014', 'Hannah'], burial, [false]],
    ['a burial of this century that names a father', ['2014', 'Hannah', '', '', 'John'], burial, [true]],
    ['an old burial that names a father', ['1726', 'Hannah', '', '', 'John'], burial, [false]],
    ['a marriage whose bride may live: the groom names her', ['1935', '', '', '45', '18'], marriage, [true, true]],
    ['a marriage of two who cannot live', ['1915', '', '', '30', '23'], marriage, [false, false]],
  ])('%s', (_name, cells, mapping, expected) => expect(isClosed(cells, mapping)).toEqual(expected));
});

describe('rows that are closed until a date', () => {
  const DEAD = { from: 'death', atLeast: 0, named: ['RelativeFirstName'], namedAtLeast: 14 } as const;
  const judged = (closing: string, cells: string[], more: Partial<ImportMapping> = {}) => {
    const outcome = judge(cells, mappingOf({ life: DEAD, closedUntil: closing, ...more }));
    if ('reason' in outcome) throw new Error(outcome.reason);
    return { ...outcome, until: outcome.drafts.map(({ closedUntil }) => closedUntil) };
  };
  const row = (date: string, other = '') => ['1871', 'William', 'Pinch', '', other, date];

  it.each([
    ['tomorrow', '{date}', '2026-07-01', '2026-07-01', 'closed until 2026-07-01'],
    ['today', '{date}', '2026-06-30', null, undefined],
    ['a hundred years from a date', '{date|closedFor:100}', '3 Mar 1931', '2031-03-03', 'closed until 2031-03-03'],
    ['a hundred years that have passed', '{date|closedFor:100}', '3 Mar 1871', null, undefined],
    [
      'the day itself, else counted',
      '{other} ?? {date|closedFor:100}',
      '1931',
      '2032-01-01',
      'closed until 2032-01-01',
    ],
    ['no closure', '{date}', '', null, undefined],
    ['a dash', '{date}', '–', null, undefined],
    [
      'nothing to count from',
      '{date|closedFor:100}',
      '',
      'infinity',
      'closed: there is no date from which its closure could be counted',
    ],
    ['words', '{date}', 'no date', 'infinity', 'closed: the date until which it is closed cannot be read'],
    [
      'what the mapping takes for nothing',
      '{date}',
      'n/k',
      'infinity',
      'closed: the date until which it is closed cannot be read',
    ],
    [
      'no day of the calendar',
      '{date|closedFor:75}',
      '30 Feb 1960',
      'infinity',
      'closed: the date until which it is closed cannot be read',
    ],
    ['the year 1', '{date}', '0001-01-01', 'infinity', 'closed: the date until which it is closed cannot be read'],
    ['the year 9999', '{date}', '31/12/9999', 'infinity', 'closed: its date says that it is never opened'],
  ])('%s', (_what, closing, date, until, reason) => {
    const { drafts, closed, until: days } = judged(closing, row(date), { blanks: ['-', 'n/k'] });
    expect([days, drafts.map(({ isClosed }) => isClosed), closed?.reason]).toEqual([[until], [until !== null], reason]);
  });

  it('is closed for as long as the stricter of its date and the longest life asks for', () => {
    // A father who was at least 14 in 1930 may be living to the end of 2026.
    const named = ['1930', 'William', 'Pinch', '', 'John'];
    expect(judged('{date}', [...named, '2040-05-01']).until).toEqual(['2040-05-01']);
    expect(judged('{date}', [...named, '2026-08-01'])).toMatchObject({
      until: ['2027-01-01'],
      closed: { reason: 'closed: someone named in RelativeFirstName may have been born as late as 1916' },
    });
    expect(judged('{date}', [...named, 'never']).until).toEqual(['infinity']);
  });

  it('the records of one row are closed for as long as each other', () => {
    const [template] = mappingOf().records;
    const two = [
      { ...template!, suffix: 'a' },
      { ...template!, suffix: 'b', fields: { ...template!.fields, RelativeFirstName: '' } },
    ];
    expect(judged('{date}', ['1930', 'William', 'Pinch', '', 'John', ''], { records: two }).until).toEqual([
      '2027-01-01',
      '2027-01-01',
    ]);
  });
});
