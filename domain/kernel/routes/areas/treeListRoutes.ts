import type { AccessRule } from '#domain/kernel/grants/accessRule.ts';
import { FLAGS, GROUPS } from '#domain/kernel/grants/flagNames.ts';

import type { RouteDefinition } from '../routeDefinition.ts';

/** Library terminals do not offer members' trees (TREE-001, Q-103). */
const GATE: AccessRule = {
  flags: [{ name: FLAGS.libraryHideMemberOptions, mustBe: false, otherwise: { to: '/', how: 'soft' } }],
};
const MEMBERS: AccessRule = { signIn: 'login', grants: ['tree'] };

/** A member's trees, the way into a first one, and the pages of one person (spec 2 section 2). */
export const treeListRoutes: readonly RouteDefinition[] = [
  {
    id: 'family-tree.index',
    pattern: '/family-tree',
    title: 'Family trees',
    access: {
      ...GATE,
      grants: ['tree'],
      audience: { only: 'visitors', otherwise: { to: '/tree/all-trees', how: 'replace' } },
    },
  },
  {
    id: 'family-tree.create',
    pattern: '/family-tree/create',
    title: 'Start your family tree',
    access: { ...GATE, ...MEMBERS, signInUnless: { group: GROUPS.preRegistrationOnboarding } },
    chrome: { footer: 'never' },
    robots: 'noindex',
  },
  {
    id: 'family-tree.take-root',
    pattern: '/family-tree/you/take-root',
    title: 'Your tree takes root',
    access: { ...GATE, signIn: 'register', grants: ['tree'] },
    chrome: { footer: 'never' },
    robots: 'noindex',
  },
  ...['/family-tree/save-tree', '/save-tree'].map((pattern): RouteDefinition => ({
    id: `family-tree${pattern.replaceAll('/', '.')}`,
    pattern,
    title: 'Family trees',
    access: GATE,
    redirect: { to: '/family-tree', how: 'hard' },
    robots: 'noindex',
  })),
  {
    id: 'tree.all',
    pattern: '/tree/all-trees',
    title: 'Your family trees',
    access: MEMBERS,
    robots: 'noindex',
  },
  {
    id: 'tree.your-tree',
    pattern: '/tree/your-tree',
    title: 'Your family tree',
    access: MEMBERS,
    robots: 'noindex',
  },
  {
    id: 'tree.none',
    pattern: '/tree/no-tree-ownership',
    title: 'You have no family tree yet',
    access: MEMBERS,
    robots: 'noindex',
  },
  {
    id: 'tree.settings',
    pattern: '/tree/:treeId/settings',
    title: 'Tree settings',
    access: MEMBERS,
    robots: 'noindex',
  },
  {
    id: 'tree.stories',
    pattern: '/tree/:rootsfinderId/stories',
    title: 'Stories of a family tree',
    access: MEMBERS,
    robots: 'noindex',
  },
  {
    id: 'tree.sources',
    pattern: '/tree/:rootsfinderId/sources',
    title: 'Sources of a family tree',
    access: { ...MEMBERS, signInUnless: { parameter: 'publicTreeShareToken' } },
    robots: 'noindex',
  },
  {
    id: 'tree.reports',
    pattern: '/tree/:rootsfinderId/reports',
    title: 'Reports of a family tree',
    access: { ...MEMBERS, signInUnless: { parameter: 'publicTreeShareToken' } },
    robots: 'noindex',
  },
  {
    id: 'tree.source',
    pattern: '/tree/:rootsfinderId/sources/:sourceId',
    title: 'Source of a family tree',
    access: { ...MEMBERS, signInUnless: { parameter: 'publicTreeShareToken' } },
    robots: 'noindex',
  },
  {
    id: 'tree.relationship',
    pattern: '/tree/:rootsfinderId/relationship',
    title: 'How people of a family tree are related',
    access: { ...MEMBERS, signInUnless: { parameter: 'publicTreeShareToken' } },
    robots: 'noindex',
  },
  {
    id: 'tree.quality',
    pattern: '/tree/:rootsfinderId/quality',
    title: 'Data quality of a family tree',
    access: MEMBERS,
    robots: 'noindex',
  },
  {
    id: 'tree.statistics',
    pattern: '/tree/:rootsfinderId/statistics',
    title: 'Statistics of a family tree',
    access: { ...MEMBERS, signInUnless: { parameter: 'publicTreeShareToken' } },
    robots: 'noindex',
  },
  {
    id: 'tree.anniversaries',
    pattern: '/tree/:rootsfinderId/anniversaries',
    title: 'Anniversaries of a family tree',
    access: { ...MEMBERS, signInUnless: { parameter: 'publicTreeShareToken' } },
    robots: 'noindex',
  },
  {
    id: 'tree.places',
    pattern: '/tree/:rootsfinderId/places',
    title: 'Places of a family tree',
    access: { ...MEMBERS, signInUnless: { parameter: 'publicTreeShareToken' } },
    robots: 'noindex',
  },
  {
    id: 'trees.person',
    pattern: '/trees/:treeRef/people/:personId/*',
    title: 'Person of a family tree',
    access: { ...MEMBERS, signInUnless: { parameter: 'publicTreeShareToken' } },
    clientOnly: true,
    robots: 'noindex',
  },
  {
    id: 'stories.person',
    pattern: '/stories/:treeid/:personId?',
    title: 'Stories',
    access: MEMBERS,
    robots: 'noindex',
  },
];
