import fc from 'fast-check';

import { matchPersons, chooseMatches, type LinkageMatch } from './matchPersons.ts';
import {
  aPersonNamed,
  comparedName,
  comparedPlace,
  occupationWords,
  type ComparedDate,
  type PersonDescription,
} from './personDescription.ts';

const born = (year: number, isEstimated = false): ComparedDate => ({
  earliest: isEstimated ? year - 1 : year,
  latest: year,
  month: null,
  day: null,
  isEstimated,
});
const relative = (forenames: string, surname = '') => ({
  forenames: comparedName(forenames),
  surname: comparedName(surname),
});
const pinch = (more: Partial<PersonDescription> = {}): PersonDescription =>
  aPersonNamed('William', 'Pinch', {
    sex: 'm',
    birth: born(1832, true),
    birthPlace: comparedPlace('Roche, Cornwall'),
    aliveIn: 1871,
    ...more,
  });

describe('matchPersons', () => {
  it('takes the same man ten years on for the same, and says why', () => {
    const { word, reasons } = matchPersons(
      pinch(),
      pinch({ forenames: comparedName('Wm'), birth: born(1831, true), aliveIn: 1881 }),
    );
    expect(word).toBe('strong');
    expect(reasons.filter(({ isFor }) => isFor).map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'The same surname: Pinch',
        'First names that are variants of each other (abbreviation): William and Wm',
        'Born about 1832 and about 1831',
        'Born in the same place: Roche, Cornwall',
        'The same sex',
      ]),
    );
  });

  it.each<[string, Partial<PersonDescription>, string]>([
    [
      'a brother',
      { forenames: comparedName('Thomas'), father: relative('John') },
      'Different first names: William and Thomas',
    ],
    ['a woman', { sex: 'f' }, 'One is a man, the other a woman'],
    ['somebody forty years older', { birth: born(1790) }, 'Born about 1832 and 1790'],
    [
      'somebody who died before',
      { death: { ...born(1860) }, aliveIn: null },
      'One had died before the other record was made',
    ],
    [
      'somebody not born yet',
      { birth: born(1899), aliveIn: 1901 },
      'One was not born yet when the other record was made',
    ],
    ['somebody too long after', { birth: null, aliveIn: 1990 }, 'Too many years between the two for one life'],
  ])('does not call %s the same, and names the reason', (_who, more, text) => {
    const { word, reasons } = matchPersons(pinch({ father: relative('John') }), pinch(more));
    expect(word).not.toBe('strong');
    expect(reasons).toContainEqual({ text, isFor: false });
  });

  it('takes a woman under her maiden name for the same', () => {
    const married = aPersonNamed('Jane', 'Pinch', {
      sex: 'f',
      otherSurnames: [comparedName('Truscott')],
      birth: born(1833),
      birthPlace: comparedPlace('Roche'),
    });
    expect(
      matchPersons(
        married,
        aPersonNamed('Jane', 'Truscott', { sex: 'f', birth: born(1833), birthPlace: comparedPlace('Roche') }),
      ).word,
    ).toBe('strong');
  });

  it('makes more of a rare surname than of a common one', () => {
    const bitsWith = (share: number) =>
      matchPersons(pinch(), pinch(), (_token, kind) => (kind === 'surname' ? share : 0.01)).bits;
    expect(bitsWith(0.0002)).toBeGreaterThan(bitsWith(0.02));
  });

  it('lets parents and spouse speak', () => {
    const base = matchPersons(pinch(), pinch()).bits;
    expect(
      matchPersons(pinch({ spouse: relative('Jane') }), pinch({ spouse: relative('Jenny') })).bits,
    ).toBeGreaterThan(base);
    expect(matchPersons(pinch({ spouse: relative('Jane') }), pinch({ spouse: relative('Honor') })).bits).toBeLessThan(
      base,
    );
  });

  it('says nothing about two people of whom nothing is recorded', () => {
    expect(matchPersons(aPersonNamed('', ''), aPersonNamed('', ''))).toEqual({ bits: 0, word: null, reasons: [] });
  });
});

