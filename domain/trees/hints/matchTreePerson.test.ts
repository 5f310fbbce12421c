import { createGazetteer } from '#domain/places/gazetteer/createGazetteer.ts';
import type { RecordFields } from '#domain/records/core/record.ts';
import type { RecordKind } from '#domain/records/core/recordKind.ts';
import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { aFact, aFamily, aPerson } from '#domain/trees/core/trees.fixture.ts';

import { chooseHints } from './chooseHints.ts';
import { describeRecord } from './describeRecord.ts';
import { describeTreePerson } from './describeTreePerson.ts';
import { matchTreePerson } from './matchTreePerson.ts';
import type { TreeKin } from './treeKin.ts';

const gazetteer = createGazetteer([
  { id: 1, name: 'Roche', county: 'Cornwall', country: 'england', latitude: 50.4, longitude: -4.83 },
]);
const roche = { text: 'Roche, Cornwall', position: null };

const jane = aPerson(2, 'Jane Truscott', {
  sex: 'f',
  facts: [aFact({ type: 'birth', date: readTreeDate('1833'), place: roche })],
});
const william = aPerson(1, 'William Pinch', {
  sex: 'm',
  facts: [aFact({ type: 'birth', date: readTreeDate('ABT 1832'), place: roche })],
});
const mary = aPerson(3, 'Mary Pinch', { born: '1857' });
const tom = aPerson(4, 'Thomas Pinch', { born: '1860' });
const family = aFamily(5, [1, 2], [3, 4], { facts: [aFact({ type: 'marriage', date: readTreeDate('4 MAY 1855') })] });
const couple = (partner: TreeKin['couples'][number]['partner']): TreeKin => ({
  father: null,
  mother: null,
  couples: [{ family, partner, children: [mary, tom] }],
  siblings: [],
});

const census = (year: number, more: RecordFields = {}): RecordFields => ({
  FirstName: 'Wm',
  LastName: 'PINCH',
  Gender: 'Male',
  CensusYear: String(year),
  EventYear: String(year),
  EventType: 'Census',
  Age: String(year - 1832),
  PlaceOfBirth: 'Roche, Cornwall',
  Place: 'Roche, Cornwall',
  RelationshipToHead: 'Head',
  MaritalStatus: 'Married',
  ...more,
});
const wife = {
  FirstName: 'Jane',
  LastName: 'PINCH',
  Age: '28',
  RelationshipToHead: 'Wife',
  Gender: 'Female',
  MaritalStatus: 'Married',
  CensusYear: '1861',
  EventYear: '1861',
};
const son = {
  FirstName: 'Tom',
  LastName: 'PINCH',
  Age: '1',
  RelationshipToHead: 'Son',
  Gender: 'Male',
  CensusYear: '1861',
  EventYear: '1861',
};

const man = describeTreePerson(william, couple(jane), gazetteer);
const woman = describeTreePerson(jane, couple(william), gazetteer);
const compare = (
  tree: typeof man,
  fields: RecordFields,
  kind: RecordKind = 'census',
  members: readonly RecordFields[] = [],
) => matchTreePerson(tree, describeRecord(fields, kind, [fields, ...members], gazetteer));

