import { fetchPageAhead } from '#services/routing/pagesAhead.ts';

/**
 * Has what checks the form come, and the page that it leads to: after Enter nothing is left to fetch but the results.
 * What does not come is asked for again then.
 */
export function prepareSearch(): void {
  import('./searchProblems.ts').catch(() => undefined);
  fetchPageAhead('search.results');
}
