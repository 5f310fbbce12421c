import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import { HelpArticleDocument, HelpCategoryDocument, HelpHomeDocument, HelpSectionDocument } from './help.generated.ts';

/** Texts change seldom, in seconds. */
const KEPT_SECONDS = 600;

const helpApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    helpHome: query(HelpHomeDocument, 'helpHome', { keepUnusedDataFor: KEPT_SECONDS }),
    /** Null when there is none, as of the two below. */
    helpCategory: query(HelpCategoryDocument, 'helpCategory', { keepUnusedDataFor: KEPT_SECONDS }),
    helpSection: query(HelpSectionDocument, 'helpSection', { keepUnusedDataFor: KEPT_SECONDS }),
    helpArticle: query(HelpArticleDocument, 'helpArticle', { keepUnusedDataFor: KEPT_SECONDS }),
  })),
});

export const { useHelpHomeQuery, useHelpCategoryQuery, useHelpSectionQuery, useHelpArticleQuery } = helpApi;
