import { MAX_YEARS_EITHER_WAY, widerYears, YEARS_EITHER_WAY, YEARS_EITHER_WAY_IN_TREES } from './yearsEitherWay.ts';

describe('years either way', () => {
  it('rise from the exact year to the most that a search allows', () => {
    expect(YEARS_EITHER_WAY).toEqual(YEARS_EITHER_WAY.toSorted((one, other) => one - other));
    expect([YEARS_EITHER_WAY[0], YEARS_EITHER_WAY.at(-1)]).toEqual([0, MAX_YEARS_EITHER_WAY]);
  });

  it('end earlier in trees', () => expect(YEARS_EITHER_WAY_IN_TREES).toEqual([0, 1, 2, 5, 10]));

  it.each([
    [0, [2, 5, 10, 20]],
    [1, [2, 5, 10, 20]],
    [5, [10, 20]],
    [7, [10, 20]],
    [20, []],
    [MAX_YEARS_EITHER_WAY, []],
  ])('beside ± %i suggest the next wider ones', (years, wider) => expect(widerYears(years)).toEqual(wider));
});
