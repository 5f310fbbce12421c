import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { FLAGS } from '#domain/kernel/grants/flagNames.ts';

import { matchRoute } from './matchRoute.ts';
import type { RouteDefinition } from './routeDefinition.ts';
import { type MapReader, siteMap } from './siteMap.ts';
import { siteRoutes } from './siteRoutes.ts';

const page = (id: string, pattern: string, more: Partial<RouteDefinition> = {}): RouteDefinition => ({
  id,
  pattern,
  title: id,
  ...more,
});

const nobody = { grants: [], flags: [] };
const visitor = { grants: defaultGrants('visitor'), flags: [] };

describe('the site map', () => {
  it('lists what a visitor can open, part by part, others last', () => {
    const routes = [
      page('help.home', '/help'),
      page('records.all', '/records'),
      page('home.visitor', '/', {
        access: { audience: { only: 'visitors', otherwise: { to: '/home', how: 'replace' } } },
      }),
      page('records.deep', '/records/deep/*'),
      page('search.results', '/search'),
      page('addresses.search', '/search-address'),
    ];
    expect(siteMap(routes, nobody).map(({ title, entries }) => [title, entries.map(({ to }) => to)])).toEqual([
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
    expect(siteMap([page('x.y', '/x', more)], nobody)).toEqual([]);
  });

  it('lists pages of this site that are there, and the map itself is none of them', () => {
    const all = siteMap(siteRoutes, visitor).flatMap(({ entries }) => entries);
    expect(all.map(({ to }) => to)).toEqual(
      expect.arrayContaining(['/', '/search/results', '/search/historical-records', '/sign-in', '/register']),
    );
    expect(all.filter(({ to }) => matchRoute(to) === null || to === '/sitemap')).toEqual([]);
  });

  it('lists family trees where visitors hold their grant, and keeps members’ trees from library terminals (Q-103)', () => {
    const trees = (reader: MapReader) =>
      siteMap(siteRoutes, reader)
        .find(({ title }) => title === 'Family trees')
        ?.entries.map(({ to }) => to);
    expect(trees(visitor)).toEqual(expect.arrayContaining(['/family-tree', '/search-family-tree']));
    expect(trees({ ...visitor, flags: [FLAGS.libraryHideMemberOptions] })).not.toContain('/family-tree');
    expect(trees(nobody)).not.toContain('/family-tree');
  });
});
