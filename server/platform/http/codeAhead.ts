const LINK = /<link[^>]* data-ahead="([^" ]+)(?: ([^" ]+))?"[^>]*>/gu;

/**
 * The built document with the links to code that its page needs at once, and without those of other pages
 * (scripts/codeAhead.ts).
 *
 * @param route - id of the page's route; null where there is no page.
 * @param search - the request's query
 */
export function keepCodeAhead(template: string, route: string | null, search: string): string {
  const query = new URLSearchParams(search);
  return template.replace(LINK, (link, page: string, parameter: string | undefined) =>
    page === route && (parameter === undefined || query.has(parameter)) ? link : '',
  );
}
