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
    hasFirstContent: true,
    pattern: '/collections',
    title: 'Collections',
    description: 'Clippings of newspapers and records, gathered into collections.',
    ...open,
  },
  {
    id: 'collections.discover',
    hasFirstContent: true,
    pattern: '/collections/discover',
    title: 'Collections',
    description: 'Clippings of newspapers and records, gathered into collections.',
    ...open,
  },
  {
    id: 'collections.clippings',
    pattern: '/collections/all-clippings',
    title: 'Your clippings',
    description: 'Everything you clipped from newspapers and records.',
    ...own,
  },
  {
    id: 'collections.collection',
    hasFirstContent: true,
    pattern: '/collections/collection/:id',
    title: 'Collection',
    description: 'The clippings and records of one collection.',
    ...open,
  },
  {
    id: 'collections.search',
    hasFirstContent: true,
    pattern: '/collections/search',
    title: 'Search collections',
    description: 'Find published collections by name.',
    ...open,
  },
  {
    id: 'collections.mine',
    pattern: '/collections/my-collections',
    title: 'Your collections',
    description: 'The collections you made, and those shared with you.',
    ...own,
  },
  {
    id: 'collections.ours',
    hasFirstContent: true,
    pattern: '/collections/our-collections',
    title: 'Our collections',
    description: 'Collections put together by this site.',
    ...open,
  },
  {
    id: 'collections.all',
    hasFirstContent: true,
    pattern: '/collections/all',
    title: 'All collections',
    description: 'Every published collection.',
    ...open,
  },
  {
    id: 'collections.partner',
    hasFirstContent: true,
    pattern: '/collections/partner',
    title: 'Partner collections',
    description: 'Collections put together by the partners of this site.',
    ...whileOn(FLAGS.partnerCollections),
  },
  {
    id: 'collections.clippings-search',
    hasFirstContent: true,
    pattern: '/collections/clippings-search',
    title: 'Search clippings',
    description: 'Find clippings in published collections by their words.',
    ...whileOn(FLAGS.clippingsSearch),
  },
  {
    id: 'collections.invitation',
    pattern: '/collections/invitation/:token',
    title: 'Invitation to a collection',
    description: 'Join a collection that a member shares with you.',
    ...open,
  },
  {
    id: 'image-share.clipping',
    hasFirstContent: true,
    pattern: '/image-share/:shareId',
    title: 'Shared clipping',
    description: 'A clipping that a member shares.',
    robots: 'noindex, nofollow',
  },
];
