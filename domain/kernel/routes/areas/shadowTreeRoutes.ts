import { FLAGS } from '#domain/kernel/grants/flagNames.ts';

import type { RouteDefinition } from '../routeDefinition.ts';

/** A prototype: without its flag there is no such route (spec 2 section 2). */
const prototype = {
  access: { flags: [{ name: FLAGS.shadowTree, mustBe: true, otherwise: 'not-found' }] },
  robots: 'noindex, nofollow',
} as const satisfies Partial<RouteDefinition>;

/**
 * The shadow tree prototype: a small tree, a suggestion beside it, and records of it (spec 2 section 2). Other
 * sub-paths are not found.
 */
export const shadowTreeRoutes: readonly RouteDefinition[] = [
  {
    id: 'shadow-tree.tree',
    pattern: '/shadow-tree/:treeRef/people/:personId',
    title: 'Shadow tree',
    ...prototype,
  },
  {
    id: 'shadow-tree.suggested',
    pattern: '/shadow-tree/:treeRef/people/:personId/suggested',
    title: 'Suggested person',
    ...prototype,
  },
  {
    id: 'shadow-tree.detailed',
    pattern: '/shadow-tree/:treeRef/people/:personId/detailed',
    title: 'Record in the shadow tree',
    ...prototype,
  },
];
