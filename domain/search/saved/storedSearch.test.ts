import { plainSearchOf } from './plainSearchOf.ts';
import { describeStoredSearch, storedSearchAddress } from './storedSearch.ts';

it.each([
  [{ kind: 'RECORDS', search: 'lastname=pinch' }, '/search/results?lastname=pinch', 'Pinch'],
  [
    { kind: 'ARTICLES', search: '?q="lost+mare"&from=1842' },
    '/search-newspapers/results?q="lost+mare"&from=1842',
    '“lost mare”, from 1842',
  ],
] as const)('a stored search of %o leads to its results and is described', (stored, address, words) => {
  expect([storedSearchAddress(stored), describeStoredSearch(stored)]).toEqual([address, words]);
});

it('the same text is one search of records and another of articles', () => {
  expect([
    plainSearchOf('RECORDS', 'q=mare&lastname=pinch'),
    plainSearchOf('ARTICLES', 'q=mare&lastname=pinch'),
  ]).toEqual(['lastname=pinch', 'q=mare']);
});
