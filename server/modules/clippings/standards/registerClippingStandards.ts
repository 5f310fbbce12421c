import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import {
  CLIPPING_ANNOTATIONS,
  COLLECTION_ANNOTATIONS,
  COLLECTION_IIIF,
  standardAddresses,
} from '#domain/clippings/annotations/annotationAddresses.ts';
import { ANNOTATION_CONTEXTS } from '#domain/clippings/annotations/clipAnnotation.ts';
import {
  annotationCollection,
  annotationPage,
  annotationPages,
  ANNOTATIONS_A_PAGE,
  type DescribedCollection,
  recordAnnotation,
} from '#domain/clippings/annotations/collectionDocuments.ts';
import { collectionManifest } from '#domain/clippings/annotations/collectionManifest.ts';
import { isClippingId, isShareId } from '#domain/clippings/core/clippingAddresses.ts';
import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';
import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { mayInShared } from '#domain/kernel/grants/sharedRoles.ts';
import type { SiteIdentity } from '#domain/kernel/site/siteIdentity.ts';
import { CONTEXTS } from '#domain/newspapers/iiif/iiifContexts.ts';
import { doubtInWords } from '#domain/records/core/doubtInWords.ts';
import { NAME_FIELDS } from '#domain/records/core/recordName.ts';
import { recordTitle } from '#domain/records/core/recordTitle.ts';
import { transcriptAddress } from '#domain/records/core/transcriptAddress.ts';
import type { Identity } from '#server/engines/identity/identity.ts';
import { missing } from '#server/engines/images/http/answers.ts';
import { onlooker } from '#server/engines/images/http/ImageService.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import { createRecordStore, type RecordStore } from '#server/engines/search/records/recordStore.ts';
import {
  clippingsOfItems,
  createCollectionStore,
  itemsOf,
  type StoredCollection,
  type StoredItem,
} from '#server/modules/clippings/collections/index.ts';
import {
  createClippingStore,
  createClippingViews,
  checkClippings,
  manifestOf,
  sourceAddress,
  titleForOthers,
} from '#server/modules/clippings/core/index.ts';
import { PAGE_TEXTS } from '#server/modules/newspapers/browse/index.ts';
import { sendDocument, tooMuch } from '#server/modules/newspapers/iiif/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { networkOf } from '#server/platform/limits/limitKeys.ts';

import { annotationFor, sharedAnnotation } from './annotate.ts';

interface StandardsService {
  db: Database;
  publicUrl: string;
  siteIdentity: () => SiteIdentity;
  onlookerOf: Identity['onlookerOf'];
}

const JSON_LD = { context: ANNOTATION_CONTEXTS[0] ?? '' };
/** Clippings that a manifest is charged for like one text: it has none of their words. */
const CLIPPINGS_A_TEXT = 10;
const PAGE = /^[1-9]\d{0,2}$/u;
const isCollectionId = (id: string): boolean => /^k-[a-z2-7]{20}$/u.test(id);
const described = ({ id, name, description, itemCount }: StoredCollection): DescribedCollection => ({
  id,
  name,
  description,
  total: itemCount,
});

/**
 * Mounts clippings and collections as standards have them: Web Annotations, and manifests of IIIF. Each is made for who
 * asks, with their rights now; what is shared or public needs no sign-in, and everything else is missing to others.
 */
