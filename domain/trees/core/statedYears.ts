import { parseTreeDate, type DateClaim, type ParsedTreeDate } from './dates/parseTreeDate.ts';
import { yearOfDay } from './encodedDay.ts';
import type { TreeDate } from './model/treeDate.ts';

/** What is claimed of the years: `by`: then or before; `from`: then or after. */
export type YearsClaim = 'on' | 'about' | 'before' | 'after' | 'by' | 'from' | 'between';

/** The facts that date the start and the end of a life, the best first. */
export const LIFE_EVENTS = {
  birth: ['birth', 'baptism', 'christening'],
  death: ['death', 'burial', 'cremation', 'probate'],
} as const;
export type LifeEvent = (typeof LIFE_EVENTS)['birth' | 'death'][number];

/**
 * In which years a life started or ended, as it is claimed and not as it is worded. It is stored beside the document of
 * a person and sent with a card; `lifespan` words it.
 */
export interface StatedYears {
  /** The fact it is from: a baptism stands in for a birth that is not recorded. */
  event: LifeEvent;
  claim: YearsClaim;
  /**
   * The years named, negative before the year 1; both null where no year can be read. They differ only for `between`.
   */
  from: number | null;
  to: number | null;
}

const CLAIMS: Readonly<Record<DateClaim, YearsClaim>> = {
  on: 'on',
  phrase: 'on',
  about: 'about',
  calculated: 'about',
  estimated: 'about',
  before: 'before',
  after: 'after',
  between: 'between',
  'from-to': 'between',
  from: 'from',
  to: 'by',
};

/** A range with one side that cannot be read says only what the other does. */
function claimOf({ claim, start, end }: ParsedTreeDate): YearsClaim {
  const claimed = CLAIMS[claim];
  if (claimed !== 'between' || (start && end)) return claimed;
  return start ? 'from' : 'by';
}

/**
 * The years of a date with what it claims of them.
 * @param date - null where the fact has none: that it happened is known, and no year
 * @example statedYears({ text: 'BEF 1900', … }, 'death') // { event: 'death', claim: 'before', from: 1900, to: 1900 }
 */
export function statedYears(date: Pick<TreeDate, 'text'> | null, event: LifeEvent): StatedYears {
  const parsed = date && parseTreeDate(date.text);
  const [first, last] = [parsed?.start ?? parsed?.end, parsed?.end ?? parsed?.start];
  if (!parsed || !first || !last) return { event, claim: 'on', from: null, to: null };
  const claim = claimOf(parsed);
  const [from, to] = [yearOfDay(first.from), yearOfDay(last.to)];
  if (claim === 'before') return { event, claim, from, to: from };
  if (claim === 'after' || claim === 'by') return { event, claim, from: to, to };
  if (claim === 'from') return { event, claim, from, to: from };
  // A decade is a range whatever word precedes it; two months of one year are that year.
  if (from !== to) return { event, claim: 'between', from, to };
  return { event, claim: claim === 'between' ? 'on' : claim, from, to };
}

/** How far `about` may reach to either side, in years. */
const ABOUT_YEARS = 2;

/**
 * The first and the last year that years can mean; infinite on a side that is open, and on both where no year is
 * recorded.
 * @example boundsOfYears({ claim: 'before', from: 1900, to: 1900 }) // { least: -Infinity, most: 1900 }
 */
export function boundsOfYears(years: Pick<StatedYears, 'claim' | 'from' | 'to'> | null): {
  least: number;
  most: number;
} {
  if (years?.from == null || years.to === null) return { least: -Infinity, most: Infinity };
  const { claim, from, to } = years;
  const around = claim === 'about' ? ABOUT_YEARS : 0;
  return {
    least: claim === 'before' || claim === 'by' ? -Infinity : from - around,
    most: claim === 'after' || claim === 'from' ? Infinity : to + around,
  };
}
