/**
 * Which sign counts where two disagree: what the buyer stated, or where their card was issued. The operator's to say.
 */
export const COUNTRY_RULES = ['stated', 'card'] as const;
export type CountryRule = (typeof COUNTRY_RULES)[number];

/** What shows where a buyer belongs. ISO 3166 alpha-2. */
export interface CountrySigns {
  /** As they stated it, on this purchase or before; else where the seller is. */
  stated: string;
  /** Where their card was issued; null where there is none yet, or its bank does not say. */
  card: string | null;
}

/**
 * Where a buyer belongs: whose tax is in the price, and whose consumer rules hold. Two signs that agree decide it; else
 * the operator's rule does (design A.3, ADR 76).
 */
export const buyerCountry = ({ stated, card }: CountrySigns, rule: CountryRule): string =>
  rule === 'card' && card !== null ? card : stated;

/** Where a buyer belongs. ISO 3166 alpha-2. */
export interface Belonging {
  country: string;
  /** What they stated, where that is not it. */
  stated?: string;
}

/** Where a buyer belongs, and what they stated where that is not it. */
export function belongingBy(signs: CountrySigns, rule: CountryRule): Belonging {
  const country = buyerCountry(signs, rule);
  return country === signs.stated ? { country } : { country, stated: signs.stated };
}

/** Whether two signs agree. Null: there is one alone. */
export const signsAgree = ({ stated, card }: { stated: string | null; card: string | null }): boolean | null =>
  stated === null || card === null ? null : stated === card;
