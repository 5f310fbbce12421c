import type { AccessRule } from '#domain/kernel/grants/accessRule.ts';

import type { RouteDefinition } from '../routeDefinition.ts';

/**
 * Any grant of the hub opens its pages, which show the parts it is for; to everyone else they are not there
 * (spec 1 section 2, Q-060).
 */
const access: AccessRule = {
  grants: ['my-research:*'],
  anyBelowPrefix: true,
  whenGrantMissing: 'not-found',
  whenGrantsFail: 'not-found',
};

/** The research hub, its folders and questions. */
export const researchRoutes: readonly RouteDefinition[] = [
  {
    id: 'research.hub',
    pattern: '/my-research',
    title: 'My research',
    access,
    robots: 'noindex',
  },
  {
    id: 'research.example-folder',
    pattern: '/my-research/folder/example/:folderId',
    title: 'Example folder',
    access,
    robots: 'noindex',
  },
  {
    id: 'research.folder',
    pattern: '/my-research/folder/:folderId',
    title: 'Research folder',
    access,
    robots: 'noindex',
  },
  // Below `/my-research` there is nothing else (ROUTE-124): questions have an address of their own, with the same
  // access.
  {
    id: 'research.question',
    pattern: '/research-questions/:questionId',
    title: 'Research question',
    access,
    robots: 'noindex',
  },
  {
    id: 'research.question-report',
    pattern: '/research-questions/:questionId/report',
    title: 'Report of a research question',
    access,
    robots: 'noindex',
  },
  {
    id: 'research.my-records',
    pattern: '/my-records',
    title: 'My records',
    access: { signIn: 'login', grants: ['my-records'], whenGrantMissing: 'not-found', whenGrantsFail: 'not-found' },
    robots: 'noindex',
  },
  // Who has a link sees what it offers, and signs in to join.
  {
    id: 'research.invitation',
    pattern: '/research-invitations/:token',
    title: 'Invitation to a research folder',
    robots: 'noindex',
  },
];
