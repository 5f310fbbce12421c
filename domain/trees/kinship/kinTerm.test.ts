import { timesInWords, withArticle } from './inFigures.ts';
import { type KinBond, kinTerm } from './kinTerm.ts';

const term = (
  up: number,
  down: number,
  sex = 'm',
  { isHalf = false, bond = 'birth' }: { isHalf?: boolean; bond?: KinBond } = {},
) => kinTerm({ up, down, isHalf, bond }, sex);

describe('a relative by blood in words', () => {
  it.each([
    [0, 0, 'm', 'same person'],
    [1, 0, 'm', 'father'],
    [1, 0, 'u', 'parent'],
    [2, 0, 'f', 'grandmother'],
    [3, 0, 'm', 'great-grandfather'],
    [4, 0, 'f', 'great-great-grandmother'],
    [5, 0, 'm', '3× great-grandfather'],
    [0, 1, 'f', 'daughter'],
    [0, 2, 'x', 'grandchild'],
    [0, 6, 'm', '4× great-grandson'],
    [1, 1, 'f', 'sister'],
    [1, 1, 'u', 'sibling'],
    [2, 1, 'm', 'uncle'],
    [3, 1, 'f', 'great-aunt'],
    [4, 1, 'u', 'great-great-uncle or great-great-aunt'],
    [1, 2, 'f', 'niece'],
    [1, 3, 'm', 'great-nephew'],
    [1, 6, 'm', '4× great-nephew'],
    [2, 2, 'm', 'first cousin'],
    [3, 3, 'f', 'second cousin'],
    [2, 3, 'f', 'first cousin once removed'],
    [3, 2, 'f', 'first cousin once removed'],
    [3, 5, 'm', 'second cousin twice removed'],
    [4, 8, 'm', 'third cousin four times removed'],
    [24, 24, 'm', '23rd cousin'],
    [2, 14, 'm', 'first cousin 12 times removed'],
  ])('%i up, %i down, %s: %s', (up, down, sex, expected) => expect(term(up, down, sex)).toBe(expected));

  it.each([
    [1, 1, 'm', 'half-brother'],
    [2, 1, 'f', 'half-aunt'],
    [3, 1, 'u', 'half-great-uncle or half-great-aunt'],
    [2, 2, 'f', 'half first cousin'],
    [3, 4, 'f', 'half second cousin once removed'],
  ])('of half blood, %i up, %i down, %s: %s', (up, down, sex, expected) =>
    expect(term(up, down, sex, { isHalf: true })).toBe(expected),
  );

  it.each<[KinBond, number, number, string, string]>([
    ['adopted', 1, 0, 'f', 'adoptive mother'],
    ['adopted', 0, 1, 'f', 'adopted daughter'],
    ['adopted', 1, 1, 'm', 'adoptive brother'],
    ['adopted', 3, 0, 'm', 'adoptive great-grandfather'],
    ['adopted', 2, 2, 'm', 'first cousin by adoption'],
    ['foster', 1, 0, 'm', 'foster father'],
    ['foster', 2, 1, 'u', 'uncle or aunt by fostering'],
    ['step', 1, 0, 'm', 'stepfather'],
    ['step', 0, 1, 'u', 'stepchild'],
    ['step', 1, 1, 'f', 'stepsister'],
    ['step', 2, 0, 'f', 'step-grandmother'],
    ['step', 3, 3, 'f', 'second cousin by a step link'],
    ['sealed', 1, 0, 'f', 'mother by sealing'],
  ])('%s, %i up, %i down, %s: %s', (bond, up, down, sex, expected) =>
    expect(term(up, down, sex, { bond })).toBe(expected),
  );

  it('says each relation the same whatever the sex of a cousin, and never twice the same for a line', () => {
    const lines = Array.from({ length: 39 }, (_, generation) => term(generation + 1, 0));
    expect(new Set(lines).size).toBe(lines.length);
  });

  it.each([
    ['uncle', 'an uncle'],
    ['8× great-aunt', 'an 8× great-aunt'],
    ['3× great-aunt', 'a 3× great-aunt'],
    ['11th cousin', 'an 11th cousin'],
    ['half-aunt', 'a half-aunt'],
  ])('%s takes its article', (word, expected) => expect(withArticle(word)).toBe(expected));

  it('counts in words up to ten', () =>
    expect([1, 2, 3, 11].map(timesInWords)).toEqual(['once', 'twice', 'three times', '11 times']));
});
