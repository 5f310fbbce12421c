import type { ArticleOrder } from '#domain/newspapers/search/articleQuery.ts';
import { compareCodePoints } from '#server/engines/search/matching/compareCodePoints.ts';

import { NO_QUALITY } from '../format/columns.ts';
import type { ArticleView } from './ArticleView.ts';

/** An article of a segment. */
export interface SegmentHit {
  segment: number;
  doc: number;
}

/** Hits of all segments as numbers that order them; ties go by article number. */
export interface HitKeys {
  /** Smaller is earlier. */
  keys: Float64Array;
  segments: Uint8Array;
  docs: Uint32Array;
}

/** Days fit in so many, so that a key can hold an order and the day that breaks its ties. */
const DAYS = 2 ** 19;
const HALF = DAYS / 2;

/** How an article is ordered; `score` is of its words. */
export function orderKey(
  view: ArticleView,
  order: ArticleOrder,
): (segment: number, doc: number, score: number) => number {
  const ranks = order === 'title' ? rankOf(view.texts.title) : new Uint32Array(0);
  const first = (segment: number, doc: number, score: number): number => {
    const {
      segment: { numbers, values },
      codes,
    } = view.segments[segment]!;
    switch (order) {
      case 'relevance':
        return -score;
      case 'title':
        return ranks[codes.title[values.title.codes[doc]!]!]!;
      case 'added':
        return -numbers.addedOn[doc]!;
      case 'quality':
        return numbers.quality[doc] === NO_QUALITY ? 1 : -numbers.quality[doc]!;
      case 'oldest':
      case 'newest':
        return 0;
    }
  };
  const sign = order === 'newest' ? -1 : 1;
  return (segment, doc, score) =>
    first(segment, doc, score) * DAYS + HALF + sign * view.segments[segment]!.segment.numbers.day[doc]!;
}

function rankOf(texts: readonly string[]): Uint32Array {
  const ranks = new Uint32Array(texts.length);
  texts
    .map((_text, code) => code)
    .sort((a, b) => compareCodePoints(texts[a]!, texts[b]!))
    .forEach((code, rank) => (ranks[code] = rank));
  return ranks;
}

/** The hits of a page in their order: what can't be on it is never sorted. */
export function selectHits(
  view: ArticleView,
  { keys, segments, docs }: HitKeys,
  offset: number,
  limit: number,
): SegmentHit[] {
  const end = Math.min(keys.length, offset + limit);
  if (offset >= end) return [];
  const sorted = keys.slice().sort();
  const [low, high] = [sorted[offset]!, sorted[end - 1]!];
  let before = offset;
  while (before > 0 && sorted[before - 1] === low) before -= 1;
  const numberOf = (at: number): number => view.segments[segments[at]!]!.segment.numbers.no[docs[at]!]!;
  const possible: number[] = [];
  for (let at = 0; at < keys.length; at += 1) if (keys[at]! >= low && keys[at]! <= high) possible.push(at);
  possible.sort((a, b) => keys[a]! - keys[b]! || numberOf(a) - numberOf(b));
  return possible.slice(offset - before, end - before).map((at) => ({ segment: segments[at]!, doc: docs[at]! }));
}
