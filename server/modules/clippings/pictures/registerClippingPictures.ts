import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import {
  CLIPPING_IMAGES_PATH,
  CLIPPING_THUMBNAIL_SIDES,
  CLIPPING_THUMBNAILS_PATH,
  type ClippingThumbnailSize,
  isClippingId,
  isShareId,
} from '#domain/clippings/core/clippingAddresses.ts';
import { SHARED_SIDE } from '#domain/clippings/core/sharedPicture.ts';
import { xywhOf, type PageRegion } from '#domain/records/core/pageRegion.ts';
import { IMAGE_LIMITS } from '#domain/records/images/imageLimits.ts';
import { isProblem, parseImageRequest } from '#domain/records/images/parseImageRequest.ts';
import { missing } from '#server/engines/images/http/answers.ts';
import { createImageService, type ImageServiceParts } from '#server/engines/images/http/createImageService.ts';
import { sendImage } from '#server/engines/images/http/imageRoutes.ts';
import { onlooker } from '#server/engines/images/http/ImageService.ts';
import {
  boxSize,
  type ClippingViewer,
  createClippingStore,
  checkClippings,
} from '#server/modules/clippings/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What a picture of a clipping is cut from. */
interface ClippingCut {
  imageId: string;
  region: PageRegion;
  /** Asked for by the id that its maker shares. */
  isShared: boolean;
}

/**
 * Where a picture of a clipping is cut, for a viewer who may see it now; null where there is none.
 *
 * @param id - of the clipping, or the one it is shared under. @param n - of the region, from 1; null: the first that is
 * open.
 */
async function findCut(
  db: Database,
  viewer: ClippingViewer,
  id: string,
  n: number | null,
): Promise<ClippingCut | null> {
  const store = createClippingStore({ db });
  const isShared = isShareId(id);
  if (!isShared && !isClippingId(id)) return null;
  const clipping = isShared ? await store.shared(id) : await store.readable(viewer.memberId, id);
  const [judged] = clipping ? await checkClippings(db, viewer, [clipping], isShared) : [];
  const cut = n === null ? judged?.regions.find((region) => region.cut !== null)?.cut : judged?.regions[n - 1]?.cut;
  return cut ? { imageId: cut.image.id, region: cut.region, isShared } : null;
}

const NUMBER = /^([1-9]\d?)\.jpg$/u;

/**
 * Headers of a picture of a clipping. A right may end at any moment: no cache shows a copy without asking again, and
 * every answer, 304 too, is given after the asker's right was looked at. What is shared may be shown by other sites.
 */
const headers = (reply: FastifyReply, { isShared }: ClippingCut): FastifyReply =>
  reply
    .header('cache-control', isShared ? 'public, no-cache' : 'private, no-cache')
    .header('cross-origin-resource-policy', isShared ? 'cross-origin' : 'same-origin')
    .header('vary', 'Cookie, Authorization, Accept')
    .header('x-robots-tag', 'noindex, nofollow');

/** Browsers say so of the pictures in a page. An address that ends in `.jpg` answers with one all the same. */
const takesWebp = ({ headers: { accept = '' } }: FastifyRequest): boolean => accept.includes('image/webp');

/**
 * Mounts the pictures of clippings (COLL-001, COLL-002), each cut with the rights of who asks, each time; what is
 * missing and what is refused is one answer, 404. The id is that of a clipping, or the one it is shared under.
 */
export function registerClippingPictures(app: FastifyInstance, parts: ImageServiceParts): void {
  const service = createImageService(parts);

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    n: number | null,
    side: number | null,
  ): Promise<FastifyReply> {
    const cut = await findCut(service.db, await onlooker(service, request), id, n);
    const page = cut && (await service.pages.page(cut.imageId));
    if (!cut || !page) return missing(request, reply);
    const most = cut.isShared ? Math.min(side ?? SHARED_SIDE, SHARED_SIDE) : (side ?? IMAGE_LIMITS.maxWidth);
    const { width, height } = boxSize(cut.region, most);
    const asked = parseImageRequest(
      {
        region: xywhOf(cut.region),
        size: `${width},${height}`,
        rotation: '0',
        file: `default.${n === null && takesWebp(request) ? 'webp' : 'jpg'}`,
      },
      page,
    );
    // The image was replaced in this very moment: the region may lie outside it.
    if (isProblem(asked)) return missing(request, reply);
    return sendImage(service, request, headers(reply, cut), page, asked);
  }

  app.get<{ Querystring: Record<string, unknown> }>(CLIPPING_THUMBNAILS_PATH, (request, reply) => {
    const { id, size = 'small' } = request.query;
    const side =
      typeof size === 'string' && Object.hasOwn(CLIPPING_THUMBNAIL_SIDES, size)
        ? CLIPPING_THUMBNAIL_SIDES[size as ClippingThumbnailSize]
        : null;
    return typeof id === 'string' && side !== null ? send(request, reply, id, null, side) : missing(request, reply);
  });

  app.get<{ Params: { id: string; file: string } }>(`${CLIPPING_IMAGES_PATH}/:id/:file`, (request, reply) => {
    const { id, file } = request.params;
    const [, n] = NUMBER.exec(file) ?? [];
    return n === undefined ? missing(request, reply) : send(request, reply, id, Number(n), null);
  });
}
