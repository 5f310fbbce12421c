import { FLAGS } from '#domain/kernel/grants/flagNames.ts';

import type { RouteDefinition } from '../routeDefinition.ts';

/**
 * Whatever is below /collections stays out of search engines (ROUTE-072); a member's own lists need a sign-in.
 */
const open = { robots: 'noindex' } as const satisfies Partial<RouteDefinition>;
const own = { ...open, access: { signIn: 'login' } } as const satisfies Partial<RouteDefinition>;
const whileOn = (name: string) =>
  ({
    ...open,
    access: { flags: [{ name, mustBe: true, otherwise: 'not-found' }] },
  }) as const satisfies Partial<RouteDefinition>;

/**
 * Clippings and collections (spec 1 section 2), and the page of a shared clipping (spec 2 section 2). Other sub-paths
 * are not found.
 */
export const collectionRoutes: readonly RouteDefinition[] = [
  {
    id: 'collections.index',
    pattern: '/collections',
    title: 'Collections',
    ...open,
  },
  {
    id: 'collections.discover',
    pattern: '/collections/discover',
    title: 'Collections',
    ...open,
  },
  {
    id: 'collections.clippings',
    pattern: '/collections/all-clippings',
    title: 'Your clippings',
    ...own,
  },
  {
    id: 'collections.collection',
    pattern: '/collections/collection/:id',
    title: 'Collection',
    ...open,
  },
  {
    id: 'collections.search',
    pattern: '/collections/search',
    title: 'Search collections',
    ...open,
  },
  {
    id: 'collections.mine',
    pattern: '/collections/my-collections',
    title: 'Your collections',
    ...own,
  },
  {
    id: 'collections.ours',
    pattern: '/collections/our-collections',
    title: 'Our collections',
    ...open,
  },
  {
    id: 'collections.all',
    pattern: '/collections/all',
    title: 'All collections',
    ...open,
  },
  {
    id: 'collections.partner',
    pattern: '/collections/partner',
    title: 'Partner collections',
    ...whileOn(FLAGS.partnerCollections),
  },
  {
    id: 'collections.clippings-search',
    pattern: '/collections/clippings-search',
    title: 'Search clippings',
    ...whileOn(FLAGS.clippingsSearch),
  },
  {
    id: 'collections.invitation',
    pattern: '/collections/invitation/:token',
    title: 'Invitation to a collection',
    ...open,
  },
  {
    id: 'image-share.clipping',
    pattern: '/image-share/:shareId',
    title: 'Shared clipping',
    robots: 'noindex, nofollow',
  },
];
