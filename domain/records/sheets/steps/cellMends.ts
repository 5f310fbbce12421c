import { MONTH_ABBREVIATIONS } from '#domain/kernel/dates/monthNames.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { UNSEEN } from '#domain/kernel/wording/foldLetters.ts';

import type { DateOrder } from './sheetStep.ts';

const DITTO = /^(?:do|ditto|dto|d[º°])\.?$|^(?:["“”„〃]|''|’’|‘‘|,,|-["“”]-)$/iu;

/** Whether a cell only says that it repeats the one above: `do.`, `ditto`, `"`. */
export const isDitto = (cell: string): boolean => DITTO.test(cell.trim());

const HAS_SMALL = /\p{Ll}/u;
const TWO_CAPITALS = /\p{Lu}[^\p{L}]*\p{Lu}/u;

/** Whether all letters of a cell are capitals, and there are at least three: `SMITH`, `C__PER`, not `J.` or `RG`. */
export const isInCapitals = (cell: string): boolean =>
  !HAS_SMALL.test(cell) && TWO_CAPITALS.test(cell) && (cell.match(/\p{Lu}/gu)?.length ?? 0) > 2;

/** A word with what joins its parts; signs of letters that could not be read are inside words. */
const WORD = /[\p{L}\p{M}_*?[\]{}]+(?:['’][\p{L}\p{M}_*?[\]{}]+)?/gu;

/** Words that are small within the name of a place or of a trade, and what are numbers of kings and parts. */
const SMALL = /^(?:of|on|upon|in|by|the|and|under|next|with)$/u;
const ROMAN = /^(?:II|III|IV|VI|VII|VIII|IX|XI|XII|XIII|XIV)$/u;

/**
 * A cell in capitals, written as names are. What has small letters stays as it is.
 *
 * @example namesCase("O'BRIEN-MCDONALD") // "O'Brien-McDonald"
 */
export function namesCase(cell: string): string {
  if (!isInCapitals(cell)) return cell;
  return cell.replace(WORD, (word, at: number) => {
    const lower = word.toLowerCase();
    if (at > 0 && SMALL.test(lower)) return lower;
    if (ROMAN.test(word)) return word;
    // A letter behind one that was not read is not the first of its name; of several for the first one, each is.
    const small = lower.replace(/^(?:\[\p{L}+\](?=\p{L})|\[?\p{L})/u, (start) => start.toUpperCase());
    return (
      small
        // O’Brien and D’Arcy, but not the possessive of St Mary’s.
        .replace(/^(\p{L}['’])(\p{L})/u, (_all, start: string, letter: string) => start + letter.toUpperCase())
        .replace(/^(Mc)(\p{L})(?=\p{L})/u, (_all, start: string, letter: string) => start + letter.toUpperCase())
    );
  });
}

/** With a year of two styles, and a sign of doubt, where there are any: `3/4/1690/1`, `3/4/1821?`. */
const NUMBERS = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4}(?:\/\d{1,4})?\s*(?:\?|\[\?\]|\(\?\))?)$/u;

/** A date of three numbers, the year behind, which is as it is written; null for any other text. */
export function dateNumbers(cell: string): { first: number; second: number; year: string } | null {
  const found = NUMBERS.exec(cell.trim());
  return found && { first: Number(found[1]), second: Number(found[2]), year: found[3] ?? '' };
}

const written = (day: number, month: number, year: number | string): string =>
  `${day} ${MONTH_ABBREVIATIONS[month - 1]} ${year}`;

/**
 * A date of three numbers with its month in letters; where only the other order gives a date, by that one. What is no
 * such date stays as it is.
 *
 * @example withMonthInLetters('4/13/1821', 'day-first') // '13 Apr 1821'
 */
export function withMonthInLetters(cell: string, order: DateOrder): string {
  const numbers = dateNumbers(cell);
  if (!numbers) return cell;
  const { first, second, year } = numbers;
  const [day, month] = order === 'day-first' ? [first, second] : [second, first];
  const fits = (d: number, m: number) => d >= 1 && d <= 31 && m >= 1 && m <= 12;
  if (fits(day, month)) return written(day, month, year);
  return fits(month, day) ? written(month, day, year) : cell;
}

/** Day 0 of a spreadsheet’s count, from 1 March 1900 on: before, Excel counts a day that never was. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_NUMBER = /^\d{5}(?:\.0+)?$/u;
/** 18 May 1927 to 31 December 2099: what is before has four digits, as years have. */
const LAST_DAY = 73_050;

/** Whether a cell is the number of a day, as spreadsheets keep dates. */
export const isDayNumber = (cell: string): boolean => DAY_NUMBER.test(cell.trim()) && Number(cell) <= LAST_DAY;

/** The date of the number of a day. @example fromDayNumber('36526') // '1 Jan 2000' */
export function fromDayNumber(cell: string): string {
  if (!isDayNumber(cell)) return cell;
  const day = new Date(DAY_ZERO + Math.floor(Number(cell)) * DAY_MS);
  return written(day.getUTCDate(), day.getUTCMonth() + 1, day.getUTCFullYear());
}

/** A number with zeros before it; other texts stay as they are. */
export const padded = (cell: string, digits: number): string =>
  /^\d+$/u.test(cell.trim()) ? cell.trim().padStart(digits, '0') : cell;

/** A cell without signs that are not seen and with single spaces; its lines stay lines. */
export const tidied = (cell: string): string =>
  cell
    .replace(UNSEEN, '')
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .trim()
    .normalize('NFC');

/** What Windows-1252 has in place of the controls of Latin-1, 0x80 to 0x9F. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const byteOf = (sign: string): number => {
  const at = WINDOWS.indexOf(sign);
  return at === -1 ? sign.charCodeAt(0) : 0x80 + at;
};
const utf8 = new TextDecoder('utf-8', { fatal: true });
/** A byte that opens a letter of UTF-8, and what follows it, each read as a letter of its own. */
const MISREAD = /[ÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßâ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]+/gu;

/** Signs of print that follow a letter of their own right: ANDRÉ’S, “Strauß”, CAFÉ–BAR. */
const AFTER_A_LETTER = /^[^ÂÃâ][‘’“”–—…]$/u;
const EUROPEAN = /^[\u00A0-\u017F]$/u;

/** A cell whose UTF-8 was read as Windows-1252, put right. @example reencoded('JosÃ©') // 'José' */
export const reencoded = (cell: string): string =>
  cell.replace(MISREAD, (part) => {
    try {
      const meant = utf8.decode(Uint8Array.from(part, byteOf));
      return AFTER_A_LETTER.test(part) && !EUROPEAN.test(meant) ? part : meant;
    } catch {
      return part;
    }
  });
