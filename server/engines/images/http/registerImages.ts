import type { FastifyInstance } from 'fastify';

import { createImageService, type ImageServiceParts } from './createImageService.ts';
import { registerImageRoutes } from './imageRoutes.ts';
import { registerManifestRoutes } from './manifestRoutes.ts';
import { registerThumbnailRoutes } from './thumbnailRoutes.ts';

/** Mounts everything below /iiif: images, manifests, annotations and thumbnails. */
export function registerImages(app: FastifyInstance, parts: ImageServiceParts): void {
  const service = createImageService(parts);
  registerImageRoutes(app, service);
  registerManifestRoutes(app, service);
  registerThumbnailRoutes(app, service);
}
