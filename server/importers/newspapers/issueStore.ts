import { pageIdOf } from '#domain/newspapers/core/newspaperIds.ts';
import { type StoredMaster, newPageId } from '#server/engines/images/keepMaster.ts';
import type { NewsprintContent } from '#server/engines/images/newsprint.ts';
import { type FileDigest, savePicture } from '#server/engines/images/pictureFiles.ts';
import { lockChanges, lockIssue } from '#server/engines/newspapers/newspaperLocks.ts';
import { packedText } from '#server/engines/newspapers/packedText.ts';
import type { Database } from '#server/platform/db/database.ts';

import { qualityOf, type StoredArticle, surenessOf, type Sureness } from './articleCollector.ts';
import type { IssueDraft, PageDraft } from './IssueDraft.ts';

/** What an issue was read from. */
interface IssueOrigin {
  contentHash: string;
  source: string;
  batchId: number;
}

/** An issue as the site holds it. */
export interface HeldIssue {
  /** Of what it was read from. */
  contentHash: string;
  pages: number;
  words: number;
}

/** What the site holds of an issue; null when it is not stored. */
export async function heldIssue(db: Database, issueId: string): Promise<HeldIssue | null> {
  const known = await db.one<{ content_hash: string; pages: number; words: number }>(
    '/* newspapers.knownIssue */ SELECT content_hash, pages, words FROM newspaper_issue WHERE id = $1',
    [issueId],
  );
  return known && { contentHash: known.content_hash, pages: known.pages, words: known.words };
}

/** Whether readers may know of an issue. */
export const isOpenIssue = async (tx: Pick<Database, 'one'>, issueId: string): Promise<boolean> =>
  (await tx.one('/* newspapers.isOpen */ SELECT 1 AS one FROM open_issue WHERE id = $1', [issueId])) !== null;

/** Holds an issue for this transaction. @returns what is stored of it; null when nothing is. */
export async function lockStoredIssue(tx: Database, issueId: string): Promise<HeldIssue | null> {
  await lockIssue(tx, issueId);
  return heldIssue(tx, issueId);
}

/** Stores the issue itself; figures of its pages follow with `finishIssue`. */
export async function keepIssue(
  tx: Database,
  issueId: string,
  titleId: string,
  draft: IssueDraft,
  { contentHash, source, batchId }: IssueOrigin,
): Promise<void> {
  await tx.rows(
    `/* newspapers.keepIssue */ INSERT INTO newspaper_issue (id, title_id, date, date_precision, edition, label, pages, articles, words, batch_id, content_hash, source)
     VALUES ($1, $2, $3, $4, $5, $6, 0, 0, 0, $7, $8, $9)
     ON CONFLICT (id) DO UPDATE SET label = excluded.label, batch_id = excluded.batch_id, content_hash = excluded.content_hash, source = excluded.source, date_precision = excluded.date_precision`,
    [issueId, titleId, draft.date.date, draft.date.precision, draft.edition, draft.label, batchId, contentHash, source],
  );
  await tx.rows('/* newspapers.dropAliases */ DELETE FROM newspaper_alias WHERE issue_id = $1', [issueId]);
  await tx.rows(
    '/* newspapers.keepAliases */ INSERT INTO newspaper_alias (alias, issue_id) SELECT DISTINCT alias, $2 FROM unnest($1::text[]) AS alias ON CONFLICT (alias) DO NOTHING',
    [draft.aliases, issueId],
  );
}

/**
 * Stores a page with its text; an earlier text of it gives way.
 * @returns how many words it has, and how sure of them the machine was.
 */
export async function keepPage(tx: Database, issueId: string, page: PageDraft): Promise<Sureness> {
  const id = pageIdOf(issueId, page.position);
  const sure = surenessOf(page.lines);
  const { text, packed } = packedText(page.lines);
  await tx.rows(
    `/* newspapers.keepPage */ INSERT INTO newspaper_page (id, issue_id, position, label, width, height, dpi, words, ocr_quality, source) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (id) DO UPDATE SET label = excluded.label, width = excluded.width, height = excluded.height, dpi = excluded.dpi, words = excluded.words, ocr_quality = excluded.ocr_quality, source = excluded.source`,
    [
      id,
      issueId,
      page.position,
      page.label,
      page.width,
      page.height,
      page.dpi === null ? null : Math.round(page.dpi),
      sure.words,
      qualityOf(sure),
      page.source,
    ],
  );
  await tx.rows(
    `/* newspapers.keepText */ INSERT INTO page_text (page_id, revision, text, packed, alternatives, made_by)
     SELECT $1, 1 + coalesce(max(revision), 0), $2, $3, $4, 'import' FROM page_text WHERE page_id = $1`,
    [id, text, packed, JSON.stringify(page.alternatives)],
  );
  await tx.rows(
    '/* newspapers.dropOldText */ DELETE FROM page_text WHERE page_id = $1 AND revision < (SELECT max(revision) FROM page_text WHERE page_id = $1)',
    [id],
  );
  return sure;
}

/** An image that a page of the issue has. */
export interface PageMaster extends StoredMaster {
  position: number;
  label: string;
  sourceFile: string;
  /** The file of the image, where it was stored just now. */
  file?: FileDigest;
  /** What the image shows, where it is drawn on demand and not kept as a file. */
  drawing?: NewsprintContent;
}

/**
 * Makes the images the book of the issue, unless they are that already; ids of page images change only with their
 * pixels.
 */
