import type { AccessRule } from '#domain/kernel/grants/accessRule.ts';
import { GROUPS } from '#domain/kernel/grants/flagNames.ts';

import type { RouteDefinition } from '../routeDefinition.ts';

/** Members of the test group; everybody else loads the home page (spec 1 section 2, Q-026). */
const ASSISTED: AccessRule = { audience: { only: 'members', otherwise: { to: '/', how: 'hard' } }, groups: [{ name: GROUPS.aiRecordSearch, otherwise: { to: '/', how: 'hard' } }] };

/** What surrounds the record search: sentences, searches kept, searches noted. Sub-paths beyond these are not found. */
export const searchRoutes: readonly RouteDefinition[] = [
  {
    id: 'ai-search.index',
    pattern: '/ai-search',
    title: 'Search in your own words',
    description: 'Write down whom you are looking for, and see it as a search.',
    access: ASSISTED,
    robots: 'noindex',
  },
  {
    id: 'ai-search.results-summary',
    pattern: '/ai-search/results-summary',
    title: 'What the records hold',
    description: 'What the results of a search contain, in words.',
    access: ASSISTED,
    robots: 'noindex',
  },
  {
    id: 'search.saved',
    pattern: '/search/saved',
    title: 'Saved searches',
    description: 'The searches you keep, and what is new in them.',
    access: { signIn: 'login', grants: ['search:save-search'] },
    robots: 'noindex',
  },
  {
    id: 'search.diary',
    pattern: '/search/diary',
    title: 'Research diary',
    description: 'What you searched, what was found, and what you made of it.',
    access: { signIn: 'login' },
    robots: 'noindex',
  },
  {
    id: 'search.stop-mail',
    pattern: '/search/saved/stop-mail',
    title: 'Stop emails about saved searches',
    description: 'End the mails about new records in your saved searches.',
    robots: 'noindex, nofollow',
  },
];
