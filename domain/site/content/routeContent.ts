import type { RouteMatch } from '#domain/kernel/routes/matchRoute.ts';

/** Key of the federation within the kind `partner`; its member societies are below it (spec 1 section 2). */
export const FEDERATION = 'family-history-federation';

/** Routes with one text of their own, by key within the kind `landing`. */
const FIXED: Readonly<Record<string, string>> = {
  'landing.census-1921': '1921-census',
  'landing.register-1939': '1939register',
  'landing.justice': 'was-justice-served',
  'landing.free-records': 'free-ancestry-records',
  'landing.national-trust': 'national-trust',
  'landing.partners': 'partners',
};

/**
 * Routes whose text the address names: kind, start of its key, and the parameter that follows; an empty one for none.
 */
const NAMED: Readonly<Record<string, readonly [kind: string, start: string, parameter: string]>> = {
  'landing.register-1939-article': ['article', '1939register/', 'articleId'],
  'landing.page': ['page', '', 'uid'],
  'landing.historic-house': ['house', '', 'location'],
  'landing.story': ['story', '', 'uid'],
  'landing.federation': ['partner', FEDERATION, ''],
  'landing.federation-member': ['partner', `${FEDERATION}/`, 'member'],
  'landing.partner': ['partner', '', 'partner'],
  'content.terms': ['site', 'terms', ''],
  'content.privacy': ['site', 'privacy', ''],
  'content.accessibility': ['site', 'accessibility', ''],
  'content.about': ['site', 'about', ''],
};

/**
 * The text without which a page does not exist.
 * @returns null for pages that are not made of a text. The key may be malformed: the address is the reader's.
 */
export function routeContent({
  route,
  params,
}: Pick<RouteMatch, 'params'> & { route: { id: string } }): { kind: string; key: string } | null {
  const fixed = FIXED[route.id];
  if (fixed !== undefined) return { kind: 'landing', key: fixed };
  const named = NAMED[route.id];
  if (!named) return null;
  const [kind, start, parameter] = named;
  return { kind, key: `${start}${params[parameter] ?? ''}` };
}
