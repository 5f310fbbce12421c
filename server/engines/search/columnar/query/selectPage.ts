/** Hits to choose a page from: smaller key first, then smaller record number. Parallel arrays, `count` long. */
export interface RankedHits {
  keys: Uint32Array;
  nos: Uint32Array;
  count: number;
}

/** Up to so many places a heap is quicker than narrowing by digits. */
export const HEAP_PLACES = 512;

/**
 * The record numbers at places `offset` to `offset + limit` of the order. Never sorts all hits: the first pages come
 * from a bounded heap, deep ones from narrowing key and number digit by digit to the stretch that holds the page.
 */
export const selectPage = (hits: RankedHits, offset: number, limit: number): number[] =>
  selectHits(hits, offset, limit).map((index) => hits.nos[index]!);

/** The same as indices into the hits. */
export function selectHits(hits: RankedHits, offset: number, limit: number): number[] {
  if (limit <= 0 || offset >= hits.count) return [];
  const end = Math.min(hits.count, offset + limit);
  const chosen = end <= HEAP_PLACES ? heapSelect(hits, end) : stretchSelect(hits, offset, end);
  return chosen.slice(offset, end);
}

const compare = ({ keys, nos }: RankedHits, a: number, b: number): number => keys[a]! - keys[b]! || nos[a]! - nos[b]!;

/**
 * Lets a hit of a heap sink to its place; the worst of the hits is on top. The heap is `size` entries of the array,
 * beginning at `from`.
 */
export function siftDown(hits: RankedHits, heap: Uint32Array, from: number, size: number, start: number): void {
  let at = start;
  for (;;) {
    const left = 2 * at + 1;
    if (left >= size) return;
    const worse = left + 1 < size && compare(hits, heap[from + left + 1]!, heap[from + left]!) > 0 ? left + 1 : left;
    if (compare(hits, heap[from + worse]!, heap[from + at]!) <= 0) return;
    [heap[from + at], heap[from + worse]] = [heap[from + worse]!, heap[from + at]!];
    at = worse;
  }
}

/** Indices of the first `places` hits, in order. */
function heapSelect(hits: RankedHits, places: number): number[] {
  const { keys, nos, count } = hits;
  const heap = Uint32Array.from({ length: places }, (_none, index) => index);
  for (let at = (places >>> 1) - 1; at >= 0; at--) siftDown(hits, heap, 0, places, at);
  let topKey = keys[heap[0]!]!;
  let topNo = nos[heap[0]!]!;
  for (let index = places; index < count; index++) {
    const key = keys[index]!;
    if (key > topKey || (key === topKey && nos[index]! > topNo)) continue;
    heap[0] = index;
    siftDown(hits, heap, 0, places, 0);
    topKey = keys[heap[0]]!;
    topNo = nos[heap[0]]!;
  }
  return Array.from(heap).sort((a, b) => compare(hits, a, b));
}

/** An array whose places from `offset` to `end` are right; what precedes them is never read. */
function stretchSelect(hits: RankedHits, offset: number, end: number): number[] {
  let candidates: Uint32Array | null = null;
  let before = 0;
  for (const digitOf of digits(hits)) {
    const size: number = candidates ? candidates.length : hits.count;
    if (size <= Math.max(2048, 2 * (end - offset))) break;
    const histogram = new Uint32Array(65_536);
    for (let at = 0; at < size; at++) histogram[digitOf(candidates ? candidates[at]! : at)]!++;
    let first = 0;
    let below = before;
    while (below + histogram[first]! <= offset) below += histogram[first++]!;
    let last = first;
    let covered = below + histogram[first]!;
    while (covered < end) covered += histogram[++last]!;
    // A digit that all agree in narrows nothing.
    if (covered - below === size) continue;
    const narrowed: Uint32Array = new Uint32Array(covered - below);
    let kept = 0;
    for (let at = 0; at < size; at++) {
      const index = candidates ? candidates[at]! : at;
      const digit = digitOf(index);
      if (digit >= first && digit <= last) narrowed[kept++] = index;
    }
    candidates = narrowed;
    before = below;
    // A lower digit tells apart only what agrees in this one.
    if (first !== last) break;
  }
  const inOrder = (candidates ?? Uint32Array.from({ length: hits.count }, (_none, index) => index)).sort((a, b) =>
    compare(hits, a, b),
  );
  const placed: number[] = new Array<number>(before).fill(0);
  for (const index of inOrder) placed.push(index);
  return placed;
}

const digits = ({ keys, nos }: RankedHits): ((index: number) => number)[] => [
  (index) => keys[index]! >>> 16,
  (index) => keys[index]! & 0xffff,
  (index) => nos[index]! >>> 16,
  (index) => nos[index]! & 0xffff,
];