export async function keepImages(
  tx: Database,
  issueId: string,
  bookLabel: string,
  images: readonly PageMaster[],
): Promise<void> {
  for (const { contentHash, file } of images) if (file) await savePicture(tx, contentHash, file);
  if (images.length === 0) {
    await tx.rows('/* newspapers.dropBook */ DELETE FROM image_book WHERE issue_id = $1', [issueId]);
    return;
  }
  const book = await tx.one<{ id: number }>(
    '/* newspapers.keepBook */ INSERT INTO image_book (issue_id, label) VALUES ($1, $2) ON CONFLICT (issue_id) DO UPDATE SET label = excluded.label RETURNING id',
    [issueId, bookLabel],
  );
  const known = await tx.rows<{ position: number; content_hash: string }>(
    '/* newspapers.knownImages */ SELECT position, content_hash FROM page_image WHERE book_id = $1',
    [book?.id],
  );
  const isSame =
    known.length === images.length &&
    images.every(({ position, contentHash }) =>
      known.some((row) => row.position === position && row.content_hash === contentHash),
    );
  if (!isSame) {
    await tx.rows('/* newspapers.dropImages */ DELETE FROM page_image WHERE book_id = $1', [book?.id]);
    for (const { position, label, sourceFile, width, height, contentHash, drawing = null } of images) {
      await tx.rows(
        '/* newspapers.keepImage */ INSERT INTO page_image (id, book_id, position, label, source_file, width, height, content_hash, drawing) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
        [
          newPageId(),
          book?.id,
          position,
          label,
          sourceFile,
          width,
          height,
          contentHash,
          drawing && JSON.stringify(drawing),
        ],
      );
    }
  }
  await tx.rows(
    `/* newspapers.joinImages */ UPDATE newspaper_page p SET image_id = i.id FROM page_image i WHERE p.issue_id = $1 AND i.book_id = $2 AND i.position = p.position AND p.image_id IS DISTINCT FROM i.id`,
    [issueId, book?.id],
  );
}

/**
 * Stores articles of an issue with their zones; those that are there already get what is new of them. The lock of
 * changes must be held.
 */
export async function keepArticles(tx: Database, issueId: string, articles: readonly StoredArticle[]): Promise<void> {
  const rows = articles.map(({ id, position, headline, kind, isGuess, words, firstPage, quality }) => ({
    id,
    position,
    headline,
    kind,
    is_guess: isGuess,
    words,
    first_page: firstPage,
    quality,
  }));
  await tx.rows(
    `/* newspapers.keepArticles */ INSERT INTO newspaper_article (id, issue_id, position, headline, kind, is_guess, words, first_page, quality, change)
     SELECT id, $1, position, headline, kind, is_guess, words, first_page, quality, nextval('newspaper_change')
     FROM json_to_recordset($2) AS a(id text, position int, headline text, kind text, is_guess boolean, words int, first_page int, quality real) ORDER BY position
     ON CONFLICT (id) DO UPDATE SET position = excluded.position, headline = excluded.headline, kind = excluded.kind, is_guess = excluded.is_guess,
       words = excluded.words, first_page = excluded.first_page, quality = excluded.quality, is_removed = false, change = excluded.change`,
    [issueId, JSON.stringify(rows)],
  );
  const zones = articles.flatMap(({ id, zones: own }) =>
    own.map(({ pageId, x, y, width, height, firstLine, lastLine }, n) => ({
      id,
      n: n + 1,
      page_id: pageId,
      x,
      y,
      width,
      height,
      first_line: firstLine,
      last_line: lastLine,
    })),
  );
  await tx.rows(
    `/* newspapers.keepZones */ INSERT INTO article_zone (article_no, n, page_id, x, y, width, height, first_line, last_line)
     SELECT a.no, z.n, z.page_id, z.x, z.y, z.width, z.height, z.first_line, z.last_line
     FROM json_to_recordset($1) AS z(id text, n int, page_id text, x int, y int, width int, height int, first_line int, last_line int) JOIN newspaper_article a ON a.id = z.id`,
    [JSON.stringify(zones)],
  );
}

/** Stores the articles of an issue and its figures, and drops pages and articles that its files no longer have. */
export async function finishIssue(
  tx: Database,
  issueId: string,
  positions: readonly number[],
  articles: readonly StoredArticle[],
  total: Sureness,
): Promise<void> {
  await tx.rows(
    '/* newspapers.dropPages */ DELETE FROM newspaper_page WHERE issue_id = $1 AND NOT position = ANY($2::int[])',
    [issueId, positions],
  );
  await lockChanges(tx);
  await tx.rows(
    `/* newspapers.removeArticles */ UPDATE newspaper_article SET is_removed = true, change = nextval('newspaper_change') WHERE issue_id = $1 AND NOT id = ANY($2::text[]) AND NOT is_removed`,
    [issueId, articles.map(({ id }) => id)],
  );
  await tx.rows(
    '/* newspapers.dropZones */ DELETE FROM article_zone z USING newspaper_article a WHERE a.no = z.article_no AND a.issue_id = $1',
    [issueId],
  );
  await keepArticles(tx, issueId, articles);
  await tx.rows(
    '/* newspapers.finishIssue */ UPDATE newspaper_issue SET pages = $2, articles = $3, words = $4, ocr_quality = $5 WHERE id = $1',
    [issueId, positions.length, articles.length, total.words, qualityOf(total)],
  );
}
