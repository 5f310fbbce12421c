/** The cards whose icons are shown, in the order of spec 1 section 9 (PAY-011). */
export const CARD_BRANDS = ['maestro', 'diners', 'mastercard', 'amex', 'visa', 'paypal'] as const;

export type CardBrand = (typeof CARD_BRANDS)[number];

const NAMES: Readonly<Record<CardBrand, string>> = {
  maestro: 'Maestro',
  diners: 'Diners Club',
  mastercard: 'Mastercard',
  amex: 'American Express',
  visa: 'Visa',
  paypal: 'PayPal',
};

const isCardBrand = (text: string): text is CardBrand => (CARD_BRANDS as readonly string[]).includes(text);

/** The name of a card's brand; “Card” for one that has no icon. */
export const brandName = (brand: string): string => (isCardBrand(brand) ? NAMES[brand] : 'Card');

/** The brands a site shows: PayPal only where the operator offers it (PAY-012). */
export const offeredBrands = (offersPaypal: boolean): readonly CardBrand[] =>
  CARD_BRANDS.filter((brand) => brand !== 'paypal' || offersPaypal);

/**
 * Whether a card can be charged no more on a day: it is good to the end of its month.
 * @param month 1 to 12
 */
export const isCardExpired = (
  { expiryMonth, expiryYear }: { expiryMonth: number; expiryYear: number },
  now: Date,
): boolean => now.getTime() >= Date.UTC(expiryYear, expiryMonth, 1);
