import { fitsSpace, MOST_RESEARCH_BYTES, nearlyUsed } from './researchSpace.ts';

describe('the space of a member’s research', () => {
  it.each([
    [0, 1, true],
    [MOST_RESEARCH_BYTES - 1, 1, true],
    [MOST_RESEARCH_BYTES, 1, false],
  ])('%d bytes and %d more: %s', (used, more, expected) => expect(fitsSpace(used, more)).toBe(expected));

  it.each([
    [0, null],
    [MOST_RESEARCH_BYTES * 0.9 - 1, null],
    [MOST_RESEARCH_BYTES * 0.9, 90],
    [MOST_RESEARCH_BYTES * 2, 100],
  ])('%d bytes are said to be %s percent', (used, expected) => expect(nearlyUsed(used)).toBe(expected));
});
