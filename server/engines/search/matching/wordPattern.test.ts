import fc from 'fast-check';

import { patternTest } from './wordPattern.ts';

/** By definition: every way to spend a star is tried. */
function fits([first, ...pattern]: readonly string[], word: readonly string[]): boolean {
  if (first === undefined) return word.length === 0;
  if (first === '*') return fits(pattern, word) || (word.length > 0 && fits([first, ...pattern], word.slice(1)));
  return word.length > 0 && (first === '?' || first === word[0]) && fits(pattern, word.slice(1));
}

describe('patternTest', () => {
  it.each([
    ['sm*th', 'smith', true],
    ['sm?th', 'smth', false],
    ['*ton', 'hampton', true],
    ['*ton', 'ton', true],
    ['*ton', 'tonbridge', false],
    ['?mith', 'smith', true],
    ['s*', 's', true],
    ['p*n*h', 'pinch', true],
    ['p*1*2', 'pa1b2', true],
    ['s?', '𐐨𐐨', false],
    ['s?', 's𐐨', true],
  ])('%s fits %s: %s', (pattern, word, expected) => {
    expect(patternTest(pattern)(word)).toBe(expected);
  });

  it('fits what the meaning of its signs says', () => {
    const pattern = fc
      .string({ unit: fc.constantFrom('a', 'b', '1', '*', '?'), maxLength: 7 })
      .map((text) => `a${text}`);
    const word = fc.string({ unit: fc.constantFrom('a', 'b', '1'), maxLength: 8 }).map((text) => `a${text}`);
    fc.assert(
      fc.property(pattern, word, (asked, found) => {
        expect(patternTest(asked)(found)).toBe(fits([...asked], [...found]));
      }),
      { numRuns: 2000 },
    );
  });

  it('answers at once, however many wildcards follow each other', () => {
    // Time of the processor: a loaded machine takes none of it.
    const started = process.cpuUsage();
    expect(patternTest(`a${'*?'.repeat(20)}z`)('a'.repeat(60))).toBe(false);
    expect(patternTest(`a${'*a'.repeat(20)}z`)('a'.repeat(60))).toBe(false);
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(1_000);
  });
});
