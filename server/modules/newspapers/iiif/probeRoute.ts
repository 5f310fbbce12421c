import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { parseNewspaperId } from '#domain/newspapers/core/newspaperIds.ts';
import { AUTH_TEXTS } from '#domain/newspapers/iiif/authServices.ts';
import { iiifAddresses, NEWSPAPER_IIIF } from '#domain/newspapers/iiif/iiifAddresses.ts';
import { CONTEXTS, english } from '#domain/newspapers/iiif/iiifContexts.ts';
import { bearerOf } from '#server/engines/identity/bearerOf.ts';
import { onlooker } from '#server/engines/images/http/ImageService.ts';
import { lendImage } from '#server/engines/images/http/lentImage.ts';

import { type IiifService, missing, readingsOf, tooMuch } from './IiifService.ts';
import { readPass } from './viewerPass.ts';

/** Milliseconds that the address of an image is lent for: a long look at a page. */
const LENT_MS = 1_800_000;

type ById = { Params: { id: string } };

/** The token that a viewer shows: that of the very site that asks, and not yet over. Null for any other. */
function tokenIn({ headers }: FastifyRequest, publicUrl: string): { token: string; origin: string } | null {
  const token = bearerOf(headers.authorization);
  const pass = token === null ? null : readPass(token);
  // A page asks its own site without naming it.
  const from = headers.origin ?? (headers['sec-fetch-site'] === 'same-origin' ? publicUrl : null);
  return token !== null && pass?.kind === 'token' && pass.until > Date.now() && pass.origin === from
    ? { token, origin: pass.origin }
    : null;
}

/**
 * `GET …/page/{id}/probe`: whether the image of a page would be shown to who asks (Authorization Flow 2). A viewer on
 * another site is told an address that is lent to it, since its pictures are asked for without the reader's cookie.
 */
export function registerProbeRoute(app: FastifyInstance, service: IiifService): void {
  const { db, identity, publicUrl } = service;
  const at = iiifAddresses(publicUrl);

  /** The address of the image, lent for a while in the reader's session; null once that is over. */
  async function lentImage(imageId: string, token: string, size: { width: number; height: number }) {
    const name = lendImage({ imageId, until: Date.now() + LENT_MS });
    if (!(await identity.lendTicket(name, { ticket: token }))) return null;
    const id = at.image(name);
    return {
      id: `${id}/full/max/0/default.jpg`,
      type: 'Image',
      format: 'image/jpeg',
      ...size,
      service: [{ id, type: 'ImageService3', profile: 'level2' }],
    };
  }

  async function resultOf(
    imageId: string,
    size: { width: number; height: number },
    isReadable: boolean,
    shown: ReturnType<typeof tokenIn>,
  ): Promise<object> {
    if (!isReadable)
      return { status: 401, heading: english(AUTH_TEXTS.refused), note: english(AUTH_TEXTS.refusedNote) };
    if (shown === null || shown.origin === publicUrl) return { status: 200 };
    const location = await lentImage(imageId, shown.token, size);
    return location
      ? { status: 302, location }
      : { status: 401, heading: english(AUTH_TEXTS.failed), note: english(AUTH_TEXTS.failedNote) };
  }

  app.get<ById>(`${NEWSPAPER_IIIF}/page/:id/probe`, async (request, reply) => {
    const named = parseNewspaperId(request.params.id);
    const page =
      named?.page == null || named.article !== null
        ? null
        : await db.one<{ issueId: string; imageId: string; width: number; height: number }>(
            '/* iiif.probed */ SELECT issue_id AS "issueId", image.id AS "imageId", image.width, image.height FROM newspaper_page page JOIN open_issue issue ON issue.id = issue_id JOIN page_image image ON image.id = image_id WHERE page.id = $1',
            [request.params.id],
          );
    if (!page) return missing(request, reply);
    const wait = await service.takeText(request.ip);
    if (wait !== null) return tooMuch(reply, wait);
    const shown = tokenIn(request, publicUrl);
    const viewer: Viewer | null = shown ? await identity.ticketHolder(shown.token) : await onlooker(identity, request);
    const reading = viewer && (await readingsOf(db, viewer, [page.issueId])).get(page.issueId);
    const { imageId, width, height } = page;
    const result = await resultOf(imageId, { width, height }, reading?.isReadable === true, shown);
    return reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'private, no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ '@context': CONTEXTS.auth, type: 'AuthProbeResult2', ...result }));
  });

  // A token is a header that browsers ask for first.
  app.options<ById>(`${NEWSPAPER_IIIF}/page/:id/probe`, (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-origin', '*')
      .header('access-control-allow-methods', 'GET')
      .header('access-control-allow-headers', 'authorization')
      .header('access-control-max-age', '600')
      .send(),
  );
}
