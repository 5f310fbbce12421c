import { namedPerson, type NamedPerson } from './namedPerson.ts';
import { DAY_OF_NOTICE, noticeDay } from './noticeDay.ts';

/** Articles that hold notices, by their kind. */
export const NOTICE_KINDS = ['births', 'marriages', 'deaths'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
export type NoticeRole = 'child' | 'groom' | 'bride' | 'deceased';

/** A person whom a notice is of. */
export interface NoticePerson {
  role: NoticeRole;
  /** Empty for a child, whom papers seldom name. */
  forenames: string;
  surname: string;
  sex: 'm' | 'f' | null;
  father: Pick<NamedPerson, 'forenames' | 'surname'> | null;
  spouse: Pick<NamedPerson, 'forenames' | 'surname'> | null;
  /** As printed: `63`, `2 days`. */
  age: string | null;
  place: string | null;
}

/** A notice of a birth, a marriage or a death. */
export interface Notice {
  event: 'birth' | 'marriage' | 'death';
  /** `1842-01-28`, the day of the event. */
  date: string;
  /** On one line. */
  text: string;
  people: readonly NoticePerson[];
}

const LINE_HYPHEN = /(?<=\p{Ll})[-‐¬\u00ad][ \t]*\n(?=\p{Ll})/gu;
/** After the end of a notice, or after a heading in capitals without a stop. */
const START = new RegExp(`(?:^|(?<=[.!;:—–-]\\s)|(?<=[A-Z]{4}\\s))(?=${DAY_OF_NOTICE.source})`, 'gu');
const CHILD_OF =
  /^(?:(?:the\s+)?(?:only|eldest|youngest|second|third|fourth|fifth|infant)\s+)?(son|daughter|child)\s+of\s+(?:the\s+late\s+)?(.+)$/iu;
const SPOUSE_OF = /^(?:the\s+)?(?:beloved\s+)?(wife|widow|relict|husband)\s+of\s+(?:the\s+late\s+)?(.+)$/iu;
const AGED =
  /^(?:aged?|agrd|aqed)\s+(\d{1,3}(?:\s+(?:years?|months?|weeks?|days?))?)|^(?:in (?:his|her) (\d{1,3})(?:st|nd|rd|th|d) year)|^(a few hours) after birth/iu;

/** Someone in their 63rd year is 62. */
const printedAge = (found: RegExpExecArray | null): string | null =>
  found?.[1] ?? (found?.[2] === undefined ? (found?.[3] === undefined ? null : '0') : String(Number(found[2]) - 1));
const sexOfChild = (word: string): 'm' | 'f' | null => (/^son/iu.test(word) ? 'm' : /^dau/iu.test(word) ? 'f' : null);
const startsSmall = (part: string): boolean => /^\p{Ll}/u.test(part) || /^Esq\b/u.test(part);
const partsOf = (text: string): string[] =>
  text
    .split(/,\s*/u)
    .map((part) => part.replace(/[.;]$/u, '').trim())
    .filter((part) => part !== '');
const withoutAt = (part: string | undefined): string | null => part?.replace(/^at\s+(?:the\s+)?/iu, '') ?? null;

/** `at Tanyard, Wexcombe, the wife of Edward Cannings, cloth worker, of a daughter` */
function readBirth(body: string): NoticePerson[] {
  const parts = partsOf(body);
  const at = parts.findIndex((part) => /^(?:the\s+)?(?:wife|lady)\s+of\s/iu.test(part));
  const child = /\bof (?:a )?(?:still-?born )?(son|daughter)\b/iu.exec(body);
  const father = namedPerson(
    (parts[at] ?? '').replace(/^(?:the\s+)?(?:wife|lady)\s+of\s+/iu, '').replace(/\s+of a .*$/u, ''),
  );
  if (at < 0 || !father || !child) return [];
  return [
    {
      role: 'child',
      forenames: '',
      surname: father.surname,
      sex: sexOfChild(child[1] ?? ''),
      father,
      spouse: null,
      age: null,
      place: at === 0 ? null : withoutAt(parts[at - 1]),
    },
  ];
}

/** `at Corn-hill, Market Selwick, Louisa Mary, daughter of George Hale, aged 6 days` */
function readDeath(body: string): NoticePerson[] {
  const parts = partsOf(body);
  const aged = parts.findIndex((part) => AGED.test(part));
  if (aged < 1) return [];
  const age = printedAge(AGED.exec(parts[aged] ?? ''));
  const of = parts.slice(0, aged).findIndex((part) => CHILD_OF.test(part) || SPOUSE_OF.test(part));
  if (of > 0) {
    const [, word = '', whose = ''] = CHILD_OF.exec(parts[of] ?? '') ?? SPOUSE_OF.exec(parts[of] ?? '') ?? [];
    const other = namedPerson(whose);
    const own = namedPerson(parts[of - 1] ?? '', false);
    if (!other || !own) return [];
    const isChild = CHILD_OF.test(parts[of] ?? '');
    const sex = isChild ? sexOfChild(word) : /^husband/iu.test(word) ? 'm' : 'f';
    return [
      {
        role: 'deceased',
        forenames: own.forenames,
        surname: other.surname,
        sex,
        father: isChild ? other : null,
        spouse: isChild ? null : other,
        age,
        place: withoutAt(parts[of - 2]),
      },
    ];
  }
  let at = aged - 1;
  while (at > 0 && startsSmall(parts[at] ?? '')) at -= 1;
  const own = namedPerson(parts[at] ?? '');
  return own && at > 0
    ? [{ role: 'deceased', ...own, father: null, spouse: null, age, place: withoutAt(parts[at - 1]) }]
    : [];
}

/** The last name before what says where a person is of, or what they are. */
function partyOf(parts: readonly string[]): { person: NamedPerson; at: number } | null {
  const of = parts.findIndex((part) => /^of\s/u.test(part));
  let at = (of < 0 ? parts.length : of) - 1;
  while (at > 0 && startsSmall(parts[at] ?? '')) at -= 1;
  const person = namedPerson(parts[at] ?? '');
  return person && { person, at };
}

/** `Miss Ann Coombes, of Tarrowby`, `Mary, second daughter of Mr. John Webb, of Tarrowby` */
function brideOf(parts: readonly string[]): Pick<NoticePerson, 'forenames' | 'surname' | 'father'> | null {
  const child = CHILD_OF.exec(parts[1] ?? '');
  if (child) {
    const father = namedPerson(child[2] ?? '');
    const own = namedPerson(parts[0] ?? '', false);
    return father && own && { forenames: own.forenames, surname: father.surname, father };
  }
  const own = namedPerson(parts[0] ?? '');
  return own && { forenames: own.forenames, surname: own.surname, father: null };
}

/**
 * `at St. Botolph, Tarrowby, after banns, George Winterwell, labourer, of Tarrowby, to Miss Ann Coombes, of Tarrowby`
 */
function readMarriage(body: string): NoticePerson[] {
  const [left, right, more] = body.split(/,\s+to\s+/u);
  if (left === undefined || right === undefined || more !== undefined) return [];
  const [before, after] = [partsOf(left), partsOf(right)];
  const groom = partyOf(before);
  const bride = brideOf(after);
  if (!groom || !bride || groom.person.sex === 'f') return [];
  const place =
    before.slice(1, groom.at).find((part) => !startsSmall(part)) ?? withoutAt(groom.at > 0 ? before[0] : undefined);
  const shared = { age: null, place };
  return [
    {
      role: 'groom',
      ...groom.person,
      sex: 'm',
      father: null,
      spouse: { forenames: bride.forenames, surname: bride.surname },
      ...shared,
    },
    {
      role: 'bride',
      ...bride,
      sex: 'f',
      spouse: { forenames: groom.person.forenames, surname: groom.person.surname },
      ...shared,
    },
  ];
}

const READERS = {
  births: { event: 'birth', read: readBirth },
  marriages: { event: 'marriage', read: readMarriage },
  deaths: { event: 'death', read: readDeath },
} as const;

/**
 * The notices of a column of births, marriages or deaths. Each starts with its day; one that cannot be read whole, with
 * its day and its names, is left out.
 *
 * @param text - as it is indexed: lines with their hyphens.
 * @param issueDate - `1842-02-05`.
 */
export function readNotices(text: string, kind: NoticeKind, issueDate: string): Notice[] {
  const line = text.replace(LINE_HYPHEN, '').replace(/\s+/gu, ' ').trim();
  const starts = [...line.matchAll(START)].map(({ index }) => index);
  const { event, read } = READERS[kind];
  return starts.flatMap((start, at) => {
    const notice = line.slice(start, starts[at + 1]).trim();
    const day = DAY_OF_NOTICE.exec(notice);
    const date = day && noticeDay(day, issueDate);
    if (!day || !date) return [];
    const people = read(notice.slice(day[0].length).replace(/^[\s,.:;]+/u, ''));
    return people.length === 0 ? [] : [{ event, date, text: notice, people }];
  });
}
