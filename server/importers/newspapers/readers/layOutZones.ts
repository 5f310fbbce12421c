import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import type { ZoneDraft } from '../IssueDraft.ts';
import { boxAround, type FittedPage, reorderLines } from './textPage.ts';

/** A part of an article on a page, before the page is put into reading order. */
export interface WantedZone {
  article: number;
  order: number;
  /** Where the source says it is; null: around its lines. */
  box: PageRegion | null;
  /** Lines of the page; one that an earlier zone has taken stays there. */
  lines: readonly number[];
}

/**
 * Puts the lines of each zone together, zones in the order of their articles and what belongs to none at the end, so
 * that a zone is a range of lines. Zones without lines are left out.
 */
export function layOutZones(page: FittedPage, wanted: readonly WantedZone[]): { page: FittedPage; zones: ZoneDraft[] } {
  const taken = new Set<number>();
  const order: number[] = [];
  const zones: ZoneDraft[] = [];
  for (const { article, order: within, box, lines } of wanted) {
    const own = lines.filter((line) => !taken.has(line) && page.lines[line] !== undefined);
    if (own.length === 0) continue;
    for (const line of own) taken.add(line);
    const around = box ?? boxAround(own.flatMap((line) => page.lines[line] ?? []));
    const [left, top] = [Math.max(0, Math.round(around?.x ?? 0)), Math.max(0, Math.round(around?.y ?? 0))];
    zones.push({
      article,
      order: within,
      x: left,
      y: top,
      width: Math.max(1, Math.min(Math.round((around?.x ?? 0) + (around?.width ?? 0)), page.width) - left),
      height: Math.max(1, Math.min(Math.round((around?.y ?? 0) + (around?.height ?? 0)), page.height) - top),
      firstLine: order.length,
      lastLine: order.length + own.length - 1,
    });
    order.push(...own);
  }
  order.push(...page.lines.flatMap((_line, at) => (taken.has(at) ? [] : [at])));
  return { page: reorderLines(page, order), zones };
}
