import { monthNumber } from './monthNumber.ts';
import { digitSpan, digitsPattern } from './unreadDigits.ts';

/** What a date in a record says. Gregorian years as historians count them, from 1 January. */
export interface RecordDate {
  /** First and last year it may mean, both included. */
  earliest: number;
  latest: number;
  /** 1 to 12; null when not given, uncertain, or when a span covers several. */
  month: number | null;
  /** 1 to 31; null likewise. */
  day: number | null;
}

const DUAL_YEAR = /\b(\d{3,4})\s*\/\s*(\d{1,4})\b/;
const ISO = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/;
const NUMERIC = /\b(\d{1,2})[./-](\d{1,2})[./-](\d{4})\b/;
/** The same of a dual year, `13/2/1690/1`. */
const NUMERIC_DUAL = /^\s*(\d{1,2})[./-](\d{1,2})[./-](\d{4}\s*\/\s*\d{1,4})\s*$/;
const SPAN = /\b(\d{4})\s*(?:-|–|to|and)\s*(\d{4})\b/i;
const UNCERTAIN_YEAR = /(?<![\d*_?])(\d{2,3})([*_?]{1,2})(?![\d*_?])/;
const YEAR = /(?<!\d)(\d{4})(?!\d)/;
const DAY_MONTH = /(?<![\d/])(\d{1,2})(?:st|nd|rd|th)?\s*(?:of\s+)?([\p{L}]{3,}\.?)/iu;
const MONTH_DAY = /([\p{L}]{3,}\.?)\s+(\d{1,2})(?:st|nd|rd|th)?(?!\d)/iu;
const WORDS = /[\p{L}]{3,}/gu;
/** ISO 8601 without hyphens, which is a date only where it is all there is. */
const ISO_BASIC = /^\s*(\d{4})(\d{2})(\d{2})\s*$/;
/** What an archivist puts behind a date that is wrong: `[1874]`, `[recte 1874]`, `[1874?]`. */
const CORRECTED_YEAR = /\[\s*(?:recte\s+|i\.?\s?e\.?,?\s+)?(\d{4})\s*(?:(\?)\s*)?\]/i;
/** A year of which digits in the middle could not be read, its millennium known: `18[47]1`, `1_45`. */
const UNREAD_YEAR = new RegExp(String.raw`(?<![\d\]_?*])([12]${digitsPattern(3)})(?![\d[_?*])`, 'u');
/** What most records have. */
const ONLY_A_YEAR = /^\d{4}$/;

const whole = (year: number): RecordDate => ({ earliest: year, latest: year, month: null, day: null });
const isDay = (day: number) => day >= 1 && day <= 31;
const isMonth = (month: number) => month >= 1 && month <= 12;

/**
 * Reads a date as registers, censuses and indexes write it: `6 Mar 1690/1`, `* Nov 165*`, `May 1701`, `1819-1821`,
 * `1939-09-29`, `Jul–Sep 1880`, Latin month names. Of a dual year the later counts: the English year started on 25
 * March until 1752, and historians name it by its January. Unreadable days and months are left open.
 *
 * A year in square brackets behind another is the archivist's correction and counts in its place; with a question mark
 * either may be right.
 *
 * A year with unread digits is the span of all it may be, `18[47]1` 1841 to 1871.
 *
 * @returns null when no year can be read. Never throws: imported files hold anything.
 * @example parseRecordDate('6 Mar 1690/1') // { earliest: 1691, latest: 1691, month: 3, day: 6 }
 * @example parseRecordDate('* * 165*') // { earliest: 1650, latest: 1659, month: null, day: null }
 */
