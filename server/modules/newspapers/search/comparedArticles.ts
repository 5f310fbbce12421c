import { setImmediate } from 'node:timers/promises';

import { citeArticle } from '#domain/newspapers/core/citeArticle.ts';
import { readerAddress } from '#domain/newspapers/core/readerAddress.ts';
import { articleWordsInTurns } from '#domain/newspapers/search/articleWords.ts';
import { findSpans } from '#domain/newspapers/search/findSpans.ts';
import { markedText } from '#domain/newspapers/search/markTokens.ts';
import { readWords } from '#domain/newspapers/search/readWords.ts';
import { isVisibleArticle } from '#server/engines/newspapers/articleParts.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { ArticleMatch, ComparedArticle, DatePrecision } from '#server/modules/kernel/graphql/types.generated.ts';

import { articleMatches } from './articleMatches.ts';
import { articleBodies, type ArticleRow, articleRows } from './articleStore.ts';
import { readingsOfWords } from './readingsOfWords.ts';

/** Words of an article that stand in one column: more than a page of a large newspaper holds are read in the reader. */
const MOST_TOKENS = 5_000;
const PRECISIONS: Readonly<Record<ArticleRow['precision'], DatePrecision>> = {
  day: 'DAY',
  month: 'MONTH',
  year: 'YEAR',
};

const citationOf = (
  { id, title, placeName, date, precision, edition, pageLabel }: ArticleRow,
  { article, isCorrected }: ArticleMatch,
  { publicUrl, name }: Pick<RequestContext['site'], 'publicUrl' | 'name'>,
): string =>
  citeArticle({
    headline: article.title,
    title,
    place: placeName?.split(',')[0]?.trim() ?? null,
    date,
    precision,
    edition,
    pageLabel,
    column: null,
    isUncorrected: !isCorrected,
    siteName: name,
    address: `${publicUrl}${readerAddress(id)}`,
    accessedOn: new Date(),
  });

/**
 * Articles as this reader may see them side by side, in the order of their ids; null for one that is missing or hidden,
 * which is one answer. Of an article that the reader may not read only the fixed stretches of search results leave
 * here.
 *
 * @param ids - a few.
 * @param words - to be marked, in the language of article search.
 */
export async function comparedArticles(
  ids: readonly string[],
  words: string,
  context: Pick<RequestContext, 'db' | 'viewer' | 'site' | 'articles' | 'signal'>,
): Promise<(ComparedArticle | null)[]> {
  const { db, site, articles, signal } = context;
  const numbered = await db.rows<{ no: number }>(
    `/* newspapers.compared */ SELECT no FROM newspaper_article a WHERE id = ANY($1::text[]) AND ${isVisibleArticle('a')}`,
    [ids],
  );
  const nos = numbered.map(({ no }) => no);
  const [rows, bodies] = await Promise.all([articleRows(db, nos), articleBodies(db, nos)]);
  const { query } = readWords(words);
  const readings =
    query.all.length === 0 || nos.length === 0
      ? () => []
      : await readingsOfWords(articles, words, [...new Set([...rows.values()].map(({ issueId }) => issueId))], signal);
  const read = new Map<number, Awaited<ReturnType<typeof articleWordsInTurns>>>();
  for (const no of nos) read.set(no, await articleWordsInTurns(bodies.get(no)?.text ?? '', [], setImmediate));
  const hits = [...rows.values()].map(({ no, id }) => ({ no, id, spans: findSpans(read.get(no)!, query, readings) }));
  const matches = new Map((await articleMatches(hits, words, context)).map((match) => [match.article.id, match]));
  const compared = new Map<string, ComparedArticle>();
  for (const { no, spans } of hits) {
    const row = rows.get(no);
    const match = row && matches.get(row.id);
    if (!match) continue;
    const { parts, isCut } = match.isReadable
      ? markedText(bodies.get(no)?.text ?? '', read.get(no)!, spans, MOST_TOKENS)
      : { parts: [], isCut: false };
    compared.set(row.id, {
      match,
      text: parts,
      isCut,
      datePrecision: PRECISIONS[row.precision],
      pageLabel: row.pageLabel,
      isSample: row.isSample,
      attribution: row.attribution,
      citation: citationOf(row, match, site),
    });
  }
  return ids.map((id) => compared.get(id) ?? null);
}
