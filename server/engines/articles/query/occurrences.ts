import type { HitSpan } from '../articleSearch.ts';

const inOrder = (a: HitSpan, b: HitSpan): number => a.from - b.from || a.to - b.to;

/** Spans in order, each once. */
export function distinctSpans(spans: HitSpan[]): HitSpan[] {
  return spans.sort(inOrder).filter(({ from, to }, at) => from !== spans[at - 1]?.from || to !== spans[at - 1]?.to);
}

/**
 * Pairs of spans that do not overlap, at most so many words apart: the last word of the one and the first of the other.
 *
 * @param left - ascending, like the right ones
 * @returns the spans that are in such a pair, in order, each once
 */
export function nearSpans(left: readonly HitSpan[], right: readonly HitSpan[], distance: number): HitSpan[] {
  const found: HitSpan[] = [];
  const widest = right.reduce((most, { from, to }) => Math.max(most, to - from), 0);
  let first = 0;
  for (const a of left) {
    while (first < right.length && right[first]!.from + widest - 1 + distance < a.from) first += 1;
    for (let at = first; at < right.length && right[at]!.from <= a.to - 1 + distance; at += 1) {
      const b = right[at]!;
      const [before, after] = a.from <= b.from ? [a, b] : [b, a];
      if (after.from >= before.to && after.from - (before.to - 1) <= distance) found.push(a, b);
    }
  }
  return distinctSpans(found);
}
