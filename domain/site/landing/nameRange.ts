/** Surnames that start with one of several letters, or runs of letters: `a-b`, `sma-smi`, `smi`. */
export interface NameRange {
  /** As in the address. */
  range: string;
  /** For readers: `A–B`, `Sma–Smi`. */
  label: string;
  /** Every prefix it covers, in alphabetical order. */
  prefixes: readonly string[];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** More letters than this tell surnames apart no better. */
export const LONGEST_PREFIX = 4;
const RANGE = new RegExp(`^([a-z]{1,${LONGEST_PREFIX}})(?:-([a-z]{1,${LONGEST_PREFIX}}))?$`, 'u');

const capital = (prefix: string): string => prefix.charAt(0).toUpperCase() + prefix.slice(1);

/** The range between two beginnings that differ in their last letter only; `to` may equal `from`. */
export function nameRange(from: string, to: string): NameRange {
  const stem = from.slice(0, -1);
  const prefixes = [...LETTERS.slice(LETTERS.indexOf(from.slice(-1)), LETTERS.indexOf(to.slice(-1)) + 1)].map(
    (letter) => `${stem}${letter}`,
  );
  return from === to
    ? { range: from, label: capital(from), prefixes }
    : { range: `${from}-${to}`, label: `${capital(from)}–${capital(to)}`, prefixes };
}

/**
 * Reads the letter range of an address, in any case.
 * @returns null when it is none: other signs, ends that differ in more than the last letter, or the wrong way round.
 */
export function readNameRange(text: string): NameRange | null {
  const [, from, to = from] = RANGE.exec(text.toLowerCase()) ?? [];
  if (
    from === undefined ||
    to === undefined ||
    from.length !== to.length ||
    from.slice(0, -1) !== to.slice(0, -1) ||
    from > to
  )
    return null;
  return nameRange(from, to);
}

/** The thirteen ranges of the whole alphabet, two letters each. */
export const TOP_RANGES: readonly NameRange[] = Array.from({ length: LETTERS.length / 2 }, (_, at) =>
  nameRange(LETTERS.charAt(at * 2), LETTERS.charAt(at * 2 + 1)),
);

/**
 * Joins the next letters of a prefix to ranges with about as many people each, leaving out letters that no surname has.
 * @param counts - people by the next letter's prefix, as `nextPrefixes` gives them, in order.
 */
export function joinRanges(
  counts: readonly { prefix: string; count: number }[],
  about: number,
): (NameRange & { count: number })[] {
  const ranges: { from: string; to: string; count: number }[] = [];
  for (const { prefix, count } of counts) {
    if (count === 0) continue;
    const last = ranges.at(-1);
    if (last && last.count + count <= about) Object.assign(last, { to: prefix, count: last.count + count });
    else ranges.push({ from: prefix, to: prefix, count });
  }
  return ranges.map(({ from, to, count }) => ({ ...nameRange(from, to), count }));
}

/** How a prefix can continue; nothing when it has its full length. */
export const nextPrefixes = (prefix: string): string[] =>
  prefix.length >= LONGEST_PREFIX ? [] : [...LETTERS].map((letter) => `${prefix}${letter}`);
