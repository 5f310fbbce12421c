import { FLAGS } from '#domain/kernel/grants/flagNames.ts';
import { COMPARE_PATH } from '#domain/search/compare/comparedItem.ts';

import { accountRoutes, profileRoutes, messagingRoutes } from './areas/accountRoutes.ts';
import { addressRoutes } from './areas/addressRoutes.ts';
import { collectionRoutes } from './areas/collectionRoutes.ts';
import { contentRoutes, homeRoutes } from './areas/contentRoutes.ts';
import { deskRoutes } from './areas/deskRoutes.ts';
import { helpRoutes } from './areas/helpRoutes.ts';
import { hintRoutes } from './areas/hintRoutes.ts';
import { credentialRoutes, identityRoutes, libraryRoutes } from './areas/identityRoutes.ts';
import { internalRoutes } from './areas/internalRoutes.ts';
import { landingRoutes } from './areas/landingRoutes.ts';
import { newspaperRoutes } from './areas/newspaperRoutes.ts';
import { organisationRoutes } from './areas/organisationRoutes.ts';
import { paymentRoutes } from './areas/paymentRoutes.ts';
import { purchaseRoutes } from './areas/purchaseRoutes.ts';
import { recordRoutes, reportRoutes } from './areas/recordRoutes.ts';
import { researchRoutes } from './areas/researchRoutes.ts';
import { mapRoutes, searchRoutes } from './areas/searchRoutes.ts';
import { shadowTreeRoutes } from './areas/shadowTreeRoutes.ts';
import { errorRoutes, systemRoutes } from './areas/systemRoutes.ts';
import { treeListRoutes } from './areas/treeListRoutes.ts';
import { treeRoutes, treeSearchRoutes } from './areas/treeRoutes.ts';
import type { RouteDefinition } from './routeDefinition.ts';

/** Images of originals (spec 2 section 2). */
const imageRoutes: readonly RouteDefinition[] = [
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

/**
 * GEDCOM files coming in and going out (spec 1 section 2, spec 2 section 2). Other sub-paths of /gedcom are not found
 * (Q-055).
 */
const gedcomRoutes: readonly RouteDefinition[] = [
  {
    id: 'gedcom.upload',
    pattern: '/gedcom/upload',
    title: 'Upload a family tree',
    chrome: { footer: 'never' },
  },
  {
    id: 'tree.upload-gedcom',
    pattern: '/tree/upload-gedcom',
    title: 'Upload a family tree',
    access: { grants: ['tree'] },
    robots: 'noindex',
  },
  {
    id: 'tree.export',
    pattern: '/tree/:treeId/settings/export',
    title: 'Export a family tree',
    access: { signIn: 'login', grants: ['tree'] },
    robots: 'noindex',
  },
];

/** What one record set offers (spec 1 section 2): apart from the other landing pages, since readers enter by it. */
const freeSetRoutes: readonly RouteDefinition[] = [
  {
    id: 'landing.free-record-set',
    pattern: '/free-ancestry-records/:recordSet',
    title: 'Free ancestry records',
  },
];

/** A toggled map for registered users (spec 1 sections 2 and 6, Q-027); other sub-paths are not found. */
const personMap = {
  title: 'Person map',
  access: { flags: [{ name: FLAGS.explorePersonMap, mustBe: true, otherwise: 'not-found' }], signIn: 'register' },
  chrome: { footer: 'never' },
  robots: 'noindex, nofollow',
} as const satisfies Partial<RouteDefinition>;

/** The map of a person's places, with the panels over it (spec 1 section 2). */
const exploreRoutes: readonly RouteDefinition[] = [
  { id: 'explore.map', pattern: '/explore/:treeId/:personId', ...personMap },
  { id: 'explore.place', pattern: '/explore/:treeId/:personId/place/:placeId', ...personMap },
  { id: 'explore.fact', pattern: '/explore/:treeId/:personId/fact/:factId', ...personMap },
  { id: 'explore.fact-edit', pattern: '/explore/:treeId/:personId/fact/:factId/edit', ...personMap },
  { id: 'explore.fact-pin', pattern: '/explore/:treeId/:personId/fact/:factId/edit/pin', ...personMap },
  { id: 'explore.add-fact', pattern: '/explore/:treeId/:personId/fact', ...personMap },
];

/** Records and newspaper articles side by side, as readers chose them among results. */
const compareRoutes: readonly RouteDefinition[] = [
  {
    id: 'records.compare',
    pattern: COMPARE_PATH,
    title: 'Compare records',
    robots: 'noindex',
  },
];

/**
 * The articles that a search of newspapers finds (spec 1 section 2): apart from the other pages of newspapers, since
 * readers enter by it.
 */
const articleRoutes: readonly RouteDefinition[] = [
  {
    id: 'search-newspapers.results',
    pattern: '/search-newspapers/results',
    title: 'Newspaper articles',
    robots: 'noindex',
  },
];

/** Every page of the site, area by area. An address that none of them matches is not found. */
export const siteRoutes: readonly RouteDefinition[] = [
  ...homeRoutes,
  ...identityRoutes,
  ...errorRoutes,
  ...recordRoutes,
  ...articleRoutes,
  ...freeSetRoutes,
  ...accountRoutes,
  ...addressRoutes,
  ...collectionRoutes,
  ...compareRoutes,
  ...libraryRoutes,
  ...credentialRoutes,
  ...contentRoutes,
  ...landingRoutes,
  ...mapRoutes,
  ...messagingRoutes,
  ...newspaperRoutes,
  ...paymentRoutes,
  ...purchaseRoutes,
  ...profileRoutes,
  ...exploreRoutes,
  ...helpRoutes,
  ...imageRoutes,
  ...reportRoutes,
  ...researchRoutes,
  ...searchRoutes,
  ...systemRoutes,
  ...gedcomRoutes,
  ...hintRoutes,
  ...shadowTreeRoutes,
  ...treeListRoutes,
  ...treeRoutes,
  ...treeSearchRoutes,
  ...internalRoutes,
  ...deskRoutes,
  ...organisationRoutes,
];
