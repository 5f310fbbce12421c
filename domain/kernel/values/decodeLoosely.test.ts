import fc from 'fast-check';

import { decodeLoosely } from './decodeLoosely.ts';

describe('decodeLoosely', () => {
  it.each([
    ['', ''],
    ['plain', 'plain'],
    ['Ch%C3%A2teau', 'Château'],
    ['100%', '100%'],
    ['50%off', '50%off'],
    ['p%40ss%', 'p@ss%'],
    ['%%41', '%A'],
    ['%4', '%4'],
    ['caf%E9', 'caf%E9'],
    ['%E9%20%e2%82%ac', '%E9%20%e2%82%ac'],
    ['%FF-%2F', '%FF-/'],
  ])('%j is %j', (written, text) => expect(decodeLoosely(written)).toBe(text));

  it('gives back whatever was encoded', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(decodeLoosely(encodeURIComponent(text))).toBe(text);
      }),
    ));

  it('never throws, and touches nothing that holds no escape', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('%', 'A', 'g', '1', 'é', '/') }), (text) => {
        const decoded = decodeLoosely(text);
        if (!/%[\dA-F]{2}/iu.test(text)) expect(decoded).toBe(text);
      }),
    ));
});
