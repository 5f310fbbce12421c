import type { CellObject, SSF } from '@e965/xlsx';

import { dateInParts, dateParts, type DateParts } from './dateParts.ts';

/** What is counted of cells while they become text. */
export interface CellFaults {
  formulasWithoutValue: number;
  errors: number;
  /** Dates before 1 March 1900, which spreadsheets count wrongly. */
  earlyDates: number;
  /** Numbers in a format of dates that are none. */
  noDates: number;
}

/** The count before any cell was read. */
export const noFaults = (): CellFaults => ({ formulasWithoutValue: 0, errors: 0, earlyDates: 0, noDates: 0 });

/** Excel takes 1900 for a leap year: 60 is a day that never was. */
const LAST_WRONG_DAY = 60;
const DAY = 86_400_000;
/** The day from which LibreOffice counts, backwards also. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAYS_TO_1904 = 1462;
const ZEROS = /^0{2,}$/u;
const FRACTION = /\?\/[?\d]|#\/[#\d]/u;

/** A number written whole, as people write it: `1.2E+15` with all its digits, and no more than 15 that count. */
function plainNumber(value: number): string {
  const text = String(Number(value.toPrecision(15)));
  if (!text.includes('e')) return text;
  return value.toLocaleString('en-GB', { useGrouping: false, maximumFractionDigits: 20, maximumSignificantDigits: 15 });
}

function padded(text: string, format: string): string {
  const [section = ''] = format.split(';');
  return ZEROS.test(section) && /^\d+$/u.test(text) ? text.padStart(section.length, '0') : text;
}

const ofDay = (date: Date, parts: DateParts): string =>
  dateInParts({ day: date.getUTCDate(), month: date.getUTCMonth() + 1, year: date.getUTCFullYear() }, parts);

/** Makes the function that turns a cell of a spreadsheet into the text of a sheet. */
export function cellTexts(
  library: Pick<typeof SSF, 'parse_date_code' | 'format'>,
  is1904: boolean,
  faults: CellFaults,
): (cell: CellObject | undefined) => string {
  const partsByFormat = new Map<string, ReturnType<typeof dateParts>>();
  const partsOf = (format: string) => {
    let parts = partsByFormat.get(format);
    if (parts === undefined) partsByFormat.set(format, (parts = dateParts(format)));
    return parts;
  };

  function ofNumber(value: number, cell: CellObject): string {
    const format = String(cell.z ?? 'General');
    const parts = partsOf(format);
    if (parts) {
      const before = new Date(DAY_ZERO + (Math.floor(value) + (is1904 ? DAYS_TO_1904 : 0)) * DAY);
      if (value < 0 && before.getUTCFullYear() > 0) return ofDay(before, parts);
      const date = library.parse_date_code(value, { date1904: is1904 });
      if (!date || (value < 1 && !is1904)) faults.noDates += 1;
      else {
        if (!is1904 && value <= LAST_WRONG_DAY) faults.earlyDates += 1;
        return dateInParts({ day: date.d, month: date.m, year: date.y }, parts);
      }
    }
    // Times of day and fractions are as they are shown.
    if (FRACTION.test(format) || /[hs]/iu.test(format.replace(/"[^"]*"|General/gu, '')))
      return (cell.w ?? library.format(format, value, { date1904: is1904 })).trim();
    return padded(plainNumber(value), format);
  }

  return function textOf(cell) {
    if (cell === undefined || cell === null) return '';
    const { t: type, v: value } = cell;
    if (type === 'z' || value === undefined) {
      if (cell.f !== undefined) faults.formulasWithoutValue += 1;
      return '';
    }
    if (type === 'e') {
      faults.errors += 1;
      return '';
    }
    if (value instanceof Date) {
      const parts = partsOf(String(cell.z ?? 'General'));
      return parts ? ofDay(value, parts) : (cell.w ?? '').trim();
    }
    if (typeof value === 'number') return ofNumber(value, cell);
    if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
    return value;
  };
}
