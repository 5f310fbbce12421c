import { isOrderedAsName } from '#domain/records/core/valueKey.ts';

import { compareCodePoints } from '../../matching/compareCodePoints.ts';
import type { Segment } from '../segment/Segment.ts';
import { type GlobalOrder, orderReadings } from './orderReadings.ts';

/** The segments of one manifest as a query sees them, from start to end. */
export class IndexView {
  readonly segments: readonly Segment[];
  private readonly orders = new Map<string, GlobalOrder>();

  constructor(segments: readonly Segment[]) {
    this.segments = segments;
  }

  /** Worked out when first asked for and kept as long as the manifest. */
  orderOf(field: string): GlobalOrder {
    let order = this.orders.get(field);
    if (!order) {
      order = mergeDictionaries(this.segments, field);
      if (isOrderedAsName(field)) order = orderReadings(order, this.segments, field);
      this.orders.set(field, order);
    }
    return order;
  }
}

function mergeDictionaries(segments: readonly Segment[], id: string): GlobalOrder {
  const dictionaries = segments.map((segment) => segment.field(id)?.dictionary ?? null);
  const held = dictionaries.filter((dictionary) => dictionary !== null);
  const only = held[0];
  if (only && held.length === 1) {
    const same = Uint32Array.from({ length: only.size + 1 }, (_none, code) => code);
    return {
      maps: dictionaries.map((dictionary) => dictionary && same),
      size: only.size,
      placed: only.size,
      unread: 0,
      hasReadings: false,
      textOf: (order) => only.get(order - 1),
    };
  }
  const maps = dictionaries.map((dictionary) => dictionary && new Uint32Array(dictionary.size + 1));
  const heads = dictionaries
    .map((dictionary, segment) => ({
      dictionary,
      segment,
      code: 0,
      text: dictionary && dictionary.size > 0 ? dictionary.get(0) : null,
    }))
    .filter(({ text }) => text !== null);
  const sources: number[] = [];
  let order = 0;
  while (heads.length > 0) {
    let least = heads[0];
    for (const head of heads) if (least && compareCodePoints(head.text ?? '', least.text ?? '') < 0) least = head;
    const text = least?.text;
    order++;
    sources.push(least?.segment ?? 0, least?.code ?? 0);
    for (let at = heads.length - 1; at >= 0; at--) {
      const head = heads[at];
      if (!head || head.text !== text) continue;
      maps[head.segment]![head.code + 1] = order;
      head.code++;
      if (head.dictionary && head.code < head.dictionary.size) head.text = head.dictionary.get(head.code);
      else heads.splice(at, 1);
    }
  }
  return {
    maps,
    size: order,
    placed: order,
    unread: 0,
    hasReadings: false,
    textOf: (wanted) => dictionaries[sources[(wanted - 1) * 2] ?? 0]?.get(sources[(wanted - 1) * 2 + 1] ?? 0) ?? '',
  };
}
