import { articleTitle } from '#domain/newspapers/core/articleKind.ts';
import { readerAddress } from '#domain/newspapers/core/readerAddress.ts';
import type { ExportedArticle } from '#domain/search/export/exportArticles.ts';
import type { ArticleHit } from '#server/engines/articles/articleSearch.ts';
import { accessOfIssues, readableIssues } from '#server/engines/newspapers/issueAccess.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';

import { articleBodies, articleRows } from './articleStore.ts';

/** Articles whose texts are read at once. */
const BATCH = 100;
/** Characters of text in one file: whole pages of a large newspaper would fill the server's memory. */
const MOST_TEXT = 8_000_000;

/**
 * Articles of hits for a file, in the order given, each with its text where this reader may read it; closed ones leave
 * no trace.
 */
export async function articlesToExport(
  hits: readonly ArticleHit[],
  { db, viewer, site }: Pick<RequestContext, 'db' | 'viewer' | 'site'>,
): Promise<ExportedArticle[]> {
  const articles: ExportedArticle[] = [];
  let left = MOST_TEXT;
  for (let at = 0; at < hits.length; at += BATCH) {
    const nos = hits.slice(at, at + BATCH).map(({ no }) => no);
    const rows = await articleRows(db, nos);
    const access = await accessOfIssues(db, [...new Set([...rows.values()].map(({ issueId }) => issueId))]);
    const readable = await readableIssues(db, viewer, access);
    const bodies = await articleBodies(
      db,
      [...rows.values()].filter(({ issueId }) => readable.has(issueId)).map(({ no }) => no),
    );
    for (const no of nos) {
      const row = rows.get(no);
      if (!row) continue;
      const body = bodies.get(no);
      const isReadable = readable.has(row.issueId);
      const text = isReadable && (body?.text ?? '').length <= left ? (body?.text ?? '') : null;
      left -= text?.length ?? 0;
      articles.push({
        id: row.id,
        address: `${site.publicUrl}${readerAddress(row.id)}`,
        title: articleTitle(row),
        kind: row.kind,
        newspaper: row.title,
        date: row.date,
        page: row.firstPage,
        place: row.placeName,
        county: row.county,
        words: row.words,
        isGuess: row.isGuess,
        isCorrected: body?.isCorrected ?? false,
        isSample: row.isSample,
        licence: row.attribution,
        text,
        whyNoText: text !== null ? null : isReadable ? 'file is full' : 'not readable',
      });
    }
  }
  return articles;
}
