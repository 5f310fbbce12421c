import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { parseNewspaperId } from '#domain/newspapers/core/newspaperIds.ts';
import { NEWSPAPER_THUMBNAILS_PATH } from '#domain/newspapers/pages/thumbnailPath.ts';
import { isFamilySearchRecord } from '#domain/records/core/familySearchId.ts';
import { type PageRegion, xywhOf } from '#domain/records/core/pageRegion.ts';
import { thumbnailRegion } from '#domain/records/images/lineCutOut.ts';
import { isProblem, parseImageRequest } from '#domain/records/images/parseImageRequest.ts';
import { stockThumbnail, THUMBNAILS_PATH } from '#domain/records/images/thumbnailAddress.ts';
import { THUMBNAIL_WIDTH, thumbnailSize } from '#domain/records/images/thumbnailSizes.ts';
import { isVisibleArticle } from '#server/engines/newspapers/articleParts.ts';
import type { Database } from '#server/platform/db/database.ts';
import { networkOf } from '#server/platform/limits/limitKeys.ts';

import { isSharedImage, mayReadImage } from '../mayReadImage.ts';
import type { PageImage } from '../PageImage.ts';
import { access, isUnchanged, missing } from './answers.ts';
import { sendImage, sendPicture } from './imageRoutes.ts';
import { type ImageService, onlooker } from './ImageService.ts';

/** What a small picture of a newspaper is cut from. */
interface NewspaperCut {
  imageId: string;
  /** Null: the top of the page. */
  region: PageRegion | null;
}

type Row = { image_id: string } & { [side in keyof PageRegion]: number | null };

/**
 * The page image, and the place on it, that stands for an article, a page or an issue; null where it has no image, or
 * is not here.
 */
async function newspaperThumbnail(db: Database, id: string): Promise<NewspaperCut | null> {
  const parsed = parseNewspaperId(id);
  if (!parsed?.issueId) return null;
  const row =
    parsed.article !== null
      ? await db.one<Row>(
          `/* newspapers.articleImage */ SELECT p.image_id, z.x, z.y, z.width, z.height FROM newspaper_article a JOIN article_zone z ON z.article_no = a.no JOIN newspaper_page p ON p.id = z.page_id
           WHERE a.id = $1 AND ${isVisibleArticle('a')} AND p.image_id IS NOT NULL ORDER BY z.n LIMIT 1`,
          [id],
        )
      : await db.one<Row>(
          `/* newspapers.pageImage */ SELECT image_id, NULL::int AS x, NULL::int AS y, NULL::int AS width, NULL::int AS height FROM newspaper_page p JOIN open_issue i ON i.id = p.issue_id
           WHERE p.issue_id = $1 AND ($2::int IS NULL OR position = $2) AND image_id IS NOT NULL ORDER BY position LIMIT 1`,
          [parsed.issueId, parsed.page],
        );
  if (!row) return null;
  const { image_id: imageId, x, y, width, height } = row;
  return {
    imageId,
    region: x === null || y === null || width === null || height === null ? null : { x, y, width, height },
  };
}

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
