import { COUNTRY_RULES, isCountry } from '#domain/billing/core/country.ts';

import { choice, fail, list, matching, reader, text } from './readers.ts';
import { setting } from './setting.ts';

const ZONE = 'a time zone such as Europe/London';
/** A name of an IANA time zone, as this machine's Node.js knows them; PostgreSQL reads `+01:00` the other way round. */
const timeZone = reader((given) => {
  if (/^[+-]/u.test(given)) return fail(ZONE);
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: given }).resolvedOptions().timeZone;
  } catch {
    return fail(ZONE);
  }
});

const country = reader((given) => (isCountry(given) ? given : fail('a country of two capital letters, such as GB')));

/** Printed on invoices: one short line. */
const taxNumber = matching(/^[A-Z0-9 .-]{4,30}$/u, 'a tax number such as GB 123 4567 89');

/** A name that is printed on invoices: one line. */
export const sellerName = reader((given) =>
  given.length <= 120 && !/\p{Cc}/u.test(given) ? given : fail('a name of at most 120 characters'),
);

/** A postal address that is printed on invoices: a few short lines, separated by commas in the text. */
export const sellerAddress = reader((given) => {
  const lines = list(text).parse(given);
  return lines.length <= 8 && lines.every((line) => line.length <= 80 && !/\p{Cc}/u.test(line))
    ? lines.join('\n')
    : fail('at most 8 short lines, separated by commas');
});

/** Who sells, as invoices and the rules of tax need to know. */
export const seller = {
  sellerName: setting('SELLER_NAME', sellerName, 'Name of the seller, as invoices give it. Unset: SITE_NAME.'),
  /** Lines, joined by line breaks; null: invoices give none. */
  sellerAddress: setting(
    'SELLER_ADDRESS',
    sellerAddress,
    'Address of the seller on invoices, its lines separated by commas.',
  ),
  /** ISO 3166 alpha-2. */
  sellerCountry: setting(
    'SELLER_COUNTRY',
    country,
    'Country of the seller, two letters: whose tax and consumer rules hold where a buyer states no country.',
    'GB',
  ),
  sellerTaxNumber: setting(
    'SELLER_TAX_NUMBER',
    taxNumber,
    'The seller’s VAT number. Unset: no tax is charged, and invoices say so; demo mode uses a fictional number.',
  ),
  /** Where a buyer belongs whose two signs differ. */
  countryRule: setting(
    'COUNTRY_RULE',
    choice(COUNTRY_RULES),
    'Where a buyer belongs when the country they state and that of their card differ: `stated` or `card`. See Payments.',
    'stated',
  ),
  /** IANA name. */
  siteTimeZone: setting(
    'SITE_TIME_ZONE',
    timeZone,
    'The time zone in which the days of subscriptions are counted.',
    'Europe/London',
  ),
};
