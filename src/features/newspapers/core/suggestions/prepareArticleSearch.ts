import { fetchPageAhead } from '#services/routing/pagesAhead.ts';

/**
 * Has what sending the words needs come, and the page that they lead to: after Enter nothing is left to fetch but the
 * results. What does not come is asked for again then.
 */
export function prepareArticleSearch(): void {
  Promise.all([
    import('../wordsSchema.ts'),
    import('#services/forms/checkWithYup.ts'),
    import('../articleResults.ts'),
  ]).catch(() => undefined);
  fetchPageAhead('search-newspapers.results');
}
