import { type PageRegion, parseXywh, xywhOf } from '#domain/records/core/pageRegion.ts';

/** What the address of the viewer says. */
export interface ViewerPlace {
  /** The record whose line is meant; empty when none is named. */
  recordId: string;
  /** The page that is shown; null for the record's own. Without a record it is what was asked for. */
  pageId: string | null;
  /** The rectangle to show and mark; null for the record's line, or the whole page. */
  region: PageRegion | null;
}

/** Reads the viewer's query; a rectangle that is none counts as not given. */
export function readViewerPlace(query: URLSearchParams): ViewerPlace {
  return {
    recordId: query.get('id') ?? '',
    pageId: query.get('page') || null,
    region: parseXywh(query.get('xywh') ?? ''),
  };
}

/** The query of a place, without what goes without saying. Commas stay readable: they part numbers only. */
export function viewerQuery({
  recordId,
  pageId = null,
  region = null,
}: {
  recordId: string;
  pageId?: string | null;
  region?: PageRegion | null;
}): string {
  const query = new URLSearchParams({
    ...((recordId !== '' || pageId === null) && { id: recordId }),
    ...(pageId !== null && { page: pageId }),
  });
  return `?${query.toString()}${region ? `&xywh=${xywhOf(region)}` : ''}`;
}
