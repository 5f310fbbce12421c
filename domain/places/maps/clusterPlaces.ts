import type { Position } from '#domain/places/gazetteer/distance.ts';

import { toPixels } from './mercator.ts';

/** What may be drawn as one. */
export interface Clusterable extends Position {
  id: string;
  count?: number;
}

/** Things that lie so near each other that they are drawn as one, where the greatest of them lies. */
export interface Cluster<Item extends Clusterable> {
  /** The one with the highest count. */
  head: Item;
  /** All of them, the head first. */
  items: readonly Item[];
  /** Sum of the counts; null where nothing is counted. */
  count: number | null;
}

/**
 * Draws together what would overlap at a zoom: the greatest first, each takes in what lies within `pixels` of it. Every item is
 * in exactly one cluster. The same whatever the order of the items: equal counts are ordered by id.
 *
 * @param pixels - nearest distance of two clusters, in CSS pixels.
 */
export function clusterPlaces<Item extends Clusterable>(items: readonly Item[], zoom: number, pixels: number): Cluster<Item>[] {
  const sorted = items.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0) || (a.id < b.id ? -1 : 1));
  const clusters: { x: number; y: number; items: Item[] }[] = [];
  for (const item of sorted) {
    const { x, y } = toPixels(item, zoom);
    const near = clusters.find((cluster) => Math.hypot(cluster.x - x, cluster.y - y) < pixels);
    if (near) near.items.push(item);
    else clusters.push({ x, y, items: [item] });
  }
  return clusters.map(({ items: held }) => {
    const [head] = held as [Item, ...Item[]];
    const isCounted = held.some(({ count }) => count !== undefined);
    return { head, items: held, count: isCounted ? held.reduce((sum, { count }) => sum + (count ?? 0), 0) : null };
  });
}
