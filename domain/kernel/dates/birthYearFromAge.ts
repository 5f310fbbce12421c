import { digitSpan, digitsPattern } from './unreadDigits.ts';

/** When a person of a given age was born. Whole Gregorian years, both included. */
export interface BirthYears {
  /** The year usually written: the event's year less the age. */
  year: number;
  /** Null where the text only says "at least so old". */
  earliest: number | null;
  latest: number;
}

const FULL_AGE_YEARS = 21;
const INFANT = /^(?:inf(?:ant|t)?|baby|new ?born|under (?:1|one)(?: year)?)\.?$/i;
const FULL_AGE = /^(?:of )?(?:full age|full|age|21\s*\+|over 21|\+?21\+)$/i;
const MONTHS = /^(\d{1,2})(?:\s+1\/2)?\s*(?:m|mos?|mths?|months?)\.?$/i;
const SMALL = /^\d+(?:\s+1\/2)?\s*(?:w|wk|wks|week|weeks|d|day|days|h|hr|hrs|hours?)\.?$/i;
const OF_TWELVE = /^(\d{1,2})\s*\/\s*12$/;
const PART_OF_YEAR = /^(?:1\/2|½|1\/4|¼|3\/4|¾)\s*(?:y|yrs?|years?)?\.?$/i;
const YEARS =
  /^(?:aged?\s+)?(?:abt|about|c|ca|circa)?\.?\s*(\d{1,3})(?:\s*(?:1\/2|½|1\/4|3\/4))?\s*(?:y|ys|yrs?|years?)?\.?(?:\s+(?:old|of age))?\??$/i;
const YEARS_AND = /^(?:aged?\s+)?(\d{1,3})\s*(?:y|ys|yrs?|years?)\.?,?\s*(?:and\s*)?\d/i;

/** An age of which a digit could not be read: `4_`, `[34]5`, `4*`. A star after one digit is one more. */
const UNREAD = new RegExp(String.raw`^(?:aged?\s+)?(${digitsPattern(1, 2)}|\d\*)\s*(?:y|ys|yrs?|years?)?\.?$`, 'iu');

/** The census that took down ages of fifteen and more as the last multiple of five: 15 stands for 15 to 19. */
const ROUNDED = { year: 1841, from: 15, to: 5 };

/** To what number of years the census of a year rounded ages down; 1 for all but 1841, and for no year. */
export const ageRounding = (censusYear: number | null): number => (censusYear === ROUNDED.year ? ROUNDED.to : 1);

/** Years of age, whole; null when the text gives none. */
function yearsOfAge(text: string): number | null {
  if (INFANT.test(text) || SMALL.test(text) || OF_TWELVE.test(text) || PART_OF_YEAR.test(text)) return 0;
  const months = MONTHS.exec(text);
  if (months) return Math.floor(Number(months[1]) / 12);
  const years = YEARS.exec(text) ?? YEARS_AND.exec(text);
  const age = years ? Number(years[1]) : null;
  return age !== null && age <= 120 ? age : null;
}

/** Of an age with unread digits, all the years that it allows; null for what is no age. */
function bornByUnread(text: string, eventYear: number): BirthYears | null {
  const found = /[_?*[]/u.test(text) ? UNREAD.exec(text)?.[1] : undefined;
  if (found === undefined || !/\d/u.test(found)) return null;
  const { least, most } = digitSpan(found.replace('*', '_'));
  return {
    year: eventYear - Math.floor((least + most) / 2),
    earliest: eventYear - most - 1,
    latest: eventYear - least,
  };
}

/**
 * The years in which a person of that age at that time was born. A person of 39 in 1871 was born in 1832 by the
 * usual reckoning, in 1831 or 1832 in truth.
 *
 * @param age - as written: `39`, `3 months`, `3m`, `7/12`, `1/2`, `1 1/2`, `Infant`, `full age`.
 * @param eventYear - Gregorian year in which the person had that age.
 * @param roundedTo - ages were rounded down to a multiple of so many years ({@link ageRounding}).
 * @returns null when the text says nothing about an age.
 * @example birthYearFromAge('39', 1871) // { year: 1832, earliest: 1831, latest: 1832 }
 * @example birthYearFromAge('full age', 1850) // { year: 1829, earliest: null, latest: 1829 }
 */
export function birthYearFromAge(age: string, eventYear: number, roundedTo = 1): BirthYears | null {
  if (age === '') return null;
  const text = age.trim().replace(/\s+/g, ' ');
  if (FULL_AGE.test(text))
    return { year: eventYear - FULL_AGE_YEARS, earliest: null, latest: eventYear - FULL_AGE_YEARS };
  const years = yearsOfAge(text);
  if (years === null) return bornByUnread(text, eventYear);
  const slack = years >= ROUNDED.from && years % roundedTo === 0 ? roundedTo : 1;
  return { year: eventYear - years, earliest: eventYear - years - slack, latest: eventYear - years };
}

/** Whether a text says how old someone was, in a way that {@link birthYearFromAge} can use. */
export const isAge = (text: string): boolean => birthYearFromAge(text, 0) !== null;
