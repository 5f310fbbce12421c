/**
 * ISO 3166-1 alpha-2, all that are assigned to a country or territory with people, and XK, which banks of Kosovo use.
 */
const CODES =
  'AD AE AF AG AI AL AM AO AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CD CF CG CH CI CK CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'.split(
    ' ',
  );

/**
 * Whether a text is a country of money: the one list that pages choose from, tax has rates for and accounts are kept
 * with. UK, EU and small letters are none.
 */
export const isCountry = (text: string | null | undefined): text is string => text != null && CODES.includes(text);

const nameIn = (names: Intl.DisplayNames, code: string): string => names.of(code) ?? code;
const englishNames = (): Intl.DisplayNames => new Intl.DisplayNames('en-GB', { type: 'region' });

/** The name of a country in English; null for what is none. @example countryName('IE') // 'Ireland' */
export const countryName = (country: string): string | null =>
  isCountry(country) ? nameIn(englishNames(), country) : null;

/** Every country by its English name, in the order of names. */
export function countryOptions(): { value: string; label: string }[] {
  const names = englishNames();
  return CODES.map((value) => ({ value, label: nameIn(names, value) })).sort((a, b) =>
    a.label.localeCompare(b.label, 'en-GB'),
  );
}

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
