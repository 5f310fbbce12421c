import type { AccessRule } from '#domain/kernel/grants/accessRule.ts';
import { GROUPS } from '#domain/kernel/grants/flagNames.ts';

import type { RouteDefinition } from '../routeDefinition.ts';

/** The map search (spec 1 section 2). */
export const mapRoutes: readonly RouteDefinition[] = [
  {
    id: 'maps.search',
    // Any sub-path is the same page; the browser alone draws it.
    pattern: '/maps/*',
    title: 'Map search',
    clientOnly: true,
    robots: 'noindex',
  },
];

/** Members of the test group; for all others the home page loads (spec 1 section 2, Q-026). */
const ASSISTED: AccessRule = {
  audience: { only: 'members', otherwise: { to: '/', how: 'hard' } },
  groups: [{ name: GROUPS.aiRecordSearch, otherwise: { to: '/', how: 'hard' } }],
};

/**
 * What surrounds the record search: sentences, searches kept, searches noted. Sub-paths beyond these are not found
 * (Q-055).
 */
export const searchRoutes: readonly RouteDefinition[] = [
  {
    id: 'ai-search.index',
    pattern: '/ai-search',
    title: 'Search in your own words',
    access: ASSISTED,
    robots: 'noindex',
  },
  {
    id: 'ai-search.results-summary',
    pattern: '/ai-search/results-summary',
    title: 'What the records hold',
    access: ASSISTED,
    robots: 'noindex',
  },
  {
    id: 'search.saved',
    pattern: '/search/saved',
    title: 'Saved searches',
    access: { signIn: 'login', grants: ['search:save-search'] },
    robots: 'noindex',
  },
  {
    id: 'search.diary',
    pattern: '/search/diary',
    title: 'Research diary',
    access: { signIn: 'login' },
    robots: 'noindex',
  },
  {
    id: 'search.stop-mail',
    pattern: '/search/saved/stop-mail',
    title: 'Stop emails about saved searches',
    robots: 'noindex, nofollow',
  },
];
