import type { Sign, WordReading } from './reading.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const number = (count: number): string => NUMBERS[count] ?? String(count);

const listed = (parts: readonly string[], last = 'and'): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

function unreadPart({ least, most }: Extract<Sign, { kind: 'unread' }>, place: 'first' | 'last' | 'middle'): string {
  const isOne = least === 1 && most === 1;
  if (place !== 'middle')
    return isOne
      ? `its ${place} letter`
      : most === least
        ? `its ${place} ${number(least)} letters`
        : `its ${place} letters`;
  const count =
    most === least
      ? number(least)
      : most === null
        ? 'some'
        : least === 0
          ? `up to ${number(most)}`
          : `${number(least)} to ${number(most)}`;
  return `${count} letter${isOne ? '' : 's'} in the middle`;
}

const orders = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** Which letter a sign is, where all before it are counted. */
function letterAt(signs: readonly Sign[], at: number): string {
  let before = 0;
  for (const sign of signs.slice(0, at)) {
    if (sign.kind === 'letters') before += [...sign.text].length;
    else if (sign.least === sign.most) before += sign.least;
    else return 'a letter';
  }
  const order = orders[before];
  return order === undefined ? 'a letter' : `the ${order} letter`;
}

/** An S, a T. */
const article = (letter: string): string => (/^[AEFHILMNORSX]/u.test(letter) ? 'an' : 'a');

function eitherPart(signs: readonly Sign[], at: number): string {
  const sign = signs[at];
  if (sign?.kind !== 'either') return '';
  const letters = listed([...sign.of.toUpperCase()], 'or');
  const letter = letterAt(signs, at);
  if (sign.isOpen) return `${letter} looks like ${letters}`;
  if (sign.of.length === 1 && sign.least === 0)
    return `there may be ${sign.most === 1 ? article(letters) : 'more than one'} ${letters}`;
  return `${letter} is ${letters}`;
}

/**
 * What of a word could not be read, as a clause: "two letters in the middle could not be read", "the fourth letter is G
 * or Y". A doubted word whose letters were all read is one that the transcriber was not sure of.
 */
export function readingInWords({ signs, isDoubted }: WordReading): string {
  const unread = signs.flatMap((sign, at) =>
    sign.kind === 'unread' ? unreadPart(sign, at === 0 ? 'first' : at === signs.length - 1 ? 'last' : 'middle') : [],
  );
  const isWhole = signs.length === 1 && unread.length === 1;
  const choices = signs
    .map((sign, at) => (sign.kind === 'either' ? eitherPart(signs, at) : ''))
    .filter((part) => part !== '');
  return listed([
    ...(isWhole ? ['it could not be read'] : unread.length > 0 ? [`${listed(unread)} could not be read`] : []),
    ...choices,
    ...(isDoubted ? ['the transcriber was not sure of it'] : []),
  ]);
}