export function parseRecordDate(text: string): RecordDate | null {
  const basic = ISO_BASIC.exec(text);
  if (basic && isMonth(Number(basic[2])) && isDay(Number(basic[3])))
    return { ...whole(Number(basic[1])), month: Number(basic[2]), day: Number(basic[3]) };
  const dual = NUMERIC_DUAL.exec(text);
  if (dual && isDay(Number(dual[1])) && isMonth(Number(dual[2])))
    return { ...(yearsOf(dual[3] ?? '') as RecordDate), month: Number(dual[2]), day: Number(dual[1]) };
  const corrected = CORRECTED_YEAR.exec(text);
  const written = corrected && parseDateAsWritten(text.replace(corrected[0], ' '));
  if (!corrected || !written) return parseDateAsWritten(text) ?? yearWithUnreadDigits(text);
  const year = Number(corrected[1]);
  if (corrected[2] === undefined) return { ...written, earliest: year, latest: year };
  return { ...whole(Math.min(year, written.earliest)), latest: Math.max(year, written.latest) };
}

/**
 * As parseRecordDate, without what records gained later (ISO dates without hyphens, dual years behind numbers, corrected
 * years): the dates of trees are read with it, since what a tree's history says may not change.
 */
export function parseDateAsWritten(text: string): RecordDate | null {
  if (text === '') return null;
  if (ONLY_A_YEAR.test(text)) return whole(Number(text));
  const iso = ISO.exec(text);
  if (iso && isMonth(Number(iso[2])) && isDay(Number(iso[3])))
    return { ...whole(Number(iso[1])), month: Number(iso[2]), day: Number(iso[3]) };
  const numeric = NUMERIC.exec(text);
  if (numeric && isDay(Number(numeric[1])) && isMonth(Number(numeric[2])))
    return { ...whole(Number(numeric[3])), month: Number(numeric[2]), day: Number(numeric[1]) };
  const span = SPAN.exec(text);
  if (span) {
    const [from, to] = [Number(span[1]), Number(span[2])];
    return { ...whole(Math.min(from, to)), latest: Math.max(from, to) };
  }
  const years = yearsOf(text);
  return years && { ...years, ...dayAndMonth(text) };
}

function yearWithUnreadDigits(text: string): RecordDate | null {
  const found = UNREAD_YEAR.exec(text);
  if (!found) return null;
  const { least, most } = digitSpan(found[1] ?? '');
  return { ...whole(least), latest: most, ...dayAndMonth(text.replace(found[0], ' ')) };
}

function yearsOf(text: string): RecordDate | null {
  const dual = DUAL_YEAR.exec(text);
  if (dual?.[1]?.length === 4) {
    const old = Number(dual[1]);
    // `1690/1`, `1699/00` and `1690/1691` all mean the year after the one that was ending.
    const suffix = dual[2] ?? '';
    const later = Math.floor(old / 10 ** suffix.length) * 10 ** suffix.length + Number(suffix);
    return whole(later === old + 1 || (later < old && later + 10 ** suffix.length === old + 1) ? old + 1 : old);
  }
  const uncertain = UNCERTAIN_YEAR.exec(text);
  if (uncertain) {
    const [, known = '', signs = ''] = uncertain;
    // A star stands for all that cannot be read, any other sign for one digit.
    if (signs.includes('*') || known.length + signs.length === 4) {
      const width = 10 ** (4 - known.length);
      const earliest = Number(known) * width;
      return { ...whole(earliest), latest: earliest + width - 1 };
    }
  }
  const year = YEAR.exec(text);
  return year ? whole(Number(year[1])) : null;
}

function dayAndMonth(text: string): Pick<RecordDate, 'month' | 'day'> {
  const months = (text.match(WORDS) ?? []).flatMap((word) => monthNumber(word) ?? []);
  const [month] = months;
  // `Jul–Sep`: a quarter, not a month.
  if (month === undefined || new Set(months).size > 1) return { month: null, day: null };
  const before = DAY_MONTH.exec(text);
  const after = MONTH_DAY.exec(text);
  const day =
    before && monthNumber(before[2] ?? '') === month
      ? Number(before[1])
      : after && monthNumber(after[1] ?? '') === month
        ? Number(after[2])
        : null;
  return { month, day: day !== null && isDay(day) ? day : null };
}
