import { setImmediate } from 'node:timers/promises';

import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import { articleWordsInTurns, spanTokens } from '#domain/newspapers/search/articleWords.ts';
import { findSpans, type ReadingsOf } from '#domain/newspapers/search/findSpans.ts';
import type { WordsQuery } from '#domain/newspapers/search/wordsQuery.ts';
import { articleText, type PageText, type TextZone, toPageText } from '#server/engines/newspapers/articleText.ts';
import type { HitPart, PageHit, PageHits } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { type IssueZone, zonesOfIssue } from './readPage.ts';

/**
 * Places that are marked at most: more than a reader goes through, and as many boxes as an image is moved with at ease.
 */
const MOST_HITS = 2_000;

interface PageRow {
  id: string;
  text: string;
  alternatives: [number, string][];
}

/** A stretch of text that is read as one: an article, or what of a page belongs to none. */
interface Stretch {
  articleId: string | null;
  zones: TextZone[];
}

interface Found extends PageHit {
  pageId: string;
}

/** Runs of lines of a page that no article has. @param zones - of this page */
function outside(pageId: string, lines: number, zones: readonly IssueZone[]): TextZone[] {
  const runs: TextZone[] = [];
  let next = 0;
  for (const { firstLine, lastLine } of zones.toSorted((a, b) => a.firstLine - b.firstLine)) {
    if (firstLine > next) runs.push({ pageId, firstLine: next, lastLine: firstLine - 1 });
    next = Math.max(next, lastLine + 1);
  }
  return next < lines ? [...runs, { pageId, firstLine: next, lastLine: lines - 1 }] : runs;
}

function stretchesOf(pages: ReadonlyMap<string, PageText>, zones: readonly IssueZone[]): Stretch[] {
  const articles = new Map<string, TextZone[]>();
  const onPages = new Map<string, IssueZone[]>();
  for (const zone of zones) {
    if (!zone.isHidden) pushTo(articles, zone.articleId, zone);
    pushTo(onPages, zone.pageId, zone);
  }
  return [
    ...[...articles].map(([articleId, own]) => ({ articleId, zones: own })),
    ...[...pages].map(([id, { lines }]) => ({
      articleId: null,
      zones: outside(id, lines.length, onPages.get(id) ?? []),
    })),
  ];
}

/** Where each token of a stretch is. */
function tokenPlaces(
  { zones }: Stretch,
  pages: ReadonlyMap<string, PageText>,
): { pageId: string; line: number; word: number }[] {
  return zones.flatMap(({ pageId, firstLine, lastLine }) =>
    (pages.get(pageId)?.lines.slice(firstLine, lastLine + 1) ?? []).flatMap((text, at) =>
      text === '' ? [] : text.split(' ').map((_word, word) => ({ pageId, line: firstLine + at, word })),
    ),
  );
}

async function hitsIn(
  stretch: Stretch,
  pages: ReadonlyMap<string, PageText>,
  query: WordsQuery,
  readingsOf: ReadingsOf,
): Promise<Found[]> {
  const { text, alternatives } = articleText(stretch.zones, pages);
  const words = await articleWordsInTurns(text, alternatives, setImmediate);
  const spans = findSpans(words, query, readingsOf);
  if (spans.length === 0) return [];
  const places = tokenPlaces(stretch, pages);
  return spanTokens(words, spans).flatMap(({ from, to }) => {
    const onPages = new Map<string, HitPart[]>();
    for (const place of places.slice(from, to)) {
      const parts = onPages.get(place.pageId) ?? [];
      onPages.set(place.pageId, parts);
      const last = parts.at(-1);
      if (last?.line === place.line) last.to = place.word + 1;
      else parts.push({ line: place.line, from: place.word, to: place.word + 1 });
    }
    return [...onPages].map(([pageId, parts]) => ({ pageId, articleId: stretch.articleId, parts }));
  });
}

/** In reading order; where one place was found in two ways, once. */
function inOrder(hits: Found[]): PageHit[] {
  const start = ({ parts: [first] }: Found) => first ?? { line: 0, from: 0 };
  const sorted = hits.sort((a, b) => start(a).line - start(b).line || start(a).from - start(b).from);
  return sorted
    .filter((hit, at) => JSON.stringify(hit.parts) !== JSON.stringify(sorted[at - 1]?.parts))
    .map(({ articleId, parts }) => ({ articleId, parts }));
}

/**
 * Places of a query's words on the pages of an issue, for a reader who may read it. Words are read as the search index
 * reads them: over line ends and columns of an article, and by what OCR made of them.
 */
export async function issueHits(
  db: Database,
  issueId: string,
  query: WordsQuery,
  readingsOf: ReadingsOf,
): Promise<PageHits[]> {
  const rows = await db.rows<PageRow>(
    `/* reader.texts */ SELECT page.id, text, alternatives FROM newspaper_page page
     JOIN page_text ON page_text.page_id = page.id AND revision = (SELECT max(revision) FROM page_text WHERE page_id = page.id)
     WHERE issue_id = $1 ORDER BY position`,
    [issueId],
  );
  const pages = new Map(rows.map(({ id, ...text }) => [id, toPageText(text)]));
  const found: Found[] = [];
  for (const stretch of stretchesOf(pages, await zonesOfIssue(db, issueId))) {
    if (found.length >= MOST_HITS) break;
    found.push(...(await hitsIn(stretch, pages, query, readingsOf)));
    // Others are answered between two articles.
    await setImmediate();
  }
  const shown = found.slice(0, MOST_HITS);
  return [...pages.keys()]
    .map((pageId) => ({ pageId, hits: inOrder(shown.filter((hit) => hit.pageId === pageId)) }))
    .filter(({ hits }) => hits.length > 0);
}
