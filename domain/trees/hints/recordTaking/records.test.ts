import type { RecordFields } from '#domain/records/core/record.ts';
import type { RecordKind } from '#domain/records/core/recordKind.ts';
import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import type { DocumentChange, TreeDocuments, TreeKind } from '#domain/trees/core/model/treeDocument.ts';
import { aFact, aFamily, aPerson } from '#domain/trees/core/trees.fixture.ts';

import { applyRecord, type RecordPlan } from './applyRecord.ts';
import { mergeRows, type MergeChoice } from './mergeRows.ts';
import { withoutCapitals } from './nameInTree.ts';
import { recordClaims } from './recordClaims.ts';
import { isAddable, recordRelatives } from './recordRelatives.ts';

const CENSUS: RecordFields = {
  FirstName: 'William',
  LastName: 'PINCH',
  Gender: 'Male',
  Age: '39',
  CensusYear: '1871',
  EventYear: '1871',
  EventType: 'Census',
  Place: 'Roche, Cornwall',
  Address: 'Tremodrett',
  PlaceOfBirth: 'Roche, Cornwall',
  Occupation: 'Clay labourer',
  RelationshipToHead: 'Head',
  Piece: '2267',
  Folio: '5',
};
const SET = {
  name: '1871 census',
  description: 'A census.',
  repository: 'The National Archives',
  archiveSeries: 'RG 10',
};

const rowsOf = (
  fields: RecordFields,
  kind: RecordKind,
  person = aPerson(1, 'William Pinch'),
  couple: ReturnType<typeof aFamily> | null = null,
) => mergeRows(recordClaims(fields, kind), person, couple);
const claimed = (fields: RecordFields, kind: RecordKind) =>
  recordClaims(fields, kind).map(({ key, date, place, value }) => [key, date, place, value]);

describe('what a record says for a tree', () => {
  it('is name, sex, birth, event and occupation of a census', () => {
    expect(claimed(CENSUS, 'census')).toEqual([
      ['name', null, null, ''],
      ['sex', null, null, 'm'],
      ['birth', 'ABT 1832', 'Roche, Cornwall', ''],
      ['census', '1871', 'Tremodrett, Roche, Cornwall', ''],
      ['occupation', '1871', null, 'Clay labourer'],
    ]);
  });

  it.each<[string, RecordFields, RecordKind, unknown[]]>([
    [
      'a baptism',
      {
        EventType: 'Baptism',
        EventDate: '4 Jan 1832',
        EventYear: '1832',
        Church: 'St Gomonda',
        Place: 'Roche, Cornwall',
      },
      'birth',
      ['baptism', '4 Jan 1832', 'St Gomonda, Roche, Cornwall', ''],
    ],
    [
      'a birth',
      { EventType: 'Birth', EventYear: '1864', DateOfBirth: '12 Dec 1864', Place: 'Roche' },
      'birth',
      ['birth', '12 Dec 1864', 'Roche', ''],
    ],
    [
      'a marriage',
      { EventType: 'Marriage', MarriageDate: '4 May 1855', Place: 'Roche' },
      'marriage',
      ['marriage', '4 May 1855', 'Roche', ''],
    ],
    [
      'a burial',
      { EventType: 'Burial', EventDate: '9 Mar 1890', Place: 'Roche' },
      'death',
      ['burial', '9 Mar 1890', 'Roche', ''],
    ],
    [
      'a death',
      { EventType: 'Death', EventYear: '1890', YearOfDeath: '1890', Place: 'Roche' },
      'death',
      ['death', '1890', 'Roche', ''],
    ],
    [
      'an enlistment',
      { EventType: 'Enlistment', EventDate: '21 Aug 1914', Place: 'Roche' },
      'military',
      ['military-service', '21 Aug 1914', 'Roche', ''],
    ],
    [
      'a passage',
      { EventType: 'Departure', EventYear: '1850', PortOfDeparture: 'Plymouth' },
      'migration',
      ['emigration', '1850', 'Plymouth', ''],
    ],
  ])('is the event of %s', (_what, fields, kind, expected) => expect(claimed(fields, kind)).toContainEqual(expected));

  it.each([
    ['PINCH', 'Pinch'],
    ["O'BRIEN-HALL", "O'Brien-Hall"],
    ['McLaren', 'McLaren'],
    ['', ''],
  ])('writes %s as %s', (written, name) => expect(withoutCapitals(written)).toBe(name));
});