describe('a person of a tree and a record', () => {
  it('are matched by name, age, place and the family in the household, each in words', () => {
    const { word, evidence } = compare(man, census(1861), 'census', [wife, son]);
    expect(word).toBe('strong');
    expect(evidence.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'First names that are variants of each other (abbreviation): William and Wm',
        'Family in the same household: Jane, Tom',
        'Married in 1861, as the tree says',
      ]),
    );
  });

  it('are matched by names in doubt, and two of a household that fit count whole', () => {
    const read = (fields: RecordFields, members: readonly RecordFields[]) =>
      matchTreePerson(man, describeRecord(fields, 'census', [fields, ...members], gazetteer, 'freereg'));
    const [one, two] = [
      [{ ...wife, FirstName: 'J_ne' }],
      [
        { ...wife, FirstName: 'J_ne' },
        { ...son, FirstName: 'To*' },
      ],
    ];
    const levelOf = ({ evidence }: ReturnType<typeof read>) =>
      evidence.find(({ field }) => field === 'household')?.level;
    expect(levelOf(read(census(1861), two))).toBe('two');
    expect(levelOf(read(census(1861), one))).toBeUndefined();
    expect(read({ ...census(1861), LastName: 'P_NCH' }, two).evidence.map(({ text }) => text)).toContain(
      'The surname could be Pinch: the record has P·NCH',
    );
    expect(read({ ...census(1861), FirstName: 'Will*', LastName: 'P_NCH' }, two).word).toBe('possible');
  });

  it('are matched under the name a woman had then, and not under the other', () => {
    const spouse = { FirstName: 'William', LastName: 'PINCH', Age: '29', RelationshipToHead: 'Head', Gender: 'Male' };
    const [then, maiden] = [wife, { ...wife, LastName: 'TRUSCOTT' }].map((fields) =>
      compare(woman, { ...fields, PlaceOfBirth: 'Roche, Cornwall' }, 'census', [spouse, son]),
    );
    expect(then?.word).toBe('strong');
    expect(maiden?.evidence).toContainEqual(
      expect.objectContaining({
        field: 'nameThen',
        level: 'maiden',
        text: 'Her maiden name, after the wedding in the tree: TRUSCOTT',
      }),
    );
    expect(maiden?.bits).toBeLessThan(then?.bits ?? 0);
  });

  it('are matched by a wedding as the tree records it', () => {
    const wedding = {
      FirstName: 'William',
      LastName: 'PINCH',
      SpouseFirstName: 'Jane',
      SpouseLastName: 'TRUSCOTT',
      EventType: 'Marriage',
      EventYear: '1855',
      MarriageDate: '4 May 1855',
      Place: 'Roche, Cornwall',
      Gender: 'Male',
    };
    expect(compare(man, wedding, 'marriage').word).toBe('strong');
  });

  it.each<[string, RecordFields, RecordKind, string]>([
    ['after the death', census(1901), 'census', 'Died 1890, before the record of 1901'],
    ['before the birth', { ...census(1821), Age: '30' }, 'census', 'Born 1830, after the record of 1821'],
    ['of the other sex', census(1861, { Gender: 'F' }), 'census', 'One is a man, the other a woman'],
    [
      'of somebody who died in other years',
      { FirstName: 'William', LastName: 'PINCH', EventType: 'Death', EventYear: '1870', YearOfDeath: '1870' },
      'death',
      'Died 1890, not 1870',
    ],
    [
      'of somebody too young for the first child',
      census(1861, { Age: '10' }),
      'census',
      'Would have been younger than 12 when the first child was born',
    ],
  ])('are never matched with a record %s', (_what, fields, kind, text) => {
    const dead = { ...man, death: { earliest: 1890, latest: 1890, month: null, day: null, isEstimated: false } };
    const { word, evidence } = compare(dead, fields, kind);
    expect(word).toBeNull();
    expect(evidence).toContainEqual(expect.objectContaining({ field: 'life', text }));
  });

  it.each<[string, Parameters<typeof aPerson>[2], RecordFields, RecordKind, string]>([
    ['made after BEF', { died: 'BEF 1870' }, census(1881), 'census', 'Died by 1869, before the record of 1881'],
    [
      'made before AFT',
      { born: 'AFT 1870' },
      { ...census(1861), Age: '' },
      'census',
      'Not born before 1871, after the record of 1861',
    ],
    [
      'of a birth after a burial',
      { facts: [aFact({ type: 'burial', date: readTreeDate('BEF 1820') })] },
      {
        FirstName: 'William',
        LastName: 'PINCH',
        EventType: 'Death',
        EventYear: '1870',
        YearOfDeath: '1870',
        YearOfBirth: '1832',
      },
      'death',
      'Died by 1819, before the birth in 1832',
    ],
    [
      'of a death before a census of the tree',
      { facts: [aFact({ type: 'census', date: readTreeDate('1891') })] },
      { FirstName: 'William', LastName: 'PINCH', EventType: 'Death', EventYear: '1870', YearOfDeath: '1870' },
      'death',
      'Alive in 1891, after the death in 1870',
    ],
    [
      'of a death before the birth of a child',
      { sex: 'f' },
      { FirstName: 'William', LastName: 'PINCH', EventType: 'Death', EventYear: '1858', YearOfDeath: '1858' },
      'death',
      'Alive in 1860, after the death in 1858',
    ],
  ])('are never matched with a record %s', (_what, recorded, fields, kind, text) => {
    const person = describeTreePerson(
      aPerson(1, 'William Pinch', recorded),
      { ...couple(null), couples: recorded?.sex === 'f' ? couple(null).couples : [] },
      gazetteer,
    );
    const { word, evidence } = compare(person, fields, kind);
    expect(word).toBeNull();
    expect(evidence).toContainEqual(expect.objectContaining({ field: 'life', text }));
  });

  it('of a mother over sixty are never matched', () => {
    const mother = aPerson(9, 'Grace Hosking', { sex: 'f', born: '1765' });
    const { word, evidence } = compare(
      describeTreePerson(william, { ...couple(jane), mother }, gazetteer),
      census(1861),
    );
    expect(word).toBeNull();
    expect(evidence).toContainEqual(
      expect.objectContaining({ field: 'life', text: 'The mother would have been older than 60' }),
    );
  });

  it('weigh the name of an earlier husband against a woman who had married again', () => {
    const second = aFamily(6, [2, 7], [], { facts: [aFact({ type: 'marriage', date: readTreeDate('1866') })] });
    const again = describeTreePerson(
      jane,
      {
        ...couple(william),
        couples: [
          ...couple(william).couples,
          { family: second, partner: aPerson(7, 'Obadiah Rundle', { sex: 'm' }), children: [] },
        ],
      },
      gazetteer,
    );
    const of = (fields: RecordFields) =>
      compare(again, { ...fields, PlaceOfBirth: 'Roche, Cornwall' }).evidence.find(({ field }) => field === 'nameThen')
        ?.level;
    expect(of(wife)).toBe('fits');
    expect(of({ ...wife, CensusYear: '1871', EventYear: '1871', Age: '38' })).toBe('former');
    expect(of({ ...wife, LastName: 'RUNDLE', CensusYear: '1871', EventYear: '1871', Age: '38' })).toBe('fits');
  });

  it('are not matched by name and place alone, nor with another first name', () => {
    expect(
      compare(
        man,
        {
          FirstName: 'William',
          LastName: 'PINCH',
          EventType: 'Directory',
          EventYear: '1856',
          Place: 'Roche, Cornwall',
        },
        'directory',
      ).word,
    ).toBeNull();
    expect(compare(man, census(1861, { FirstName: 'Thomas' }), 'census', [wife, son]).word).toBeNull();
  });
});

describe('chooseHints', () => {
  const of = (bits: number, source = 'census 1861') => ({
    source,
    match: { bits, word: bits >= 18 ? ('strong' as const) : bits >= 13 ? ('possible' as const) : null, evidence: [] },
  });

  it('offers, of a source that lists each person once, only what clearly leads', () => {
    expect(chooseHints([of(20), of(14), of(30, 'b'), of(28, 'b')]).map(({ match }) => match.bits)).toEqual([20]);
  });
  it('offers nothing that too little speaks for', () => expect(chooseHints([of(9)])).toEqual([]));
});
