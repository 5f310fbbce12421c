import { correctPage, type ReadPage } from '#domain/newspapers/corrections/correctPage.ts';
import { unpackPage } from '#domain/newspapers/pages/packedPage.ts';
import { lockIssue } from '#server/engines/newspapers/newspaperLocks.ts';
import { packedText } from '#server/engines/newspapers/packedText.ts';
import { pageText } from '#server/engines/newspapers/pageText.ts';
import type { Database } from '#server/platform/db/database.ts';

import { renumberArticles } from './renumberArticles.ts';

/** Who is noted as the maker of a text that has corrections in it; who corrected what is in line_correction. */
export const MADE_BY = 'corrections';

/** A page that a transaction holds: no import and no other correction changes it meanwhile. */
export interface LockedPage extends ReadPage {
  id: string;
  issueId: string;
  /** The revision that the last import made. */
  importedIn: number;
  /** The latest revision, and the one to come. */
  revision: number;
  nextRevision: number;
  /** Its lines as readers have them now. */
  texts: readonly string[];
  width: number;
  height: number;
}

/**
 * The page as its last import has read it, and its text of now; null where it is not there or has no text. Nothing is
 * held.
 */
export async function readHeldPage(db: Database, pageId: string): Promise<LockedPage | null> {
  const text = await db.one<{ revision: number; imported: number; text: string }>(
    `/* corrections.revisions */ SELECT revision, text, (SELECT max(revision) FROM page_text b WHERE b.page_id = t.page_id AND made_by <> '${MADE_BY}')::int AS imported
     FROM page_text t WHERE page_id = $1 ORDER BY revision DESC LIMIT 1`,
    [pageId],
  );
  const page = text && (await pageText(db, pageId, text.imported));
  if (!page || page.packed.length === 0) return null;
  const { id, issueId, width, height, alternatives } = page;
  const lines = unpackPage({ text: page.text, boxes: page.packed });
  return {
    id,
    issueId,
    width,
    height,
    alternatives,
    lines,
    importedIn: text.imported,
    revision: text.revision,
    nextRevision: text.revision + 1,
    texts: text.text.split('\n'),
  };
}

/** Holds the issue of a page until the transaction ends, and reads the page. */
export async function lockPage(tx: Database, pageId: string): Promise<LockedPage | null> {
  const page = await tx.one<{ issueId: string }>(
    '/* corrections.issueOf */ SELECT issue_id AS "issueId" FROM newspaper_page WHERE id = $1',
    [pageId],
  );
  if (!page) return null;
  await lockIssue(tx, page.issueId);
  return readHeldPage(tx, pageId);
}

/**
 * Writes the corrections that are in force into the text of a page that is held, as its next revision, and gives the
 * articles of the lines that differ new numbers of change. Of earlier texts the imported one stays.
 */
export async function rewritePage(tx: Database, page: LockedPage): Promise<void> {
  const { id, issueId, nextRevision } = page;
  const inForce = await tx.rows<{ line: number; after: string }>(
    `/* corrections.inForce */ SELECT DISTINCT ON (line) line, after FROM line_correction WHERE page_id = $1 AND line IS NOT NULL AND state = 'applied' ORDER BY line, changed_revision DESC, id DESC`,
    [id],
  );
  const corrections = new Map(
    inForce.flatMap(({ line, after }) => (line < page.lines.length ? [[line, after] as const] : [])),
  );
  const { lines, alternatives } = correctPage(page, corrections);
  const { text, packed } = packedText(lines);
  await tx.rows(
    `/* corrections.keepText */ INSERT INTO page_text (page_id, revision, text, packed, alternatives, made_by, corrected_lines) VALUES ($1, $2, $3, $4, $5, '${MADE_BY}', $6)`,
    [id, nextRevision, text, packed, JSON.stringify(alternatives), [...corrections.keys()].sort((a, b) => a - b)],
  );
  await tx.rows(
    `/* corrections.dropOldText */ DELETE FROM page_text WHERE page_id = $1 AND made_by = '${MADE_BY}' AND revision < $2`,
    [id, nextRevision],
  );
  const changed = text
    .split('\n')
    .flatMap((after, line) => (after === page.texts[line] ? [] : [{ line, before: page.texts[line] ?? '', after }]));
  await renumberArticles(tx, { pageId: id, issueId }, changed);
}
