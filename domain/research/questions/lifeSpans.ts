import { parseTreeDate } from '#domain/trees/core/dates/parseTreeDate.ts';
import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';

import type { EvidenceStatement } from './evidence.ts';

/** Years, both included; infinite where a side is open. */
export interface YearSpan {
  from: number;
  to: number;
}

/** Years that `about`, `calculated` and the like may be out by. */
const ABOUT_YEARS = 2;
const yearOf = (encoded: number): number => Math.trunc(encoded / 10_000);

/** The years a written date may mean; null where there is none, or none can be read. */
export function yearsOfDate(written: string): YearSpan | null {
  const date = readTreeDate(written);
  if (!date || (date.from === null && date.to === null)) return null;
  const { claim } = parseTreeDate(date.text);
  const slack = claim === 'about' || claim === 'calculated' || claim === 'estimated' ? ABOUT_YEARS : 0;
  return { from: date.from === null ? -Infinity : yearOf(date.from) - slack, to: date.to === null ? Infinity : yearOf(date.to) + slack };
}

/** Ages were rounded, guessed and misremembered, the more the older a person was. */
const AGE_SLACK: readonly (readonly [upTo: number, years: number])[] = [[10, 1], [20, 2], [60, 3], [Infinity, 5]];
/** The census of 1841 rounded ages from fifteen on down to the last five years. */
const ROUNDED_DOWN = { year: 1841, from: 15, by: 4 };

// As registers write them: `6 months`, `6 mo`, `24 yrs 3 mths`.
const OF_AN_INFANT = /(?<!\p{L})(?:mos?|mths?|months?|wks?|weeks?|days?|hrs?|hours?)(?!\p{L})/iu;
const OF_YEARS = /(?<!\p{L})(?:y|ys|yrs?|years?)(?!\p{L})/iu;

/** The age a value names, in years: `24`, `24 years`, `about 24`; months and weeks are an infant's. Null where it names none. */
export function ageOf(value: string): number | null {
  if (OF_AN_INFANT.test(value) && !OF_YEARS.test(value)) return 0;
  const [, age] = /(?<!\d)(\d{1,3})(?!\d)/u.exec(value) ?? [];
  return age === undefined || Number(age) > 130 ? null : Number(age);
}

/** The years in which the person of a statement may have been born; null where it does not say. */
export function birthYears({ fact, value, date }: Pick<EvidenceStatement, 'fact' | 'value' | 'date'>): YearSpan | null {
  const years = yearsOfDate(date);
  if (years === null) return null;
  if (fact === 'BIRTH') return years;
  if (fact === 'BAPTISM') return { from: -Infinity, to: years.to };
  const age = fact === 'AGE' ? ageOf(value) : null;
  if (age === null) return null;
  const slack = AGE_SLACK.find(([upTo]) => age <= upTo)?.[1] ?? 0;
  const rounded = years.from === ROUNDED_DOWN.year && years.to === ROUNDED_DOWN.year && age >= ROUNDED_DOWN.from ? ROUNDED_DOWN.by : 0;
  return { from: years.from - age - 1 - slack - rounded, to: years.to - age + slack };
}

/** The years of death that a statement allows; a burial is of the year of death or the next. */
export function deathYears({ fact, date }: Pick<EvidenceStatement, 'fact' | 'date'>): YearSpan | null {
  const years = fact === 'DEATH' || fact === 'BURIAL' ? yearsOfDate(date) : null;
  return years && (fact === 'BURIAL' ? { from: years.from - 1, to: years.to } : years);
}

/** Whether two spans have a year in common. */
export const meet = (one: YearSpan, other: YearSpan): boolean => one.from <= other.to && other.from <= one.to;
