import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import type { NewspaperAccess } from '#domain/newspapers/core/newspaperAccess.ts';
import { wordsOfCorrections } from '#domain/newspapers/corrections/wordsOfCorrections.ts';
import { dayNumber } from '#domain/newspapers/search/dayNumber.ts';
import { tokenWords } from '#domain/newspapers/search/tokenWords.ts';
import type { IndexedArticle, ReadableSource } from '#server/engines/articles/articleSearch.ts';
import type { Database } from '#server/platform/db/database.ts';

import { isVisibleArticle } from './articleParts.ts';
import { articleText, type PageText, type TextZone, toPageText } from './articleText.ts';
import { accessOfIssues } from './issueAccess.ts';
import { correctedLines, latestLesson, NOTHING_LEARNED } from './readingLessons.ts';
import { titlePlace } from './titlePlace.ts';

/** Articles that are read in one go: those of some twenty issues. */
const BATCH = 400;
/** Accesses, the most open first: an article is filed under the first that it has. */
const OPENNESS: readonly string[] = ['free', 'members', 'subscribers', 'institution'];
const SHOWN = isVisibleArticle('a');
/** All others, by an index each: those that are withheld by themselves, and those of closed issues. */
export const WITHHELD = `SELECT no FROM newspaper_article WHERE is_removed OR hidden_reason IS NOT NULL
  UNION SELECT a.no FROM newspaper_issue i JOIN newspaper_article a ON a.issue_id = i.id WHERE i.closed_until IS NOT NULL OR i.removed_at IS NOT NULL ORDER BY no`;

const ARTICLES = `SELECT a.no, a.id, a.issue_id, i.title_id, a.first_page, i.date, t.county, t.region, t.country, t.place_id, t.place_name, a.kind, a.added_on, a.quality, a.headline
  FROM newspaper_article a JOIN open_issue i ON i.id = a.issue_id JOIN newspaper_title t ON t.id = i.title_id`;

interface ArticleRow {
  no: number;
  id: string;
  issue_id: string;
  title_id: string;
  first_page: number;
  date: string;
  county: string | null;
  region: string | null;
  country: string | null;
  place_id: number | null;
  place_name: string | null;
  kind: string;
  added_on: string;
  quality: number | null;
  headline: string | null;
}

/** `institution:ID` is filed as `institution`: which one it is stays between it and its patrons. */
const filedUnder = (access: readonly NewspaperAccess[]): string => {
  const kinds = access.map((kind) => kind.split(':')[0] ?? kind);
  return OPENNESS.find((kind) => kinds.includes(kind)) ?? 'members';
};

/** The zones of articles by article number, and the text of the pages that they are on. */
async function placesOf(
  db: Database,
  nos: readonly number[],
): Promise<{ zones: ReadonlyMap<number, TextZone[]>; pages: ReadonlyMap<string, PageText> }> {
  const rows = await db.rows<TextZone & { no: number }>(
    '/* newspapers.zones */ SELECT article_no AS no, page_id AS "pageId", first_line AS "firstLine", last_line AS "lastLine" FROM article_zone WHERE article_no = ANY($1::bigint[]) ORDER BY article_no, n',
    [nos],
  );
  const texts = await db.rows<{ id: string; text: string; alternatives: [number, string][]; correctedLines: number[] }>(
    `/* newspapers.texts */ SELECT DISTINCT ON (page_id) page_id AS id, text, alternatives, corrected_lines AS "correctedLines" FROM page_text WHERE page_id = ANY($1::text[]) ORDER BY page_id, revision DESC`,
    [[...new Set(rows.map(({ pageId }) => pageId))]],
  );
  const zones = new Map<number, TextZone[]>();
  for (const { no, ...zone } of rows) pushTo(zones, no, zone);
  return { zones, pages: new Map(texts.map(({ id, ...text }) => [id, toPageText(text)])) };
}

async function toIndexed(db: Database, rows: readonly ArticleRow[]): Promise<IndexedArticle[]> {
  const { zones, pages } = await placesOf(
    db,
    rows.map(({ no }) => no),
  );
  const access = await accessOfIssues(db, [...new Set(rows.map(({ issue_id: id }) => id))]);
  return rows.map((row) => {
    const own = zones.get(row.no) ?? [];
    return {
      no: row.no,
      id: row.id,
      titleId: row.title_id,
      issueId: row.issue_id,
      pageIds: [...new Set(own.map(({ pageId }) => pageId))],
      firstPage: row.first_page,
      day: dayNumber(row.date),
      county: row.county ?? '',
      region: row.region ?? '',
      country: row.country ?? '',
      placeId: titlePlace({
        placeId: row.place_id,
        placeName: row.place_name,
        county: row.county,
        country: row.country,
      }),
      kind: row.kind,
      access: filedUnder(access.get(row.issue_id) ?? []),
      addedOn: dayNumber(row.added_on),
      quality: row.quality,
      headline: row.headline ?? '',
      ...articleText(own, pages),
    };
  });
}

/** The newspapers of the database, as the index of articles reads them. */
export function createArticleSource(db: Database): ReadableSource {
  /** Articles above both marks, ascending by number, batch by batch. */
  async function* read(afterNo: number, afterChange: number): AsyncGenerator<IndexedArticle> {
    for (let last = afterNo; ;) {
      const rows = await db.rows<ArticleRow>(
        `/* newspapers.articles */ ${ARTICLES} WHERE a.no > $1 AND a.change > $2 AND ${SHOWN} ORDER BY a.no LIMIT ${BATCH}`,
        [last, afterChange],
      );
      yield* await toIndexed(db, rows);
      const end = rows.at(-1);
      if (rows.length < BATCH || !end) return;
      last = end.no;
    }
  }

  return {
    since: (no) => read(no, 0),
    changedAfter: (change) => read(0, change),
    byNumbers: async (nos) =>
      toIndexed(
        db,
        await db.rows<ArticleRow>(
          `/* newspapers.articlesByNumber */ ${ARTICLES} WHERE a.no = ANY($1::bigint[]) AND ${SHOWN}`,
          [nos],
        ),
      ),
    lastChange: async () =>
      (
        await db.one<{ change: number }>(
          '/* newspapers.lastChange */ SELECT coalesce(max(change), 0) AS change FROM newspaper_article',
        )
      )?.change ?? 0,
    withheld: async () => (await db.rows<{ no: number }>(`/* newspapers.withheld */ ${WITHHELD}`)).map(({ no }) => no),
    async *knownWords() {
      const names = await db.rows<{ name: string }>(
        `/* newspapers.surnames */ SELECT DISTINCT fields->>'LastName' AS name FROM record_live WHERE fields->>'LastName' IS NOT NULL AND NOT is_closed`,
      );
      const lesson = await latestLesson(db);
      const lines = lesson === null ? [] : await correctedLines(db, { until: lesson.learnedAt });
      yield* new Set([
        ...names.flatMap(({ name }) => name.split(' ')).flatMap(tokenWords),
        ...wordsOfCorrections(lines),
      ]);
    },
    lesson: async () => (await latestLesson(db)) ?? NOTHING_LEARNED,
    lateWords: async () =>
      [...wordsOfCorrections(await correctedLines(db, { since: (await latestLesson(db))?.learnedAt ?? null }))].sort(),
  };
}
