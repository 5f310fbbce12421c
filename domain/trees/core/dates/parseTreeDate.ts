import { encodeDay } from '../encodedDay.ts';
import { type DaySpan, sameDay } from './calendarDay.ts';
import { firstDay, lastDay, neighbour } from './dayMath.ts';
import { type PlainDate, type PlainWord, readPlainDate } from './plainDate.ts';
import { dayOf, readDaySpan } from './readDaySpan.ts';

/** What a date claims of the days it names. */
export type DateClaim =
  | 'on'
  | 'about'
  | 'calculated'
  | 'estimated'
  | 'before'
  | 'after'
  | 'between'
  | 'from'
  | 'to'
  | 'from-to'
  | 'phrase';

/** A date taken apart. `start` and `end` are the days named, as they are named; null where none can be read. */
export interface ParsedTreeDate {
  claim: DateClaim;
  start: DaySpan | null;
  end: DaySpan | null;
  /** The words of a GEDCOM phrase, `INT 1832 (harvest)`; empty otherwise. */
  phrase: string;
}

const PHRASE = /^(?:INT\s+([^(]*?)\s*)?\((.*)\)$/isu;
const BEFORE = /^(?:BEF(?:ORE)?\b\.?|PRIOR\s+TO\b|NOT\s+AFTER\b|<)\s*(.+)$/isu;
const AFTER = /^(?:AFT(?:ER)?\b\.?|NOT\s+BEFORE\b|>)\s*(.+)$/isu;
const BY = /^(?:TO|UNTIL|TILL|BY)\b\s*(.+)$/isu;
const SINCE = /^(?:FROM|SINCE)\b\s*(.+)$/isu;
const TWO: readonly (readonly [DateClaim, RegExp])[] = [
  ['between', /^(?:BET(?:WEEN)?|BTW)\b\.?\s*(.+?)\s*(?:\bAND\b|\bTO\b|&|-|–)\s*(.+)$/isu],
  ['from-to', /^FROM\b\s*(.+?)\s*(?:\bTO\b|\bUNTIL\b|-|–)\s*(.+)$/isu],
];
/** Two whole dates with a sign between; not a dual year, not an ISO date. */
const BARE_TWO = /^(.*[^\d\W]*\b\d{3,4}[?]?)\s*(?:-|–|\bTO\b|\bOR\b|\bAND\b)\s*(\S.*\d{3,4}\D{0,3}|\d{3,4})$/isu;
const SHORT_SPAN = /^(\d{2})(\d{2})\s*[-–]\s*(\d{1,2})$/u;
const HOW_SURE: readonly (readonly [DateClaim, RegExp])[] = [
  ['calculated', /^(?:CAL|CALCULATED)\b/iu],
  ['estimated', /^(?:EST|ESTIMATED)\b/iu],
  ['about', /^(?:(?:ABT|ABOUT|AROUND|CIRCA|CA|C|PROBABLY|PERHAPS|MAYBE|SAY)(?:\b|(?=\d))|~)/iu],
];

/** A text longer than this is a story and no date. */
const LONGEST_DATE = 200;

const PLAIN_CLAIMS: Readonly<Record<PlainWord, DateClaim>> = {
  ABT: 'about',
  CAL: 'calculated',
  EST: 'estimated',
  BEF: 'before',
  AFT: 'after',
};

const one = (claim: DateClaim, start: DaySpan | null, phrase = ''): ParsedTreeDate => ({
  claim,
  start,
  end: null,
  phrase,
});

/**
 * Takes a date apart as GEDCOM 5.5.1 and 7 write it (ABT, CAL, EST, BEF, AFT, BET … AND, FROM … TO, INT, phrases,
 * calendars) and as members do (`about 1832`, `before 1900`, `1830 to 1835`). Never throws.
 * @param written - trimmed.
 */
export function parseTreeDate(written: string): ParsedTreeDate {
  const plain = readPlainDate(written);
  return plain ? one(plain.word ? PLAIN_CLAIMS[plain.word] : 'on', spanOfPlain(plain)) : parseAnyDate(written);
}

const spanOfPlain = ({ day, month, year }: PlainDate): DaySpan | null =>
  month === 0 ? sameDay(encodeDay({ year: Number(year), month: 0, day: 0 })) : dayOf(Number(year), month, Number(day));

function parseAnyDate(written: string): ParsedTreeDate {
  if (written.length > LONGEST_DATE) return one('phrase', null, written);
  const text = written.replace(/\s+/gu, ' ');
  const phrase = PHRASE.exec(text);
  if (phrase) return one('phrase', phrase[1] ? readDaySpan(phrase[1]) : null, phrase[2] ?? '');
  for (const [claim, pattern] of TWO) {
    const [, first = '', second = ''] = pattern.exec(text) ?? [];
    if (second !== '') return two(claim, first, second);
  }
  const single = singleSided(text);
  if (single) return single;
  const bare = bareSpan(text);
  if (bare) return bare;
  const claim = HOW_SURE.find(([, pattern]) => pattern.test(text))?.[0] ?? 'on';
  return one(text.endsWith('?') && claim === 'on' ? 'about' : claim, readDaySpan(text));
}

function singleSided(text: string): ParsedTreeDate | null {
  for (const [claim, pattern] of [
    ['before', BEFORE],
    ['after', AFTER],
    ['to', BY],
    ['from', SINCE],
  ] as const) {
    const [, day = ''] = pattern.exec(text) ?? [];
    if (day !== '') return one(claim, readDaySpan(day));
  }
  return null;
}

function bareSpan(text: string): ParsedTreeDate | null {
  const [, century = '', start = '', end = ''] = SHORT_SPAN.exec(text) ?? [];
  // `1830-35` and `1830-5`; `1830-04` is April.
  const last = end.length === 1 ? start.slice(0, 1) + end : end;
  if (end !== '' && Number(last) > Number(start) && (end.length === 1 || Number(end) > 12))
    return two('between', century + start, century + last);
  const [, first = '', second = ''] = BARE_TWO.exec(text) ?? [];
  return second === '' || text.includes('@#D') ? null : two('between', first, second);
}

function two(claim: DateClaim, first: string, second: string): ParsedTreeDate {
  const end = readDaySpan(second);
  // `between April and June 1832`: the year is written once.
  const year = /(\d{3,4})\s*$/u.exec(second)?.[1];
  const start =
    readDaySpan(first) ?? (year === undefined || /\d{3}/u.test(first) ? null : readDaySpan(`${first} ${year}`));
  const isTurned = start !== null && end !== null && firstDay(start.from) > lastDay(end.to);
  return isTurned ? { claim, start: end, end: start, phrase: '' } : { claim, start, end, phrase: '' };
}

/** The earliest and the latest day a date can mean, encoded; null on a side that is open or cannot be read. */
export function spanOfDate({ claim, start, end }: ParsedTreeDate): { from: number | null; to: number | null } {
  if (claim === 'before') return { from: null, to: start && neighbour(start.from, -1) };
  if (claim === 'after') return { from: start && neighbour(start.to, 1), to: null };
  if (claim === 'to') return { from: null, to: start && start.to };
  if (claim === 'from') return { from: start && start.from, to: null };
  if (claim === 'between' || claim === 'from-to') return { from: start && start.from, to: end && end.to };
  return { from: start && start.from, to: start && start.to };
}
