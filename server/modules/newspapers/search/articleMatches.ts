import { setImmediate } from 'node:timers/promises';

import { articleTitle } from '#domain/newspapers/core/articleKind.ts';
import { isFreeToView, type NewspaperAccess } from '#domain/newspapers/core/newspaperAccess.ts';
import { thumbnailPath } from '#domain/newspapers/pages/thumbnailPath.ts';
import { articleWordsInTurns } from '#domain/newspapers/search/articleWords.ts';
import type { MarkedPart } from '#domain/newspapers/search/markTokens.ts';
import { readWords } from '#domain/newspapers/search/readWords.ts';
import { snippetParts } from '#domain/newspapers/search/snippetParts.ts';
import { longestPhrase } from '#domain/newspapers/search/wordsQuery.ts';
import type { ArticleHit } from '#server/engines/articles/articleSearch.ts';
import { accessOfIssues, readableIssues } from '#server/engines/newspapers/issueAccess.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type {
  Article,
  ArticleMatch,
  NewspaperAccess as AnsweredAccess,
} from '#server/modules/kernel/graphql/types.generated.ts';

import { type ArticleBody, articleBodies, type ArticleRow, articleRows } from './articleStore.ts';

const ACCESSES = { free: 'FREE', members: 'MEMBERS', subscribers: 'SUBSCRIBERS' } as const;
const answerOf = (access: NewspaperAccess): AnsweredAccess =>
  access in ACCESSES ? ACCESSES[access as keyof typeof ACCESSES] : 'INSTITUTION';

/** Who may read an issue, as answers say it: which institution it is stays between it and its patrons. */
export const accessAnswer = (access: readonly NewspaperAccess[]): AnsweredAccess[] => [
  ...new Set(access.map(answerOf)),
];

/** Articles whose text a reader without access sees stretches of, in one answer. */
const MOST_FREE_SNIPPETS = 12;
const NOTHING: ArticleBody = { pages: [], text: '', isCorrected: false };

interface Found {
  row: ArticleRow;
  body: ArticleBody;
  snippets: MarkedPart[][];
  access: readonly NewspaperAccess[];
  isReadable: boolean;
}

const toArticle = ({ row, body, snippets, access, isReadable }: Found): Article => ({
  articleId: row.id,
  id: row.id,
  textSnippet: snippets.map((parts) => parts.map(({ text }) => text).join('')).join(' … '),
  title: articleTitle(row),
  articleMetaData: {
    availableSince: row.addedOn,
    freeToView: isFreeToView(access),
    score: row.quality ?? 0,
    type: row.kind,
    wordCount: row.words,
  },
  newspaperIssue: {
    publicationCounty: row.county,
    publicationDate: row.date,
    publicationPlace: row.placeName,
    publicationRegion: row.region,
    title: row.title,
  },
  newspaperPages: body.pages.map(({ id, hasImage }) => ({
    id,
    thumbnailUri: hasImage && isReadable ? thumbnailPath(id) : null,
  })),
});

/**
 * The articles of hits as this reader may see them, in the order given; one that was closed since it was indexed leaves
 * no trace. Of articles that the reader may not read only the fixed stretches leave here, and only of the first twelve.
 *
 * @param words - what was searched for.
 */
export async function articleMatches(
  hits: readonly ArticleHit[],
  words: string,
  { db, viewer }: Pick<RequestContext, 'db' | 'viewer'>,
): Promise<ArticleMatch[]> {
  if (hits.length === 0) return [];
  const nos = hits.map(({ no }) => no);
  const [rows, bodies] = await Promise.all([articleRows(db, nos), articleBodies(db, nos)]);
  const access = await accessOfIssues(db, [...new Set([...rows.values()].map(({ issueId }) => issueId))]);
  const readable = await readableIssues(db, viewer, access);
  const longest = longestPhrase(readWords(words).query);
  let closed = 0;
  const matches: ArticleMatch[] = [];
  for (const { no, spans } of hits) {
    const row = rows.get(no);
    if (!row) continue;
    // Where a page is one article, twenty of them are a hundred thousand words: others are answered in between, and
    // within a long one.
    await setImmediate();
    const body = bodies.get(no) ?? NOTHING;
    const isReadable = readable.has(row.issueId);
    const isCut = !isReadable && ++closed > MOST_FREE_SNIPPETS;
    const read = isCut ? null : await articleWordsInTurns(body.text, [], setImmediate);
    const snippets =
      read === null
        ? []
        : snippetParts({
            articleId: row.id,
            text: body.text,
            words: read,
            spans,
            longestPhrase: longest,
            mayRead: isReadable,
          });
    const found: Found = { row, body, snippets, access: access.get(row.issueId) ?? [], isReadable };
    matches.push({
      article: toArticle(found),
      issueId: row.issueId,
      kind: row.kind,
      isGuess: row.isGuess,
      firstPage: row.firstPage,
      isCorrected: body.isCorrected,
      isReadable,
      hits: spans.length,
      snippets: snippets.map((parts) => ({ parts })),
      access: accessAnswer(found.access),
    });
  }
  return matches;
}
