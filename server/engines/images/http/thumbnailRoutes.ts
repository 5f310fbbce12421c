import type { FastifyInstance } from 'fastify';

import { isFamilySearchRecord } from '#domain/records/core/familySearchId.ts';
import { maySeePage } from '#domain/records/images/pageAccess.ts';
import { xywhOf } from '#domain/records/images/pageRegion.ts';
import { isProblem, parseImageRequest } from '#domain/records/images/parseImageRequest.ts';
import { stockThumbnail } from '#domain/records/images/stockThumbnail.ts';
import { THUMBNAILS_PATH } from '#domain/records/images/thumbnailAddress.ts';
import { THUMBNAIL_SIZE, thumbnailRegion } from '#domain/records/images/thumbnailRegion.ts';

import { access, isUnchanged, missing } from './answers.ts';
import { sendImage, sendPicture } from './imageRoutes.ts';
import { type ImageService, onlooker } from './ImageService.ts';

/** Longer than any record id. */
const LONGEST_ID = 300;

/**
 * `GET /iiif/thumbnails/{recordId}`: a record's line on its page, small; for family-search records one of ten stock pictures
 * (spec 1 section 7). 404 where there is no picture, or none for this reader.
 */
export function registerThumbnailRoutes(app: FastifyInstance, service: ImageService): void {
  app.get<{ Params: { recordId: string } }>(`${THUMBNAILS_PATH}/:recordId`, async (request, reply) => {
    const { recordId } = request.params;
    if (recordId.length > LONGEST_ID || recordId.includes('\0')) return missing(request, reply);
    if (isFamilySearchRecord(recordId)) {
      const number = stockThumbnail(recordId);
      // Drawn by us and of no record: nothing in it can be closed.
      access(reply, { access: 'free' }).header('cache-control', 'public, max-age=86400');
      if (isUnchanged(request, reply, `stock-${number}`)) return reply.send();
      return sendPicture(service.log, request, reply.type('image/webp'), (gone) => service.pixels.stock(number, gone));
    }
    const pageId = await service.pages.pageOf(recordId);
    const page = pageId === null ? null : await service.pages.page(pageId);
    const line = page?.lines.find((one) => one.recordId === recordId);
    if (!page || !line || line.isClosed || !maySeePage(page, await onlooker(service, request))) return missing(request, reply);
    const { width, height } = THUMBNAIL_SIZE;
    const asked = parseImageRequest({ region: xywhOf(thumbnailRegion(line.region, page)), size: `^${width},${height}`, rotation: '0', file: 'default.webp' }, page);
    if (isProblem(asked)) throw new Error(`No thumbnail can be cut from page ${page.id}: ${asked.message}`);
    return sendImage(service, request, access(reply, page.recordSet), page, asked);
  });
}
