import { yearRanges, yearSpan } from './yearRanges.ts';

it('writes the years a record set covers', () => {
  expect([yearSpan(1780, 1840), yearSpan(1851, 1851), yearSpan(null, null)]).toEqual(['1780–1840', '1851', null]);
});

it('joins years that follow each other', () => {
  expect(yearRanges([1801, 1802, 1803, 1812]).map(({ first, last }) => yearSpan(first, last))).toEqual([
    '1801–1803',
    '1812',
  ]);
  expect(yearRanges([])).toEqual([]);
});
