import DataLoader from 'dataloader';

import { clippingThumbnail } from '#domain/clippings/core/clippingAddresses.ts';
import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';
import { mayInShared } from '#domain/kernel/grants/sharedRoles.ts';
import type { RecordSet } from '#domain/records/core/record.ts';
import { recordTitle } from '#domain/records/core/recordTitle.ts';
import { transcriptAddress } from '#domain/records/core/transcriptAddress.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import { createRecordStore } from '#server/engines/search/records/recordStore.ts';
import { createClippingViews, daysLeftOf, checkClippings } from '#server/modules/clippings/core/index.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { Collection, CollectionItem, CollectionRecord } from '#server/modules/kernel/graphql/types.generated.ts';

import { type StoredCollection, type StoredItem, SHOWN_ITEM } from './collectionRow.ts';
import { clippingsOfItems } from './itemStore.ts';

/** Of so many clippings of a collection the first that is open is its cover, where none was chosen. */
const COVERS_LOOKED_AT = 5;

/** A collection as its reader may have it, but for what is looked up by resolvers of its own. */
export const toCollection = ({
  id,
  kind,
  name,
  description,
  isPublic,
  role,
  ownerName,
  ownerUsername,
  partnerName,
  itemCount,
  cover,
  version,
  changedAt,
  removedAt,
}: StoredCollection): Collection => ({
  id,
  kind: kind.toUpperCase() as Collection['kind'],
  name,
  description,
  visibility: isPublic ? 'PUBLIC' : 'PRIVATE',
  role: role && (role.toUpperCase() as Collection['role']),
  // Those whom it is shared with know its owner by name, everyone else by the name of their profile.
  ownerName: role === null ? ownerUsername : ownerName,
  partnerName,
  itemCount,
  mostItems: CLIPPING_LIMITS.itemsOfCollection,
  coverThumbnail: null,
  coverClippingId: cover,
  version,
  changedAt: changedAt.toISOString(),
  daysLeft: daysLeftOf(removedAt),
  items: [],
  members: [],
});

/** Small pictures of collections; one request looks for all of them at once. */
export const createCovers = ({ db, viewer }: RequestContext) =>
  new DataLoader<string, string | null>(async (ids) => {
    const candidates = await db.rows<{ collectionId: string; clippingId: string }>(
      `/* collections.covers */ SELECT k.id AS "collectionId", found.clipping_id AS "clippingId" FROM unnest($1::text[]) AS wanted (id) JOIN collection k ON k.id = wanted.id
       CROSS JOIN LATERAL (SELECT i.clipping_id, i.position FROM collection_item i WHERE i.collection_id = k.id AND i.clipping_id IS NOT NULL AND ${SHOWN_ITEM}
         ORDER BY i.clipping_id IS NOT DISTINCT FROM k.cover DESC, i.position LIMIT ${COVERS_LOOKED_AT}) AS found
       ORDER BY k.id, found.clipping_id IS NOT DISTINCT FROM k.cover DESC, found.position`,
      [ids],
    );
    const clippings = await clippingsOfItems(db, candidates);
    const judged = await checkClippings(db, viewer, [...clippings.values()]);
    const withPicture = new Set(
      judged.filter(({ regions }) => regions.some(({ cut }) => cut !== null)).map(({ clipping }) => clipping.id),
    );
    return ids.map((id) => {
      const cover = candidates.find(
        ({ collectionId, clippingId }) => collectionId === id && withPicture.has(clippingId),
      );
      return cover ? clippingThumbnail(cover.clippingId, 'medium') : null;
    });
  });

/**
 * Items of a collection as its reader may have them. Notes of what is closed to everyone are for those who arrange it:
 * such a note says what was in it.
 */
export async function toItems(
  context: RequestContext,
  items: readonly StoredItem[],
  role: StoredCollection['role'],
): Promise<CollectionItem[]> {
  const stored = await clippingsOfItems(context.db, items);
  const views = context.perRequest(createClippingViews);
  const clippings = new Map((await views.of([...stored.values()])).map((clipping) => [clipping.id, clipping]));
  const mayChange = mayInShared('arrange', { role, isPublic: false });
  const records = context.perRequest(createRecordStore);
  const sets = items.some(({ recordId }) => recordId !== null)
    ? await context.perRequest(createRecordSetStore).described()
    : new Map<string, Pick<RecordSet, 'name' | 'notation'>>();
  const toRecord = async (id: string): Promise<CollectionRecord> => {
    const record = await records.byId(id);
    const set = record && sets.get(record.recordSetId);
    return {
      id,
      name: record && set && !record.isClosed ? (recordTitle(record.fields, set) ?? set.name) : null,
      recordSet: set?.name ?? null,
      address: transcriptAddress(id),
    };
  };
  return Promise.all(
    items.map(async ({ id, note, clippingId, recordId }) => {
      const record = recordId === null ? null : await toRecord(recordId);
      const isOpen = clippingId === null ? record?.name != null : !views.isWithdrawn(clippingId);
      return {
        id: String(id),
        note: isOpen || mayChange ? note : '',
        clipping: clippingId === null ? null : (clippings.get(clippingId) ?? null),
        record,
        mayChange,
      };
    }),
  );
}
