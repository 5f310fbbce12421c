import { opens } from '#domain/billing/core/holdings.ts';
import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { issueDateInWords } from '#domain/newspapers/core/issueDateInWords.ts';
import type { DatePrecision } from '#domain/newspapers/core/readIssueDate.ts';
import { type ArticleLine, hitParts } from '#domain/newspapers/iiif/hitParts.ts';
import type { SearchHit } from '#domain/newspapers/iiif/searchAnswer.ts';
import type { ArticleFilters, ArticleQuery } from '#domain/newspapers/search/articleQuery.ts';
import type { ArticleHit } from '#server/engines/articles/articleSearch.ts';
import { isVisibleArticle } from '#server/engines/newspapers/articleParts.ts';
import type { Database } from '#server/platform/db/database.ts';

import { type IiifService, readingsOf } from './IiifService.ts';
import { type PageLines, readLines } from './readLines.ts';

/** Articles that a page of results is made of. */
const ARTICLES = 20;
/** Pages of results that can be leafed through. */
export const MOST_PAGES = 500;

/** What a search is asked. */
export interface HitQuery {
  words: string;
  filters: ArticleFilters;
  /** From 1. */
  page: number;
}

/** A page of results. */
export interface FoundHits {
  hits: SearchHit[];
  pages: number;
}

interface PlacedArticle {
  no: number;
  issueId: string;
  titleName: string;
  date: string;
  precision: DatePrecision;
  zones: { pageId: string; first: number; last: number }[];
}

/** The accesses under which articles that a reader may read can be filed. */
interface AccessKinds {
  /** Articles filed so are open to this reader. */
  sure: string[];
  /** Among these some may be: those of the reader's own institution. */
  unsure: string[];
}

function accessKinds(viewer: Viewer): AccessKinds {
  if (viewer.memberId === null) return { sure: ['free'], unsure: [] };
  const isSubscriber = opens(viewer, 'newspapers');
  return {
    sure: ['free', 'members', ...(isSubscriber ? ['subscribers'] : [])],
    unsure: viewer.hasLibraryAccess === true ? ['institution', ...(isSubscriber ? [] : ['subscribers'])] : [],
  };
}

/** Where these articles are; those that are hidden or removed since are left out. */
async function placesOf(db: Database, nos: readonly number[]): Promise<Map<number, PlacedArticle>> {
  const rows = await db.rows<Omit<PlacedArticle, 'zones'> & PlacedArticle['zones'][number]>(
    `/* iiif.hitPlaces */ SELECT article.no, issue.id AS "issueId", title.name AS "titleName", issue.date::text AS date, date_precision AS precision, page_id AS "pageId", first_line AS first, last_line AS last
     FROM newspaper_article article JOIN open_issue issue ON issue.id = issue_id JOIN newspaper_title title ON title.id = title_id JOIN article_zone ON article_no = article.no
     WHERE article.no = ANY($1::bigint[]) AND ${isVisibleArticle('article')} ORDER BY article.no, n`,
    [nos],
  );
  const places = new Map<number, PlacedArticle>();
  for (const { pageId, first, last, ...article } of rows) {
    const place = places.get(article.no) ?? { ...article, zones: [] };
    place.zones.push({ pageId, first, last });
    places.set(article.no, place);
  }
  return places;
}

/** The lines of an article; null where one of them is withheld now, so that positions would no longer fit. */
function linesOf({ zones }: PlacedArticle, pages: ReadonlyMap<string, PageLines | null>): ArticleLine[] | null {
  const lines = zones.flatMap(({ pageId, first, last }) =>
    (pages.get(pageId)?.lines ?? [])
      .slice(first, last + 1)
      .map((content, at) => ({ pageId, line: first + at, content })),
  );
  return lines.every((line): line is ArticleLine => line.content !== null) ? lines : null;
}

/** A page of what a search finds in issues that a reader may read, each hit with its boxes. */
export async function findHits(
  { db, articles }: Pick<IiifService, 'db' | 'articles'>,
  viewer: Viewer,
  { words, filters, page }: HitQuery,
  signal: AbortSignal,
): Promise<FoundHits> {
  // The engine leaves out what cannot be open, so that pages of results are full; each issue is judged afterwards.
  const { sure, unsure } = accessKinds(viewer);
  const narrowed = { ...filters, access: [...sure, ...unsure] };
  const inIssue = filters.issue !== undefined;
  const answer = await articles.search(
    {
      words,
      filters: narrowed,
      order: inIssue ? 'oldest' : 'relevance',
      withMisreadings: true,
      refused: [],
      facets: [],
    },
    { offset: (page - 1) * ARTICLES, limit: ARTICLES },
    signal,
  );
  const places = await placesOf(
    db,
    answer.hits.map(({ no }) => no),
  );
  const readings = await readingsOf(db, viewer, [...new Set([...places.values()].map(({ issueId }) => issueId))]);
  const open = answer.hits.flatMap((hit): { hit: ArticleHit; place: PlacedArticle }[] => {
    const place = places.get(hit.no);
    return place && readings.get(place.issueId)?.isReadable ? [{ hit, place }] : [];
  });
  const pages = new Map<string, PageLines | null>();
  for (const { place } of open)
    for (const { pageId } of place.zones) if (!pages.has(pageId)) pages.set(pageId, await readLines(db, pageId));
  const hits = open.flatMap(({ hit, place }) => {
    const issue = { id: place.issueId, label: `${place.titleName}, ${issueDateInWords(place.date, place.precision)}` };
    return hitParts(linesOf(place, pages) ?? [], hit.spans).map((found) => ({ issue, ...found }));
  });
  return { hits, pages: Math.min(MOST_PAGES, Math.max(1, Math.ceil(answer.total / ARTICLES))) };
}

/** Articles of which it cannot be told by their access whether they are open, and that are looked at one by one. */
const MOST_JUDGED = 100;

/** How many articles that a reader may read hold each of these words; words of none are left out. Most first. */
export async function countWords(
  { db, articles }: Pick<IiifService, 'db' | 'articles'>,
  viewer: Viewer,
  filters: ArticleFilters,
  words: readonly string[],
): Promise<{ value: string; count: number }[]> {
  const { sure, unsure } = accessKinds(viewer);
  const counted = await Promise.all(
    words.map(async (value) => {
      const query = (access: readonly string[]): ArticleQuery => ({
        words: `=${value}`,
        filters: { ...filters, access },
        order: 'oldest',
        withMisreadings: false,
        refused: [],
        facets: [],
      });
      const open = await articles.count(query(sure));
      if (unsure.length === 0) return { value, count: open };
      const places = [
        ...(
          await placesOf(
            db,
            (await articles.search(query(unsure), { offset: 0, limit: MOST_JUDGED })).hits.map(({ no }) => no),
          )
        ).values(),
      ];
      const readings = await readingsOf(db, viewer, [...new Set(places.map(({ issueId }) => issueId))]);
      return { value, count: open + places.filter(({ issueId }) => readings.get(issueId)?.isReadable).length };
    }),
  );
  return counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
