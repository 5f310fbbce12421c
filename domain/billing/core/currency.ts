/**
 * Currencies a price can be in: those with two decimals (ISO 4217), because every amount is shown divided by 100
 * (spec 1 section 9). Yen or dinar would be shown wrong, so they are not here.
 */
export const CURRENCIES = ['GBP', 'EUR', 'USD', 'AUD', 'NZD', 'CAD', 'CHF', 'DKK', 'NOK', 'SEK', 'PLN', 'CZK'] as const;

export type Currency = (typeof CURRENCIES)[number];

/** Whether a text names a currency in which prices can be. Case counts: ISO 4217 writes capitals. */
export const isCurrency = (text: string): text is Currency => (CURRENCIES as readonly string[]).includes(text);
