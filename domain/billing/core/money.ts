/**
 * Currencies a price can be in: those with two decimals (ISO 4217), because every amount is shown divided by 100
 * (spec 1 section 9). Yen or dinar would be shown wrong, so they are not here.
 */
export const CURRENCIES = ['GBP', 'EUR', 'USD', 'AUD', 'NZD', 'CAD', 'CHF', 'DKK', 'NOK', 'SEK', 'PLN', 'CZK'] as const;

export type Currency = (typeof CURRENCIES)[number];

/** Whether a text names a currency in which prices can be. Case counts: ISO 4217 writes capitals. */
export const isCurrency = (text: string): text is Currency => (CURRENCIES as readonly string[]).includes(text);

/** An amount in minor units (pence, cents): a safe integer, negative for a credit. Never a fraction. */
export interface Money {
  amount: number;
  /** ISO 4217. */
  currency: string;
}

/** The same number, if it is a whole one that JavaScript holds exactly. @throws RangeError for any other. */
export function wholeAmount(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError('An amount of money is a whole number of minor units.');
  return amount;
}

/** The sum of amounts of one currency, in minor units; 0 for none. @throws RangeError beyond 2^53. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => wholeAmount(sum + wholeAmount(amount)), 0);

/**
 * A part of an amount, rounded down to a whole minor unit: `floor(amount × part ÷ whole)`, exact at any size.
 * @param amount - minor units, 0 or more.
 * @param part - whole units such as days; what is beyond `whole` counts as all of it, less than 0 as none.
 * @throws RangeError when `whole` is not above 0.
 */
export function shareOf(amount: number, part: number, whole: number): number {
  if (whole <= 0) throw new RangeError('A share is of something.');
  const taken = Math.min(Math.max(part, 0), whole);
  return Number((BigInt(wholeAmount(amount)) * BigInt(wholeAmount(taken))) / BigInt(wholeAmount(whole)));
}

/** Hundredths of a percent, in which rates are kept, in a percent. */
export const BASIS_POINTS = 100;

/** So many hundredths of a percent of an amount, rounded down: 2000 is a fifth. */
export const percentOf = (amount: number, basisPoints: number): number => shareOf(amount, basisPoints, 10_000);

/** A price for several months as one month of it, rounded to the nearest minor unit, halves up. */
export const perMonth = (amount: number, months: number): number =>
  Number((2n * BigInt(wholeAmount(amount)) + BigInt(months)) / (2n * BigInt(months)));

/** An amount, several times. */
export const times = (amount: number, count: number): number => wholeAmount(wholeAmount(amount) * wholeAmount(count));

/**
 * What so many pieces cost where `pieces` of them cost `amount`, rounded up to a minor unit.
 * @throws RangeError when `pieces` is not above 0.
 */
export const costOf = (quantity: number, amount: number, pieces: number): number =>
  Number((BigInt(wholeAmount(amount)) * BigInt(quantity) + BigInt(pieces) - 1n) / BigInt(pieces));

/** How many days an amount is worth where `price` buys `days` of them, rounded up so that nothing paid is lost. */
export const daysWorth = (amount: number, price: number, days: number): number => costOf(days, amount, price);

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
