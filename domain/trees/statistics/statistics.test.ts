import { centuryInWords, centuryOf } from './century.ts';
import { collectStatistics, type CountedPerson } from './collectStatistics.ts';
import { completeness } from './completeness.ts';
import { sourcedFacts } from './sourcedFacts.ts';
import { statedAge } from './tallyAges.ts';
import { tallyNames } from './tallyNames.ts';

const on = (day: number) => ({ from: day, to: day });
const NO_DATE = { from: null, to: null };
const born = (id: number, more: Partial<CountedPerson> = {}): CountedPerson => ({
  id,
  sex: 'm',
  given: 'John',
  surname: 'Pinch',
  birth: NO_DATE,
  death: NO_DATE,
  birthPlace: null,
  ...more,
});
const count = (
  people: readonly CountedPerson[],
  families: readonly Parameters<ReturnType<typeof collectStatistics>['addFamily']>[0][] = [],
) => {
  const { addPerson, addFamily, finish } = collectStatistics((text) => ({
    place: text.split(',')[0] ?? text,
    region: text.includes(',') ? 'Cornwall' : null,
  }));
  people.forEach(addPerson);
  families.forEach(addFamily);
  return finish();
};

describe('what a tree says of all its people together', () => {
  it.each([
    [on(18_320_403), 1800],
    [on(18_000_000), 1800],
    [on(17_991_231), 1700],
    [{ from: 17_980_000, to: 18_020_000 }, null],
    [{ from: null, to: 17_500_000 }, 1700],
    [NO_DATE, null],
    [on(-440_000), null],
  ])('%j lies in the hundred years from %s', (span, century) => expect(centuryOf(span)).toBe(century));

  it('words a hundred years', () => expect(centuryInWords(1800)).toBe('1800–1899'));

  it.each([
    ['to the day', on(18_320_403), on(19_000_402), 67],
    ['on the birthday', on(18_320_403), on(19_000_403), 68],
    ['to the year, of which the higher counts', on(18_320_000), on(19_000_000), 68],
    ['within the first year', on(18_320_403), on(18_320_900), 0],
    ['of a date open on one side', { from: null, to: 18_320_000 }, on(19_000_000), null],
    ['of a date within ten years', { from: 18_300_000, to: 18_390_000 }, on(19_000_000), null],
    ['before the birth', on(19_000_000), on(18_320_000), null],
    ['that no one reaches', on(17_000_000), on(18_320_000), null],
  ])('says an age %s', (_title, start, end, age) => expect(statedAge(start, end)).toBe(age));

  it('spreads ages at death by the century of the death, men and women apart', () => {
    const ages = [2, 40, 61, 70, 90].map((age, id) =>
      born(id, { birth: on(18_000_000), death: on((1800 + age) * 10_000) }),
    );
    const { agesAtDeath } = count([
      ...ages,
      born(9, { sex: 'f', birth: on(18_600_000), death: on(19_100_000) }),
      born(10, { sex: 'u', birth: on(18_600_000), death: on(19_100_000) }),
    ]);
    expect(agesAtDeath).toEqual([
      { century: 1800, group: 'men', count: 5, lower: 40, median: 61, upper: 70 },
      { century: 1900, group: 'women', count: 1, lower: 50, median: 50, upper: 50 },
    ]);
  });

  it('counts ages at marriage and children by the century of the marriage, else of the eldest birth', () => {
    const people = [
      born(1, { birth: on(18_000_000) }),
      born(2, { sex: 'f', birth: on(18_020_000) }),
      born(3, { birth: on(18_260_000) }),
      born(4),
    ];
    const { agesAtMarriage, familySizes, families } = count(people, [
      { partners: [1, 2], children: [3, 4], marriage: on(18_250_000) },
      { partners: [4], children: [3], marriage: NO_DATE },
      { partners: [1, 99], children: [], marriage: NO_DATE },
    ]);
    expect(agesAtMarriage.map(({ group, median }) => [group, median])).toEqual([
      ['men', 25],
      ['women', 23],
    ]);
    expect(familySizes).toEqual(
      [null, 1800].map((century) => ({
        century,
        families: 2,
        children: 3,
        sizes: [1, 1, ...new Array<number>(13).fill(0)],
      })),
    );
    expect(families).toBe(3);
  });

  it('counts names whatever their case, the first of several, and none that stand for a missing name', () => {
    const { surnames, menNames, womenNames } = count([
      born(1, { birth: on(18_000_000) }),
      born(2, { surname: 'PINCH', given: 'JOHN Henry' }),
      born(3, { surname: 'unknown', given: '' }),
      born(4, { sex: 'f', surname: 'Ap-Rhys', given: 'Zoë' }),
      born(5, { sex: 'u', surname: '[—?—]' }),
    ]);
    expect(surnames).toEqual([
      {
        century: null,
        total: 3,
        names: [
          { name: 'Pinch', count: 2 },
          { name: 'Ap-Rhys', count: 1 },
        ],
      },
      { century: 1800, total: 1, names: [{ name: 'Pinch', count: 1 }] },
    ]);
    expect([menNames[0]?.names, womenNames[0]?.names]).toEqual([
      [{ name: 'John', count: 2 }],
      [{ name: 'Zoë', count: 1 }],
    ]);
  });

  it('lists a dozen names however many there are', () => {
    const { add, common } = tallyNames();
    for (let at = 0; at < 40; at += 1) add(null, `Name${'abcdefghij'[at % 10]}${'klmn'[at % 4]}`);
    expect([common()[0]?.total, common()[0]?.names.length]).toEqual([40, 12]);
  });

  it('counts places of birth, and the counties they lie in', () => {
    const counted = count([
      born(1, { birthPlace: 'Roche, Cornwall' }),
      born(2, { birthPlace: 'Roche, Cornwall' }),
      born(3, { birthPlace: 'At sea' }),
      born(4),
    ]);
    expect(counted).toMatchObject({
      bornSomewhere: 3,
      birthPlaces: [
        { name: 'Roche', count: 2 },
        { name: 'At sea', count: 1 },
      ],
      birthRegions: [{ name: 'Cornwall', count: 2 }],
    });
  });

  it.each<[string, Record<number, number[]>, (readonly [number, number])[]]>([
    ['no parents', {}, []],
    [
      'one grandparent missing',
      { 1: [2, 3], 2: [4, 5], 3: [6] },
      [
        [2, 2],
        [3, 4],
      ],
    ],
    [
      'cousins who married: their grandparents count once',
      { 1: [2, 3], 2: [4, 5], 3: [6, 7], 4: [8, 9], 6: [8, 9], 8: [10, 11] },
      [
        [2, 2],
        [4, 4],
        [2, 6],
        [2, 12],
      ],
    ],
    [
      'a person who is their own ancestor',
      { 1: [1] },
      new Array(14).fill(0).map((_each, at) => [1, 2 ** (at + 1)] as const),
    ],
  ])('says how many ancestors are known with %s', (_title, parents, expected) => {
    expect(completeness(1, (id) => parents[id] ?? []).map(({ known, possible }) => [known, possible])).toEqual(
      expected,
    );
  });

  it('counts no ancestor whom the reader may not see, and goes on to who is behind them', () => {
    const parents: Record<number, number[]> = { 1: [2, 3], 2: [4, 5], 4: [6] };
    expect(
      completeness(
        1,
        (id) => parents[id] ?? [],
        (id) => id === 4,
      ).map(({ known, possible }) => [known, possible]),
    ).toEqual([
      [0, 2],
      [1, 4],
    ]);
    expect(
      completeness(
        1,
        (id) => parents[id] ?? [],
        () => false,
      ),
    ).toEqual([]);
  });

  it('says how many facts name a source, the commonest types first', () => {
    expect(
      sourcedFacts([
        { type: 'death', facts: 3, sourced: 1 },
        { type: 'birth', facts: 9, sourced: 4 },
        { type: 'custom', facts: 20, sourced: 2 },
        { type: 'nonsense', facts: 1, sourced: 1 },
      ]),
    ).toEqual([
      { label: 'Birth', facts: 9, sourced: 4 },
      { label: 'Death', facts: 3, sourced: 1 },
      { label: 'Other facts', facts: 21, sourced: 3 },
    ]);
  });
});
