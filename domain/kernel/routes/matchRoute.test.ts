import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';

import { createRouteMatcher, matchRoute } from './matchRoute.ts';
import type { RouteDefinition } from './routeDefinition.ts';
import { siteRoutes } from './siteRoutes.ts';

const route = (pattern: string): RouteDefinition => ({ id: pattern, pattern, title: 'T' });
const idAt = (pathname: string) => matchRoute(pathname)?.route.id ?? null;

describe('matchRoute', () => {
  it.each([
    ['/', 'home.visitor'],
    ['/home', 'home.member'],
    ['/home/anything/below', 'home.member'],
    ['/Home/', 'home.member'],
    ['/sign-in/anything', 'identity.sign-in'],
    ['/access-denied/record', 'error.record-access-denied'],
    ['/record-sets/1881-census', 'records.set'],
    ['/search/results', 'search.results'],
  ])('finds %s', (pathname, id) => expect(idAt(pathname)).toBe(id));

  it.each([
    '/this-does-not-exist',
    '/homepage',
    '/search/historical-records/nonsense',
    '/record-sets',
    '/record-sets/a/b',
    '/error/nonsense',
    '/internal/nonsense',
  ])('finds no page at %s', (pathname) => expect(idAt(pathname)).toBeNull());

  it('decodes parameters and never takes an encoded slash for a separator', () => {
    expect(matchRoute('/record-sets/St%20Ives%2FLelant')).toMatchObject({ params: { recordSetId: 'St Ives/Lelant' } });
  });

  it('takes a malformed address unchanged', () => {
    expect(matchRoute('/record-sets/%E0%A4')).toMatchObject({ params: { recordSetId: '%E0%A4' } });
  });

  it('prefers what is more specific, whatever the order of the table', () => {
    const match = createRouteMatcher([route('/tree/*'), route('/tree/:id'), route('/tree/example')]);
    expect(match('/tree/example')?.route.pattern).toBe('/tree/example');
    expect(match('/tree/7')?.route.pattern).toBe('/tree/:id');
    expect(match('/tree/7/share')).toMatchObject({ route: { pattern: '/tree/*' }, params: { '*': '7/share' } });
  });
});

describe('the matcher and react-router', () => {
  const word = fc.constantFrom('a', 'b', 'home', 'x-1', 'a.b');
  const segment = fc.oneof(word, fc.constantFrom(':p', ':q', ':p?', ':q?', 'a?'));
  const pattern = fc
    .tuple(fc.uniqueArray(segment, { maxLength: 4, selector: (text) => text.replace(/\?$/, '') }), fc.boolean())
    .map(([segments, isOpen]) => `/${[...segments, ...(isOpen && segments.length > 0 ? ['*'] : [])].join('/')}`);
  const pathname = fc
    .array(fc.oneof(word, fc.constantFrom('A', '', '%2F', '%20', '%E0', 'é', '%c3%a9', '*', ':p', '%0A')), {
      maxLength: 5,
    })
    .map((segments) => `/${segments.join('/')}`);

  const theirs = (routes: readonly RouteDefinition[], at: string) => {
    const found = matchRoutes(
      routes.map(({ id, pattern: path }) => ({ id, path })),
      { pathname: at },
    )?.at(-1);
    return found ? { id: found.route.id, params: { ...found.params } } : null;
  };
  const ours = (routes: readonly RouteDefinition[], at: string) => {
    const found = createRouteMatcher(routes)(at);
    return found ? { id: found.route.id, params: { ...found.params } } : null;
  };

  beforeEach(() => {
    // react-router warns about every malformed address.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it('agree on any table and address', () => {
    fc.assert(
      fc.property(fc.uniqueArray(pattern, { maxLength: 6 }), pathname, (patterns, at) => {
        const routes = patterns.map(route);
        expect(ours(routes, at)).toEqual(theirs(routes, at));
      }),
      { numRuns: 2000 },
    );
  });

  it('agree on the pages of this site', () => {
    const known = siteRoutes
      .flatMap(({ pattern: text }) => text.split('/'))
      .filter((text) => text !== '' && text !== '*');
    const address = fc
      .array(fc.constantFrom(...new Set(known), 'other'), { maxLength: 4 })
      .map((segments) => `/${segments.join('/')}`);
    fc.assert(
      fc.property(address, (at) => expect(ours(siteRoutes, at)).toEqual(theirs(siteRoutes, at))),
      { numRuns: 1000 },
    );
  });
});
