import fc from 'fast-check';

import { readResearchAddress } from './researchAddress.ts';

describe('readResearchAddress', () => {
  it.each([
    ['/transcript?id=R39%2F1%2F1&sid=560', 'RECORD', 'R39/1/1', '/transcript?id=R39%2F1%2F1'],
    ['https://muniment.example/transcript?id=R1', 'RECORD', 'R1', '/transcript?id=R1'],
    ['/image-viewer?id=R1', 'RECORD', 'R1', '/transcript?id=R1'],
    [
      '/image-viewer?issue=BL/0002647/18240217/0003/0001&q=fire',
      'ARTICLE',
      'BL/0002647/18240217/0003/0001',
      '/image-viewer?issue=BL/0002647/18240217/0003/0001',
    ],
    [
      '/image-viewer?issue=BL/0002647/18240217/0003',
      'ISSUE',
      'BL/0002647/18240217',
      '/newspapers/issue/BL/0002647/18240217',
    ],
    ['/newspapers/issue/BL/0002647/18240217', 'ISSUE', 'BL/0002647/18240217', '/newspapers/issue/BL/0002647/18240217'],
    [
      '/search/results?lastname=pinch&page=3',
      'SEARCH',
      '/search/results?lastname=pinch',
      '/search/results?lastname=pinch',
    ],
    [
      '/search-newspapers/results?q=mare&page=2',
      'SEARCH',
      '/search-newspapers/results?q=mare',
      '/search-newspapers/results?q=mare',
    ],
    ['/trees/fmp-7-1/people/fmp-7-12/facts', 'PERSON', 'fmp-7-1 fmp-7-12', '/trees/fmp-7-1/people/fmp-7-12'],
    [
      '/collections/all-clippings?clipping=c-abcdefghijklmnopqrst',
      'CLIPPING',
      'c-abcdefghijklmnopqrst',
      '/collections/all-clippings?clipping=c-abcdefghijklmnopqrst',
    ],
  ])('%s is %s', (text, kind, ref, address) => expect(readResearchAddress(text)).toEqual({ kind, ref, address }));

  it.each([
    '',
    '   ',
    '/',
    '/home',
    '/transcript',
    '/transcript?id=',
    '/search/results',
    '/search/results?page=2',
    '/image-viewer?issue=nonsense',
    '/newspapers/issue/BL/0002647',
    '/trees/a/people',
    '/trees/a%20b/people/1',
    '/trees/../people/1',
    '/collections/all-clippings?clipping=c-ABC',
    'javascript:alert(1)',
    'mailto:a@example.com',
    `/transcript?id=${'x'.repeat(5000)}`,
    '%E0%A4%A',
  ])('nothing is kept of %j', (text) => expect(readResearchAddress(text)).toBeNull());

  it('reads any text without failing, and its own address again as the same thing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl({ withQueryParameters: true }),
          fc.string().map((id) => `/transcript?${new URLSearchParams({ id }).toString()}`),
          fc.string().map((name) => `/search/results?${new URLSearchParams({ lastname: name }).toString()}`),
        ),
        (text) => {
          const link = readResearchAddress(text);
          if (link !== null) expect(readResearchAddress(link.address)).toEqual(link);
        },
      ),
    );
  });
});