describe('the rows of a merge', () => {
  const birth = (date: string) =>
    aPerson(1, 'William Pinch', { sex: 'm', facts: [aFact({ type: 'birth', date: readTreeDate(date) })] });
  const ofBirth = (date: string, recorded: RecordFields) =>
    rowsOf(recorded, 'birth', birth(date)).find(({ claim }) => claim.key === 'birth');
  const recorded = { EventType: 'Birth', EventYear: '1832', DateOfBirth: '4 May 1832' };

  it.each([
    ['the same', '4 MAY 1832', 'same', 'person'],
    ['less exact', '1832', 'finer', 'record'],
    ['about that year', 'ABT 1830', 'finer', 'record'],
    ['another', '1840', 'different', 'person'],
    ['another day', '5 MAY 1832', 'different', 'person'],
  ])('suggest what to do where the tree’s date is %s', (_what, date, agreement, suggested) =>
    expect(ofBirth(date, recorded)).toMatchObject({ agreement, suggested }),
  );

  it('keep an exact day against a year worked out from an age', () => {
    expect(rowsOf(CENSUS, 'census', birth('4 MAY 1832')).find(({ claim }) => claim.key === 'birth')).toMatchObject({
      agreement: 'finer',
      merged: '4 May 1832, Roche, Cornwall',
    });
  });

  it('leave out a sex that is known, and say what is missing', () => {
    const rows = rowsOf(CENSUS, 'census', aPerson(1, 'William Pinch', { sex: 'm' }));
    expect(rows.map(({ claim, agreement, suggested }) => [claim.key, agreement, suggested])).toEqual([
      ['name', 'same', 'person'],
      ['birth', 'missing', 'record'],
      ['census', 'missing', 'record'],
      ['occupation', 'missing', 'record'],
    ]);
  });
});

const household = [
  { id: 'C/1', fields: CENSUS },
  {
    id: 'C/2',
    fields: {
      FirstName: 'Jane',
      LastName: 'PINCH',
      Gender: 'Female',
      Age: '38',
      CensusYear: '1871',
      RelationshipToHead: 'Wife',
    },
  },
  {
    id: 'C/3',
    fields: {
      FirstName: 'Mary',
      LastName: 'PINCH',
      Gender: 'Female',
      Age: '7',
      CensusYear: '1871',
      RelationshipToHead: 'Daughter',
    },
  },
  {
    id: 'C/4',
    fields: {
      FirstName: 'Honor',
      LastName: 'GREY',
      Gender: 'Female',
      Age: '60',
      CensusYear: '1871',
      RelationshipToHead: 'Lodger',
    },
  },
] as const;

describe('relatives named by a record', () => {
  it.each([
    [
      'the head',
      0,
      [
        ['partner', 'Jane', ''],
        ['child', 'Mary', 'Pinch'],
      ],
    ],
    [
      'the wife',
      1,
      [
        ['partner', 'William', 'Pinch'],
        ['child', 'Mary', 'Pinch'],
      ],
    ],
    [
      'the daughter',
      2,
      [
        ['father', 'William', 'Pinch'],
        ['mother', 'Jane', ''],
      ],
    ],
    ['the lodger', 3, []],
  ] as const)('are those of the household as %s is related to them', (_who, at, expected) => {
    const relatives = recordRelatives(household[at], household);
    expect(relatives.map(({ relation, given, surname }) => [relation, given, surname])).toEqual(expected);
  });

  it('are the parents of a baptism, the mother under her maiden name only', () => {
    const fields = {
      FirstName: 'Ann',
      FatherFirstName: 'John',
      FatherLastName: 'PINCH',
      MotherFirstName: 'Jane',
      MotherLastName: 'PINCH',
      MothersMaidenName: 'TRUSCOTT',
    };
    expect(recordRelatives({ id: 'B/1', fields }, []).map(({ given, surname }) => `${given} ${surname}`)).toEqual([
      'John Pinch',
      'Jane Truscott',
    ]);
  });

  it('are not offered where the tree has them', () => {
    const [jane, mary] = recordRelatives(household[0], household);
    const known = { father: [], mother: [], partner: [aPerson(2, 'Jennie Truscott')], child: [], sibling: [] };
    expect([jane && isAddable(jane, known), mary && isAddable(mary, known)]).toEqual([false, true]);
  });
});

