import type { ArticleAddress } from '#domain/newspapers/search/articleAddress.ts';

/** The next search, made from the search as it is when the change is made, however fast changes follow each other. */
export type ArticleChange = (query: ArticleAddress) => ArticleAddress;
