/** Positions of a text (articleWords.ts) that were found: from the first to before the second. */
export interface WordSpan {
  from: number;
  to: number;
}

const inOrder = (a: WordSpan, b: WordSpan): number => a.from - b.from || a.to - b.to;

/** Spans in order, each once. */
export const distinctSpans = (spans: readonly WordSpan[]): WordSpan[] =>
  [...spans].sort(inOrder).filter(({ from, to }, at, all) => from !== all[at - 1]?.from || to !== all[at - 1]?.to);

/**
 * The spans of either list that have one of the other at most so many words away, from the last word of the one to the
 * first of the other, without overlapping it.
 *
 * @param left - ascending, like the right ones
 * @returns in order, each once
 */
export function nearSpans(left: readonly WordSpan[], right: readonly WordSpan[], distance: number): WordSpan[] {
  const found: WordSpan[] = [];
  // A span of the right may be near many of the left: it is noted, and taken once.
  const isNear = new Uint8Array(right.length);
  const widest = right.reduce((most, { from, to }) => Math.max(most, to - from), 0);
  let first = 0;
  for (const a of left) {
    while (first < right.length && right[first]!.from + widest - 1 + distance < a.from) first += 1;
    let hasNear = false;
    for (let at = first; at < right.length && right[at]!.from < a.to + distance; at += 1) {
      const b = right[at]!;
      const [before, after] = a.from <= b.from ? [a, b] : [b, a];
      if (after.from < before.to || after.from - before.to >= distance) continue;
      hasNear = true;
      isNear[at] = 1;
    }
    if (hasNear) found.push(a);
  }
  return merged(
    found,
    right.filter((_span, at) => isNear[at] === 1),
  );
}

/** Two lists in order as one; what is in both is once. */
function merged(a: readonly WordSpan[], b: readonly WordSpan[]): WordSpan[] {
  const found: WordSpan[] = [];
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    const order = i === a.length ? 1 : j === b.length ? -1 : inOrder(a[i]!, b[j]!);
    found.push(order <= 0 ? a[i]! : b[j]!);
    if (order <= 0) i += 1;
    if (order >= 0) j += 1;
  }
  return found;
}
