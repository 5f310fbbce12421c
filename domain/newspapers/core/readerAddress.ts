import { type PageRegion, parseXywh, xywhOf } from '#domain/records/core/pageRegion.ts';

/** What the reader of newspapers shows. */
export interface ReaderPlace {
  /** Of an issue, a page or an article; empty when none is named. */
  id: string;
  /**
   * Position of the page to show, from 1, where an article goes on to further pages; null for the one that the id
   * names.
   */
  page: number | null;
  /** Words to mark on the pages, in the language of article search; empty for none. */
  words: string;
  /** The rectangle of the page to show; null for the article, or the whole page. */
  xywh: PageRegion | null;
}

/** Longest search that an address may hold; the rest is cut off. */
const MOST_WORDS = 2_000;
const PAGE = /^[1-9]\d{0,3}$/u;

/**
 * The reader of newspapers at an issue, a page or an article (REC-006). Slashes and commas stay readable.
 *
 * @example readerAddress('BL/0002647/18240217/0003/0001', { words: 'fire' }) //
 * '/image-viewer?issue=BL/0002647/18240217/0003/0001&q=fire'
 */
export function readerAddress(
  id: string,
  { page = null, words = '', xywh = null }: Partial<Omit<ReaderPlace, 'id'>> = {},
): string {
  const query = new URLSearchParams({
    issue: id,
    ...(page !== null && { page: String(page) }),
    ...(words !== '' && { q: words.slice(0, MOST_WORDS) }),
  });
  return `/image-viewer?${query.toString().replaceAll('%2F', '/')}${xywh ? `&xywh=${xywhOf(xywh)}` : ''}`;
}

/** Reads the query of the reader's address. Never fails: a rectangle that is none counts as not given. */
export function readReaderAddress(search: string): ReaderPlace {
  const query = new URLSearchParams(search);
  const page = PAGE.exec(query.get('page') ?? '')?.[0];
  return {
    id: query.get('issue') ?? '',
    page: page === undefined ? null : Number(page),
    words: (query.get('q') ?? '').slice(0, MOST_WORDS),
    xywh: parseXywh(query.get('xywh') ?? ''),
  };
}
