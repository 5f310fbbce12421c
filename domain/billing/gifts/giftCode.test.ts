import fc from 'fast-check';

import { newGiftCode, readGiftCode, writtenGiftCode } from './giftCode.ts';

const code = fc.uint8Array({ minLength: 15, maxLength: 15 }).map(newGiftCode);

describe('a code of a gift', () => {
  it('is read as it is written, in any case, with blanks, and with letters for figures', () => {
    fc.assert(
      fc.property(code, (made) => {
        const written = writtenGiftCode(made);
        expect(written).toMatch(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/u);
        expect(
          [
            written,
            written.toLowerCase(),
            made.replaceAll('0', 'O').replaceAll('1', 'l'),
            ` ${made.slice(0, 8)} ${made.slice(8)} `,
          ].map(readGiftCode),
        ).toEqual([made, made, made, made]);
      }),
    );
  });

  it('is not read with one sign wrong or two neighbours swapped', () => {
    const figures = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
    fc.assert(
      fc.property(code, fc.nat({ max: 14 }), fc.nat({ max: 31 }), (made, at, other) => {
        const wrong = made.slice(0, at) + figures[other] + made.slice(at + 1);
        const difference = Math.abs(figures.indexOf(made[at] ?? '') - other);
        if (difference !== 0 && difference !== 31) expect(readGiftCode(wrong)).toBeNull();
      }),
    );
  });

  it.each(['', 'K7QM', 'x'.repeat(5_000), '４２４２４２４２４２４２４２４２', 'K7QM-4T9X-B2DW-HV0!', '\0'.repeat(16)])(
    'is not %p',
    (typed) => {
      expect(readGiftCode(typed)).toBeNull();
    },
  );
});
