/** A house's number as a record has it: 12, 12A, 12–14, back of 7, house 5 in court 3. */
export interface HouseNumber {
  from: number;
  /** Last number of a building that has several; null for one. */
  to: number | null;
  /** Upper-case letter or `½`; empty when there is none. */
  suffix: string;
  /** The dwelling is behind the house of this number. */
  isBack: boolean;
  /** Number of the court the house is in; null when it is in the street. */
  court: number | null;
}

/** How two house numbers are related: the same, part of the same building or behind it, or another house. */
export type NumberMatch = 'same' | 'part' | 'different';

const BEHIND =
  /^(?:(?:at|in) )?(?:the )?(?:back|bk|rear)(?: of)? (?=\d|court|ct|crt|house)|(?<=\d[a-z]?) (?:back|bk|rear)$/u;
const NUMBERED = /^(?:no|nos|number|numbers|num) (?=\d)/u;
const COURTS: readonly RegExp[] = [
  /^(?<court>\d{1,3}) (?:court|ct|crt) (?<from>\d{1,4})(?: (?:house|hse|ho|h))?$/u,
  /^(?:house|hse|ho) (?<from>\d{1,4}) (?:court|ct|crt) (?<court>\d{1,3})$/u,
  /^(?:court|ct|crt) (?<court>\d{1,3}) (?:house|hse|ho|no) (?<from>\d{1,4})$/u,
  /^(?<from>\d{1,4}) (?:house|hse|ho|h) (?<court>\d{1,3}) (?:court|ct|crt)$/u,
];
const RANGE = /^(?<from>\d{1,4}) ?(?:-|to|and|\/) ?(?<to>\d{1,4})$/u;
const SINGLE = /^(?<from>\d{1,4}) ?(?<suffix>[a-z]|½)?$/u;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[–—]/gu, '-')
    .replace(/&/gu, ' and ')
    .replace(/(\d) ?1\/2\b/gu, '$1½')
    .replace(/\./gu, ' ')
    .replace(/[,;:()]/gu, ' ')
    .replace(/ +/gu, ' ')
    .trim();

/**
 * Reads a house number.
 * @returns null for anything that is no number: a name, a word, nothing.
 * @example readHouseNumber('back of 7') // { from: 7, isBack: true, … }
 */
export function readHouseNumber(text: string): HouseNumber | null {
  const written = plain(text);
  const bare = written.replace(BEHIND, '').replace(NUMBERED, '');
  const isBack = BEHIND.test(written);
  const court = COURTS.map((pattern) => pattern.exec(bare)?.groups).find((groups) => groups !== undefined);
  if (court) return { from: Number(court.from), to: null, suffix: '', isBack, court: Number(court.court) };
  const range = RANGE.exec(bare)?.groups;
  if (range) {
    const [from, to] = [Number(range.from), Number(range.to)];
    return to > from ? { from, to, suffix: '', isBack, court: null } : null;
  }
  const single = SINGLE.exec(bare)?.groups;
  if (!single || Number(single.from) === 0) return null;
  return { from: Number(single.from), to: null, suffix: (single.suffix ?? '').toUpperCase(), isBack, court: null };
}

/** The form in which numbers are compared and stored; reading it gives the same number. */
export const numberKey = ({ from, to, suffix, isBack, court }: HouseNumber): string =>
  `${isBack ? 'back of ' : ''}${court === null ? '' : `court ${court} house `}${from}${suffix.toLowerCase()}${to === null ? '' : `-${to}`}`;

/** A number as people write it: `12A`, `12–14`, `Back of 7`, `Court 3, house 5`. */
export function numberText({ from, to, suffix, isBack, court }: HouseNumber): string {
  const number = `${from}${suffix}${to === null ? '' : `–${to}`}`;
  const placed = court === null ? number : `court ${court}, house ${number}`;
  const words = isBack ? `back of ${placed}` : placed;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * How a recorded number is related to the one asked for. Both sides of a street are distinct: 12–14 holds 14, not 13.
 */
export function matchNumbers(asked: HouseNumber, given: HouseNumber): NumberMatch {
  if (asked.court !== given.court) return 'different';
  if (numberKey(asked) === numberKey(given)) return 'same';
  const holds = (range: HouseNumber, number: number) =>
    number >= range.from &&
    number <= (range.to ?? range.from) &&
    (range.to === null || (range.to - range.from) % 2 === 1 || (number - range.from) % 2 === 0);
  return holds(given, asked.from) || holds(asked, given.from) ? 'part' : 'different';
}
