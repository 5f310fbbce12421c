import fc from 'fast-check';

import { ARTICLE_KINDS } from '../core/articleKind.ts';
import { type ArticleAddress, EVERY_ARTICLE, MOST_SEARCH_CHARACTERS, MOST_VALUES } from './articleAddress.ts';
import { ARTICLE_ORDERS } from './articleQuery.ts';
import { readArticleAddress } from './readArticleAddress.ts';
import { writeArticleAddress } from './writeArticleAddress.ts';

const read = (search: string): Partial<ArticleAddress> => {
  const { query } = readArticleAddress(search);
  return Object.fromEntries(
    Object.entries(query).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(EVERY_ARTICLE[key as keyof ArticleAddress]),
    ),
  );
};
const faults = (search: string) => readArticleAddress(search).faults.map(({ key, value }) => `${key}=${value}`);

describe('the address of an article search', () => {
  it.each<[string, Partial<ArticleAddress>]>([
    ['', {}],
    ['?Q=%22lost+mare%22', { words: '"lost mare"' }],
    ['from=1842&to=1848', { from: '1842-01-01', to: '1848-12-31' }],
    ['from=1844-02&to=1844-02', { from: '1844-02-01', to: '1844-02-29' }],
    ['from=1842-03-05&added=2026', { from: '1842-03-05', addedSince: '2026-01-01' }],
    ['title=n-b&title=BL/0002647&title=n-b', { title: ['BL/0002647', 'n-b'] }],
    [
      'decade=1840s&kind=births&access=free&county=Cornwall',
      { decade: ['1840s'], kind: ['births'], access: ['free'], county: ['Cornwall'] },
    ],
    ['issue=BL/0002647/18240217/0003/0001', { issue: 'BL/0002647/18240217' }],
    ['place=Redruth&miles=5', { place: 'Redruth', miles: 5 }],
    ['miles=5', {}],
    ['minwords=50&maxwords=500&quality=70', { fromWords: 50, toWords: 500, quality: 70 }],
    ['front=true&corrected=true&exact=true', { frontPage: true, corrected: true, exact: true }],
    [
      'not=pinch:pincb&not=Pinch:Finch',
      {
        refused: [
          { word: 'pinch', reading: 'finch' },
          { word: 'pinch', reading: 'pincb' },
        ],
      },
    ],
    ['order=oldest&page=2', { order: 'oldest', page: 2 }],
    ['utm_source=x&gclid=y&order=relevance', {}],
  ])('%s asks for %j', (search, expected) => {
    expect(read(search)).toEqual(expected);
    expect(faults(search)).toEqual([]);
  });

  it.each([
    'from=1842-02-30',
    'to=1842-13',
    'from=yesterday',
    'added=0999',
    'decade=1845s',
    'kind=poems',
    'access=all',
    'issue=n-a',
    'miles=7',
    'minwords=-1',
    'quality=0',
    'quality=1e2',
    'order=best',
    'not=pinch',
    'front=1',
    'page=0',
    'page=1000000000',
  ])('%s is left out and named', (search) => {
    expect(read(search)).toEqual({});
    expect(faults(search)).toEqual([search]);
  });

  it('says that a span has its ends the wrong way round', () => {
    expect(faults('from=1850&to=1840&minwords=9&maxwords=2')).toEqual(['to=1840-12-31', 'maxwords=2']);
  });

  it('cuts words and lists to what a search may have, and says so', () => {
    const long = readArticleAddress(`q=${'a'.repeat(MOST_SEARCH_CHARACTERS - 1)}😀b`);
    expect(long.query.words).toBe('a'.repeat(MOST_SEARCH_CHARACTERS - 1));
    expect(long.faults.map(({ key, message }) => [key, message])).toEqual([
      ['q', 'Only the first 1,000 characters were searched.'],
    ]);
    const many = readArticleAddress(Array.from({ length: 500 }, (_, at) => `title=n-${at}`).join('&'));
    expect(many.query.title).toHaveLength(MOST_VALUES);
    expect(many.faults.map(({ key }) => key)).toEqual(['title']);
  });

  it('has no control characters, so that a database takes every value', () => {
    expect(read('q=a%00b&county=Corn%00wall&place=%00')).toEqual({ words: 'a b', county: ['Corn wall'] });
  });

  it('reads any text without failing, to a search whose address gives that search again', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        'q=',
        '&',
        'from=',
        '1842',
        'not=',
        'a:b',
        'place=',
        'miles=5',
        'title=',
        'page=2',
        'order=title',
        '%',
        '%E0%A4',
        '=',
        '"',
        '\0',
        '\ud800',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const { query } = readArticleAddress(pieces.join(''));
        expect(readArticleAddress(writeArticleAddress(query))).toEqual({
          query,
          faults: readArticleAddress(writeArticleAddress(query)).faults.filter(
            ({ key }) => key === 'to' || key === 'maxwords',
          ),
        });
      }),
    );
  });

  it('holds every search there can be', () => {
    const words = fc.stringMatching(/^[a-z"=|*-]{1,20}( [a-z]{1,8}){0,3}$/u);
    const date = fc
      .date({ min: new Date('1600-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10));
    const list = fc
      .uniqueArray(fc.stringMatching(/^[A-Za-z][A-Za-z &/]{0,20}[a-z]$/u), { maxLength: 4 })
      .map((values) => values.sort());
    const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
    const search: fc.Arbitrary<ArticleAddress> = fc.record({
      words,
      from: some(date),
      to: some(date),
      title: list,
      county: list,
      region: list,
      country: list,
      decade: fc.subarray(['1790s', '1840s', '1850s']),
      kind: fc.subarray([...ARTICLE_KINDS]).map((kinds) => kinds.sort()),
      access: fc.subarray(['free', 'members', 'subscribers']),
      issue: some(fc.constantFrom('BL/0002647/18240217', 'n-a-b/18500615-evening')),
      place: fc.constantFrom('Redruth', 'St. Mewan, Cornwall'),
      miles: fc.constantFrom(0, 5, 10, 20, 50, 100),
      fromWords: some(fc.integer({ min: 1, max: 99_999 })),
      toWords: some(fc.integer({ min: 1, max: 99_999 })),
      frontPage: fc.boolean(),
      corrected: fc.boolean(),
      addedSince: some(date),
      quality: some(fc.integer({ min: 1, max: 100 })),
      order: fc.constantFrom(...ARTICLE_ORDERS),
      exact: fc.boolean(),
      refused: fc.constantFrom(
        [],
        [
          { word: 'pinch', reading: 'finch' },
          { word: 'pinch', reading: 'pincb' },
        ],
      ),
      page: fc.integer({ min: 1, max: 999_999_999 }),
    });
    fc.assert(
      fc.property(search, (query) => expect(readArticleAddress(`?${writeArticleAddress(query)}`).query).toEqual(query)),
    );
  });
});
