import fc from 'fast-check';

import { isOneSlip, slipHalves } from './isOneSlip.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'n'), minLength: 1, maxLength: 7 });

/** Every word one slip away, made letter by letter. */
function slipsOf(name: string): Set<string> {
  const made = new Set<string>();
  for (let at = 0; at <= name.length; at++) {
    const [before, after] = [name.slice(0, at), name.slice(at)];
    made.add(before + after.slice(1));
    if (after.length > 1) made.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const letter of 'abcn') {
      made.add(before + letter + after);
      if (after !== '') made.add(before + letter + after.slice(1));
    }
  }
  made.delete(name);
  return made;
}

describe('isOneSlip', () => {
  it.each([
    ['pinch', 'pnich', true],
    ['pinch', 'pinh', true],
    ['pinch', 'pinsch', true],
    ['pinch', 'tinch', true],
    ['pinch', 'pinch', false],
    ['pinch', 'punsh', false],
    ['pinch', 'pnihc', false],
    ['lee', 'lea', false],
    ['lee', 'lees', true],
  ])('of %s and %s says %s', (asked, found, expected) => {
    expect(isOneSlip(asked, found)).toBe(expected);
    expect(isOneSlip(found, asked)).toBe(expected);
  });

  it('finds exactly the words that one letter or one exchange makes', () => {
    fc.assert(
      fc.property(word, word, (asked, found) => {
        expect(isOneSlip(asked, found)).toBe(Math.max(asked.length, found.length) >= 4 && slipsOf(asked).has(found));
      }),
      { numRuns: 3_000 },
    );
  });

  it('leaves the first or the last half of a name as it was', () => {
    fc.assert(
      fc.property(
        word.filter((name) => name.length >= 4),
        (asked) => {
          const { start = '', end = '' } = slipHalves(asked) ?? {};
          for (const found of slipsOf(asked))
            if (isOneSlip(asked, found)) expect(found.startsWith(start) || found.endsWith(end)).toBe(true);
        },
      ),
    );
    expect(slipHalves('ab')).toBeNull();
  });
});
