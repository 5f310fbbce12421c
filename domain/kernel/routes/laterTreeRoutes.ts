import { gedcomRoutes } from './areas/gedcomRoutes.ts';
import { hintRoutes } from './areas/hintRoutes.ts';
import { shadowTreeRoutes } from './areas/shadowTreeRoutes.ts';
import { treeListRoutes } from './areas/treeListRoutes.ts';
import { treeRoutes } from './areas/treeRoutes.ts';
import { treeSearchRoutes } from './areas/treeSearchRoutes.ts';
import type { RouteDefinition } from './routeDefinition.ts';

/**
 * The areas of family trees, apart from the other later ones: pages of trees need no others, and the others none of
 * these. The browser asks for them first where {@link isTreePath}.
 */
export const laterTreeRoutes: readonly RouteDefinition[] = [
  ...gedcomRoutes,
  ...hintRoutes,
  ...shadowTreeRoutes,
  ...treeListRoutes,
  ...treeRoutes,
  ...treeSearchRoutes,
];
