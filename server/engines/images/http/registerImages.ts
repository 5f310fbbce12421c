import type { FastifyInstance } from 'fastify';

import { pagesOf } from '../pagesOf.ts';
import { createImageAllowance } from './imageAllowance.ts';
import { registerImageRoutes } from './imageRoutes.ts';
import type { ImageService } from './ImageService.ts';
import { registerManifestRoutes } from './manifestRoutes.ts';
import { registerThumbnailRoutes } from './thumbnailRoutes.ts';

/** Mounts everything below /iiif: images, manifests, annotations and thumbnails. */
export function registerImages(app: FastifyInstance, parts: Omit<ImageService, 'pages' | 'takeImage'>): void {
  const service = { ...parts, pages: pagesOf(parts.db), takeImage: createImageAllowance(parts.db) };
  registerImageRoutes(app, service);
  registerManifestRoutes(app, service);
  registerThumbnailRoutes(app, service);
}
