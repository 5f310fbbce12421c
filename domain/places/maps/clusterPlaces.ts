import { pushTo } from '#domain/kernel/compact/pushTo.ts';
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
 * Draws together what would overlap at a zoom: the greatest first, each takes in what lies within `pixels` of it. Every
 * item is in exactly one cluster. The same whatever the order of the items: equal counts are ordered by id.
 *
 * @param pixels - nearest distance of two clusters, in CSS pixels.
 */
export function clusterPlaces<Item extends Clusterable>(
  items: readonly Item[],
  zoom: number,
  pixels: number,
): Cluster<Item>[] {
  const sorted = items.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0) || (a.id < b.id ? -1 : 1));
  const clusters: { x: number; y: number; at: number; items: Item[] }[] = [];
  // Squares as wide as the nearest distance: what is near enough lies in the same one or beside it.
  const squares = new Map<string, typeof clusters>();
  for (const item of sorted) {
    const { x, y } = toPixels(item, zoom);
    const [column, row] = [Math.floor(x / pixels), Math.floor(y / pixels)];
    let near: (typeof clusters)[number] | null = null;
    for (const across of [-1, 0, 1]) {
      for (const down of [-1, 0, 1]) {
        for (const cluster of squares.get(`${column + across} ${row + down}`) ?? [])
          if (Math.hypot(cluster.x - x, cluster.y - y) < pixels && (near === null || cluster.at < near.at))
            near = cluster;
      }
    }
    if (near) near.items.push(item);
    else {
      const cluster = { x, y, at: clusters.length, items: [item] };
      clusters.push(cluster);
      pushTo(squares, `${column} ${row}`, cluster);
    }
  }
  return clusters.map(({ items: held }) => {
    const [head] = held as [Item, ...Item[]];
    const isCounted = held.some(({ count }) => count !== undefined);
    return { head, items: held, count: isCounted ? held.reduce((sum, { count }) => sum + (count ?? 0), 0) : null };
  });
}
