import { type Confusions, SHIPPED_CONFUSIONS } from './confusions.ts';

/** What exceeds every limit. */
export const TOO_FAR = 255;
const SWAPPED_LETTERS = 9;
const LONGEST = 64;
const CODE_OF_A = 97;

const rows = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)];
const [a, b] = [new Int32Array(LONGEST), new Int32Array(LONGEST)];

/** Cost of what is left of two words between their common beginning and their common end. */
function between(firstLength: number, secondLength: number, limit: number, costs: Confusions): number {
  let [before, above, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  above[0] = 0;
  for (let j = 0; j < secondLength; j += 1) above[j + 1] = Math.min(TOO_FAR, above[j]! + costs.loss(b[j]!));
  let leastAbove = 0;
  for (let i = 0; i < firstLength; i += 1) {
    const from = a[i]!;
    row[0] = Math.min(TOO_FAR, above[0]! + costs.loss(from));
    let least = row[0];
    for (let j = 0; j < secondLength; j += 1) {
      const to = b[j]!;
      let best = Math.min(
        above[j]! + costs.swap(from, to),
        above[j + 1]! + costs.loss(from),
        row[j]! + costs.loss(to),
        TOO_FAR,
      );
      if (j > 0) {
        const split = costs.pair(from, b[j - 1]!, to);
        if (split > 0) best = Math.min(best, above[j - 1]! + split);
      }
      if (i > 0) {
        const joined = costs.pair(to, a[i - 1]!, from);
        if (joined > 0) best = Math.min(best, before[j]! + joined);
        if (j > 0 && from === b[j - 1] && to === a[i - 1] && from !== to)
          best = Math.min(best, before[j - 1]! + SWAPPED_LETTERS);
      }
      row[j + 1] = best;
      if (best < least) least = best;
    }
    // A pair reaches over a row, so two rows must be beyond the limit.
    if (least > limit && leastAbove > limit) return TOO_FAR;
    leastAbove = least;
    [before, above, row] = [above, row, before];
  }
  return above[secondLength]!;
}

/**
 * How far two words are apart as OCR confuses letters, in tenths of an edit. Symmetric. What both begin and end with is
 * taken to be right.
 *
 * @returns TOO_FAR as soon as it is certain that the limit is exceeded
 */
export function readingDistance(
  first: string,
  second: string,
  limit: number,
  costs: Confusions = SHIPPED_CONFUSIONS,
): number {
  let [firstEnd, secondEnd] = [first.length, second.length];
  if (firstEnd > LONGEST || secondEnd > LONGEST || Math.abs(firstEnd - secondEnd) * 3 > limit) return TOO_FAR;
  let start = 0;
  while (start < firstEnd && start < secondEnd && first.charCodeAt(start) === second.charCodeAt(start)) start += 1;
  while (firstEnd > start && secondEnd > start && first.charCodeAt(firstEnd - 1) === second.charCodeAt(secondEnd - 1)) {
    firstEnd -= 1;
    secondEnd -= 1;
  }
  for (let at = start; at < firstEnd; at += 1) a[at - start] = first.charCodeAt(at) - CODE_OF_A;
  for (let at = start; at < secondEnd; at += 1) b[at - start] = second.charCodeAt(at) - CODE_OF_A;
  const distance =
    firstEnd - start === 1 && secondEnd - start === 1
      ? costs.swap(a[0]!, b[0]!)
      : between(firstEnd - start, secondEnd - start, limit, costs);
  return distance <= limit ? distance : TOO_FAR;
}
