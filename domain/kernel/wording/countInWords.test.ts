import { countInWords } from './countInWords.ts';

it.each([
  [0, 'record', undefined, '0 records'],
  [1, 'record', undefined, '1 record'],
  [2345, 'record', undefined, '2,345 records'],
  [1, 'person', 'people', '1 person'],
  [1_000_000, 'person', 'people', '1,000,000 people'],
])('words %d of %s', (count, one, many, words) => expect(countInWords(count, one, many)).toBe(words));
