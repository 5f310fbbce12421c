/** A kind of record and how many there are. */
export interface KindCount {
  kind: string;
  count: number;
}

/** One record of a list: the place it has among those of its kind, from 0. */
export interface Turn {
  kind: string;
  at: number;
}

/**
 * A stretch of a list in which kinds take turns, the most frequent first, until each has no more: a list that nothing
 * narrows starts with one record of each kind and not with a page of one. Every record is at one position only.
 * @param offset - from 0.
 * @returns fewer than `limit` at the end of the list.
 * @example takingTurns([{ kind: 'census', count: 3 }, { kind: 'baptism', count: 1 }], 0, 3) // census 0, baptism 0, census 1
 */
export function takingTurns(kinds: readonly KindCount[], offset: number, limit: number): Turn[] {
  const order = [...kinds].filter(({ count }) => count > 0).sort((one, other) => other.count - one.count || (one.kind < other.kind ? -1 : 1));
  const before = (round: number): number => order.reduce((sum, { count }) => sum + Math.min(count, round), 0);
  // The last round that starts at or before the offset.
  let [low, high] = [0, order[0]?.count ?? 0];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (before(middle) <= offset) low = middle;
    else high = middle - 1;
  }
  const turns: Turn[] = [];
  let skipped = offset - before(low);
  for (let round = low; turns.length < limit && round < (order[0]?.count ?? 0); round += 1) {
    for (const { kind, count } of order) {
      if (count <= round || turns.length >= limit) continue;
      if (skipped > 0) skipped -= 1;
      else turns.push({ kind, at: round });
    }
  }
  return turns;
}
