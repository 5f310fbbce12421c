import type { RouteMatch } from './matchRoute.ts';

/** Longest description of a link preview, in characters (spec 2 section 9). */
const LONGEST = 200;

/** A description as link previews show it: cut at 200 characters, behind a whole word. */
export function socialDescription(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[,;:.\s]+$/u, '')}…`;
}

/**
 * The one address of a page for search engines: the pattern's own spelling, its parameters, no trailing slash, nothing
 * of what a splat matched (every path below shows the same page) and only the query that names the content.
 * @param match - the page and the parameters of its address.
 * @param search - the query of the request, with or without `?`.
 * @example canonicalPath(matchRoute('/Transcript/')!, '?id=r1&sid=560') // '/transcript?id=r1'
 */
export function canonicalPath(match: RouteMatch, search: string): string {
  const { route, params } = match;
  const segments = route.pattern.split('/').flatMap((segment) => {
    if (segment === '' || segment === '*') return [];
    if (!segment.startsWith(':')) return [segment.replace(/\?$/, '')];
    const value = params[segment.slice(1).replace(/\?$/, '')];
    return value === undefined ? [] : [encodeURIComponent(value)];
  });
  const asked = new URLSearchParams(search);
  const remaining = new URLSearchParams();
  for (const name of route.canonicalQuery ?? []) {
    const value = asked.get(name);
    if (value !== null) remaining.set(name, value);
  }
  return `/${segments.join('/')}${remaining.size > 0 ? `?${remaining.toString()}` : ''}`;
}
