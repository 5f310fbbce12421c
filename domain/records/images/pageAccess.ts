import { hasBought } from '#domain/billing/core/holdings.ts';
import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import type { RecordSet } from '#domain/records/core/record.ts';
import { mayOpenSet } from '#domain/records/core/recordAccess.ts';

import type { PageRegion } from '../core/pageRegion.ts';

/** What of a page decides who may see it. */
interface JudgedPage {
  recordSet: Pick<RecordSet, 'access' | 'id'>;
  lines: readonly { recordId?: string | null; isClosed: boolean; region: PageRegion | null }[];
}

/**
 * Whether a reader may see a page: readers who may open its set may see it, unless nothing on it is open, or a closed
 * record is at an unknown place on it. Closed lines of a page that shows are covered (`coveredRegions`).
 */
export function maySeePage({ recordSet, lines }: JudgedPage, viewer: Pick<Viewer, 'memberId' | 'holdings'>): boolean {
  // Who has bought the image of one of its records sees the page.
  if (
    !mayOpenSet(recordSet, viewer, 'images') &&
    !lines.some(({ recordId, isClosed }) => !isClosed && hasBought(viewer, 'images', recordId))
  )
    return false;
  if (lines.length > 0 && lines.every(({ isClosed }) => isClosed)) return false;
  return lines.every(({ isClosed, region }) => !isClosed || region !== null);
}

/** Hidden rectangles of a page, in an order of their own: the same for the same closed lines. */
export const coveredRegions = ({ lines }: Pick<JudgedPage, 'lines'>): PageRegion[] =>
  lines.flatMap(({ isClosed, region }) => (isClosed && region ? [region] : [])).sort((a, b) => a.y - b.y || a.x - b.x);
