import { dayOfYear } from '#domain/newspapers/core/coverage.ts';
import { articleIdOf, issueIdOf, pageIdOf, titleSlug } from '#domain/newspapers/core/newspaperIds.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A newspaper of a test. */
interface TitleGiven {
  id: string;
  name: string;
  placeId?: number | null;
  placeName?: string;
  county?: string;
  country?: string;
  /** Weekdays from 1, Monday. */
  publishesOn?: readonly number[];
}

/** An article of a test: lines of its own, below each other on page one. */
interface ArticleGiven {
  text: string;
  headline?: string;
  kind?: string;
  quality?: number;
  addedOn?: string;
}

/** Adds a newspaper. */
export async function putTitle(
  db: Database,
  { id, name, placeId = null, placeName, county, country = 'england', publishesOn }: TitleGiven,
): Promise<void> {
  await db.rows(
    '/* test.putTitle */ INSERT INTO newspaper_title (id, slug, name, sort_key, place_id, place_name, county, country, publishes_on) VALUES ($1, $2, $3, $3, $4, $5, $6, $7, $8)',
    [id, titleSlug(name), name, placeId, placeName ?? null, county ?? null, country, publishesOn ?? null],
  );
}

/** Adds an issue of one page with its articles, noted as the importer does. @returns the ids of the articles. */
export async function putIssue(
  db: Database,
  titleId: string,
  date: string,
  articles: readonly ArticleGiven[],
): Promise<string[]> {
  const issueId = issueIdOf(titleId, date, '');
  const pageId = pageIdOf(issueId, 1);
  await db.rows(
    `/* test.putIssue */ INSERT INTO newspaper_issue (id, title_id, date, date_precision, edition, pages, articles, words, content_hash, source) VALUES ($1, $2, $3, 'day', '', 1, $4, 1, $1, 'test')`,
    [issueId, titleId, date, articles.length],
  );
  await db.rows(
    `/* test.putDay */ INSERT INTO issue_day (title_id, year, days) VALUES ($1, $2, set_bit(repeat('0', 366)::bit(366), $3, 1)) ON CONFLICT (title_id, year) DO UPDATE SET days = issue_day.days | excluded.days`,
    [titleId, Number(date.slice(0, 4)), dayOfYear(date)],
  );
  await db.rows(
    `/* test.putPage */ INSERT INTO newspaper_page (id, issue_id, position, label, width, height, words, source) VALUES ($1, $2, 1, '1', 1000, 1500, 1, 'test')`,
    [pageId, issueId],
  );
  await db.rows(
    `/* test.putText */ INSERT INTO page_text (page_id, revision, text, packed, alternatives, made_by) VALUES ($1, 1, $2, '', '[]', 'import')`,
    [pageId, articles.map(({ text }) => text).join('\n')],
  );
  let line = 0;
  const ids: string[] = [];
  for (const [at, { text, headline, kind = 'article', quality, addedOn }] of articles.entries()) {
    const id = articleIdOf(pageId, at + 1);
    const lines = text.split('\n').length;
    await db.rows(
      `/* test.putArticle */ WITH made AS (
         INSERT INTO newspaper_article (id, issue_id, position, headline, kind, is_guess, words, first_page, quality, added_on, change)
         VALUES ($1, $2, $3, $4, $5, false, $6, 1, $7, coalesce($8::date, current_date), nextval('newspaper_change')) RETURNING no)
       INSERT INTO article_zone SELECT no, 1, $9, 0, 0, 900, 400, $10, $11 FROM made`,
      [
        id,
        issueId,
        at + 1,
        headline ?? null,
        kind,
        text.split(/\s+/u).length,
        quality ?? null,
        addedOn ?? null,
        pageId,
        line,
        line + lines - 1,
      ],
    );
    line += lines;
    ids.push(id);
  }
  return ids;
}
