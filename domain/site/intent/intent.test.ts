import fc from 'fast-check';

import { matchRoute } from '#domain/kernel/routes/matchRoute.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';

import { INTENT_GOALS, NO_ANSWERS, namesSomeone, readIntent, writeIntent } from './intentAnswers.ts';
import { intentFilters, intentSearch, goalAddress, intentWay, personalisedAddress } from './intentWay.ts';

describe('answers in an address', () => {
  it.each([
    ['', {}],
    ['?goal=ancestor&lastname=Pinch', { goal: 'ancestor', lastName: 'Pinch' }],
    ['goal=gold&born=soon', {}],
    ['born=1881&place=%20Roche%2C%20Cornwall%20', { born: '1881', place: 'Roche, Cornwall' }],
    ['born=18811', {}],
    [`lastname=${'a'.repeat(500)}`, { lastName: 'a'.repeat(100) }],
    ['firstname=a%00b%0Ac', { firstName: 'a b c' }],
  ])('%p are %p', (search, answers) => {
    expect(readIntent(search)).toEqual({ ...NO_ANSWERS, ...answers });
  });

  it('come back as they were written', () => {
    const word = fc.string({ maxLength: 30, unit: 'grapheme' }).map((text) =>
      text
        .normalize('NFC')
        .replace(/\p{Cc}+/gu, ' ')
        .trim(),
    );
    fc.assert(
      fc.property(
        fc.option(fc.constantFrom(...INTENT_GOALS)),
        word,
        word,
        fc.constantFrom('', '1066', '1881'),
        word,
        (goal, firstName, lastName, born, place) => {
          const answers = { goal, firstName, lastName, born, place };
          fc.pre([firstName, lastName, place].every((text) => text.length <= 100));
          expect(readIntent(writeIntent(answers))).toEqual(answers);
        },
      ),
    );
  });

  it.each([
    [{ lastName: 'Pinch' }, true],
    [{ firstName: 'Ann' }, true],
    [{ born: '1881', place: 'Roche' }, false],
  ])('%p name someone: %p', (answers, names) => {
    expect(namesSomeone({ ...NO_ANSWERS, ...answers })).toBe(names);
  });
});

describe('where answers lead', () => {
  it.each([
    ['ancestor', false, '/intent-capture/ancestor?goal=ancestor&lastname=Pinch'],
    ['house', false, '/search-address'],
    ['newspaper', false, '/newspapers'],
    ['newspaper', true, '/search-newspapers'],
    ['tree', true, '/family-tree'],
    ['look', false, '/tree/example-family-tree'],
  ] as const)('%s, of a member: %s, to %s', (goal, isMember, address) => {
    const way = intentWay({ ...NO_ANSWERS, lastName: 'Pinch', goal }, isMember);
    expect(way).toBe(address);
    expect(matchRoute(way.split('?')[0] ?? '')).not.toBeNull();
  });

  it('the results and the first question keep what was said', () => {
    expect(personalisedAddress({ ...NO_ANSWERS, goal: 'ancestor', lastName: 'Pinch', born: '1881' })).toBe(
      '/personalised/results?lastname=Pinch&born=1881',
    );
    expect(personalisedAddress(NO_ANSWERS)).toBe('/personalised/results');
    expect(goalAddress({ ...NO_ANSWERS, goal: 'tree' })).toBe('/intent-capture?goal=tree');
  });
});

describe('the search behind the answers', () => {
  it('widens names, year and place, and nothing of it is dropped', () => {
    const search = intentSearch({
      goal: null,
      firstName: 'Ann',
      lastName: 'O’Brien',
      born: '1881',
      place: 'Roche, Cornwall',
    });
    const { query, ignored } = readSearchAddress(search);
    expect(ignored).toEqual([]);
    expect(query.filters).toMatchObject({
      FirstName: { values: ['ann'], variants: true },
      LastName: { values: ["o'brien"], variants: true },
      YearOfBirth: { values: ['1881'], yearsEitherWay: 5 },
      Place: { values: ['roche, cornwall'], proximity: 10 },
    });
  });

  it('is the same for the server as for the address of its results', () => {
    const answers = { goal: null, firstName: 'Ann', lastName: 'O’Brien', born: '1881', place: 'Roche, Cornwall' };
    const { filters } = readSearchAddress(intentSearch(answers)).query;
    expect(
      intentFilters(answers).map(({ fieldId, values, variants = false, offset = null, proximity = null }) => [
        fieldId,
        { values, variants, yearsEitherWay: offset, proximity, excludedVariants: [] },
      ]),
    ).toEqual(Object.entries(filters));
    expect(intentFilters(NO_ANSWERS)).toEqual([]);
  });

  it('is empty without answers', () => {
    expect(intentSearch(NO_ANSWERS)).toBe('');
  });
});