export function registerClippingStandards(app: FastifyInstance, service: StandardsService): void {
  const { db, publicUrl: origin, siteIdentity } = service;
  const citedSite = () => ({ publicUrl: origin, name: siteIdentity().name });
  // Words of sources count as they do everywhere.
  const texts = createLimiter(db, 'pageTextsOfNetwork', PAGE_TEXTS, 'counts-here');
  const take = (request: FastifyRequest, points: number) =>
    texts.take(networkOf(request.ip), Math.max(1, Math.ceil(points)));
  const sent = (request: FastifyRequest, reply: FastifyReply, document: object, isFree: boolean, context = JSON_LD) =>
    sendDocument(request, reply.header('x-robots-tag', 'noindex, nofollow'), document, { ...context, isFree });

  app.get<{ Params: { id: string } }>(`${CLIPPING_ANNOTATIONS}/:id`, async (request, reply) => {
    const { id } = request.params;
    const viewer = await onlooker(service, request);
    const wait = await take(request, 1);
    if (wait !== null) return tooMuch(reply, wait);
    const store = createClippingStore({ db });
    if (isShareId(id)) {
      const clipping = await store.shared(id);
      const [judged] = clipping ? await checkClippings(db, viewer, [clipping], true) : [];
      return judged
        ? sent(
            request,
            reply,
            { '@context': ANNOTATION_CONTEXTS, ...sharedAnnotation(origin, id, judged) },
            viewer.memberId === null,
          )
        : missing(request, reply);
    }
    const clipping = isClippingId(id) ? await store.readable(viewer.memberId, id) : null;
    const views = createClippingViews({ db, viewer, site: citedSite() });
    const [judged] = clipping ? await views.judge([clipping]) : [];
    if (!judged) return missing(request, reply);
    return sent(
      request,
      reply,
      { '@context': ANNOTATION_CONTEXTS, ...(await annotationFor(origin, viewer.memberId, views, judged)) },
      viewer.memberId === null,
    );
  });

  async function collectionFor(
    request: FastifyRequest,
    id: string,
  ): Promise<{ viewer: Viewer; collection: StoredCollection } | null> {
    const viewer = await onlooker(service, request);
    const collection = isCollectionId(id) ? await createCollectionStore({ db }).readable(viewer.memberId, id) : null;
    return collection && { viewer, collection };
  }

  async function recordOf(
    { records, sets }: { records: RecordStore; sets: ReturnType<typeof createRecordSetStore> },
    collectionId: string,
    { id, recordId, note }: StoredItem,
  ) {
    const record = recordId === null ? null : await records.byId(recordId);
    const set = record && !record.isClosed ? (await sets.described()).get(record.recordSetId) : undefined;
    if (recordId === null || !record || !set) return [];
    const address = `${origin}${transcriptAddress(recordId)}`;
    return [
      recordAnnotation({
        id: standardAddresses(origin).record(collectionId, String(id)),
        name: recordTitle(record.fields, set) ?? 'A record',
        note,
        doubt: doubtInWords(record.fields, set, NAME_FIELDS),
        address,
      }),
    ];
  }

  app.get<{ Params: { id: string } }>(`${COLLECTION_ANNOTATIONS}/:id`, async (request, reply) => {
    const found = await collectionFor(request, request.params.id);
    return found
      ? sent(request, reply, annotationCollection(origin, described(found.collection)), found.viewer.memberId === null)
      : missing(request, reply);
  });

  app.get<{ Params: { id: string; page: string } }>(`${COLLECTION_ANNOTATIONS}/:id/:page`, async (request, reply) => {
    const found = await collectionFor(request, request.params.id);
    const page = PAGE.test(request.params.page) ? Number(request.params.page) : 0;
    if (!found || page < 1 || page > annotationPages(found.collection.itemCount)) return missing(request, reply);
    const { viewer, collection } = found;
    const items = await itemsOf(db, collection.id, {
      offset: (page - 1) * ANNOTATIONS_A_PAGE,
      first: ANNOTATIONS_A_PAGE,
    });
    const wait = await take(request, items.length);
    if (wait !== null) return tooMuch(reply, wait);
    const views = createClippingViews({ db, viewer, site: citedSite() });
    const judged = new Map(
      (await views.judge([...(await clippingsOfItems(db, items)).values()])).map((one) => [one.clipping.id, one]),
    );
    const from = { records: createRecordStore({ db }), sets: createRecordSetStore({ db }) };
    const annotations = await Promise.all(
      items.map(async (item) => {
        const one = judged.get(item.clippingId ?? '');
        return one ? [await annotationFor(origin, viewer.memberId, views, one)] : recordOf(from, collection.id, item);
      }),
    );
    return sent(
      request,
      reply,
      annotationPage(origin, described(collection), page, annotations.flat()),
      viewer.memberId === null,
    );
  });

  app.get<{ Params: { id: string } }>(`${COLLECTION_IIIF}/:id/manifest`, async (request, reply) => {
    const found = await collectionFor(request, request.params.id);
    if (!found) return missing(request, reply);
    const { viewer, collection } = found;
    const wait = await take(request, collection.itemCount / CLIPPINGS_A_TEXT);
    if (wait !== null) return tooMuch(reply, wait);
    const items = await itemsOf(db, collection.id, { offset: 0, first: CLIPPING_LIMITS.itemsOfCollection });
    const views = createClippingViews({ db, viewer, site: citedSite() });
    const judged = new Map(
      (await views.judge([...(await clippingsOfItems(db, items)).values()])).map((one) => [one.clipping.id, one]),
    );
    const clippings = items.flatMap(({ clippingId, note }) => {
      const one = judged.get(clippingId ?? '');
      if (!one) return [];
      const { clipping, regions, source } = one;
      const isMine = viewer.memberId !== null && clipping.memberId === viewer.memberId;
      return [
        {
          id: clipping.id,
          title: isMine ? clipping.title : titleForOthers(one),
          citation: clipping.citation,
          note: one.isWithdrawn && !mayInShared('arrange', { role: collection.role, isPublic: false }) ? '' : note,
          homepage: origin + sourceAddress(clipping, source),
          regions: regions.flatMap((region) =>
            region.cut
              ? [
                  {
                    imageId: region.cut.image.id,
                    region: region.cut.region,
                    pageLabel: region.page?.label ?? region.cut.image.label,
                    manifest: manifestOf(origin, region),
                  },
                ]
              : [],
          ),
        },
      ];
    });
    return sent(
      request,
      reply,
      collectionManifest(origin, described(collection), clippings),
      viewer.memberId === null,
      { context: CONTEXTS.presentation },
    );
  });
}
