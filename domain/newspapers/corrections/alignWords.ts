import { textDistance } from './textDistance.ts';

/**
 * Words of a line that became words of its correction, by their places. One side is empty for words added or left out.
 */
export interface WordMatch {
  before: readonly number[];
  after: readonly number[];
}

/** What it costs to add a word or to leave one out: two of them cost more than to change a word entirely. */
const LONE = 0.6;
/** Beside what the letters cost, for one word that became two, or two that became one. */
const SPLIT = 0.1;

/**
 * Pairs of words that are measured for one line: forty words, all of them changed. A text in one endless line is not
 * taken apart.
 */
const MOST_PAIRS = 1_600;

/** How many words of either side a step takes. */
const STEPS: readonly (readonly [before: number, after: number])[] = [
  [1, 1],
  [1, 2],
  [2, 1],
  [1, 0],
  [0, 1],
];

function costOf(before: readonly string[], after: readonly string[]): number {
  if (before.length === 0 || after.length === 0) return LONE;
  if (before.length === after.length) return textDistance(before.join(''), after.join(''));
  // A word that is there on its own has not been run together with its neighbour: the neighbour was added, or left out.
  const [parts, whole] = before.length > after.length ? [before, after.join('')] : [after, before.join('')];
  return parts.includes(whole) ? Infinity : textDistance(parts.join(''), whole) + SPLIT;
}

/** Words added in a row, or left out in a row, are one match. */
function joined(matches: readonly WordMatch[]): WordMatch[] {
  const found: WordMatch[] = [];
  for (const match of matches) {
    const last = found.at(-1);
    const isAlike =
      last !== undefined &&
      ((last.before.length === 0 && match.before.length === 0) ||
        (last.after.length === 0 && match.after.length === 0));
    if (isAlike)
      found[found.length - 1] = { before: [...last.before, ...match.before], after: [...last.after, ...match.after] };
    else found.push(match);
  }
  return found;
}

/** The matches of two lines of which neither the first words nor the last are the same. */
function alignDifferent(before: readonly string[], after: readonly string[]): WordMatch[] {
  if (before.length * after.length > MOST_PAIRS) return [{ before: [...before.keys()], after: [...after.keys()] }];
  const width = after.length + 1;
  const costs = new Float64Array((before.length + 1) * width).fill(Infinity);
  const steps = new Uint8Array(costs.length);
  costs[0] = 0;
  for (let i = 0; i <= before.length; i += 1) {
    for (let j = 0; j < width; j += 1) {
      STEPS.forEach(([back, along], step) => {
        if (i < back || j < along) return;
        const from = costs[(i - back) * width + j - along]!;
        if (from === Infinity) return;
        const cost = from + costOf(before.slice(i - back, i), after.slice(j - along, j));
        if (cost >= costs[i * width + j]!) return;
        costs[i * width + j] = cost;
        steps[i * width + j] = step;
      });
    }
  }
  const matches: WordMatch[] = [];
  for (let [i, j] = [before.length, after.length]; i > 0 || j > 0;) {
    const [back, along] = STEPS[steps[i * width + j]!]!;
    matches.unshift({
      before: Array.from({ length: back }, (_, n) => i - back + n),
      after: Array.from({ length: along }, (_, n) => j - along + n),
    });
    i -= back;
    j -= along;
  }
  return matches;
}

/**
 * Which words of a line became which words of its correction, in order; each word of either is in one match. Words that
 * are the same at both ends, most of a line, are not measured: a page writes hundreds of corrections at once.
 */
export function alignWords(before: readonly string[], after: readonly string[]): WordMatch[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const between = alignDifferent(before.slice(start, before.length - end), after.slice(start, after.length - end));
  return joined([
    ...Array.from({ length: start }, (_, at) => ({ before: [at], after: [at] })),
    ...between.map((match) => ({
      before: match.before.map((at) => at + start),
      after: match.after.map((at) => at + start),
    })),
    ...Array.from({ length: end }, (_, at) => ({
      before: [before.length - end + at],
      after: [after.length - end + at],
    })),
  ]);
}
