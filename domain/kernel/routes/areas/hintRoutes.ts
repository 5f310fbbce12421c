import type { RouteDefinition } from '../routeDefinition.ts';

/** Only who is signed in and holds the grant has trees to find hints for. */
const member = {
  access: { signIn: 'login', grants: ['tree'] },
  robots: 'noindex',
} as const satisfies Partial<RouteDefinition>;

/** Hints: records that may be of people of trees (spec 2 section 2). Hints of one person are drawers over the chart. */
export const hintRoutes: readonly RouteDefinition[] = [
  {
    id: 'tree.hints-1921',
    pattern: '/tree/1921-census-hints',
    title: '1921 census hints',
    ...member,
  },
  {
    id: 'tree.hints-military',
    pattern: '/tree/military-hints',
    title: 'Military hints',
    ...member,
  },
  {
    id: 'tree.hints-all',
    pattern: '/tree/:rootsfinderId/all-hints',
    title: 'All hints',
    access: { grants: ['tree'] },
    robots: 'noindex',
  },
  {
    id: 'tree.add-record',
    pattern: '/tree/add-record',
    title: 'Add a record to a tree',
    ...member,
  },
];