describe('matchPersons, whatever is recorded', () => {
  const name = fc
    .oneof(
      fc.constantFrom('', 'William', 'Wm', 'W', 'Bill John', 'Pinch', 'Pynch', 'Jane Ann', 'J A', 'Smith-Hall', 'Hall'),
      fc.string({ maxLength: 12 }),
    )
    .map(comparedName);
  const year = fc.integer({ min: 1700, max: 1950 });
  const date = fc
    .record({
      earliest: year,
      span: fc.integer({ min: 0, max: 3 }),
      month: fc.option(fc.integer({ min: 1, max: 12 })),
      day: fc.option(fc.integer({ min: 1, max: 28 })),
      isEstimated: fc.boolean(),
    })
    .map(({ span, ...rest }) => ({ ...rest, latest: rest.earliest + span }));
  const position = fc.option(
    fc.record({
      latitude: fc.double({ min: 49, max: 59, noNaN: true }),
      longitude: fc.double({ min: -8, max: 2, noNaN: true }),
    }),
  );
  const place = fc
    .record({
      text: fc.oneof(fc.constantFrom('Roche', 'Roche, Cornwall', 'St Austell', 'London'), fc.string({ maxLength: 12 })),
      county: fc.option(fc.constantFrom('Cornwall', 'Devon')),
      position,
    })
    .map(({ text, ...more }) => comparedPlace(text, more));
  const kin = fc.option(fc.record({ forenames: name, surname: name }));
  const person: fc.Arbitrary<PersonDescription> = fc.record({
    forenames: name,
    surname: name,
    otherSurnames: fc.array(name, { maxLength: 2 }),
    sex: fc.constantFrom('m', 'f', null),
    birth: fc.option(date),
    death: fc.option(date),
    birthPlace: place,
    places: fc.array(place, { maxLength: 3 }).map((places) => places.filter((each) => each !== null)),
    father: kin,
    mother: kin,
    spouse: kin,
    occupation: fc.constantFrom('', 'Farmer', 'Tin miner', 'Farmer of 40 acres').map(occupationWords),
    aliveIn: fc.option(year),
  });

  it('is symmetric', () => {
    fc.assert(
      fc.property(person, person, (one, other) => {
        const [there, back] = [matchPersons(one, other), matchPersons(other, one)];
        expect(back.bits).toBeCloseTo(there.bits, 9);
        expect(back.word).toBe(there.word);
      }),
    );
  });

  it('finds nothing that matches a description better than itself', () => {
    fc.assert(
      fc.property(person, person, (one, other) => matchPersons(one, one).bits >= matchPersons(one, other).bits - 1e-9),
      { numRuns: 500 },
    );
  });
});

const match = (bits: number, word: LinkageMatch['word'] = 'strong'): LinkageMatch => ({ bits, word, reasons: [] });
const chosen = (candidates: Parameters<typeof chooseMatches>[0], most = 10) =>
  chooseMatches(candidates, most).map(({ id, word }) => [id, word]);

describe('chooseMatches', () => {
  it('shows the surest first and leaves out what is no match', () => {
    expect(
      chosen([
        { id: 'a', source: '1861', match: match(18) },
        { id: 'b', source: '1871', match: match(25) },
        { id: 'c', source: '1881', match: match(5, null) },
      ]),
    ).toEqual([
      ['b', 'strong'],
      ['a', 'strong'],
    ]);
  });

  it('calls none strong where two of one source are about as likely', () => {
    expect(
      chosen([
        { id: 'a', source: '1861', match: match(20) },
        { id: 'b', source: '1861', match: match(19) },
      ]),
    ).toEqual([
      ['a', 'possible'],
      ['b', 'possible'],
    ]);
  });

  it('leaves out who is clearly less likely than another of the source', () => {
    expect(
      chosen([
        { id: 'a', source: '1861', match: match(25) },
        { id: 'b', source: '1861', match: match(19) },
      ]),
    ).toEqual([['a', 'strong']]);
  });

  it('shows no more than was asked for, in an order that never changes', () => {
    expect(
      chosen(
        [
          { id: 'b', source: '1', match: match(20) },
          { id: 'a', source: '2', match: match(20) },
        ],
        1,
      ),
    ).toEqual([['a', 'strong']]);
  });
});
