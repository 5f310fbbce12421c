/**
 * What the law of a country gives a person who buys a subscription at a distance. A statement of ours: operators ask
 * their adviser.
 */
export interface ConsumerRules {
  /** Days in which a contract can be withdrawn from after it was made. */
  coolingOffDays: number;
  /** A second such period after a trial, and after a renewal for so many months or more; null: none. */
  renewalCoolingOffFromMonths: number | null;
  /** A button to withdraw in two steps must be shown, without further hurdles. */
  needsWithdrawalButton: boolean;
}

/** One state of the law, from a day on. */
interface DatedRules extends ConsumerRules {
  from: string;
}

/** Days to withdraw from a contract made at a distance: as many in every country we know. */
export const COOLING_OFF_DAYS = 14;

const DISTANCE = {
  coolingOffDays: COOLING_OFF_DAYS,
  renewalCoolingOffFromMonths: null,
  needsWithdrawalButton: false,
} as const;
/** Directive 2011/83, and since 19 June 2026 the button of its article 11a (Directive 2023/2673). */
const UNION: readonly DatedRules[] = [
  { from: '2014-06-13', ...DISTANCE },
  { from: '2026-06-19', ...DISTANCE, needsWithdrawalButton: true },
];
/**
 * SI 2013/3134; the second period of the Digital Markets, Competition and Consumers Act 2024 is expected in spring
 * 2027, and given from the start by us.
 */
const KINGDOM: readonly DatedRules[] = [
  { from: '2014-06-13', ...DISTANCE },
  { from: '2024-05-24', ...DISTANCE, renewalCoolingOffFromMonths: 12 },
];
const IN_UNION = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
  'NO',
  'IS',
  'LI',
];
/** Where we know of no rule, we give what the Union gives. */
const ELSEWHERE: readonly DatedRules[] = [{ from: '0000-01-01', ...DISTANCE }];

/**
 * The rules of a buyer's country on a day. Pages ask these switches and never the name of a country (ADR 76).
 * @param country - ISO 3166 alpha-2
 * @param day - `YYYY-MM-DD` on which the contract is made, or renews
 */
export function consumerRules(country: string, day: string): ConsumerRules {
  const dated = country === 'GB' ? KINGDOM : IN_UNION.includes(country) ? UNION : ELSEWHERE;
  const { from: _from, ...rules } = dated.filter(({ from }) => from <= day).at(-1) ?? { from: '', ...DISTANCE };
  return rules;
}
