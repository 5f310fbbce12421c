import { LONGEST_LIFE_YEARS, mayBeLiving } from './mayBeLiving.ts';

describe('mayBeLiving', () => {
  it.each([
    ['a birth within a long life', 2026 - LONGEST_LIFE_YEARS, false, true],
    ['a birth one year before that', 2026 - LONGEST_LIFE_YEARS - 1, false, false],
    ['a recent birth with a death', 1990, true, false],
    ['no evidence at all', null, false, true],
    ['no birth but a death', null, true, false],
  ])('judges %s', (_case, bornBy, isKnownDead, expected) => {
    expect(mayBeLiving({ bornBy, isKnownDead }, 2026)).toBe(expected);
  });
});
