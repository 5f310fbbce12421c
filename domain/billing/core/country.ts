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
