import type { RouteDefinition } from '../routeDefinition.ts';

/** Images of originals (spec 2 section 2). */
export const imageRoutes: readonly RouteDefinition[] = [
  {
    id: 'images.viewer',
    pattern: '/image-viewer',
    title: 'Image viewer',
    chrome: { footer: 'never' },
    errorScreen: 'area',
    robots: 'noindex',
    canonicalQuery: ['id', 'issue'],
  },
];
