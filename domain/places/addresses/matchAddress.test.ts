import { certaintyInWords, certaintyOf, compareCertainty, weaker } from './certainty.ts';
import { createAddressMatcher, readHouse, type GivenAddress } from './matchAddress.ts';
import { formerAddresses, movedAway, type Renumbering } from './renumbering.ts';
import { streetKey } from './streetKey.ts';

const renumbering = (from: string, to: string, year: number | null, more: Partial<Renumbering> = {}): Renumbering => {
  const read = (text: string) => {
    const [, number = '', street = ''] = /^(\d+\w?)? ?(.*)$/u.exec(text) ?? [];
    return { number, street: streetKey(street) };
  };
  return {
    from: read(from),
    to: read(to),
    fromText: from,
    toText: to,
    year,
    certainty: 'certain',
    source: 'Rate book',
    ...more,
  };
};
const given = (street: string, number = '', ...names: string[]): GivenAddress => ({ street, number, names });
const asked = (house: string, street: string) => ({ street: streetKey(street), ...readHouse(house) });

describe('former addresses', () => {
  const known = [
    renumbering('7 High Street', '15 High Street', 1896, { certainty: 'probable' }),
    renumbering('Back Lane', 'High Street', 1871),
    renumbering('3 Mill Row', '7 Back Lane', 1850),
  ];

  it('follows one renumbering after the other, and is as sure as the least sure of them', () => {
    expect(formerAddresses({ street: 'high street', number: '15' }, known)).toEqual([
      { key: { street: 'high street', number: '7' }, text: '7 High Street', until: 1896, certainty: 'probable' },
      { key: { street: 'back lane', number: '7' }, text: '7 Back Lane', until: 1871, certainty: 'probable' },
      { key: { street: 'mill row', number: '3' }, text: '3 Mill Row', until: 1850, certainty: 'probable' },
    ]);
  });

  it('ends where a list turns in a circle', () => {
    const circle = [
      renumbering('1 High Street', '2 High Street', null),
      renumbering('2 High Street', '1 High Street', null),
    ];
    expect(formerAddresses({ street: 'high street', number: '1' }, circle)).toHaveLength(1);
  });

  it('names the house that had the number before', () => {
    expect(movedAway({ street: 'high street', number: '7' }, known)).toEqual([{ now: '15 High Street', year: 1896 }]);
  });
});

describe('whether a household lived at an address', () => {
  const known = [renumbering('7 High Street', '15 High Street', 1896)];

  it.each([
    ['12', 'High St', given('high street', '12'), 1881, 'Certain: the record gives this address.'],
    [
      '12',
      'High St',
      given('high street', '12a'),
      1881,
      'Possible: the record gives a part of the building, or a dwelling behind it.',
    ],
    ['12', 'High St', given('high street'), 1841, 'Possible: the record names the street without a house.'],
    [
      '15',
      'High St',
      given('high street', '7'),
      1881,
      'Certain: the record gives 7 High Street, which was the same house until 1896.',
    ],
    [
      '7',
      'High St',
      given('high street', '7'),
      1881,
      'Possible: this number belonged to another house until 1896, now 15 High Street.',
    ],
    ['7', 'High St', given('high street', '7'), 1901, 'Certain: the record gives this address.'],
    [
      'Rose Cott',
      'High St',
      given('high street', '', 'rose cottage'),
      1881,
      'Probable: the record gives a house of this name in the same street or place.',
    ],
    [
      'Manor Farm',
      '',
      given('', '', 'manor farm'),
      1881,
      'Probable: the record gives a house of this name in the same street or place.',
    ],
    ['', 'High St', given('high street', '3'), 1881, 'Certain: the record gives this address.'],
  ])('%s %s and %j in %d: %s', (house, street, record, year, words) => {
    const reason = createAddressMatcher(asked(house, street), known)(record, year);
    expect(reason && certaintyInWords(reason)).toBe(words);
  });

  it.each([
    ['12', 'High St', given('high street', '13'), 1881],
    ['12', 'High St', given('low street', '12'), 1881],
    ['15', 'High St', given('high street', '7'), 1901],
    ['12', 'High St', given('high street', '', 'rose cottage'), 1881],
    ['Rose Cottage', 'High St', given('low street', '', 'rose cottage'), 1881],
    ['', '', given('high street', '3'), 1881],
  ])('%s %s is not %j in %d', (house, street, record, year) => {
    expect(createAddressMatcher(asked(house, street), known)(record, year)).toBeNull();
  });

  it('knows a house by its name where the record gives no number', () => {
    const match = createAddressMatcher({ ...asked('12', 'High St'), alsoNamed: ['rose cottage'] }, []);
    expect(match(given('high street', '', 'rose cottage'), 1861)).toEqual({ kind: 'same-name' });
    expect(match(given('high street', '', 'the elms'), 1861)).toBeNull();
  });

  it('finds a whole street under its earlier name', () => {
    const renamed = [renumbering('Hog Lane', 'Worship Street', 1790), renumbering('Back Lane', 'Worship Street', null)];
    const match = createAddressMatcher(asked('', 'Worship St'), renamed);
    expect(match(given('hog lane', '3'), 1780)).toMatchObject({ kind: 'renumbered', formerly: 'Hog Lane', year: 1790 });
    expect(match(given('hog lane', '3'), 1841)).toBeNull();
    const reason = match(given('back lane'), 1841);
    expect(reason && certaintyInWords(reason)).toBe(
      'Certain: the record gives Back Lane, which was the same house before it was renumbered.',
    );
  });
});

it('orders certainties, the surest first', () => {
  expect((['possible', 'certain', 'probable'] as const).toSorted(compareCertainty)).toEqual([
    'certain',
    'probable',
    'possible',
  ]);
  expect(weaker('certain', 'probable')).toBe('probable');
  expect(certaintyOf({ kind: 'street-only' })).toBe('possible');
});
