import { type Currency, isCurrency } from '#domain/billing/core/money.ts';

/** Why a typed amount is none. */
export type AmountProblem = 'AMOUNT_FORMAT' | 'AMOUNT_NOT_POSITIVE' | 'AMOUNT_TOO_MUCH' | 'CURRENCY_OTHER';

/** More than anything costs, in minor units. */
const MOST = 1_000_000_000;

/**
 * Reads an amount that a person typed: digits of ASCII, a point and two more digits where there are minor units.
 * Nothing is guessed: a sign of a currency, a comma, other digits and spaces inside are refused.
 * @param currency - in which it is meant; it must be that of what it is for.
 * @returns minor units, or why there is no amount
 * @example readTypedAmount('12.99', 'GBP', 'GBP') // { amount: 1299 }
 * @example readTypedAmount('12,99', 'GBP', 'GBP') // { problem: 'AMOUNT_FORMAT' }
 */
export function readTypedAmount(
  text: string,
  currency: string,
  of: Currency | string,
): { amount: number } | { problem: AmountProblem } {
  const typed = text.trim();
  if (!isCurrency(currency) || currency !== of) return { problem: 'CURRENCY_OTHER' };
  if (/^-\d+(?:\.\d{2})?$/u.test(typed)) return { problem: 'AMOUNT_NOT_POSITIVE' };
  const [, whole, rest = '00'] = /^(\d{1,40})(?:\.(\d{2}))?$/u.exec(typed) ?? [];
  if (whole === undefined) return { problem: 'AMOUNT_FORMAT' };
  const amount = BigInt(whole + rest);
  if (amount === 0n) return { problem: 'AMOUNT_NOT_POSITIVE' };
  return amount > MOST ? { problem: 'AMOUNT_TOO_MUCH' } : { amount: Number(amount) };
}

/**
 * An amount as it is typed: what {@link readTypedAmount} reads back.
 * @param amount - minor units, not negative.
 * @example asTyped(500) // '5.00'
 */
export const asTyped = (amount: number): string =>
  String(amount)
    .padStart(3, '0')
    .replace(/(\d\d)$/u, '.$1');
