import { ageRounding, birthYearFromAge } from '#domain/kernel/dates/birthYearFromAge.ts';
import { parseTreeDate } from '#domain/trees/core/dates/parseTreeDate.ts';
import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';

import type { EvidenceRow } from './questionRows.ts';

/** A statement with what of it is compared with others. */
export interface EvidenceStatement extends Omit<EvidenceRow, 'citation' | 'note'> {
  id: string;
}

/** Two statements that cannot both be right, or hardly. */
export interface EvidenceConflict {
  /** The same as long as it is between the same statements for the same reason. */
  key: string;
  /** The two statements, as they are in the table. */
  ids: readonly [string, string];
  /** Why, in a sentence. */
  reason: string;
}

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
  return {
    from: date.from === null ? -Infinity : yearOf(date.from) - slack,
    to: date.to === null ? Infinity : yearOf(date.to) + slack,
  };
}

/** Ages were rounded, guessed and misremembered, the more the older a person was. */
const AGE_SLACK: readonly (readonly [upTo: number, years: number])[] = [
  [10, 1],
  [20, 2],
  [60, 3],
  [Infinity, 5],
];
function slackOf(age: string): number {
  const born = birthYearFromAge(age, 0);
  return AGE_SLACK.find(([upTo]) => born !== null && -born.year <= upTo)?.[1] ?? 0;
}
/** The years in which the person of a statement may have been born; null where it does not say. */
export function birthYears({ fact, value, date }: Pick<EvidenceStatement, 'fact' | 'value' | 'date'>): YearSpan | null {
  const years = yearsOfDate(date);
  if (years === null) return null;
  if (fact === 'BIRTH') return years;
  if (fact === 'BAPTISM') return { from: -Infinity, to: years.to };
  if (fact !== 'AGE') return null;
  const rounding = ageRounding(years.from === years.to ? years.from : null);
  const [first, last] = [birthYearFromAge(value, years.from, rounding), birthYearFromAge(value, years.to, rounding)];
  if (first === null || last === null) return null;
  const slack = slackOf(value);
  return { from: (first.earliest ?? -Infinity) - slack, to: last.latest + slack };
}

/** The years of death that a statement allows; a burial is of the year of death or the next. */
export function deathYears({ fact, date }: Pick<EvidenceStatement, 'fact' | 'date'>): YearSpan | null {
  const years = fact === 'DEATH' || fact === 'BURIAL' ? yearsOfDate(date) : null;
  return years && (fact === 'BURIAL' ? { from: years.from - 1, to: years.to } : years);
}

/** Whether two spans have a year in common. */
export const meet = (one: YearSpan, other: YearSpan): boolean => one.from <= other.to && other.from <= one.to;
