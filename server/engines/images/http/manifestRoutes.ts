import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { doubtInWords } from '#domain/records/core/doubtInWords.ts';
import { NAME_FIELDS, recordName } from '#domain/records/core/recordName.ts';
import { summaryLine } from '#domain/records/core/summaryLine.ts';
import {
  bookManifest,
  type ManifestBook,
  pageAnnotations,
  PRESENTATION_CONTEXT,
} from '#domain/records/images/bookManifest.ts';

import { isSharedImage, mayReadImage } from '../mayReadImage.ts';
import { openRecords } from '../openRecords.ts';
import type { PageOwner } from '../PageImage.ts';
import { access, isUnchanged, jsonType, missing } from './answers.ts';
import { digest, visiblePage } from './imageRoutes.ts';
import { type ImageService, onlooker } from './ImageService.ts';

/** Fields that name and event of a record are made of. */
const IN_ANNOTATIONS = [...NAME_FIELDS, 'EventDate', 'EventYear', 'CensusYear'];

type ById = { Params: { id: string } };

/** Sends a document of a book or page; 304 where the asker has this very one. */
function send(request: FastifyRequest, reply: FastifyReply, document: object): FastifyReply {
  const body = JSON.stringify(document);
  return isUnchanged(request, reply, digest(body))
    ? reply.send()
    : reply.type(jsonType(request, PRESENTATION_CONTEXT)).send(body);
}

/** What the pages are from, as a manifest says it. */
const collectionOf = (owner: PageOwner): ManifestBook['collection'] =>
  owner.kind === 'set'
    ? { kind: 'Record set', ...owner.recordSet }
    : {
        kind: 'Newspaper',
        name: owner.titleName,
        description: `An issue of ${owner.titleName}.`,
        repository: owner.sourceNote,
        attribution: owner.attribution,
      };

/**
 * IIIF Presentation API 3: a manifest for each book, and the records of each page as annotations with their rectangles.
 */
export function registerManifestRoutes(app: FastifyInstance, service: ImageService): void {
  const { db, pages, publicUrl } = service;

  app.get<ById>('/iiif/manifests/:id', async (request, reply) => {
    const book = await pages.book(request.params.id);
    if (!book || !(await mayReadImage(db, await onlooker(service, request), { owner: book.owner, lines: [] })))
      return missing(request, reply);
    return send(
      request,
      access(reply, isSharedImage(book.owner)),
      bookManifest(publicUrl, { ...book, collection: collectionOf(book.owner) }),
    );
  });

  app.get<ById>('/iiif/annotations/:id', async (request, reply) => {
    const page = await visiblePage(service, request, request.params.id);
    if (!page) return missing(request, reply);
    const records = await openRecords(
      db,
      page.lines.map(({ recordId }) => recordId),
    );
    const set = page.owner.kind === 'set' ? page.owner.recordSet : {};
    const lines = page.lines.flatMap(({ recordId, region }) => {
      const fields = recordId === null ? undefined : records.get(recordId);
      return recordId !== null && fields && region
        ? [
            {
              recordId,
              region,
              text: [recordName(fields), summaryLine(fields)].filter(Boolean).join(', '),
              doubt: doubtInWords(fields, set, IN_ANNOTATIONS),
            },
          ]
        : [];
    });
    return send(request, access(reply, isSharedImage(page.owner)), pageAnnotations(publicUrl, page.id, lines));
  });
}
