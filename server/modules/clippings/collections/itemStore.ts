import { evenPositions, LONGEST_POSITION, positionBetween } from '#domain/clippings/collections/positionBetween.ts';
import { CLIPPING_COLUMNS, type Slice, type StoredClipping } from '#server/modules/clippings/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { type ClippingsById, SHOWN_ITEM, type StoredItem } from './collectionRow.ts';

const COLUMNS = 'i.id, i.note, i.clipping_id AS "clippingId", i.record_id AS "recordId"';

/** An item, and where it is. */
export interface HeldItem extends StoredItem {
  collectionId: string;
}

/** Items of a collection in order, those whose clipping is removed left out. */
export const itemsOf = (db: Database, collectionId: string, { offset, first }: Slice): Promise<StoredItem[]> =>
  db.rows<StoredItem>(
    `/* collections.items */ SELECT ${COLUMNS} FROM collection_item i WHERE i.collection_id = $1 AND ${SHOWN_ITEM} ORDER BY i.position OFFSET $2 LIMIT $3`,
    [collectionId, offset, first],
  );

/** One item; null where there is none. */
export const itemById = (db: Database, id: number): Promise<HeldItem | null> =>
  db.one<HeldItem>(
    `/* collections.item */ SELECT ${COLUMNS}, i.collection_id AS "collectionId" FROM collection_item i WHERE i.id = $1 AND ${SHOWN_ITEM}`,
    [id],
  );

/** What of these items is clipped and not removed, by its id. */
export async function clippingsOfItems(
  db: Database,
  items: readonly Pick<StoredItem, 'clippingId'>[],
): Promise<ClippingsById> {
  const ids = items.flatMap(({ clippingId }) => clippingId ?? []);
  const rows =
    ids.length === 0
      ? []
      : await db.rows<StoredClipping>(
          `/* collections.clippings */ SELECT ${CLIPPING_COLUMNS} FROM clipping c WHERE c.id = ANY($1::text[]) AND c.removed_at IS NULL`,
          [ids],
        );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Numbers the items of a collection that is held again, in their order. */
async function renumber(tx: Database, collectionId: string): Promise<void> {
  const ids = (
    await tx.rows<{ id: number }>(
      '/* collections.order */ SELECT id FROM collection_item WHERE collection_id = $1 ORDER BY position',
      [collectionId],
    )
  ).map(({ id }) => id);
  // Out of the way first: no two items may have one position, not even for a moment.
  await tx.rows(
    "/* collections.aside */ UPDATE collection_item SET position = 'zzzzzzzzzz' || position WHERE collection_id = $1",
    [collectionId],
  );
  await tx.rows(
    '/* collections.renumber */ UPDATE collection_item i SET position = p.position FROM unnest($1::bigint[], $2::text[]) AS p (id, position) WHERE i.id = p.id',
    [ids, evenPositions(ids.length)],
  );
}

/**
 * Puts an item of a collection that is held behind another one, as they are now.
 *
 * @param after - null: first.
 * @returns false where the other one is not in the collection.
 */
export async function placeBehind(
  tx: Database,
  { id, collectionId }: HeldItem,
  after: number | null,
): Promise<boolean> {
  const neighbours = () =>
    tx.one<{ before: string | null; behind: string | null; isThere: boolean }>(
      `/* collections.neighbours */ SELECT a.position AS before, a.id IS NOT NULL OR $3::bigint IS NULL AS "isThere",
         (SELECT min(position COLLATE "C") FROM collection_item n WHERE n.collection_id = $1 AND n.id <> $2 AND (a.position IS NULL OR n.position > a.position)) AS behind
       FROM (SELECT 1) one LEFT JOIN collection_item a ON a.collection_id = $1 AND a.id = $3 AND a.id <> $2`,
      [collectionId, id, after],
    );
  let found = await neighbours();
  if (!found?.isThere) return false;
  let position = positionBetween(found.before, found.behind);
  if (position.length > LONGEST_POSITION) {
    await renumber(tx, collectionId);
    found = await neighbours();
    position = positionBetween(found?.before ?? null, found?.behind ?? null);
  }
  // It may be there already: between its neighbours there is no other.
  await tx.rows('/* collections.move */ UPDATE collection_item SET position = $2 WHERE id = $1', [id, position]);
  return true;
}
