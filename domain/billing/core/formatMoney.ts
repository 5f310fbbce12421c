import type { Money } from './money.ts';

/** Spec 1 section 9: what has no sign here is written without one. */
const SYMBOLS: Readonly<Record<string, string>> = { GBP: '£', EUR: '€', USD: '$', AUD: '$', NZD: '$', CAD: '$' };

/**
 * An amount as every page and email shows it: the currency's sign, the amount divided by 100 with two decimals and no
 * separator of thousands (PAY-013 to PAY-017). A credit has its minus before the sign.
 * @example formatMoney({ amount: 123456, currency: 'GBP' }) // '£1234.56'
 * @example formatMoney({ amount: 1299, currency: 'CHF' }) // '12.99'
 */
export function formatMoney({ amount, currency }: Money): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '−' : ''}${SYMBOLS[currency] ?? ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
