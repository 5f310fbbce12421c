import fc from 'fast-check';

import { readClue } from './accountClue.ts';
import { asTyped, readTypedAmount } from './readTypedAmount.ts';
import { needsSecondPerson, valueOfCredits, valueOfDays } from './refundRule.ts';

describe('a typed amount', () => {
  it.each([
    ['12.99', 1299],
    [' 12 ', 1200],
    ['0.01', 1],
    ['10000000.00', 1_000_000_000],
  ])('%s is read', (text, amount) => expect(readTypedAmount(text, 'GBP', 'GBP')).toEqual({ amount }));

  it.each([
    ['-5', 'AMOUNT_NOT_POSITIVE'],
    ['-5.00', 'AMOUNT_NOT_POSITIVE'],
    ['0', 'AMOUNT_NOT_POSITIVE'],
    ['0.00', 'AMOUNT_NOT_POSITIVE'],
    ['10000000.01', 'AMOUNT_TOO_MUCH'],
    ['100000000000000000000', 'AMOUNT_TOO_MUCH'],
    ['１２', 'AMOUNT_FORMAT'],
    ['12,99', 'AMOUNT_FORMAT'],
    ['12.9', 'AMOUNT_FORMAT'],
    ['1e3', 'AMOUNT_FORMAT'],
    ['£12.99', 'AMOUNT_FORMAT'],
    ['', 'AMOUNT_FORMAT'],
    ['1 2', 'AMOUNT_FORMAT'],
    ['\u202E12', 'AMOUNT_FORMAT'],
    ['NaN', 'AMOUNT_FORMAT'],
    ['9'.repeat(400), 'AMOUNT_FORMAT'],
  ])('%s is refused', (text, problem) => expect(readTypedAmount(text, 'GBP', 'GBP')).toEqual({ problem }));

  it('is what is read back, for any amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (amount) =>
        expect(readTypedAmount(asTyped(amount), 'GBP', 'GBP')).toEqual({ amount }),
      ),
    );
  });

  it('is in the currency of what it is for', () => {
    expect(readTypedAmount('12.99', 'EUR', 'GBP')).toEqual({ problem: 'CURRENCY_OTHER' });
    expect(readTypedAmount('12.99', 'XXX', 'XXX')).toEqual({ problem: 'CURRENCY_OTHER' });
  });

  it('is a whole positive number of minor units or none, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.float().map(String), fc.bigInt().map(String)), (text) => {
        const read = readTypedAmount(text, 'GBP', 'GBP');
        expect('problem' in read || (Number.isSafeInteger(read.amount) && read.amount > 0 && read.amount <= 1e9)).toBe(
          true,
        );
      }),
    );
  });
});

describe('what is given away', () => {
  const alone = { value: 1, before: 0, limit: 5000, today: 0, dayLimit: 20_000 };
  it.each([
    [{ ...alone, value: 5000 }, false],
    [{ ...alone, value: 5001 }, true],
    [{ ...alone, value: 2000, before: 4000 }, true],
    [{ ...alone, value: 5000, today: 15_000 }, false],
    [{ ...alone, value: 5000, today: 15_001 }, true],
    [{ ...alone, today: 20_000 }, true],
    [{ ...alone, limit: 0 }, true],
    [{ ...alone, value: null }, true],
  ])('%o waits for a second person: %s', (asked, waits) => expect(needsSecondPerson(asked)).toBe(waits));

  it('in parts, of whatever kind, is never more in a day than the limit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 6000 }), { maxLength: 60 }),
        fc.integer({ min: 0, max: 30_000 }),
        (values, dayLimit) => {
          const today = values.reduce(
            (sum, value) => (needsSecondPerson({ ...alone, value, today: sum, dayLimit }) ? sum : sum + value),
            0,
          );
          expect(today).toBeLessThanOrEqual(dayLimit);
        },
      ),
    );
  });

  it.each([
    [14, [{ amount: 1299, months: 1 }], 650],
    [
      366,
      [
        { amount: 11_999, months: 12 },
        { amount: 1299, months: 1 },
      ],
      16_980,
    ],
    [1, [], null],
  ])('is worth what it costs: %d days at %o are %s', (days, prices, value) =>
    expect(valueOfDays(days, prices)).toBe(value),
  );

  it.each([
    [
      10,
      [
        { amount: 499, credits: 5 },
        { amount: 1500, credits: 25 },
      ],
      998,
    ],
    [1, [], null],
  ])('is worth what it costs: %d credits at %o are %s', (credits, packages, value) =>
    expect(valueOfCredits(credits, packages)).toBe(value),
  );
});

describe('a clue to an account', () => {
  it.each([
    [' una@example.com ', { kind: 'email', email: 'una@example.com' }],
    ['41', { kind: 'member', id: 41 }],
    ['inv-2026-000041', { kind: 'invoice', number: 'INV-2026-000041' }],
    ['CN-2026-000002', { kind: 'invoice', number: 'CN-2026-000002' }],
    ['0B4E2C1A-0000-4000-8000-000000000001', { kind: 'payment', id: '0b4e2c1a-0000-4000-8000-000000000001' }],
    ['pi_123abc', { kind: 'payment', id: 'pi_123abc' }],
    ['RF18 5390 0754 7034', { kind: 'reference', reference: 'RF18539007547034' }],
  ])('is read: %s', (text, clue) => expect(readClue(text)).toEqual(clue));

  it.each(['', 'Webb', '0', '-1', '１２', '41; DROP TABLE invoice', `${'a'.repeat(300)}@x.com`, '9'.repeat(16)])(
    'is none: %s',
    (text) => expect(readClue(text)).toBeNull(),
  );
});
