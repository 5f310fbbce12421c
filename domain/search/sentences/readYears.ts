import { birthYearFromAge } from '#domain/kernel/dates/birthYearFromAge.ts';
import { MAX_YEARS_EITHER_WAY } from '#domain/kernel/dates/yearsEitherWay.ts';

import { MONTHS } from './fillerWords.ts';
import { asking, type SentenceDraft } from './sentenceDraft.ts';

/** A span of years in a sentence. */
interface Span {
  /** Words from … to, the latter not included. */
  from: number;
  to: number;
  first: number;
  last: number;
  /** One year that was meant exactly unless something else says otherwise. */
  isSingle: boolean;
  /** `about`, `circa`, `or so`. */
  isVague: boolean;
  /** Two years with a dash between them. */
  isDashed: boolean;
}

/** What a year is of, by the verb before it. */
const ROLES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    YearOfBirth: 'born b bn birth birthdate borne',
    YearOfDeath: 'died d dead death deceased drowned killed perished',
    MarriageYear: 'married m md wed wedded marrying marriage wedding',
    EventYear:
      'baptised baptized bap bapt baptism christened chr christening buried bur burial census lived living resident residing emigrated sailed transported convicted admitted enlisted apprenticed serving served working',
  }).flatMap(([fieldId, words]) => words.split(' ').map((word) => [word, fieldId])),
);

const VAGUE = new Set([
  'about',
  'abt',
  'around',
  'circa',
  'circ',
  'ca',
  'c',
  'approximately',
  'approx',
  'roughly',
  'near',
  'nearly',
  'say',
  'towards',
]);
const EXACT = new Set(['exactly', 'precisely']);
/** Years either way. */
const VAGUE_YEARS = 5;
const BIRTH_YEARS = 2;
/** `before 1840` is searched as the years just before. */
const BEFORE_YEARS = 10;
/** A range wider than this, without a word before it, is years of birth and death. */
const LIFETIME = 25;
const EARLIEST = 1000;
const LATEST = 2099;

const yearOf = (key: string): number | null =>
  /^\d{4}$/u.test(key) && Number(key) >= EARLIEST && Number(key) <= LATEST ? Number(key) : null;
const numberOf = (key: string): number | null => (/^\d{1,3}$/u.test(key) ? Number(key) : null);

/** Half a span, at most what a search may miss a year by. */
const halfOf = (first: number, last: number): { year: number; yearsEitherWay: number } => ({
  year: Math.floor((first + last) / 2),
  yearsEitherWay: Math.min(MAX_YEARS_EITHER_WAY, Math.ceil((last - first) / 2)),
});

function centuryAt(draft: SentenceDraft, at: number): Span | null {
  const nth = /^(\d{1,2})(?:st|nd|rd|th)$/u.exec(draft.key(at));
  if (!nth || !/^(?:century|cent|c)$/u.test(draft.key(at + 1))) return null;
  const start = (Number(nth[1]) - 1) * 100;
  if (start < EARLIEST || start > 2000) return null;
  const part = draft.key(at - 1);
  const [first, last] =
    part === 'early' ? [0, 33] : part === 'mid' || part === 'middle' ? [34, 66] : part === 'late' ? [67, 99] : [0, 99];
  return {
    from: part === 'early' || part === 'mid' || part === 'middle' || part === 'late' ? at - 1 : at,
    to: at + 2,
    first: start + first,
    last: start + last,
    isSingle: false,
    isVague: false,
    isDashed: false,
  };
}

/** A year, a decade, a range or a century that starts at a word. */
function spanAt(draft: SentenceDraft, at: number): Span | null {
  const key = draft.key(at);
  const joined = /^(\d{4})-(\d{2}|\d{4})$/u.exec(key);
  if (joined) {
    const first = yearOf(joined[1] ?? '');
    const last = yearOf(
      (joined[2] ?? '').length === 2 ? `${(joined[1] ?? '').slice(0, 2)}${joined[2]}` : (joined[2] ?? ''),
    );
    return first !== null && last !== null && last >= first
      ? { from: at, to: at + 1, first, last, isSingle: false, isVague: false, isDashed: true }
      : null;
  }
  const decade = /^(\d{3}0)s$/u.exec(key);
  if (decade) {
    const first = yearOf(decade[1] ?? '');
    return first === null
      ? null
      : { from: at, to: at + 1, first, last: first + 9, isSingle: false, isVague: false, isDashed: false };
  }
  const year = yearOf(key);
  if (year === null) return centuryAt(draft, at);
  const second =
    /^(?:to|and|or|until|till|-|–|—|\/)$/u.test(draft.key(at + 1)) && draft.isFree(at + 2)
      ? yearOf(draft.key(at + 2))
      : null;
  if (second !== null && second >= year)
    return {
      from: at,
      to: at + 3,
      first: year,
      last: second,
      isSingle: false,
      isVague: false,
      isDashed: /^[-–—]$/u.test(draft.key(at + 1)),
    };
  return { from: at, to: at + 1, first: year, last: year, isSingle: true, isVague: false, isDashed: false };
}

