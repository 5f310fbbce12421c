import { matchRoute } from './matchRoute.ts';
import type { RouteDefinition } from './routeDefinition.ts';
import { siteMap } from './siteMap.ts';
import { siteRoutes } from './siteRoutes.ts';

const page = (id: string, pattern: string, more: Partial<RouteDefinition> = {}): RouteDefinition => ({ id, pattern, title: id, description: 'D.', ...more });

describe('the site map', () => {
  it('lists what a visitor can open, part by part, others last', () => {
    const routes = [
      page('help.home', '/help'),
      page('records.all', '/records'),
      page('home.visitor', '/', { access: { audience: { only: 'visitors', otherwise: { to: '/home', how: 'replace' } } } }),
      page('records.deep', '/records/deep/*'),
      page('search.results', '/search'),
      page('addresses.search', '/search-address'),
    ];
    expect(siteMap(routes).map(({ title, entries }) => [title, entries.map(({ to }) => to)])).toEqual([
      ['Start here', ['/']],
      ['Search', ['/search', '/search-address']],
      ['Records', ['/records', '/records/deep']],
      ['More', ['/help']],
    ]);
  });

  it.each<[string, Partial<RouteDefinition>]>([
    ['needs a sign-in', { access: { signIn: 'login' } }],
    ['needs a grant', { access: { grants: ['help'] } }],
    ['needs a flag', { access: { flags: [{ name: 'f', mustBe: true, otherwise: 'not-found' }] } }],
    ['is for staff', { access: { internal: 'always' } }],
    ['is hidden from search engines', { robots: 'noindex' }],
    ['leads elsewhere', { redirect: { to: '/', how: 'soft' } }],
    ['needs a query', { canonicalQuery: ['id'] }],
  ])('leaves out a page that %s', (_why, more) => {
    expect(siteMap([page('x.y', '/x', more)])).toEqual([]);
  });

  it('lists pages of this site that are there, and the map itself is none of them', () => {
    const all = siteMap(siteRoutes).flatMap(({ entries }) => entries);
    expect(all.map(({ to }) => to)).toEqual(expect.arrayContaining(['/', '/search/results', '/search/historical-records', '/sign-in', '/register']));
    expect(all.filter(({ to }) => matchRoute(to) === null || to === '/sitemap')).toEqual([]);
  });
});
