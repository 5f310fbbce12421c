import { besideClosed, closedTogether, tieBetween } from './besideClosed.ts';
import { closedNameOf, fieldsNaming, withoutFields } from './closedName.ts';

const NAME = { given: ['william', 'henry'], surnames: ['pinch'] };

describe('the fields of a record that name a closed person', () => {
  it.each([
    [
      'as spouse, with all that is said of them',
      {
        FirstName: 'Ann',
        SpouseFirstName: 'William',
        SpouseLastName: 'PINCH',
        SpouseAge: '23',
        SpouseFatherFirstName: 'Job',
      },
      ['SpouseFirstName', 'SpouseLastName', 'SpouseAge', 'SpouseFatherFirstName'],
    ],
    [
      'shortened and misspelt',
      { FatherFirstName: 'Wm', FatherLastName: 'Pynch', FatherOccupation: 'Miner' },
      ['FatherFirstName', 'FatherLastName', 'FatherOccupation'],
    ],
    [
      'by an initial',
      { InformantFirstName: 'W. H.', InformantLastName: 'Pinch' },
      ['InformantFirstName', 'InformantLastName'],
    ],
    [
      'by the surname alone',
      { NextOfKinLastName: 'Pinch', NextOfKinAddress: '3 Fore St' },
      ['NextOfKinLastName', 'NextOfKinAddress'],
    ],
    ['by the first name alone', { HouseholdHeadFirstName: 'William' }, ['HouseholdHeadFirstName']],
    [
      'among several',
      { WitnessFirstName: ['Ann', 'Henry'], WitnessLastName: ['Guard', 'Pinch'] },
      ['WitnessFirstName', 'WitnessLastName'],
    ],
    ['in a text', { Notes: 'Buried beside William Henry Pinch.', Occupation: 'Miner' }, ['Notes']],
    ['in a whole document', { FullText: 'I leave all to my son Wm. H. Pinch of Roche' }, ['FullText']],
    [
      'as an earlier spouse',
      { Spouse2FirstName: 'William', Spouse2LastName: 'Pinch', Spouse1FirstName: 'Adam', Spouse1LastName: 'Bray' },
      ['Spouse2FirstName', 'Spouse2LastName'],
    ],
  ])('%s', (_how, fields, expected) => expect(fieldsNaming(fields, NAME).sort()).toEqual(expected.toSorted()));

  it.each([
    ['another family', { SpouseFirstName: 'William', SpouseLastName: 'Bray' }],
    ['someone whose first name alone starts alike', { FatherFirstName: 'Walter' }],
    ['another of the family', { FatherFirstName: 'Adam', FatherLastName: 'Pinch' }],
    ['a namesake’s own record', { FirstName: 'William', LastName: 'Pinch', Notes: 'William Pinch signed.' }],
    ['nothing of anyone', { Place: 'Pinch, William', EventYear: '1871' }],
  ])('not of %s', (_who, fields) => expect(fieldsNaming(fields, NAME)).toEqual([]));

  it('is asked for by every name of the person', () => {
    expect(closedNameOf({ FirstName: 'Wm. Henry', LastName: 'PINCH', MaidenName: "O'Brien", Alias: 'Bill' })).toEqual({
      given: ['wm', 'henry', 'bill'],
      surnames: ['pinch', 'obrien'],
    });
    expect(closedNameOf({ Place: 'Roche' })).toBeNull();
  });

  it('are left out, and nothing else', () => {
    const fields = { FirstName: 'Ann', SpouseFirstName: 'William' };
    expect(withoutFields(fields, fieldsNaming(fields, NAME))).toEqual({ FirstName: 'Ann' });
    expect(withoutFields(fields, [])).toBe(fields);
  });
});

describe('what becomes of a record beside a closed one', () => {
  const origin = (sourceRow: number, groupKey: string | null = null, recordSetId = 'A') => ({
    recordSetId,
    groupKey,
    provenance: { sourceFile: 'a.csv', sourceRow },
  });

  it.each([
    [origin(2), origin(2), 'ENTRY'],
    [origin(2, 'h'), origin(3, 'h'), 'GROUP'],
    [origin(2), origin(3), 'ELSEWHERE'],
    [origin(2, 'h'), origin(2, 'h', 'B'), 'ELSEWHERE'],
  ])('%j and %j hang together: %s', (one, other, tie) => expect(tieBetween(one, other)).toBe(tie));

  it.each([
    ['ENTRY', { Place: 'Roche' }, 'CLOSE'],
    ['GROUP', { SpouseFirstName: 'William', SpouseLastName: 'Pinch' }, 'MASK'],
    ['GROUP', { FirstName: 'Ann' }, null],
    ['ELSEWHERE', { FatherFirstName: 'William', FatherLastName: 'Pinch' }, 'MASK'],
  ] as const)('%s %j: %s', (tie, fields, measure) => expect(besideClosed(NAME, tie, fields)).toBe(measure));

  it('closes all records of a delivered entry together', () => {
    const entry = [
      { fields: { FirstName: 'Ann' }, isClosed: false },
      { fields: { FirstName: 'Wm' }, isClosed: true },
    ];
    expect(closedTogether(entry).map(({ isClosed }) => isClosed)).toEqual([true, true]);
    expect(closedTogether(entry.slice(0, 1))).toEqual(entry.slice(0, 1));
  });
});
