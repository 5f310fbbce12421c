import { SIGNS_OF_DOUBT } from '#domain/kernel/readings/isReadingKey.ts';
import { isOutsideAlphabet, orderKey, UNREAD_INITIAL } from '#domain/kernel/readings/orderKey.ts';

import { compareCodePoints } from '../../matching/compareCodePoints.ts';
import type { Segment } from '../segment/Segment.ts';

/** Order numbers of a field's values over all segments; code 0 keeps 0. */
export interface GlobalOrder {
  /** By segment; null when the segment has no such value. */
  maps: readonly (Uint32Array | null)[];
  /** Distinct values; they count from 1. */
  size: number;
  /** The last that has a place in the alphabet; those behind it come last whichever the direction. */
  placed: number;
  /** The one of which nothing could be read, which orders nothing; 0 where there is none. */
  unread: number;
  /** Whether some are not in the order of their code points. */
  hasReadings: boolean;
  textOf: (order: number) => string;
}

/** How many values are before a text that is none of them. */
function valuesBefore({ size, textOf }: GlobalOrder, text: string): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareCodePoints(textOf(middle + 1), text) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Puts readings where readers look for them (orderKey); all other values stay in their order. */
export function orderReadings(order: GlobalOrder, segments: readonly Segment[], field: string): GlobalOrder {
  const inDoubt = new Set<number>();
  segments.forEach((segment, at) => {
    const dictionary = segment.field(field)?.dictionary;
    const unread = dictionary?.find(UNREAD_INITIAL) ?? null;
    for (const code of [...(dictionary?.codesHolding(SIGNS_OF_DOUBT) ?? []), ...(unread === null ? [] : [unread])])
      inDoubt.add(order.maps[at]![code + 1]!);
  });
  if (inDoubt.size === 0) return order;
  const keys = [...inDoubt].map((before) => ({ before, key: orderKey(order.textOf(before)) }));
  const ordered = keys
    .flatMap(({ before, key }) => (key === null ? [] : { before, key, at: valuesBefore(order, key) }))
    .sort((a, b) => compareCodePoints(a.key, b.key));
  const unread = keys.find(({ key }) => key === null)?.before;

  const moved = new Uint32Array(order.size + 1);
  const origins = new Uint32Array(order.size + 1);
  let last = 0;
  const put = (before: number): void => {
    moved[before] = ++last;
    origins[last] = before;
  };
  let next = 0;
  for (let value = 1; value <= order.size; value++) {
    if (inDoubt.has(value)) continue;
    for (; next < ordered.length && ordered[next]!.at < value; next++) put(ordered[next]!.before);
    put(value);
  }
  for (; next < ordered.length; next++) put(ordered[next]!.before);
  if (unread !== undefined) put(unread);
  return {
    maps: order.maps.map((map) => map && map.map((value) => moved[value]!)),
    size: order.size,
    placed: order.size - keys.filter(({ key }) => key === null || isOutsideAlphabet(key)).length,
    unread: unread === undefined ? 0 : moved[unread]!,
    hasReadings: true,
    textOf: (wanted) => order.textOf(origins[wanted] ?? 0),
  };
}
