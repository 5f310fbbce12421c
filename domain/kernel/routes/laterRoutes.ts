import { accountRoutes } from './areas/accountRoutes.ts';
import { addressRoutes } from './areas/addressRoutes.ts';
import { collectionRoutes } from './areas/collectionRoutes.ts';
import { compareRoutes } from './areas/compareRoutes.ts';
import { contentRoutes } from './areas/contentRoutes.ts';
import { credentialRoutes } from './areas/credentialRoutes.ts';
import { exploreRoutes } from './areas/exploreRoutes.ts';
import { helpRoutes } from './areas/helpRoutes.ts';
import { imageRoutes } from './areas/imageRoutes.ts';
import { landingRoutes } from './areas/landingRoutes.ts';
import { libraryRoutes } from './areas/libraryRoutes.ts';
import { mapRoutes } from './areas/mapRoutes.ts';
import { messagingRoutes } from './areas/messagingRoutes.ts';
import { newspaperRoutes } from './areas/newspaperRoutes.ts';
import { paymentRoutes } from './areas/paymentRoutes.ts';
import { purchaseRoutes } from './areas/purchaseRoutes.ts';
import { profileRoutes } from './areas/profileRoutes.ts';
import { reportRoutes } from './areas/reportRoutes.ts';
import { researchRoutes } from './areas/researchRoutes.ts';
import { searchRoutes } from './areas/searchRoutes.ts';
import { systemRoutes } from './areas/systemRoutes.ts';
import type { RouteDefinition } from './routeDefinition.ts';

/**
 * All other areas but those of trees and of staff. The browser asks for them when it meets an address that none of the
 * first routes matches.
 */
export const laterRoutes: readonly RouteDefinition[] = [
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
];
