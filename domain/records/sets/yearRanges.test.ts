import { yearRanges, yearSpan, coverageGaps } from './yearRanges.ts';

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

describe('coverageGaps', () => {
  it.each([
    ['a register with two lost years', [1800, 1801, 1804, 1805], [1802, 1803]],
    ['a register without a gap', [1800, 1801], []],
    ['censuses ten years apart', [1841, 1851, 1861], []],
    ['one year', [1841], []],
    ['nothing', [], []],
  ])('finds the gaps of %s', (_case, years, gaps) => expect(coverageGaps(years)).toEqual(gaps));
});
