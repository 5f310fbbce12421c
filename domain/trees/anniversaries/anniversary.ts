import { MONTH_NAMES } from '#domain/kernel/dates/monthNames.ts';
import { decodeDay } from '#domain/trees/core/encodedDay.ts';

/** What a day of a life is remembered for. */
export type AnniversaryKind = 'birth' | 'baptism' | 'marriage' | 'death' | 'burial' | 'cremation';

/** A day of lives that have ended, as exact as a day. */
export interface Anniversary {
  kind: AnniversaryKind;
  /** Encoded (`encodeDay`). */
  day: number;
  personIds: readonly number[];
  place: string | null;
}

/** What happened, as a line of a calendar starts. */
export const ANNIVERSARY_WORDS: Readonly<Record<AnniversaryKind, string>> = {
  birth: 'Born',
  baptism: 'Baptised',
  marriage: 'Married',
  death: 'Died',
  burial: 'Buried',
  cremation: 'Cremated',
};

/** @example monthName(4) // 'April' */
export const monthName = (month: number): string => MONTH_NAMES[month - 1] ?? '';

/** @example anniversaryTitle({ kind: 'birth', day: 18320403 }, ['William Pinch']) // 'Born 1832: William Pinch' */
export const anniversaryTitle = ({ kind, day }: Pick<Anniversary, 'kind' | 'day'>, names: readonly string[]): string =>
  `${ANNIVERSARY_WORDS[kind]} ${decodeDay(day).year}: ${names.join(' and ')}`;

/** The whole day in words. @example anniversaryDate(18320403) // '3 April 1832' */
export function anniversaryDate(day: number): string {
  const { year, month, day: date } = decodeDay(day);
  return `${date} ${monthName(month)} ${year}`;
}

/** Reads a month of an address; null for anything else. */
export const readMonth = (text: string | null): number | null =>
  text !== null && /^(?:[1-9]|1[0-2])$/u.test(text) ? Number(text) : null;
