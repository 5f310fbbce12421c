import type { RouteDefinition } from '../routeDefinition.ts';

/** Images of originals (spec 2 section 2). */
export const imageRoutes: readonly RouteDefinition[] = [
  {
    id: 'images.viewer',
    pattern: '/image-viewer',
    title: 'Image viewer',
    description: 'The page of the original that a record was transcribed from, with the record’s line.',
    chrome: { footer: 'never' },
    errorScreen: 'area',
    robots: 'noindex',
    canonicalQuery: ['id', 'issue'],
  },
];