describe('taking a record into a tree', () => {
  const person = aPerson(1, 'William Pinch', { sex: 'm', born: '1832' });
  const plan = (more: Partial<RecordPlan> = {}, choices: Record<string, MergeChoice> = {}): RecordPlan => ({
    record: {
      id: 'C/1',
      fields: CENSUS,
      kind: 'census',
      set: SET,
      address: 'https://site.example/transcript?id=C%2F1',
    },
    person,
    isNew: false,
    newAs: null,
    families: [],
    couple: null,
    rows: rowsOf(CENSUS, 'census', more.person ?? person),
    choices: new Map(Object.entries(choices)),
    relatives: [],
    source: null,
    nextId: 10,
    ...more,
  });
  const changesOf = (asked: RecordPlan): readonly DocumentChange[] => applyRecord(asked).changes ?? [];
  const after = <Kind extends TreeKind>(changes: readonly DocumentChange[], kind: Kind): TreeDocuments[Kind][] =>
    changes.flatMap((change) => (change.kind === kind && change.after ? [change.after as TreeDocuments[Kind]] : []));

  it('adds what was chosen, each fact with archive reference and record, and the set as a source', () => {
    const changes = changesOf(plan({}, { occupation: 'person' }));
    const [merged] = after(changes, 'person');
    expect(
      merged?.facts.map(({ type, citations }) => [type, citations.map(({ recordId, page }) => `${recordId}: ${page}`)]),
    ).toEqual([
      ['birth', ['C/1: RG 10/2267, folio 5']],
      ['census', ['C/1: RG 10/2267, folio 5']],
    ]);
    expect(after(changes, 'source')).toMatchObject([{ id: 10, title: '1871 census', callNumber: 'RG 10' }]);
    expect(merged?.facts[0]?.citations[0]).toMatchObject({
      sourceId: 10,
      url: 'https://site.example/transcript?id=C%2F1',
    });
  });

  it('takes relatives in as new people of one family', () => {
    const changes = changesOf(plan({ relatives: recordRelatives(household[0], household) }));
    expect(after(changes, 'person').map(({ id, names }) => [id, names[0]?.given])).toEqual([
      [1, 'William'],
      [11, 'Jane'],
      [13, 'Mary'],
    ]);
    expect(after(changes, 'family')).toMatchObject([{ id: 12, partners: [1, 11], children: [{ personId: 13 }] }]);
    expect(new Set(changes.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(changes.length);
  });

  it('makes a new person who is the child of a person in the tree', () => {
    const changes = changesOf(
      plan({ person: aPerson(11), isNew: true, newAs: { relation: 'son', personId: 1 }, nextId: 12 }),
    );
    expect(after(changes, 'person')).toMatchObject([
      { id: 11, sex: 'm', names: [{ given: 'William', surname: 'Pinch' }] },
    ]);
    expect(after(changes, 'family')).toMatchObject([{ partners: [1], children: [{ personId: 11 }] }]);
  });

  it('sets a marriage with the couple', () => {
    const fields: RecordFields = {
      FirstName: 'William',
      LastName: 'PINCH',
      SpouseFirstName: 'Jane',
      SpouseLastName: 'TRUSCOTT',
      EventType: 'Marriage',
      MarriageDate: '4 May 1855',
      Place: 'Roche',
    };
    const record = { ...plan().record, fields, kind: 'marriage' as const };
    const couple = aFamily(5, [1, 2]);
    expect(
      after(
        changesOf(plan({ record, couple, families: [couple], rows: rowsOf(fields, 'marriage', person, couple) })),
        'family',
      ),
    ).toMatchObject([
      { id: 5, facts: [{ type: 'marriage', date: { text: '4 May 1855' }, citations: [{ recordId: 'C/1' }] }] },
    ]);
    const alone = changesOf(
      plan({ record, rows: rowsOf(fields, 'marriage', person), relatives: recordRelatives({ id: 'C/1', fields }, []) }),
    );
    expect(after(alone, 'family')).toMatchObject([{ partners: [1, 11], facts: [{ type: 'marriage' }] }]);
  });

  it('cites the record even where nothing of it is taken, and once', () => {
    const none = { name: 'person', birth: 'person', census: 'person', occupation: 'person' } as const;
    const [merged] = after(changesOf(plan({}, none)), 'person');
    const claims = [...(merged?.facts ?? []), ...(merged?.names ?? [])];
    expect(claims.filter(({ citations }) => citations.length > 0).length + (merged?.citations.length ?? 0)).toBe(1);
  });
});
