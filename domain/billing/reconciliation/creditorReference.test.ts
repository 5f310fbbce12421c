import fc from 'fast-check';

import {
  creditorReference,
  isCreditorReference,
  newCreditorReference,
  referenceInGroups,
  referencesIn,
} from './creditorReference.ts';

const bytes = fc.uint8Array({ minLength: 12, maxLength: 12 });

describe('creditorReference', () => {
  it.each([
    ['539007547034', 'RF18539007547034'],
    ['2348231', 'RF712348231'],
    ['000000000539007547034', 'RF18000000000539007547034'],
  ])('of %s is %s', (body, wanted) => {
    expect(creditorReference(body)).toBe(wanted);
    expect(isCreditorReference(wanted)).toBe(true);
  });

  it.each(['', 'a', '1 2', 'Ä', 'A'.repeat(22), '１２'])('has no body %p', (body) =>
    expect(() => creditorReference(body)).toThrow(RangeError),
  );

  it('tells every wrong digit and every two neighbours that were swapped', () => {
    fc.assert(
      fc.property(bytes, fc.nat(11), fc.nat(9), (chance, at, digit) => {
        const reference = newCreditorReference(chance);
        const place = 4 + at;
        const wrong = reference.slice(0, place) + String(digit) + reference.slice(place + 1);
        expect(isCreditorReference(wrong)).toBe(wrong === reference);
        if (at === 11) return;
        const swapped =
          reference.slice(0, place) +
          reference.charAt(place + 1) +
          reference.charAt(place) +
          reference.slice(place + 2);
        expect(isCreditorReference(swapped)).toBe(swapped === reference);
      }),
    );
  });

  it.each(['', 'RF', 'RF18', 'RF19539007547034', '18539007547034', 'RF１８539007547034', `RF18${'0'.repeat(30)}`])(
    'takes %p for none',
    (text) => expect(isCreditorReference(text)).toBe(false),
  );

  it('is printed in fours', () => expect(referenceInGroups('RF18539007547034')).toBe('RF18 5390 0754 7034'));
});

describe('referencesIn', () => {
  it('finds a reference as payers write it', () => {
    fc.assert(
      fc.property(
        bytes,
        fc.constantFrom('', ' ', 'Thank you ', 'REF:', 'rf18 '),
        fc.constantFrom('', ' Mrs Okafor', '/membership', '7'),
        (chance, before, after) => {
          const reference = newCreditorReference(chance);
          const isKnown = (text: string) => text === reference;
          for (const written of [
            reference,
            reference.toLowerCase(),
            referenceInGroups(reference),
            reference.replace(/(.{5})/gu, '$1-'),
          ])
            expect(referencesIn(`${before}${written}${after}`, isKnown)).toEqual([reference]);
        },
      ),
    );
  });

  it('finds none that was not given out, and each once', () => {
    const reference = newCreditorReference(new Uint8Array(12));
    expect(referencesIn(`${reference} ${reference}`, () => true)).toEqual([reference]);
    expect(referencesIn(reference, () => false)).toEqual([]);
    expect(referencesIn('RF RF18 invoice 1234 \u202E', () => true)).toEqual([]);
    expect(referencesIn('x'.repeat(100_000) + reference, () => true)).toEqual([]);
  });
});
