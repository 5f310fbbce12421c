import { brandName, isCardExpired, offeredBrands } from './cardBrands.ts';

it('PAY-011 names six cards', () => {
  expect(offeredBrands(true).map(brandName)).toEqual([
    'Maestro',
    'Diners Club',
    'Mastercard',
    'American Express',
    'Visa',
    'PayPal',
  ]);
});

it('PAY-012 leaves PayPal out where it is not offered', () => {
  expect(offeredBrands(false).map(brandName)).toEqual([
    'Maestro',
    'Diners Club',
    'Mastercard',
    'American Express',
    'Visa',
  ]);
});

it.each([
  ['toString', 'Card'],
  ['', 'Card'],
  ['other', 'Card'],
  ['visa', 'Visa'],
])('names a card of the brand “%s”', (brand, name) => {
  expect(brandName(brand)).toBe(name);
});

it.each([
  ['2026-11-30T23:59:59Z', false],
  ['2026-12-01T00:00:00Z', true],
  ['2027-01-01T00:00:00Z', true],
])('a card to November 2026 is over at %s: %s', (now, isOver) => {
  expect(isCardExpired({ expiryMonth: 11, expiryYear: 2026 }, new Date(now))).toBe(isOver);
});
