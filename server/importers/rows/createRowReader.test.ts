import { readMapping } from '../mapping/readMapping.ts';
import type { ImportMapping } from '../mapping/importMapping.ts';
import { createRowReader, type RowOutcome } from './createRowReader.ts';

const COLUMNS = ['year', 'forename', 'surname', 'age', 'other', 'date'];
const mappingOf = (more: Partial<ImportMapping> = {}): ImportMapping => ({
  ...readMapping('freecen'),
  key: '{#line}',
  required: ['year'],
  blanks: ['-'],
  tables: {},
  life: { from: 'age', atLeast: 0, named: [], namedAtLeast: 0 },
  records: [{ suffix: null, requiresAny: ['forename'], group: null, order: null, fields: { FirstName: '{forename}', LastName: '{surname}', Age: '{age}', EventYear: '{year}', EventDate: '{date}', RelativeFirstName: '{other}' } }],
  ...more,
});
const judge = (cells: string[], mapping = mappingOf()): RowOutcome =>
  createRowReader({ mapping, columns: new Map(COLUMNS.map((column, at) => [column, at])), recordSetId: 'SET', sourceFile: 'f.csv', asOfYear: 2026 })(cells, 7);
const isClosed = (cells: string[], mapping?: ImportMapping) => {
  const outcome = judge(cells, mapping);
  return 'drafts' in outcome ? outcome.drafts.map((draft) => draft.isClosed) : outcome.reason;
};

describe('rows that are turned away', () => {
  it.each([
    ['a required column without anything', ['-', 'William'], 'has nothing in "year"'],
    ['nobody named', ['1871', ''], 'names nobody'],
    ['more cells than there are columns', ['1871', 'William', 'PINCH', '39', '', '', 'Cornwall'], 'has 7 columns where 6 are named'],
    ['a cell far too long', ['1871', 'W'.repeat(5_000)], 'has 5000 characters in FirstName'],
    ['a character no text has', ['1871', 'Wil\u0000liam'], 'has a character that is no text (NUL)'],
  ])('%s', (_name, cells, reason) => expect(judge(cells)).toEqual({ reason }));

  it('a key far too long', () => {
    expect(judge(['1871', 'W'.repeat(300)], mappingOf({ key: '{forename}' }))).toEqual({ reason: 'has a key of 300 characters' });
  });

  it('empty cells behind the last column are no reason', () => {
    expect(judge(['1871', 'William', '', '', '', '', '', ' '])).toHaveProperty('drafts');
  });
});

it('replaces halves of characters, which no database stores', () => {
  expect(judge(['1871', 'W\uD800m'])).toMatchObject({ drafts: [{ fields: { FirstName: 'W\uFFFDm' } }] });
});

describe('who may be living', () => {
  const marriage = mappingOf({
    life: { from: 'age', atLeast: 14, named: [], namedAtLeast: 0 },
    records: ['groom', 'bride'].map((suffix, at) => ({ suffix, requiresAny: [], group: '{#line}', order: null, fields: { FirstName: suffix, Age: at === 0 ? '{age}' : '{other}', EventYear: '{year}' } })),
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
