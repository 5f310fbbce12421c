import {
  type Belonging,
  belongingBy,
  type CountryRule,
  type CountrySigns,
  isCountry,
} from '#domain/billing/core/country.ts';
import { wallTime } from '#domain/billing/core/siteDay.ts';
import { rateOn, type TaxRate } from '#domain/billing/core/tax.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';
import { type Database, PREPARED } from '#server/platform/db/database.ts';

import type { BillingAccount } from './billingAccount.ts';

/** What was asked for, or paid for, may not be had. Its transaction writes nothing. */
export class BillingRefusal extends Error {
  override readonly name = 'BillingRefusal';
  /** Such as `ALREADY_SUBSCRIBED`. */
  readonly code: string;

  /** @param code - what pages and logs know it by. */
  constructor(code: string) {
    super(`Billing refused: ${code}`);
    this.code = code;
  }
}

/** What billing needs to know of its site. */
export interface BillingRules {
  /** IANA name: days are counted there. */
  zone: string;
  /** ISO 3166 alpha-2. */
  sellerCountry: string;
  /** Where a buyer belongs whose stated country and card differ. */
  countryRule: CountryRule;
  /** Whether the seller has a tax number; without one no tax is charged. */
  isTaxed: boolean;
  /** Months after which credits expire that are bought now; null: never. */
  creditMonths: number | null;
}

/** The rules as the settings of the site have them. */
export const billingRules = ({
  siteTimeZone,
  sellerCountry,
  countryRule,
  sellerTaxNumber,
  creditMonths,
}: Pick<
  Settings,
  'siteTimeZone' | 'sellerCountry' | 'countryRule' | 'sellerTaxNumber' | 'creditMonths'
>): BillingRules => ({
  zone: siteTimeZone,
  sellerCountry,
  countryRule,
  isTaxed: sellerTaxNumber !== null,
  creditMonths,
});

/** The tax of a country at an instant, in hundredths of a percent. Null: none is charged. */
export async function taxRateOf(
  db: Database,
  { zone, isTaxed }: BillingRules,
  country: string,
  at: Date,
): Promise<number | null> {
  if (!isTaxed) return null;
  const rates = await db.rows<TaxRate>(
    `/* billing.taxRates */ SELECT country, rate_bp AS "rateBasisPoints", valid_from AS "validFrom" FROM tax_rate WHERE country = $1 AND kind = 'standard'`,
    [country],
    PREPARED,
  );
  return rateOn(rates, country, wallTime(at, zone).day);
}

type OwnCountries = Pick<BillingAccount, 'country' | 'cardCountry'>;
type CountryRules = Pick<BillingRules, 'sellerCountry' | 'countryRule'>;

/**
 * What shows where a buyer belongs: what they state now, else stated before, else where the seller is, and their card.
 * What is no country counts as not stated.
 */
const signsOf = (
  { country, cardCountry }: OwnCountries,
  stated: string | null | undefined,
  { sellerCountry }: CountryRules,
): CountrySigns => ({ stated: isCountry(stated) ? stated : (country ?? sellerCountry), card: cardCountry });

/** Where the buyer with an account belongs, by what they state now. */
export const belongingOf = (account: OwnCountries, stated: string | null | undefined, rules: CountryRules): Belonging =>
  belongingBy(signsOf(account, stated, rules), rules.countryRule);

/** Where an account belongs that states nothing now. */
export const countryOf = (account: OwnCountries, rules: CountryRules): string =>
  belongingOf(account, null, rules).country;
