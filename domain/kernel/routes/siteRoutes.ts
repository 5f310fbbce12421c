import { accountRoutes } from './areas/accountRoutes.ts';
import { addressRoutes } from './areas/addressRoutes.ts';
import { articleRoutes } from './areas/articleRoutes.ts';
import { collectionRoutes } from './areas/collectionRoutes.ts';
import { compareRoutes } from './areas/compareRoutes.ts';
import { contentRoutes } from './areas/contentRoutes.ts';
import { credentialRoutes } from './areas/credentialRoutes.ts';
import { errorRoutes } from './areas/errorRoutes.ts';
import { exploreRoutes } from './areas/exploreRoutes.ts';
import { freeSetRoutes } from './areas/freeSetRoutes.ts';
import { gedcomRoutes } from './areas/gedcomRoutes.ts';
import { helpRoutes } from './areas/helpRoutes.ts';
import { hintRoutes } from './areas/hintRoutes.ts';
import { homeRoutes } from './areas/homeRoutes.ts';
import { identityRoutes } from './areas/identityRoutes.ts';
import { imageRoutes } from './areas/imageRoutes.ts';
import { internalRoutes } from './areas/internalRoutes.ts';
import { landingRoutes } from './areas/landingRoutes.ts';
import { libraryRoutes } from './areas/libraryRoutes.ts';
import { mapRoutes } from './areas/mapRoutes.ts';
import { messagingRoutes } from './areas/messagingRoutes.ts';
import { newspaperRoutes } from './areas/newspaperRoutes.ts';
import { paymentRoutes } from './areas/paymentRoutes.ts';
import { profileRoutes } from './areas/profileRoutes.ts';
import { purchaseRoutes } from './areas/purchaseRoutes.ts';
import { recordRoutes } from './areas/recordRoutes.ts';
import { reportRoutes } from './areas/reportRoutes.ts';
import { researchRoutes } from './areas/researchRoutes.ts';
import { searchRoutes } from './areas/searchRoutes.ts';
import { shadowTreeRoutes } from './areas/shadowTreeRoutes.ts';
import { systemRoutes } from './areas/systemRoutes.ts';
import { treeRoutes } from './areas/treeRoutes.ts';
import { treeListRoutes } from './areas/treeListRoutes.ts';
import { treeSearchRoutes } from './areas/treeSearchRoutes.ts';
import type { RouteDefinition } from './routeDefinition.ts';

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
];
