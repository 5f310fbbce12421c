import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { parseNewspaperId } from '#domain/newspapers/core/newspaperIds.ts';
import { NEWSPAPER_IIIF } from '#domain/newspapers/iiif/iiifAddresses.ts';
import { CONTEXTS } from '#domain/newspapers/iiif/iiifContexts.ts';
import { type AnnotatedLine, lineAnnotations } from '#domain/newspapers/iiif/lineAnnotations.ts';
import { writeAlto } from '#domain/newspapers/iiif/writeAlto.ts';
import { access, isUnchanged } from '#server/engines/images/http/answers.ts';
import { digest } from '#server/engines/images/http/imageRoutes.ts';
import { onlooker } from '#server/engines/images/http/ImageService.ts';
import { PAGE_TEXTS } from '#server/modules/newspapers/browse/index.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { leaseFrom } from '#server/platform/limits/leaseFrom.ts';
import { networkOf } from '#server/platform/limits/limitKeys.ts';

import { registerAuthRoutes } from './authRoutes.ts';
import { type IiifService, missing, readingsOf, sendDocument, tooMuch } from './IiifService.ts';
import { registerManifestRoutes } from './manifestRoutes.ts';
import { registerProbeRoute } from './probeRoute.ts';
import { type PageLines, readLines } from './readLines.ts';
import { registerSearchRoutes } from './searchRoutes.ts';

type ById = { Params: { id: string } };

/** The text of pages: as annotations, a line each, and as ALTO. Who may not read the issue finds nothing there. */
function registerPageRoutes(app: FastifyInstance, service: IiifService): void {
  const { db, publicUrl } = service;

  /** Hands a page that the asker may read to what sends it. */
  const withPage =
    (send: (request: FastifyRequest<ById>, reply: FastifyReply, page: PageLines, isFree: boolean) => FastifyReply) =>
    async (request: FastifyRequest<ById>, reply: FastifyReply) => {
      const named = parseNewspaperId(request.params.id);
      const issueId = named !== null && named.page !== null && named.article === null ? named.issueId : null;
      const reading =
        issueId === null
          ? undefined
          : (await readingsOf(db, await onlooker(service.identity, request), [issueId])).get(issueId);
      if (!reading?.isReadable) return missing(request, reply);
      const wait = await service.takeText(request.ip);
      if (wait !== null) return tooMuch(reply, wait);
      const page = await readLines(db, request.params.id);
      return page ? send(request, reply, page, reading.isFree) : missing(request, reply);
    };

  app.get<ById>(
    `${NEWSPAPER_IIIF}/page/:id/lines`,
    withPage((request, reply, { page, lines }, isFree) => {
      const annotated = lines.flatMap((line, at): AnnotatedLine[] => {
        if (line === null || line.words.length === 0) return [];
        const { x, y, width, height } = line;
        return [
          {
            line: at,
            text: line.words.map(({ text }) => text).join(' '),
            region: { x: Math.max(0, x), y: Math.max(0, y), width: Math.max(1, width), height: Math.max(1, height) },
          },
        ];
      });
      return sendDocument(request, reply, lineAnnotations(publicUrl, page.id, annotated), {
        context: CONTEXTS.presentation,
        isFree,
      });
    }),
  );

  app.get<ById>(
    `${NEWSPAPER_IIIF}/page/:id/alto.xml`,
    withPage((request, reply, { page, lines }, isFree) => {
      const body = writeAlto({ ...page, lines });
      access(reply, isFree);
      return isUnchanged(request, reply, digest(body))
        ? reply.send()
        : reply.type('application/xml; charset=utf-8').send(body);
    }),
  );
}

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
