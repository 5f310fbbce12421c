import { type HoldingCounts, openingsInWords } from './holdingsInWords.ts';

const NONE: HoldingCounts = {
  ...{ records: { records: 0, sets: 0 }, images: 0, newspapers: { pages: 0, titles: 0 }, addresses: 0, trees: 0 },
  ofSet: new Map(),
};
const ALL: HoldingCounts = {
  ...{
    records: { records: 12_345, sets: 2 },
    images: 1,
    newspapers: { pages: 1_204, titles: 1 },
    addresses: 310,
    trees: 1,
  },
  ofSet: new Map([
    ['JURORS', { name: 'Jurors', records: 1 }],
    ['EMPTY', { name: 'Empty', records: 0 }],
  ]),
};
const EVERYTHING = ['records', 'images', 'newspapers', 'addresses', 'trees', 'set:JURORS', 'set:EMPTY', 'set:GONE'];

describe('what a plan opens', () => {
  it.each<[string, readonly string[], HoldingCounts, readonly string[]]>([
    [
      'everything',
      EVERYTHING,
      ALL,
      [
        ...['12,345 records in 2 record sets', '1 image of an original page', '1,204 newspaper pages from 1 newspaper'],
        ...['310 households, found by address', '1 family tree of other members', 'Jurors: 1 record'],
      ],
    ],
    ['on a site that has nothing of it', EVERYTHING, NONE, []],
    ['records alone', ['records'], ALL, ['12,345 records in 2 record sets']],
    [
      'what has come since, and nothing that has not',
      ['newspapers', 'trees'],
      { ...NONE, trees: 2 },
      ['2 family trees of other members'],
    ],
    ['a key we do not know', ['maps'], ALL, []],
  ])('%s', (_what, holdings, counts, words) => expect(openingsInWords(holdings, counts)).toEqual(words));
});
