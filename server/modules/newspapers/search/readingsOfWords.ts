import { GraphQLError } from 'graphql';

import type { ReadingsOf } from '#domain/newspapers/search/findSpans.ts';
import type { ArticleSearch } from '#server/engines/articles/articleSearch.ts';

/**
 * What OCR made of the words of a query, as the index of articles knows it; nothing while the index cannot say.
 *
 * @param issueIds - the issues in which the words are looked for.
 * @throws GraphQLError where the asker has searched too much: looking through an issue costs as much as a search.
 */
export async function readingsOfWords(
  articles: Pick<ArticleSearch, 'search'>,
  words: string,
  issueIds: readonly string[],
  signal: AbortSignal,
): Promise<ReadingsOf> {
  const query = {
    words,
    filters: { issue: issueIds },
    order: 'oldest',
    withMisreadings: true,
    refused: [],
    facets: [],
  } as const;
  const found = await articles.search(query, { offset: 0, limit: 0 }, signal).then(
    ({ words: read }) => read,
    (error: unknown) => {
      if (error instanceof GraphQLError) throw error;
      return [];
    },
  );
  const forms = new Map(found.map(({ word, readings }) => [word, readings.map(({ form }) => form)]));
  return (word) => forms.get(word) ?? [];
}
