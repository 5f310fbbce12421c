import { inTurns, roundsOf } from '#domain/search/results/takingTurns.ts';

import { matchOf } from '../../matching/relevanceKey.ts';
import type { Scratch } from './ScratchArrays.ts';
import { HEAP_PLACES, type RankedHits, selectHits, siftDown } from './selectPage.ts';

/** Hits whose keys are of relevance, with the kind of each, below `kindCount`. */
export interface KindHits extends RankedHits {
  kinds: Uint32Array;
  kindCount: number;
}

/** Places of all heaps together: records whose events are all of different names must not fill the memory. */
const MOST_HEAPED = 1 << 20;

interface PlacedHit {
  key: number;
  no: number;
  kind: number;
}

/**
 * The record numbers at places `offset` to `offset + limit` of the order in which kinds take turns (takingTurns.ts).
 */
export const selectInTurns = (hits: KindHits, offset: number, limit: number, scratch: Scratch): number[] =>
  offset + limit <= HEAP_PLACES && (offset + limit) * hits.kindCount <= MOST_HEAPED
    ? selectEarly(hits, offset, offset + limit)
    : selectDeep(hits, offset, limit, scratch);

const inOrder = (placed: PlacedHit[]): PlacedHit[] =>
  inTurns(
    placed.sort((one, other) => one.key - other.key || one.no - other.no),
    ({ key, kind }) => ({ match: matchOf(key), kind }),
  );

/**
 * A record on one of the first pages is among the first so many of its kind: all of these that precede it have their
 * turns before it.
 */
function selectEarly(hits: KindHits, offset: number, end: number): number[] {
  const placed = firstOfEachKind(hits, end).map((index) => ({
    key: hits.keys[index]!,
    no: hits.nos[index]!,
    kind: hits.kinds[index]!,
  }));
  return inOrder(placed)
    .slice(offset, end)
    .map(({ no }) => no);
}

/** Indices of the first `places` hits of each kind by key and number, in no order. */
function firstOfEachKind(hits: KindHits, places: number): number[] {
  const { keys, nos, kinds, kindCount, count } = hits;
  // A heap for each kind, side by side.
  const heaps = new Uint32Array(kindCount * places);
  const sizes = new Uint32Array(kindCount);
  for (let index = 0; index < count; index++) {
    const kind = kinds[index]!;
    const heap = kind * places;
    if (sizes[kind]! < places) {
      heaps[heap + sizes[kind]!++] = index;
      if (sizes[kind] === places)
        for (let at = (places >>> 1) - 1; at >= 0; at--) siftDown(hits, heaps, heap, places, at);
      continue;
    }
    const worst = heaps[heap]!;
    if (keys[index]! > keys[worst]! || (keys[index] === keys[worst] && nos[index]! > nos[worst]!)) continue;
    heaps[heap] = index;
    siftDown(hits, heaps, heap, places, 0);
  }
  return [...sizes].flatMap((size, kind) => [...heaps.subarray(kind * places, kind * places + size)]);
}

/**
 * The same for pages far behind. Which matches a page holds does not depend on turns; of each of them only the rounds
 * that the page shows are put in order.
 */
function selectDeep(hits: KindHits, offset: number, limit: number, scratch: Scratch): number[] {
  const ranked = selectHits(hits, offset, limit);
  const matches = [...new Set(ranked.map((index) => matchOf(hits.keys[index]!)))];
  // Matches between the first and the last are whole on the page: nothing else need be looked through for them.
  const onPage = pick(hits, ranked);
  const nos: number[] = [];
  let before = matches[0] === undefined ? 0 : countBetter(hits, matches[0]);
  matches.forEach((match, at) => {
    const wanted = { from: Math.max(0, offset - before), to: offset + ranked.length - before };
    const { placed, count } = selectOfMatch(
      at === 0 || at === matches.length - 1 ? hits : onPage,
      match,
      wanted,
      scratch,
    );
    nos.push(...placed);
    before += count;
  });
  return nos;
}

const pick = ({ keys, nos, kinds, kindCount }: KindHits, indices: readonly number[]): KindHits => ({
  keys: Uint32Array.from(indices, (index) => keys[index]!),
  nos: Uint32Array.from(indices, (index) => nos[index]!),
  kinds: Uint32Array.from(indices, (index) => kinds[index]!),
  kindCount,
  count: indices.length,
});

function countBetter({ keys, count }: RankedHits, match: number): number {
  let better = 0;
  for (let index = 0; index < count; index++) if (matchOf(keys[index]!) < match) better++;
  return better;
}

/** The record numbers at some places among the hits of one match, and how many hits it has. */
function selectOfMatch(
  hits: KindHits,
  match: number,
  wanted: { from: number; to: number },
  scratch: Scratch,
): { placed: number[]; count: number } {
  const counts = new Array<number>(hits.kindCount).fill(0);
  for (let index = 0; index < hits.count; index++)
    if (matchOf(hits.keys[index]!) === match) counts[hits.kinds[index]!]!++;
  const count = counts.reduce((sum, of) => sum + of, 0);
  const to = Math.min(count, wanted.to);
  const { first, end, skipped } = roundsOf(counts, wanted.from, to);

  // The hits side by side by kind.
  const keys = scratch.u32('keys by kind', count);
  const nos = scratch.u32('nos by kind', count);
  const next = new Uint32Array(hits.kindCount);
  for (let kind = 1; kind < hits.kindCount; kind++) next[kind] = next[kind - 1]! + counts[kind - 1]!;
  const starts = next.slice();
  for (let index = 0; index < hits.count; index++) {
    if (matchOf(hits.keys[index]!) !== match) continue;
    const at = next[hits.kinds[index]!]!++;
    keys[at] = hits.keys[index]!;
    nos[at] = hits.nos[index]!;
  }

  const ofRounds: PlacedHit[] = [];
  counts.forEach((of, kind) => {
    const own = {
      keys: keys.subarray(starts[kind], next[kind]),
      nos: nos.subarray(starts[kind], next[kind]),
      count: of,
    };
    for (const index of selectHits(own, first, end - first))
      ofRounds.push({ key: own.keys[index]!, no: own.nos[index]!, kind });
  });
  const placed = inOrder(ofRounds).slice(wanted.from - skipped, to - skipped);
  return { placed: placed.map(({ no }) => no), count };
}
