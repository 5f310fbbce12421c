import type { FastifyInstance } from 'fastify';

import { PAGE_TEXTS } from '#server/modules/newspapers/browse/index.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { leaseFrom } from '#server/platform/limits/leaseFrom.ts';
import { networkOf } from '#server/platform/limits/networkOf.ts';

import { registerAuthRoutes } from './authRoutes.ts';
import type { IiifService } from './IiifService.ts';
import { registerManifestRoutes } from './manifestRoutes.ts';
import { registerPageRoutes } from './pageRoutes.ts';
import { registerProbeRoute } from './probeRoute.ts';
import { registerSearchRoutes } from './searchRoutes.ts';

const LEASE = 50;

/** Mounts newspapers for IIIF viewers: manifests, collections, texts, search and sign-in. */
export function registerNewspaperIiif(app: FastifyInstance, parts: Omit<IiifService, 'takeText'>): void {
  const networks = leaseFrom(createLimiter(parts.db, 'pageTextsOfNetwork', PAGE_TEXTS, 'counts-here'), LEASE);
  const service = { ...parts, takeText: (ip: string) => networks.take(networkOf(ip)) };
  registerManifestRoutes(app, service);
  registerPageRoutes(app, service);
  registerSearchRoutes(app, service);
  registerProbeRoute(app, service);
  registerAuthRoutes(app, service);
}
