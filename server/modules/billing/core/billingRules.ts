import { rateOn, type TaxRate } from '#domain/billing/core/tax.ts';
import { wallTime } from '#domain/billing/core/siteDay.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';
import type { Database } from '#server/platform/db/database.ts';
import { KEPT } from '#server/platform/db/kept.ts';

import type { BillingAccount } from './billingAccount.ts';

/** What billing needs to know of its site. */
export interface BillingRules {
  /** IANA name: days are counted there. */
  zone: string;
  /** ISO 3166 alpha-2. */
  sellerCountry: string;
  /** Whether the seller has a tax number; without one no tax is charged. */
  isTaxed: boolean;
  /** Months after which credits expire that are bought now; null: never. */
  creditMonths: number | null;
}

/** The rules as the settings of the site have them. */
export const billingRules = ({ siteTimeZone, sellerCountry, sellerTaxNumber, creditMonths }: Pick<Settings, 'siteTimeZone' | 'sellerCountry' | 'sellerTaxNumber' | 'creditMonths'>): BillingRules => ({ zone: siteTimeZone, sellerCountry, isTaxed: sellerTaxNumber !== null, creditMonths });

/** The tax of a country at an instant, in hundredths of a percent. Null: none is charged. */
export async function taxRateOf(db: Database, { zone, isTaxed }: BillingRules, country: string, at: Date): Promise<number | null> {
  if (!isTaxed) return null;
  const rates = await db.rows<TaxRate>(
    `/* billing.taxRates */ SELECT country, rate_bp AS "rateBasisPoints", valid_from AS "validFrom" FROM tax_rate WHERE country = $1 AND kind = 'standard'`,
    [country],
    KEPT,
  );
  return rateOn(rates, country, wallTime(at, zone).day);
}

const COUNTRY = /^[A-Z]{2}$/u;

/** Where a buyer belongs: as they state it, else as they did before, else where the seller is. What is no country counts as not stated. */
export const countryOf = ({ country }: Pick<BillingAccount, 'country'>, stated: string | null | undefined, { sellerCountry }: Pick<BillingRules, 'sellerCountry'>): string =>
  stated && COUNTRY.test(stated) ? stated : (country ?? sellerCountry);
