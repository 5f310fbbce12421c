import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import type { ArticleKind } from '#domain/newspapers/core/articleKind.ts';
import type { DatePrecision } from '#domain/newspapers/core/readIssueDate.ts';
import { isVisibleArticle } from '#server/engines/newspapers/articleParts.ts';
import type { Database } from '#server/platform/db/database.ts';

/** An article with its issue and its newspaper. */
export interface ArticleRow {
  no: number;
  id: string;
  issueId: string;
  headline: string | null;
  kind: ArticleKind;
  isGuess: boolean;
  words: number;
  firstPage: number;
  quality: number | null;
  /** `2026-11-01` */
  addedOn: string;
  date: string;
  precision: DatePrecision;
  /** Empty for the only edition of a date. */
  edition: string;
  /** The number that its first page prints. */
  pageLabel: string;
  title: string;
  placeName: string | null;
  county: string | null;
  region: string | null;
  isSample: boolean;
  attribution: string | null;
}

/** The pages and the text of an article. */
export interface ArticleBody {
  /** Each once, in reading order. */
  pages: readonly { id: string; hasImage: boolean }[];
  /** As it is indexed. */
  text: string;
  isCorrected: boolean;
}

interface ZoneRow {
  no: number;
  pageId: string;
  hasImage: boolean;
  isCorrected: boolean | null;
  text: string | null;
}

/** Articles that readers may know of, by their numbers. */
export async function articleRows(db: Database, nos: readonly number[]): Promise<ReadonlyMap<number, ArticleRow>> {
  const rows = await db.rows<ArticleRow>(
    `/* newspapers.found */ SELECT a.no, a.id, a.issue_id AS "issueId", a.headline, a.kind, a.is_guess AS "isGuess", a.words, a.first_page AS "firstPage", a.quality,
       a.added_on::text AS "addedOn", i.date::text AS date, i.date_precision AS precision, i.edition,
       coalesce((SELECT label FROM newspaper_page WHERE issue_id = i.id AND position = a.first_page), a.first_page::text) AS "pageLabel", t.name AS title, t.place_name AS "placeName", t.county, t.region, t.is_sample AS "isSample", t.attribution
     FROM newspaper_article a JOIN open_issue i ON i.id = a.issue_id JOIN newspaper_title t ON t.id = i.title_id
     WHERE a.no = ANY($1::bigint[]) AND ${isVisibleArticle('a')}`,
    [nos],
  );
  return new Map(rows.map((row) => [row.no, row]));
}

/** Pages and texts of articles by number, in one statement: a page is cut into its lines once for all its articles. */
export async function articleBodies(db: Database, nos: readonly number[]): Promise<ReadonlyMap<number, ArticleBody>> {
  const rows = await db.rows<ZoneRow>(
    `/* newspapers.foundTexts */ WITH zone AS (SELECT article_no, n, page_id, first_line, last_line FROM article_zone WHERE article_no = ANY($1::bigint[])),
     page AS MATERIALIZED (
       SELECT p.id, p.image_id IS NOT NULL AS has_image, latest.corrected_lines, string_to_array(latest.text, E'\\n') AS lines
       FROM newspaper_page p LEFT JOIN LATERAL (SELECT text, corrected_lines FROM page_text WHERE page_id = p.id ORDER BY revision DESC LIMIT 1) latest ON true
       WHERE p.id IN (SELECT page_id FROM zone))
     SELECT article_no AS no, page.id AS "pageId", has_image AS "hasImage", EXISTS (SELECT FROM unnest(corrected_lines) AS line WHERE line BETWEEN first_line AND last_line) AS "isCorrected", array_to_string(lines[first_line + 1 : last_line + 1], E'\\n') AS text
     FROM zone JOIN page ON page.id = zone.page_id ORDER BY article_no, n`,
    [nos],
  );
  const zones = new Map<number, ZoneRow[]>();
  for (const row of rows) pushTo(zones, row.no, row);
  return new Map(
    [...zones].map(([no, own]) => [
      no,
      {
        pages: [...new Map(own.map(({ pageId, hasImage }) => [pageId, { id: pageId, hasImage }])).values()],
        text: own.flatMap(({ text }) => text ?? []).join('\n'),
        isCorrected: own.some(({ isCorrected }) => isCorrected === true),
      },
    ]),
  );
}

/** Names of newspapers of which issues are held, by id. */
export async function titleNames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows =
    ids.length === 0
      ? []
      : await db.rows<{ id: string; name: string }>(
          '/* newspapers.names */ SELECT id, name FROM newspaper_title t WHERE id = ANY($1::text[]) AND EXISTS (SELECT FROM open_issue WHERE title_id = t.id)',
          [ids],
        );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Newspapers of which issues are held. */
export const countTitles = async (db: Database): Promise<number> =>
  (
    await db.one<{ count: number }>(
      '/* newspapers.count */ SELECT count(*)::int AS count FROM newspaper_title t WHERE EXISTS (SELECT 1 FROM open_issue WHERE title_id = t.id)',
    )
  )?.count ?? 0;
