import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { parseNewspaperId } from '#domain/newspapers/core/newspaperIds.ts';
import { NEWSPAPER_THUMBNAILS_PATH } from '#domain/newspapers/pages/thumbnailPath.ts';
import { isFamilySearchRecord } from '#domain/records/core/familySearchId.ts';
import { type PageRegion, xywhOf } from '#domain/records/core/pageRegion.ts';
import { isProblem, parseImageRequest } from '#domain/records/images/parseImageRequest.ts';
import { stockThumbnail } from '#domain/records/images/stockThumbnail.ts';
import { THUMBNAILS_PATH } from '#domain/records/images/thumbnailAddress.ts';
import { thumbnailRegion } from '#domain/records/images/thumbnailRegion.ts';
import { THUMBNAIL_WIDTH, thumbnailSize } from '#domain/records/images/thumbnailSizes.ts';

import { networkOf } from '#server/platform/limits/networkOf.ts';

import { isSharedImage, mayReadImage } from '../mayReadImage.ts';
import { newspaperThumbnail } from '../newspaperThumbnail.ts';
import type { PageImage } from '../PageImage.ts';
import { access, isUnchanged, missing } from './answers.ts';
import { sendImage, sendPicture } from './imageRoutes.ts';
import { type ImageService, onlooker } from './ImageService.ts';

/** Longer than any record id. */
const LONGEST_ID = 300;

/**
 * `GET /iiif/thumbnails/{recordId}`: a record's line on its page, small; for family-search records one of ten stock
 * pictures (spec 1 section 7). `width=` asks for one of the smaller sizes. 404 where there is no picture, or none for
 * this reader.
 */
export function registerThumbnailRoutes(app: FastifyInstance, service: ImageService): void {
  /** Sends part of a page, if the asker may see the page. */
  async function sendCut(
    request: FastifyRequest,
    reply: FastifyReply,
    page: PageImage,
    region: PageRegion | null,
  ): Promise<FastifyReply> {
    if (!(await mayReadImage(service.db, await onlooker(service, request), page))) return missing(request, reply);
    const { width, height } = thumbnailSize((request.query as Record<string, unknown>)[THUMBNAIL_WIDTH]);
    const asked = parseImageRequest(
      {
        region: xywhOf(thumbnailRegion(region, page)),
        size: `^${width},${height}`,
        rotation: '0',
        file: 'default.webp',
      },
      page,
    );
    if (isProblem(asked)) throw new Error(`No thumbnail can be cut from page ${page.id}: ${asked.message}`);
    return sendImage(service, request, access(reply, isSharedImage(page.owner)), page, asked);
  }

  async function sendNewspaper(request: FastifyRequest, reply: FastifyReply, id: string): Promise<FastifyReply> {
    const cut = await newspaperThumbnail(service.db, id);
    const page = cut && (await service.pages.page(cut.imageId));
    return page ? sendCut(request, reply, page, cut.region) : missing(request, reply);
  }

  app.get<{ Params: { recordId: string } }>(`${THUMBNAILS_PATH}/:recordId`, async (request, reply) => {
    const { recordId } = request.params;
    if (recordId.length > LONGEST_ID || recordId.includes('\0')) return missing(request, reply);
    if (parseNewspaperId(recordId)) return sendNewspaper(request, reply, recordId);
    if (isFamilySearchRecord(recordId)) {
      const number = stockThumbnail(recordId);
      // Drawn by us and of no record: nothing in it can be closed.
      access(reply, true).header('cache-control', 'public, max-age=86400');
      if (isUnchanged(request, reply, `stock-${number}`)) return reply.send();
      return sendPicture(service.log, request, reply.type('image/webp'), (gone) =>
        service.pixels.stock(number, { signal: gone, whose: networkOf(request.ip) }),
      );
    }
    const pageId = await service.pages.pageOf(recordId);
    const page = pageId === null ? null : await service.pages.page(pageId);
    const line = page?.lines.find((one) => one.recordId === recordId);
    if (!page || !line || line.isClosed) return missing(request, reply);
    return sendCut(request, reply, page, line.region);
  });

  // Newspapers of the British Library have an address of their own (NEWS-004).
  app.get<{ Params: { id: string } }>(`${NEWSPAPER_THUMBNAILS_PATH}/:id`, (request, reply) =>
    request.params.id.length > LONGEST_ID ? missing(request, reply) : sendNewspaper(request, reply, request.params.id),
  );
}
