import { coverageGaps } from './coverageGaps.ts';

describe('coverageGaps', () => {
  it.each([
    ['a register with two lost years', [1800, 1801, 1804, 1805], [1802, 1803]],
    ['a register without a gap', [1800, 1801], []],
    ['censuses ten years apart', [1841, 1851, 1861], []],
    ['one year', [1841], []],
    ['nothing', [], []],
  ])('finds the gaps of %s', (_case, years, gaps) => expect(coverageGaps(years)).toEqual(gaps));
});