/** Takes in the words around a span that say how exact it is. */
function qualified(draft: SentenceDraft, span: Span): Span & { yearsEitherWay: number | null } {
  let { from, to, first, last, isSingle, isVague } = span;
  const { isDashed } = span;
  let yearsEitherWay: number | null = null;
  const before = () => draft.key(from - 1);
  if (before() === '±' || VAGUE.has(before())) [from, isVague] = [from - 1, true];
  else if (EXACT.has(before())) [from, yearsEitherWay] = [from - 1, 0];
  else if (before() === 'between' || before() === 'from') from -= 1;
  else if (isSingle && (before() === 'before' || before() === 'by'))
    [from, first, isSingle] = [from - 1, last - BEFORE_YEARS, false];
  else if (isSingle && (before() === 'after' || before() === 'since'))
    [from, last, isSingle] = [from - 1, first + BEFORE_YEARS, false];
  while (/^(?:in|during|the)$/u.test(before()) && draft.isFree(from - 1)) from -= 1;
  const after = (count: number) => draft.key(to + count);
  if ((after(0) === 'or' && after(1) === 'so') || after(0) === 'ish' || after(0) === '?')
    [to, isVague] = [to + (after(0) === 'or' ? 2 : 1), true];
  if (EXACT.has(after(0))) [to, yearsEitherWay] = [to + 1, 0];
  if (after(0) === 'or' && (after(1) === 'thereabouts' || after(1) === 'near')) [to, isVague] = [to + 2, true];
  const slack =
    after(0) === '±'
      ? { years: numberOf(after(1)), words: 2 }
      : (after(0) === 'give' || after(0) === 'plus') && after(2) === (after(0) === 'give' ? 'take' : 'minus')
        ? { years: numberOf(after(3)), words: 4 }
        : after(0) === 'within'
          ? { years: numberOf(after(1)), words: 2 }
          : null;
  if (slack && slack.years !== null) {
    yearsEitherWay = Math.min(MAX_YEARS_EITHER_WAY, slack.years);
    to += slack.words;
    if (/^years?$/u.test(draft.key(to))) to += 1;
  }
  return { from, to, first, last, isSingle, isVague, isDashed, yearsEitherWay };
}

/** Day and month before a year belong to it: a search knows no days. */
function withDay(draft: SentenceDraft, from: number): number {
  let start = from;
  if (MONTHS.has(draft.key(start - 1)) && draft.isFree(start - 1)) {
    start -= 1;
    if (draft.key(start - 1) === 'of') start -= 1;
    if (/^\d{1,2}(?:st|nd|rd|th)?$/u.test(draft.key(start - 1))) start -= 1;
  } else if (
    /^\d{1,2}(?:st|nd|rd|th)?$/u.test(draft.key(start - 1)) &&
    MONTHS.has(draft.key(start - 2)) &&
    draft.isFree(start - 2)
  )
    start -= 2;
  if (start < from && /^(?:on|the|in)$/u.test(draft.key(start - 1))) start -= 1;
  return start;
}

/** The verb a year belongs to: the nearest before it, no further than the year before that. Null when there is none. */
function roleBefore(draft: SentenceDraft, from: number): string | null {
  for (let at = from - 1; at >= 0; at -= 1) {
    const key = draft.key(at);
    if (yearOf(key) !== null || key === '(' || key === ';') return null;
    const role = ROLES[key];
    if (role !== undefined) return role;
  }
  return null;
}

