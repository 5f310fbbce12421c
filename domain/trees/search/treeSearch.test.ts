import fc from 'fast-check';

import { YEARS_EITHER_WAY_IN_TREES } from '#domain/kernel/dates/yearsEitherWay.ts';

import { personKeys } from './personKeys.ts';
import {
  asksForAnyone,
  describeTreeSearch,
  EMPTY_TREE_SEARCH,
  LONGEST_FIELD,
  readTreeSearch,
  treeSearchParams,
} from './treeSearchQuery.ts';

describe('the address of a search in trees', () => {
  it('gives back what it was made of', () => {
    const text = fc.string({ maxLength: LONGEST_FIELD }).map((each) => each.trim());
    const year = fc.option(fc.integer({ min: 100, max: 9999 }));
    const yearsEitherWay = fc.constantFrom(...YEARS_EITHER_WAY_IN_TREES);
    const query = fc
      .record({
        firstName: text,
        lastName: text,
        isExact: fc.boolean(),
        birthYear: year,
        birthOffset: yearsEitherWay,
        deathYear: year,
        deathOffset: yearsEitherWay,
        place: text,
        sort: fc.constantFrom('relevance' as const, 'name' as const, 'birth' as const),
        page: fc.integer({ min: 1, max: 50 }),
      })
      .map((drawn) => ({
        ...drawn,
        birthOffset: drawn.birthYear === null ? 2 : drawn.birthOffset,
        deathOffset: drawn.deathYear === null ? 2 : drawn.deathOffset,
      }));
    fc.assert(fc.property(query, (drawn) => expect(readTreeSearch(treeSearchParams(drawn))).toEqual(drawn)));
  });

  it.each([
    ['', EMPTY_TREE_SEARCH],
    ['yearofbirth=soon&page=x&sort=age&yearofbirth_offset=7', EMPTY_TREE_SEARCH],
    ['lastname=Alder&page=999', { ...EMPTY_TREE_SEARCH, lastName: 'Alder', page: 50 }],
  ])('reads %p', (search, expected) => expect(readTreeSearch(search)).toEqual(expected));

  it.each([
    ['lastname=Alder&firstname=Mary&yearofbirth=1832&place=Wem', 'Mary Alder, born 1832 ± 2, in Wem', true],
    ['yearofdeath=1900&yearofdeath_offset=0', 'died 1900', true],
    ['', 'Anyone', false],
  ])('says %p in words', (search, words, asks) =>
    expect([describeTreeSearch(readTreeSearch(search)), asksForAnyone(readTreeSearch(search))]).toEqual([words, asks]),
  );
});

it('finds a person by all their names and the words of their places', () => {
  expect(
    personKeys({
      names: [
        { given: 'Mary Ann', surname: 'O’Brien', nickname: 'Polly' },
        { given: 'Mary', surname: 'Birch', nickname: '' },
      ],
      places: ['Wem, Shropshire', null, 'Wem'],
    }),
  ).toEqual(['s:obrien', 's:birch', 'g:mary', 'g:ann', 'g:polly', 'p:wem', 'p:shropshire']);
});

it('makes no key of what no index would take', () => {
  expect(
    personKeys({
      names: [{ given: 'a'.repeat(5000), surname: `Birch ${'b'.repeat(5000)}`, nickname: '' }],
      places: [`${'c'.repeat(5000)}, Wem`],
    }),
  ).toEqual(['s:birch', 'p:wem']);
});
