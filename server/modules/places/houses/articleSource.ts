import type { ProfileNewspapers } from '#server/modules/kernel/graphql/types.generated.ts';

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
  /** The best first; an empty list where nothing was found. Never more than asked for. */
  articlesAbout(question: ArticleQuestion): Promise<ProfileNewspapers>;
}

/** A site that holds no newspapers finds no articles, and has no search of them to lead to. */
export const withoutNewspapers: ArticleSource = {
  articlesAbout: () => Promise.resolve({ articles: [], moreArticlesPath: null }),
};
