import { formatMoney } from './formatMoney.ts';

describe('an amount of money', () => {
  it('PAY-013 PAY-014 PAY-015 PAY-016 has the sign of its currency: £, €, $ for four of them, and none for others', () => {
    const shown = (currency: string) => formatMoney({ amount: 1299, currency });
    expect(shown('GBP')).toBe('£12.99');
    expect(shown('EUR')).toBe('€12.99');
    expect(['USD', 'AUD', 'NZD', 'CAD'].map(shown)).toEqual(['$12.99', '$12.99', '$12.99', '$12.99']);
    expect(shown('CHF')).toBe('12.99');
  });

  it('PAY-017 is minor units divided by 100, with two decimals and no separator of thousands', () => {
    expect([5, 100, 123_456].map((amount) => formatMoney({ amount, currency: 'GBP' }))).toEqual([
      '£0.05',
      '£1.00',
      '£1234.56',
    ]);
  });

  it('has its minus before the sign', () => {
    expect(formatMoney({ amount: -250, currency: 'GBP' })).toBe('−£2.50');
  });
});
