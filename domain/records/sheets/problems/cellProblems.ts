import { isAge } from '#domain/kernel/dates/birthYearFromAge.ts';
import { monthNumber } from '#domain/kernel/dates/monthNumber.ts';
import { parseRecordDate } from '#domain/kernel/dates/parseRecordDate.ts';
import { isListedForename } from '#domain/kernel/names/forenameIndex.ts';
import { nameTokens } from '#domain/kernel/names/nameTokens.ts';
import { surnameAt } from '#domain/kernel/names/surnameParts.ts';
import { parseReading } from '#domain/kernel/readings/parseReading.ts';
import type { Notation } from '#domain/kernel/readings/reading.ts';
import { countyNamed } from '#domain/places/gazetteer/counties.ts';
import { openingDay } from '#domain/records/core/closedUntil.ts';

import { CLOSING_FIELD } from '../kinds/sharedFields.ts';
import type { ProfileId, SheetField } from '../sheetKind.ts';
import {
  dateNumbers,
  isDayNumber,
  isDitto,
  isInCapitals,
  reencoded,
  tidied,
  withMonthInLetters,
} from '../steps/cellMends.ts';
import type { ProblemId } from './sheetProblem.ts';

/** A problem of a cell, with what is probably meant. */
export interface CellProblem {
  id: ProblemId;
  suggestion: string | null;
}

/** What the cells of a sheet are held against. */
export interface CellSetting {
  notation: Notation;
  /** Years that the title names; null where it names none. */
  years: { earliest: number; latest: number } | null;
  /** Sexes of the kind, as its table writes them, in lower case. */
  sexes: ReadonlySet<string>;
  /** `YYYY-MM-DD`, from which it is judged what is past; empty where nothing is. */
  today: string;
}

const NAMES: readonly (ProfileId | null)[] = ['forename', 'surname', 'fullName'];
const WRITTEN_SMALL: readonly (ProfileId | null)[] = [...NAMES, 'place', 'church', 'occupation', 'relation'];
/** Longer cells of a name, a place or a date are something else. */
export const LONGEST = 200;
/** A title before a name, or something in round brackets. */
const REMARK =
  /^(?:mrs?|miss|ms|rev(?:d|erend)?|dr|sir|capt|widow|wid|infant|inf|late)\b\.?\s+\p{L}|\(\p{L}{3,}[^)]*\)/iu;
/** Words of ASCII with single spaces, as nearly all cells are: in such a text there is nothing to tidy. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/u;
const TWO_DIGIT_YEAR = /^\d{1,2}[./-]\d{1,2}[./-]\d{2}$/u;
/** England went from 2 to 14 September 1752. */
const LOST_DAYS = { year: 1752, month: 9, from: 3, to: 13 };
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a day was in the calendar that England had: the Julian until 1752, in which every fourth year is a leap year. */
function wasDay(year: number, month: number, day: number): boolean {
  if (year === LOST_DAYS.year && month === LOST_DAYS.month && day >= LOST_DAYS.from && day <= LOST_DAYS.to)
    return false;
  const isLeap = year % 4 === 0 && (year <= LOST_DAYS.year || year % 100 !== 0 || year % 400 === 0);
  return day <= (month === 2 && !isLeap ? 28 : (DAYS[month - 1] ?? 0));
}

/** A day and a month without a year, whose year has a column of its own. */
const isPartOfDate = (cell: string): boolean =>
  /^\d{1,2}$/u.test(cell) || (cell.match(/\p{L}{3,}/gu) ?? []).some((word) => monthNumber(word) !== null);

const isMonth = (number: number): boolean => number >= 1 && number <= 12;

function ofDate(cell: string, { years }: CellSetting): ProblemId | null {
  if (isDayNumber(cell)) return 'dayNumber';
  const numbers = dateNumbers(cell);
  if (numbers && isMonth(numbers.first) && isMonth(numbers.second) && numbers.first !== numbers.second)
    return 'dateOrder';
  const date = parseRecordDate(numbers ? withMonthInLetters(cell, 'day-first') : cell);
  if (!date) return isPartOfDate(cell) ? null : 'dateUnread';
  if (TWO_DIGIT_YEAR.test(cell) || (numbers && date.month === null)) return 'dateUnread';
  if (date.month !== null && date.day !== null && !wasDay(date.latest, date.month, date.day)) return 'dateNever';
  return years && (date.latest < years.earliest || date.earliest > years.latest) ? 'dateOutside' : null;
}

function isTwoNames(cell: string): boolean {
  // Signs of unread letters may have a comma: Mar{1,2}.
  if (cell.replace(/\{[^}]*\}/gu, '').includes(',')) return true;
  const words = nameTokens(cell);
  return words.length > 1 && surnameAt(words) > 0 && isListedForename(words[0] ?? '');
}

/** The problems that a cell has for itself; most have none. */
export function cellProblems(cell: string, { holds, id }: SheetField, setting: CellSetting): CellProblem[] {
  const text = cell.trim();
  if (text === '') return [];
  if (isDitto(text)) return [{ id: 'ditto', suggestion: null }];
  const found: CellProblem[] = [];
  const add = (problem: ProblemId, suggestion: string | null = null) => found.push({ id: problem, suggestion });
  if (!PLAIN.test(text)) {
    const right = reencoded(text);
    if (right !== text) add('encoding', right);
    else if (tidied(cell) !== text) add('untidy', tidied(cell));
  }
  if (id === CLOSING_FIELD.id) {
    const day = openingDay(text);
    if (day === null) add('closingUnread');
    else if (day <= setting.today) add('closingPast');
  }
  if (holds === null) return found;
  // What is no name, place or date is not read as one.
  if (text.length > LONGEST) {
    add('long');
    return found;
  }
  const isDate = holds === 'date';
  if (isDate) {
    const problem = ofDate(text, setting);
    if (problem) add(problem);
  }
  if (holds === 'age' && !isAge(text.replace(/\?$/u, ''))) add('ageUnread');
  if (holds === 'sex' && !setting.sexes.has(text.toLowerCase().replace(/\.$/u, ''))) add('sexUnread');
  if (holds === 'county' && countyNamed(text) === null) add('countyUnknown');
  if (holds === 'surname' && id === 'surname' && isTwoNames(text)) add('twoNames');
  if (NAMES.includes(holds) && REMARK.test(text)) add('nameRemark');
  if (WRITTEN_SMALL.includes(holds) && isInCapitals(text)) add('capitals');
  if ((NAMES.includes(holds) || isDate) && (parseReading(text, setting.notation)?.faults.length ?? 0) > 0) add('signs');
  return found;
}
