import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

import { type ImageSize, TILE_SIDE } from '#domain/records/images/imageLimits.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { createTurns, TurnMissed } from '#server/platform/limits/createTurns.ts';
import { leaseFrom } from '#server/platform/limits/leaseFrom.ts';
import { networkOf } from '#server/platform/limits/limitKeys.ts';

import { pagesOf } from '../pagesOf.ts';
import { isQuick } from '../pixels/createPixels.ts';
import { QueueFull } from '../pixels/createWorkQueue.ts';
import { registerImageRoutes } from './imageRoutes.ts';
import type { ImageService } from './ImageService.ts';
import { registerManifestRoutes } from './manifestRoutes.ts';
import { registerThumbnailRoutes } from './thumbnailRoutes.ts';

/**
 * Whole pages that are read, drawn or sent at once: each has megabytes, and a network gets one after the other. However
 * fast its reader takes it, a page keeps its turn for so many milliseconds: nothing else is done while its bytes are
 * copied.
 */
const AT_ONCE = { most: 2, mostOfOne: 1, patienceMs: 30_000, leastMs: 200 };
/** Milliseconds after which an answer that is still on its way to a slow reader keeps no one else waiting. */
const SLOW_MS = 2_000;

/** Turns of this copy of the server. */
export function createSendingTurns(limits = AT_ONCE): ImageService['sendingTurn'] {
  const inTurn = createTurns<string>(limits);
  return (reply, size, gone) =>
    isQuick(size)
      ? Promise.resolve()
      : new Promise((begin, refuse) => {
          const untilSent = async () => {
            begin();
            await Promise.all([
              Promise.race([once(reply.raw, 'close'), setTimeout(SLOW_MS, undefined, { ref: false })]),
              setTimeout(limits.leastMs, undefined, { ref: false }),
            ]);
          };
          inTurn(networkOf(reply.request.ip), untilSent, gone).catch((error: unknown) =>
            refuse(error instanceof TurnMissed ? new QueueFull() : error),
          );
        });
}

/** Tiles, or as many pixels, of one network in five minutes: a reading room of twenty, each of them turning pages. */
export const IMAGES = { points: 6_000, duration: 300 };
/** Fetched from the database at once: a tile must not wait for a write of its own. */
const LEASE = 50;

/**
 * What an image counts for: as many tiles as have its pixels, so that whole pages cost what they are worth.
 * @example pointsOf({ width: 2048, height: 1024 }) // 8
 */
export const pointsOf = ({ width, height }: ImageSize): number =>
  Math.max(1, Math.ceil((width * height) / TILE_SIDE ** 2));

/**
 * Counts the pixels of images by network in the database that all copies of the server share; by itself while that is
 * away.
 *
 * @returns for the network of an address and the size of an image: null to go on, else seconds to wait.
 */
function createImageAllowance(db: Database): (ip: string, size: ImageSize) => Promise<number | null> {
  const networks = leaseFrom(createLimiter(db, 'imagesOfNetwork', IMAGES, 'counts-here'), LEASE);
  return (ip, size) => networks.take(networkOf(ip), pointsOf(size));
}

/** What a module brings of an image service: all but the pages of its database and who may have how much. */
export type ImageServiceParts = Omit<ImageService, 'pages' | 'takeImage' | 'sendingTurn'>;

/** The image service of one module's routes. */
export const createImageService = (parts: ImageServiceParts): ImageService => ({
  ...parts,
  pages: pagesOf(parts.db),
  takeImage: createImageAllowance(parts.db),
  sendingTurn: createSendingTurns(),
});

/** Mounts everything below /iiif: images, manifests, annotations and thumbnails. */
export function registerImages(app: FastifyInstance, parts: ImageServiceParts): void {
  const service = createImageService(parts);
  registerImageRoutes(app, service);
  registerManifestRoutes(app, service);
  registerThumbnailRoutes(app, service);
}
