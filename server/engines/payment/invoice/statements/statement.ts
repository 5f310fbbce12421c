import { isCalendarDay } from '#domain/kernel/dates/isoDates.ts';

/** One sum that a bank booked in favour of the site. */
export interface StatementEntry {
  /** The bank's own id of the entry; null when it has none. */
  bankId: string | null;
  /** `YYYY-MM-DD`. */
  bookedOn: string;
  /** Minor units, above 0. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** What the payer wrote, with the structured reference. */
  text: string;
}

/** A line or an entry that could not be read. */
export interface StatementProblem {
  /** From 1: the line of a CSV file, or the entry of a camt.053 file. */
  at: number;
  message: string;
}

/** What a file says. Money that went out, and entries that are not booked yet, are left out silently. */
export interface Statement {
  format: 'camt.053' | 'csv';
  entries: StatementEntry[];
  problems: StatementProblem[];
}

/** Largest file, in bytes; a year of a busy society is a few megabytes. */
export const MOST_BYTES = 20 * 1024 * 1024;
/** Most entries of one file. */
export const MOST_ENTRIES = 50_000;
/** Longest text of one entry that is kept, in UTF-16 code units. */
export const MOST_TEXT = 1_000;

/**
 * An amount as banks write it, in minor units: `12.34`, `1234`, `1,234.50`; with a decimal comma `12,34`, `1.234,50`.
 * Null for anything else: a sign, three decimals, none of a currency with two.
 */
export function readAmount(text: string): number | null {
  const plain = text.trim().replace(/['\u00A0\u202F ]/gu, '');
  // Groups of thousands and decimals never share their sign. `1,234` alone could be either, so it is refused.
  const [, grouped, whole = grouped?.replace(/[.,]/gu, ''), decimals = ''] =
    /^(?:(\d{1,3}(?:,\d{3})+(?=\.)|\d{1,3}(?:\.\d{3})+(?=,))|(\d{1,12}))(?:[.,](\d{1,2}))?$/u.exec(plain) ?? [];
  if (whole === undefined) return null;
  const amount = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? amount : null;
}

/**
 * A calendar day that exists, as `YYYY-MM-DD`, from itself or from `DD/MM/YYYY` and `DD.MM.YYYY`; null for anything
 * else.
 */
export function readDay(text: string): string | null {
  const [, d, m, y] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/u.exec(text.trim()) ?? [];
  const day = d === undefined ? text.trim().slice(0, 10) : `${y}-${m?.padStart(2, '0')}-${d.padStart(2, '0')}`;
  return isCalendarDay(day) ? day : null;
}

/** One line of plain text, shortened: control characters and blanks become one blank. */
export const plainText = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_TEXT);
