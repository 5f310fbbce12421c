import type { ArticleOrder } from '#domain/newspapers/search/articleQuery.ts';
import type { Clause, ClusterHit } from '#server/engines/opensearch/answers.ts';
import { pageWindow } from '#server/engines/opensearch/pageWindow.ts';

import type { ArticlePage } from '../../articleSearch.ts';

interface Key {
  field: string;
  order: 'asc' | 'desc';
}

const FIRST: Readonly<Record<ArticleOrder, readonly Key[]>> = {
  relevance: [{ field: '_score', order: 'desc' }],
  title: [{ field: 'title', order: 'asc' }],
  added: [{ field: 'addedOn', order: 'desc' }],
  quality: [{ field: 'quality', order: 'desc' }],
  oldest: [],
  newest: [],
};

/** Ties go by date, then by number. */
const keysOf = (order: ArticleOrder): readonly Key[] => [
  ...FIRST[order],
  { field: 'day', order: order === 'newest' ? 'desc' : 'asc' },
  { field: 'no', order: 'asc' },
];

/** Articles without a figure of quality come last, or first in reverse. */
function clauseOf({ field, order }: Key, isReversed: boolean): Clause {
  const own = isReversed ? (order === 'asc' ? 'desc' : 'asc') : order;
  return { [field]: { order: own, ...(field === 'quality' && { missing: isReversed ? '_first' : '_last' }) } };
}

/** What a search asks for one page; where the total is known, pages of the second half may be read from the end. */
export function pageOfArticles(
  order: ArticleOrder,
  page: ArticlePage,
  total?: number,
): { body: Clause; isReversed: boolean } {
  const { isReversed, ...window } = pageWindow(page, total);
  return {
    isReversed,
    body: { ...window, sort: keysOf(order).map((key) => clauseOf(key, isReversed)), docvalue_fields: ['id'] },
  };
}

/** Hits in the page's order. */
export function readArticleHits(hits: readonly ClusterHit[], isReversed: boolean): { no: number; id: string }[] {
  const read = hits.map(({ sort, fields }) => ({ no: Number(sort?.at(-1)), id: String(fields?.id?.[0] ?? '') }));
  return isReversed ? read.reverse() : read;
}
