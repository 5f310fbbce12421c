import fc from 'fast-check';

import { nameForms } from '#domain/kernel/names/nameForms.ts';

import { fits } from './fits.ts';
import { isCertain } from './isCertain.ts';
import { isReadingKey } from './isReadingKey.ts';
import { parseReading } from './parseReading.ts';
import type { Notation, Sign } from './reading.ts';
import { askedBlocks, filedBlocks } from './readingBlocks.ts';
import { readingKey, wordOfKey } from './readingKey.ts';
import { readNames } from './readNames.ts';

const letter = fc.constantFrom('a', 'b', 'c');
const counts = fc
  .tuple(fc.integer({ min: 0, max: 2 }), fc.option(fc.integer({ min: 0, max: 2 })))
  .map(([least, more]) => ({ least, most: more === null ? null : Math.max(1, least + more) }));
const sign: fc.Arbitrary<Sign> = fc.oneof(
  fc.string({ unit: letter, minLength: 1, maxLength: 4 }).map((text) => ({ kind: 'letters' as const, text })),
  counts.map((times) => ({ kind: 'unread' as const, ...times })),
  fc
    .tuple(fc.uniqueArray(letter, { minLength: 1, maxLength: 2 }), fc.boolean(), counts)
    .map(([of, isOpen, times]) => ({ kind: 'either' as const, of: of.sort().join(''), isOpen, ...times })),
);
const word = fc
  .array(sign, { minLength: 1, maxLength: 5 })
  .map((signs) => ({ signs, isDoubted: false, isSupplied: false }));

/** Tries every way to lay a word over a name: slow, and plainly right. */
function laid(signs: readonly Sign[], name: string): boolean {
  const [first, ...rest] = signs;
  if (!first) return name === '';
  if (first.kind === 'letters') return name.startsWith(first.text) && laid(rest, name.slice(first.text.length));
  const most = Math.min(name.length, first.most ?? name.length);
  for (let count = first.least; count <= most; count++) {
    const part = [...name.slice(0, count)];
    const isHeld = first.kind === 'unread' || first.isOpen || part.every((each) => first.of.includes(each));
    if (isHeld && laid(rest, name.slice(count))) return true;
  }
  return false;
}

/** The signs with one counted run a letter shorter or longer. */
const oneOff = (signs: readonly Sign[]): Sign[][] =>
  signs.flatMap((each, at) => {
    if (each.kind === 'letters' || (each.kind === 'either' && each.least === 1 && each.most === 1)) return [];
    const other = (least: number): Sign[] =>
      signs.map((one, no) => (no === at ? { ...each, least, most: least } : one));
    return [...(each.least > 0 ? [other(each.least - 1)] : []), ...(each.most === null ? [] : [other(each.most + 1)])];
  });

describe('for any word', () => {
  it('judges as one who tries every way would', () => {
    fc.assert(
      fc.property(word, fc.string({ unit: letter, minLength: 1, maxLength: 12 }), (reading, name) => {
        const expected = laid(reading.signs, name)
          ? 'fits'
          : oneOff(reading.signs).some((signs) => laid(signs, name))
            ? 'near'
            : null;
        expect(fits(name)(reading)).toBe(expected);
      }),
      { numRuns: 2_000 },
    );
  });

  it('meets a pattern exactly where one name is of both', () => {
    const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '*', '?'), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(word, pattern, fc.string({ unit: letter, maxLength: 8 }), (reading, asked, name) => {
        const matches = new RegExp(`^${asked.replaceAll('?', '.').replaceAll('*', '.*')}$`, 'u').test(name);
        if (matches && laid(reading.signs, name)) expect(fits(asked)(reading)).toBe('fits');
      }),
      { numRuns: 2_000 },
    );
  });

  it('has a key that is read as the same word', () => {
    fc.assert(
      fc.property(word, fc.string({ unit: letter, minLength: 1, maxLength: 8 }), (reading, name) => {
        const key = readingKey(reading);
        const again = readingKey(wordOfKey(key));
        expect(readingKey(wordOfKey(again))).toBe(again);
        expect(fits(name)(wordOfKey(key)) === 'fits').toBe(fits(name)(reading) === 'fits');
      }),
    );
  });

  it('never loses a name by unread letters in it', () => {
    const name = fc.stringMatching(/^[a-z]{3,12}$/u);
    fc.assert(
      fc.property(name, fc.nat(), fc.nat(), (text, from, length) => {
        const at = from % text.length;
        const end = Math.min(text.length, at + 1 + (length % 3));
        const [before, after] = [text.slice(0, at), text.slice(end)];
        for (const signs of ['_'.repeat(end - at), '*'])
          expect(fits(text)(wordOfKey(readNames(before + signs + after, 'freereg')[0] ?? ''))).toBe('fits');
      }),
    );
  });

  it('is filed where every name that it may be looks for it', () => {
    fc.assert(
      fc.property(word, fc.string({ unit: letter, minLength: 1, maxLength: 6 }), (reading, name) => {
        const key = readingKey(reading);
        if (isReadingKey(key) && fits(name)(wordOfKey(key)))
          expect(askedBlocks([name], false).some((block) => filedBlocks(key).includes(block))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('has one key, whether folded before or after it is read', () => {
    const marks = fc.string({ unit: fc.constantFrom(...'aBÉœ_*[]{}1,? '), maxLength: 20 });
    fc.assert(
      fc.property(marks, (text) => {
        expect(readNames(text.toLowerCase(), 'freereg')).toEqual(readNames(text, 'freereg'));
      }),
    );
  });

  it('reads any text in every notation, certain words as names', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'ab_*[]{}()<>?,.-…1/ `´⟦⟧\u0323'), maxLength: 60 }),
        fc.constantFrom<Notation>('plain', 'freereg', 'freebmd', 'flags', 'leiden', 'tei'),
        (text, notation) => {
          for (const key of readNames(text, notation)) expect(key).not.toMatch(/[\s()<>]/u);
          for (const each of parseReading(text, notation)?.words ?? [])
            if (isCertain(each)) expect(isReadingKey(readingKey(each))).toBe(false);
        },
      ),
    );
  });
});

it('holds readings against listed forms of a name alone', () => {
  expect(nameForms('elizabeth', 'forename').map(({ form }) => form)).toEqual(expect.arrayContaining(['eliz', 'eliza']));
  expect(nameForms('elizabeth', 'forename').length).toBeLessThanOrEqual(24);
  expect(nameForms('walsh', 'surname').map(({ form }) => form)).toEqual(['welch', 'welsh']);
  expect(nameForms('trethewey', 'surname')).toEqual([]);
});
