import { distinctSpans } from '#domain/newspapers/search/wordSpans.ts';

import type { ArticleAnswer, ArticleHit } from '../articleSearch.ts';
import type { ArticleView } from './ArticleView.ts';
import { spansReader } from './AskedReader.ts';
import { coverageOf } from './coverageOf.ts';
import { FacetTally } from './FacetTally.ts';
import { failedFilters } from './filterMasks.ts';
import { matchWords, type WordMatches } from './matchWords.ts';
import { MOST_SPANS, type PlannedArticleQuery } from './plannedQuery.ts';
import { type HitKeys, orderKey, type SegmentHit, selectHits } from './selectHits.ts';

/** What the index itself answers; the planner knows how words were read. */
export type FoundArticles = Pick<ArticleAnswer, 'hits' | 'total' | 'facets' | 'coverage'>;

interface Filtered {
  hits: HitKeys;
  tally: FacetTally;
}

/** Holds what the words found against the filters. */
function filter(view: ArticleView, query: PlannedArticleQuery, matches: readonly WordMatches[]): Filtered {
  const most = matches.reduce((sum, { docs }) => sum + docs.length, 0);
  const hits: HitKeys = { keys: new Float64Array(most), segments: new Uint8Array(most), docs: new Uint32Array(most) };
  const tally = new FacetTally(view, query.facets);
  const keyOf = orderKey(view, query.order);
  let total = 0;
  matches.forEach(({ docs, scores }, segment) => {
    const failedBy = failedFilters(view.segments[segment]!, query.filters);
    const failed = failedBy && Uint8Array.from(docs, failedBy);
    tally.add(segment, docs, failed);
    for (let at = 0; at < docs.length; at += 1) {
      if (failed !== null && failed[at] !== 0) continue;
      hits.keys[total] = keyOf(segment, docs[at]!, scores[at]!);
      hits.segments[total] = segment;
      hits.docs[total++] = docs[at]!;
    }
  });
  return {
    hits: {
      keys: hits.keys.subarray(0, total),
      segments: hits.segments.subarray(0, total),
      docs: hits.docs.subarray(0, total),
    },
    tally,
  };
}

/** The hits of a page with what was found in each: read in the order of the segment, given in the order of the page. */
function withSpans(view: ArticleView, query: PlannedArticleQuery, page: readonly SegmentHit[]): ArticleHit[] {
  const found = new Map<SegmentHit, ArticleHit>();
  view.segments.forEach(({ segment }, at) => {
    const own = page.filter((hit) => hit.segment === at).sort((a, b) => a.doc - b.doc);
    if (own.length === 0) return;
    const readers = query.all.flat().map((asked) => spansReader(query.terms[at]!, asked));
    for (const hit of own) {
      const spans = distinctSpans(readers.flatMap((read) => read(hit.doc))).slice(0, MOST_SPANS);
      found.set(hit, { no: segment.numbers.no[hit.doc]!, id: segment.idOf(hit.doc), spans });
    }
  });
  return page.map((hit) => found.get(hit)!);
}

/**
 * Answers a planned query.
 *
 * @throws Cancelled
 */
export function answerArticles(
  view: ArticleView,
  query: PlannedArticleQuery,
  isCancelled: () => boolean,
): FoundArticles {
  const coverage = coverageOf(view, query.filters);
  if (query.isNothing) return { hits: [], total: 0, facets: new FacetTally(view, query.facets).finish(), coverage };
  const { hits, tally } = filter(view, query, matchWords(view, query, isCancelled));
  const page = selectHits(view, hits, query.offset, query.limit);
  return { hits: withSpans(view, query, page), total: hits.keys.length, facets: tally.finish(), coverage };
}

/** What a planned query finds, without an order. */
const foundBy = (view: ArticleView, query: PlannedArticleQuery, isCancelled: () => boolean): HitKeys | null =>
  query.isNothing
    ? null
    : filter(
        view,
        { ...query, order: 'oldest', facets: [] },
        matchWords(view, { ...query, order: 'oldest' }, isCancelled),
      ).hits;

/** The exact total of a planned query. @throws Cancelled */
export const countArticles = (view: ArticleView, query: PlannedArticleQuery, isCancelled: () => boolean): number =>
  foundBy(view, query, isCancelled)?.keys.length ?? 0;

/** Numbers of all articles that a planned query finds. @throws Cancelled */
export function findArticles(view: ArticleView, query: PlannedArticleQuery, isCancelled: () => boolean): number[] {
  const hits = foundBy(view, query, isCancelled);
  return hits ? Array.from(hits.docs, (doc, at) => view.segments[hits.segments[at]!]!.segment.numbers.no[doc]!) : [];
}
