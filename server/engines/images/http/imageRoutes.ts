import { createHash } from 'node:crypto';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { IMAGE_CONTEXT, IMAGE_PROFILE, imageInfo } from '#domain/records/images/imageLimits.ts';
import {
  IMAGE_FORMATS,
  isProblem,
  parseImageRequest,
  type ImageRequest,
} from '#domain/records/images/parseImageRequest.ts';
import type { Log } from '#server/platform/config/log.ts';
import { networkOf } from '#server/platform/limits/limitKeys.ts';

import { isSharedImage, mayReadImage } from '../mayReadImage.ts';
import type { PageImage } from '../PageImage.ts';
import { QueueFull } from '../pixels/createWorkQueue.ts';
import { access, isUnchanged, jsonType, missing, sendRefusal } from './answers.ts';
import { goneSignal, type ImageService, onlooker } from './ImageService.ts';
import { readLentImage } from './lentImage.ts';

/** Where the Image API is, by version. */
export const IMAGES_PATH = '/iiif/3';

/** Seconds after which a reader may try again when too many images are being made. */
const RETRY_SECONDS = '5';

type ImageParams = Record<'id' | 'region' | 'size' | 'rotation' | 'file', string>;

/** Names a version of an answer, for its ETag. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 27);

/** A page if the asker may see it, else null. */
export async function visiblePage(
  service: ImageService,
  request: FastifyRequest,
  id: string,
): Promise<PageImage | null> {
  const page = await service.pages.page(id);
  return page && (await mayReadImage(service.db, await onlooker(service, request), page)) ? page : null;
}

/**
 * Sends an image of a page that the asker may see; 304 where they have it, nothing where they have gone, 429 where
 * their network asks for too many.
 */
export async function sendImage(
  { pixels, takeImage, sendingTurn, log }: ImageService,
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageImage,
  asked: ImageRequest,
): Promise<FastifyReply> {
  if (isUnchanged(request, reply, digest(`${pixels.versionOf(page)} ${asked.canonical}`))) return reply.send();
  const wait = await takeImage(request.ip, asked.size);
  if (wait !== null)
    return sendRefusal(
      reply.header('retry-after', String(wait)),
      429,
      'Too many images were asked for in a short time.',
    );
  return sendPicture(log, request, reply.type(IMAGE_FORMATS[asked.format]), async (gone) => {
    await sendingTurn(reply, asked.size, gone);
    return pixels.image(page, asked, { signal: gone, whose: networkOf(request.ip) });
  });
}

/**
 * Sends what `make` makes; nothing where the asker has gone, 503 with a time to try again where too much waits already.
 */
export async function sendPicture(
  log: Log,
  request: FastifyRequest,
  reply: FastifyReply,
  make: (gone: AbortSignal) => Promise<Buffer>,
): Promise<FastifyReply> {
  const gone = goneSignal(reply);
  try {
    return await reply.send(await make(gone));
  } catch (error) {
    if (gone.aborted) return reply.hijack();
    if (error instanceof QueueFull) return sendRefusal(reply.header('retry-after', RETRY_SECONDS), 503, error.message);
    log.error({ err: error, requestId: request.id }, 'an image could not be made');
    throw error;
  }
}

/** An image as an address names it. */
interface AskedImage {
  page: PageImage;
  /** Other sites may show it: anyone may, or its address was lent to one of their viewers. */
  isShared: boolean;
  isFree: boolean;
}

/** The image that an address names, if the asker, or whom a lent address was made for, may see it; else null. */
async function askedImage(service: ImageService, request: FastifyRequest, id: string): Promise<AskedImage | null> {
  const lent = readLentImage(id);
  if (lent === null) {
    const page = await visiblePage(service, request, id);
    return page && { page, isShared: isSharedImage(page.owner), isFree: isSharedImage(page.owner) };
  }
  const page = lent.until > Date.now() ? await service.pages.page(lent.imageId) : null;
  const holder = page && (await service.ticketHolder(id));
  return page && holder && (await mayReadImage(service.db, holder, page))
    ? { page, isShared: true, isFree: isSharedImage(page.owner) }
    : null;
}

/** Headers of an image: a lent address may be shown elsewhere, and is remembered by no shared cache. */
const imageAccess = (reply: FastifyReply, { isShared, isFree }: AskedImage): FastifyReply =>
  access(reply, isFree).header('cross-origin-resource-policy', isShared ? 'cross-origin' : 'same-origin');

/**
 * The IIIF Image API 3 at level 2: `GET /iiif/3/{id}`, `…/info.json` and
 * `…/{region}/{size}/{rotation}/{quality}.{format}`.
 */
export function registerImageRoutes(app: FastifyInstance, service: ImageService): void {
  const addressOf = (id: string) => `${service.publicUrl}${IMAGES_PATH}/${id}`;

  app.get<{ Params: Pick<ImageParams, 'id'> }>(`${IMAGES_PATH}/:id`, async (request, reply) => {
    const asked = await askedImage(service, request, request.params.id);
    return asked
      ? imageAccess(reply, asked).redirect(`${addressOf(request.params.id)}/info.json`, 303)
      : missing(request, reply);
  });

  app.get<{ Params: Pick<ImageParams, 'id'> }>(`${IMAGES_PATH}/:id/info.json`, async (request, reply) => {
    const asked = await askedImage(service, request, request.params.id);
    if (!asked) return missing(request, reply);
    const info = JSON.stringify(imageInfo(addressOf(request.params.id), asked.page));
    imageAccess(reply, asked).header('link', `<${IMAGE_PROFILE}>;rel="profile"`);
    if (isUnchanged(request, reply, digest(info))) return reply.send();
    return reply.type(jsonType(request, IMAGE_CONTEXT)).send(info);
  });

  app.get<{ Params: ImageParams }>(`${IMAGES_PATH}/:id/:region/:size/:rotation/:file`, async (request, reply) => {
    const asked = await askedImage(service, request, request.params.id);
    if (!asked) return missing(request, reply);
    const part = parseImageRequest(request.params, asked.page);
    if (isProblem(part)) return sendRefusal(reply, part.status, part.message);
    imageAccess(reply, asked).header(
      'link',
      `<${IMAGE_PROFILE}>;rel="profile", <${addressOf(request.params.id)}/${part.canonical}>;rel="canonical"`,
    );
    return sendImage(service, request, reply, asked.page, part);
  });
}
