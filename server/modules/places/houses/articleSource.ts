import { ARTICLE_RESULTS, EVERY_ARTICLE } from '#domain/newspapers/search/articleAddress.ts';
import { writeArticleAddress } from '#domain/newspapers/search/writeArticleAddress.ts';
import { newspaperWords } from '#domain/places/houses/newspaperWords.ts';
import { SearchUnavailable } from '#server/engines/SearchUnavailable.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { ProfileNewspapers } from '#server/modules/kernel/graphql/types.generated.ts';
import { articleMatches, toArticleQuery } from '#server/modules/newspapers/search/index.ts';

/** Which articles are asked for. */
export interface ArticleQuestion {
  /** Null for the place as a whole. */
  street: string | null;
  /** As the reader typed it; null where none was. */
  place: string | null;
  /** First and last year of the papers; null is open. */
  from: number | null;
  to: number | null;
  /** How many at most. */
  limit: number;
}

/** Where articles about an address come from: the newspapers of the site. */
export interface ArticleSource {
  /**
   * The best first; an empty list where nothing was found. Never more than asked for. Null while newspapers cannot be
   * searched.
   */
  articlesAbout(question: ArticleQuestion): Promise<ProfileNewspapers | null>;
}

type Parts = Pick<RequestContext, 'db' | 'viewer' | 'articleMatching' | 'search' | 'signal' | 'log' | 'requestId'>;

async function findArticles(
  { street, place, from, to, limit }: ArticleQuestion,
  context: Parts,
): Promise<ProfileNewspapers> {
  const words = newspaperWords(street, place);
  const years = { from: from === null ? null : `${from}-01-01`, to: to === null ? null : `${to}-12-31` };
  for (const asked of [words.street, words.place]) {
    if (asked === null) continue;
    const address = { ...EVERY_ARTICLE, ...years, words: asked };
    const { hits } = await context.articleMatching.search(
      toArticleQuery(address, context.search.gazetteer),
      { offset: 0, limit },
      context.signal,
    );
    const articles = (await articleMatches(hits, asked, context)).map(({ article }) => article);
    if (articles.length > 0)
      return {
        articles,
        moreArticlesPath: `${ARTICLE_RESULTS}?${writeArticleAddress(address)}`,
        isOfArea: words.street !== null && asked === words.place,
      };
  }
  return { articles: [], moreArticlesPath: null, isOfArea: false };
}

/**
 * The newspapers of the site as one reader may see them: articles that name the street and its town, else those that
 * name the town. Its searches are not counted one by one: who asks for a profile charges for them together. A search
 * that does not answer is logged and leaves the rest of the profile as it is.
 */
export const articlesFor = (context: Parts): ArticleSource => ({
  async articlesAbout(question) {
    try {
      return await findArticles(question, context);
    } catch (error) {
      if (!(error instanceof SearchUnavailable)) throw error;
      context.log.warn({ err: error, requestId: context.requestId }, 'the search did not answer');
      return null;
    }
  },
});
