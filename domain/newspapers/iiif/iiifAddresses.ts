/** Where newspapers are for viewers of IIIF. */
export const NEWSPAPER_IIIF = '/iiif/newspapers';

/** What a search reads: an issue, a newspaper, or all of them. */
export type SearchScope = { kind: 'issue'; id: string } | { kind: 'title'; slug: string } | { kind: 'site' };

const scopePath = (scope: SearchScope): string => {
  if (scope.kind === 'issue') return `/issue/${encodeURIComponent(scope.id)}`;
  return scope.kind === 'title' ? `/title/${encodeURIComponent(scope.slug)}` : '';
};

/**
 * Addresses of newspapers as IIIF names them. An id is one encoded segment; a line is named by its index from 0.
 *
 * @param origin - of the site, without a final slash.
 */
export function iiifAddresses(origin: string) {
  const base = origin + NEWSPAPER_IIIF;
  const page = (id: string) => `${base}/page/${encodeURIComponent(id)}`;
  const title = (slug: string) => `${base}${scopePath({ kind: 'title', slug })}`;
  return {
    manifest: (issueId: string) => `${base}${scopePath({ kind: 'issue', id: issueId })}/manifest`,
    contents: (issueId: string) => `${base}${scopePath({ kind: 'issue', id: issueId })}/contents`,
    canvas: (pageId: string) => `${page(pageId)}/canvas`,
    lines: (pageId: string) => `${page(pageId)}/lines`,
    line: (pageId: string, line: number) => `${page(pageId)}/lines/${line}`,
    alto: (pageId: string) => `${page(pageId)}/alto.xml`,
    probe: (pageId: string) => `${page(pageId)}/probe`,
    range: (articleId: string) => `${base}/article/${encodeURIComponent(articleId)}/range`,
    siteCollection: () => `${base}/collection`,
    titleCollection: (slug: string) => `${title(slug)}/collection`,
    yearCollection: (slug: string, year: number) => `${title(slug)}/${year}/collection`,
    search: (scope: SearchScope) => `${base}${scopePath(scope)}/search`,
    autocomplete: (scope: SearchScope) => `${base}${scopePath(scope)}/autocomplete`,
    /** Content Search 1, for viewers that know no other. */
    earlierSearch: (scope: SearchScope) => `${base}${scopePath(scope)}/search-1`,
    image: (imageId: string) => `${origin}/iiif/3/${imageId}`,
    auth: (service: 'access' | 'token' | 'logout') => `${base}/auth/${service}`,
  };
}

/**
 * The services that search what a document holds: Content Search 2 with its completion, and Content Search 1 on
 * request, the only one that Mirador 4 knows.
 */
export function searchServices(origin: string, scope: SearchScope, which: 'alone' | 'with-earlier' = 'alone') {
  const at = iiifAddresses(origin);
  const current = {
    id: at.search(scope),
    type: 'SearchService2',
    service: [{ id: at.autocomplete(scope), type: 'AutoCompleteService2' }],
  };
  const earlier = {
    '@id': at.earlierSearch(scope),
    '@type': 'SearchService1',
    profile: 'http://iiif.io/api/search/1/search',
  };
  return which === 'alone' ? [current] : [current, earlier];
}
