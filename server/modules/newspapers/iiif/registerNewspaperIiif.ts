import type { FastifyInstance } from 'fastify';

import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { leaseFrom } from '#server/platform/limits/leaseFrom.ts';
import { networkOf } from '#server/platform/limits/networkOf.ts';

import { registerAuthRoutes } from './authRoutes.ts';
import type { IiifService } from './IiifService.ts';
import { registerManifestRoutes } from './manifestRoutes.ts';
import { registerPageRoutes } from './pageRoutes.ts';
import { registerProbeRoute } from './probeRoute.ts';
import { registerSearchRoutes } from './searchRoutes.ts';

/** Texts of pages, probes and tokens of one network in five minutes: a reading room of twenty, each turning pages. */
const PAGE_TEXTS = { points: 3_000, duration: 300 };
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
