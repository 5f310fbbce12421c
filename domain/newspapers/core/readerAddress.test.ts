import fc from 'fast-check';

import { readerAddress, readReaderAddress } from './readerAddress.ts';

const ARTICLE = 'BL/0002647/18240217/0003/0001';

it.each([
  [ARTICLE, {}, `/image-viewer?issue=${ARTICLE}`],
  [
    'n-gazette/18500615',
    { words: '"fire at" near/5 sea|shore' },
    '/image-viewer?issue=n-gazette/18500615&q=%22fire+at%22+near/5+sea%7Cshore',
  ],
  [
    ARTICLE,
    { words: 'a&b', xywh: { x: 1, y: 2, width: 3, height: 4 } },
    `/image-viewer?issue=${ARTICLE}&q=a%26b&xywh=1,2,3,4`,
  ],
])('REC-006 %s with %j has the address %s', (id, more, address) => expect(readerAddress(id, more)).toBe(address));

it('reads what it writes', () => {
  const length = fc.integer({ min: 1, max: 99_999 });
  const region = fc.record({ x: fc.nat(99_999), y: fc.nat(99_999), width: length, height: length });
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      fc.option(region),
      fc.option(fc.integer({ min: 1, max: 9_999 })),
      (id, words, xywh, page) => {
        const { search } = new URL(readerAddress(id, { words, xywh, page }), 'https://example.org');
        expect(readReaderAddress(search)).toEqual({ id, words, xywh, page });
      },
    ),
  );
});

it.each(['', '?issue=', '?xywh=1,2,0,4', '?xywh=pct:1,2,3,4', '?page=0', '?page=two'])('%j names nothing', (search) =>
  expect(readReaderAddress(search)).toEqual({ id: '', page: null, words: '', xywh: null }),
);

it('cuts a search that is too long', () =>
  expect(readReaderAddress(`?q=${'a'.repeat(3_000)}`).words).toHaveLength(2_000));