function fillYear(draft: SentenceDraft, span: Span): void {
  const { from, to, first, last, isSingle, isVague, yearsEitherWay } = qualified(draft, span);
  const start = withDay(draft, from);
  const isOfCensus =
    /^census(?:es)?$/u.test(draft.key(to)) ||
    /^census(?:es)?$/u.test(draft.key(start - 1)) ||
    (draft.key(start - 1) === 'of' && /^census/u.test(draft.key(start - 2)));
  const isLifetime =
    span.isDashed && last - first >= LIFETIME && last - first <= 110 && roleBefore(draft, start) === null;
  if (isLifetime && !draft.has('YearOfBirth') && !draft.has('YearOfDeath')) {
    draft.fill('YearOfBirth', asking(String(first), { yearsEitherWay: BIRTH_YEARS }), start, to);
    draft.fill('YearOfDeath', asking(String(last), { yearsEitherWay: 1 }), start, to);
    return;
  }
  const said = isOfCensus ? 'EventYear' : roleBefore(draft, start);
  // `in 1871` after "born" is of the birth; alone it is of a record.
  const isIn = draft.key(start) === 'in' || draft.key(start) === 'during' || draft.key(from) === 'in';
  const fieldId = said ?? (isIn || !isSingle || draft.has('YearOfBirth') ? 'EventYear' : 'YearOfBirth');
  const { year, yearsEitherWay: half } = halfOf(first, last);
  const loose = isVague ? VAGUE_YEARS : fieldId === 'YearOfBirth' ? BIRTH_YEARS : fieldId === 'YearOfDeath' ? 1 : 0;
  const filled = (field: string) =>
    draft.fill(
      field,
      asking(String(year), {
        yearsEitherWay: yearsEitherWay ?? (isSingle ? loose : half + (isVague ? VAGUE_YEARS : 0)),
      }),
      start,
      to,
    );
  const isFilled = filled(fieldId);
  if (isFilled && said === null && fieldId === 'YearOfBirth') draft.bareYear = { from: start, to };
  if (!isFilled && fieldId !== 'EventYear' && said === null) filled('EventYear');
}

/** `aged 39`: with a year of a record, the year of birth; without one, the age itself. */
function readAge(draft: SentenceDraft): void {
  for (let at = 0; at < draft.words.length; at += 1) {
    const whole = /^(\d{1,3})-?(?:year|yr|years|yrs)(?:-old|-of-age)?$/u.exec(draft.key(at));
    const isAged = /^(?:aged|age)$/u.test(draft.key(at)) && numberOf(draft.key(at + 1)) !== null;
    const isOld =
      numberOf(draft.key(at)) !== null &&
      /^(?:years?|yrs?)$/u.test(draft.key(at + 1)) &&
      /^(?:old|of)$/u.test(draft.key(at + 2));
    if (!draft.isFree(at) || !(whole || isAged || isOld)) continue;
    const age = Number(whole?.[1] ?? draft.key(isAged ? at + 1 : at));
    const to = whole
      ? at + (draft.key(at + 1) === 'old' ? 2 : 1)
      : isAged
        ? at + 2
        : at + (draft.key(at + 2) === 'of' && draft.key(at + 3) === 'age' ? 4 : 3);
    if (age > 120) continue;
    const event = draft.filters.EventYear ?? draft.filters.YearOfDeath;
    const year = Number(event?.values[0]);
    if (event && Number.isInteger(year) && !draft.has('YearOfBirth'))
      draft.fill(
        'YearOfBirth',
        asking(String(birthYearFromAge(String(age), year)?.year ?? year), {
          yearsEitherWay: Math.min(MAX_YEARS_EITHER_WAY, 1 + (event.yearsEitherWay ?? 0)),
        }),
        at,
        to,
      );
    else draft.fill('Age', asking(String(age)), at, to);
  }
}

/**
 * A year on its own is a year of birth, unless the sentence is about records or people at work: then
 * it is the year of the record. Called when everything else has been found.
 */
export function settleBareYear(draft: SentenceDraft): void {
  if (!draft.bareYear) return;
  const isOfRecords =
    draft.has('EventType') ||
    draft.has('SourceCategory') ||
    !(draft.has('FirstName') || draft.has('LastName')) ||
    (draft.has('Occupation') && draft.has('Place'));
  if (isOfRecords)
    draft.move('YearOfBirth', 'EventYear', {
      yearsEitherWay: (draft.filters.YearOfBirth?.yearsEitherWay ?? 0) > BIRTH_YEARS ? VAGUE_YEARS : 0,
    });
}

/** Finds years, decades, ranges, centuries and ages, and what they are of. */
export function readYears(draft: SentenceDraft): void {
  for (let at = 0; at < draft.words.length; at += 1) {
    const span = draft.isFree(at) ? spanAt(draft, at) : null;
    if (!span) continue;
    fillYear(draft, span);
    at = span.to - 1;
  }
  readAge(draft);
}
