/** Digits of positions in the order in which the database sorts bytes (collation "C"). */
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const BASE = DIGITS.length;

/** Positions longer than this are a sign that one place was used again and again: the list is numbered again. */
export const LONGEST_POSITION = 60;

const digitAt = (text: string, at: number): number => Math.max(0, DIGITS.indexOf(text.charAt(at)));

/**
 * A position between two others, so that an item is moved without touching its neighbours. Positions are fractions
 * written in base 36, and never end in 0, so that there is always room below.
 *
 * @param before - null: the start of the list. @param after - null: its end; must be greater than `before`.
 */
export function positionBetween(before: string | null, after: string | null): string {
  let made = '';
  // Once a digit is below that of `after`, everything that follows is below it as well.
  let isBounded = after !== null;
  for (let at = 0; ; at += 1) {
    const low = digitAt(before ?? '', at);
    const high = isBounded ? digitAt(after ?? '', at) : BASE;
    const middle = Math.floor((low + high) / 2);
    if (middle > low) return made + DIGITS.charAt(middle);
    made += DIGITS.charAt(low);
    if (high > low) isBounded = false;
  }
}

/** Digits that are counted where items are put at the end, one after the other: a million of them stay short. */
const COUNTED = 4;
const FIRST = BASE ** (COUNTED - 1);

/** A position at the end of a list. @param last - null: the list is empty. */
export function positionBehind(last: string | null): string {
  const next = last === null ? FIRST : Number.parseInt(last.slice(0, COUNTED).padEnd(COUNTED, '0'), BASE) + 1;
  return next < BASE ** COUNTED
    ? next.toString(BASE).padStart(COUNTED, '0').replace(/0+$/u, '')
    : positionBetween(last, null);
}

/** Positions for a whole list, evenly apart. */
export function evenPositions(count: number): string[] {
  const width = Math.max(1, Math.ceil(Math.log(count + 2) / Math.log(BASE))) + 1;
  const step = Math.floor(BASE ** width / (count + 1));
  return Array.from({ length: count }, (_, at) => ((at + 1) * step).toString(BASE).padStart(width, '0')).map(
    (position) => position.replace(/0+$/u, ''),
  );
}
