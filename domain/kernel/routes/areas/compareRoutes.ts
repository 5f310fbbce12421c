import { COMPARE_PATH } from '#domain/search/compare/comparedItem.ts';

import type { RouteDefinition } from '../routeDefinition.ts';

/** Records and newspaper articles side by side, as readers chose them among results. */
export const compareRoutes: readonly RouteDefinition[] = [
  {
    id: 'records.compare',
    pattern: COMPARE_PATH,
    title: 'Compare records',
    robots: 'noindex',
  },
];
