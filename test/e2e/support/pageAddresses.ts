import type { RouteDefinition } from '#domain/kernel/routes/routeDefinition.ts';
import { siteRoutes } from '#domain/kernel/routes/siteRoutes.ts';

import { DOCUMENT_ADDRESSES } from './documentAddresses.ts';
import type { Visitor } from './visitRoute.ts';

/** A page as a reader of the demonstration with its sample county sees it. */
export interface OpenPage {
  /** Of its route. */
  id: string;
  as: Visitor;
  address: string;
  overrides?: object;
}

const MEMBER = 'member@example.com';
/** What stands for the parameters of addresses in the member’s own tree. */
const IN_TREE: Readonly<Record<string, string>> = {
  ':rootsfinderId': 'fmp-1-1',
  ':treeRef': 'fmp-1-1',
  ':personId': 'fmp-1-1',
  ':treeId': '1',
  ':treeid': '1',
};
const PERSON_MAP = { flags: { 'enable-explore-person-map': true } };
const SHADOW = { flags: { 'enable-shadow-tree-tree-view-prototype': true } };
const HOUSES = { flags: { 'enable-national-trust': true } };
const ASSISTED = { groups: ['ai-record-search'] };

/** Pages whose address, reader or flags do not follow from their pattern. */
const OTHERS: Readonly<Record<string, Partial<OpenPage>>> = {
  'landing.national-trust': { as: 'nobody', overrides: HOUSES },
  'landing.historic-house': { as: 'nobody', address: '/national-trust/erddig', overrides: HOUSES },
  'house-history.results': {
    address: '/house-history/results?street=Chapel%20Hill&location=Harrowmere%2C%20Wexcombeshire',
    overrides: { groups: ['address-search-phase-2'] },
  },
  'collections.partner': { as: 'nobody', overrides: { flags: { 'enable-partner-collections': true } } },
  'collections.clippings-search': {
    as: 'nobody',
    overrides: { flags: { 'enable-search-clippings-in-collections': true } },
  },
  'ai-search.index': { overrides: ASSISTED },
  'ai-search.results-summary': { address: '/ai-search/results-summary?lastname=webb', overrides: ASSISTED },
  'explore.map': { address: '/explore/1/1', overrides: PERSON_MAP },
  'explore.place': { address: '/explore/1/1/place/harrowmere', overrides: PERSON_MAP },
  'explore.fact': { address: '/explore/1/1/fact/f1', overrides: PERSON_MAP },
  'explore.fact-edit': { address: '/explore/1/1/fact/f1/edit', overrides: PERSON_MAP },
  'explore.fact-pin': { address: '/explore/1/1/fact/f1/edit/pin', overrides: PERSON_MAP },
  'explore.add-fact': { address: '/explore/1/1/fact', overrides: PERSON_MAP },
  'shadow-tree.tree': { as: MEMBER, address: '/shadow-tree/fmp-1-1/people/1', overrides: SHADOW },
  'shadow-tree.suggested': {
    as: MEMBER,
    address: '/shadow-tree/fmp-1-1/people/1/suggested?fn=Ann&ln=Leeworthy&dob=1923&g=f',
    overrides: SHADOW,
  },
  'shadow-tree.detailed': {
    as: MEMBER,
    address: '/shadow-tree/fmp-1-1/people/1/detailed?fn=Ann&ln=Leeworthy&dob=1923&g=f',
    overrides: SHADOW,
  },
  'help.missing': { address: '/help/nothing-here' },
  'system.redirect': { address: '/redirect?to=/x' },
  'internal.login': { as: 'nobody' },
  'internal.set-up': { address: '/internal/set-up/name' },
  'internal.features-list': { address: '/internal/features/journey' },
  'internal.feature': { address: '/internal/features/journey/search/ai-record-search' },
  'profile.public': { address: '/profile/silas.grigg' },
  'records.all-sets': { as: 'nobody' },
  'research.example-folder': { address: '/my-research/folder/example/1' },
  'records.compare': { as: 'nobody' },
  'reports.error': { address: '/error-report?recordId=WEX-BAPTISMS/23/1' },
  'reports.close': { address: '/close-census-record?recordId=WEX-CENSUS-1911/1/84/1' },
  'desk.newspaper': { address: '/desk/newspapers/wexcombeshire-chronicle' },
  'desk.record': { address: '/desk/records/WEX-BAPTISMS/23/1' },
  'desk.chosen': { address: '/desk/chosen?datasetname=wexcombe+st+mary%2C+baptisms' },
  'family-tree.take-root': { as: 'active@example.com' },
  'family-tree.create': { as: 'active@example.com' },
  'tree.none': { as: 'active@example.com' },
  'tree.invitation': { as: 'active@example.com' },
  'tree.public': { as: 'nobody', address: '/public-tree/fmp-000000-000001' },
  'billing.upgrade': { as: 'active@example.com' },
  'billing.account-subscription': { as: 'active@example.com' },
  'messaging.inbox': { address: '/messaging' },
};

/** Routes that draw nothing of their own, or lead elsewhere at once. */
const WITHOUT_A_PAGE: ReadonlySet<string> = new Set([
  // Old addresses of stories: they open those of the person.
  'stories.person',
  'system.static-examples',
  'family-tree.family-tree.save-tree',
  'family-tree.save-tree',
  'tree.within',
  'tree.example',
  'tree.your-tree',
  'desk.sheet',
]);

/** Who is let in by the rule of a page: the visitor where they are. */
function readerOf({ id, access }: RouteDefinition): Visitor {
  if (id.startsWith('internal.') || id.startsWith('desk.')) return 'staff';
  return access?.signIn || access?.grants || access?.audience?.only === 'members' ? MEMBER : 'nobody';
}

/** Pages of a route that shows others, too. */
const BESIDE: readonly OpenPage[] = [
  // The reader of newspapers.
  { id: 'images.viewer', as: 'nobody', address: '/image-viewer?issue=n-wexcombeshire-chronicle/18440113/0001' },
];

/**
 * An address that matches a pattern: in the member’s own tree, where it names one. What has to be made first is at
 * `none` (madePages).
 */
const addressOf = (pattern: string) =>
  pattern.replaceAll(/:\w+\??/gu, (name) => IN_TREE[name.replace('?', '')] ?? 'none').replace(/\/\*$/u, '') || '/';

/** Every page of the table of routes that is one, with a reader who may see it and content where there is some. */
export const SITE_PAGES: readonly OpenPage[] = [
  ...siteRoutes
    .filter(({ redirect, id }) => !redirect && !WITHOUT_A_PAGE.has(id))
    .map((route) => ({
      id: route.id,
      as: DOCUMENT_ADDRESSES[route.id] ? ('nobody' as const) : readerOf(route),
      address: DOCUMENT_ADDRESSES[route.id] ?? addressOf(route.pattern),
      ...OTHERS[route.id],
    })),
  ...BESIDE,
];
