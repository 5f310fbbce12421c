import { FLAGS } from '#domain/kernel/grants/flagNames.ts';

import type { RouteDefinition } from '../routeDefinition.ts';

/** A toggled map for registered users (spec 1 sections 2 and 6, Q-027); other sub-paths are not found. */
const personMap = {
  title: 'Person map',
  access: { flags: [{ name: FLAGS.explorePersonMap, mustBe: true, otherwise: 'not-found' }], signIn: 'register' },
  chrome: { footer: 'never' },
  robots: 'noindex, nofollow',
} as const satisfies Partial<RouteDefinition>;

/** The map of a person's places, with the panels over it (spec 1 section 2). */
export const exploreRoutes: readonly RouteDefinition[] = [
  { id: 'explore.map', pattern: '/explore/:treeId/:personId', ...personMap },
  { id: 'explore.place', pattern: '/explore/:treeId/:personId/place/:placeId', ...personMap },
  { id: 'explore.fact', pattern: '/explore/:treeId/:personId/fact/:factId', ...personMap },
  { id: 'explore.fact-edit', pattern: '/explore/:treeId/:personId/fact/:factId/edit', ...personMap },
  { id: 'explore.fact-pin', pattern: '/explore/:treeId/:personId/fact/:factId/edit/pin', ...personMap },
  { id: 'explore.add-fact', pattern: '/explore/:treeId/:personId/fact', ...personMap },
];
