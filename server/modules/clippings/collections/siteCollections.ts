import {
  type CollectionFields,
  faultOfCollection,
  tidyCollection,
} from '#domain/clippings/collections/collectionFields.ts';
import {
  type AskedClipping,
  type CitedSite,
  createClippingStore,
  newCollectionId,
  placeInCollection,
  prepareClipping,
  wrongField,
} from '#server/modules/clippings/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A collection of the site, or of a partner. */
export interface SiteCollection extends CollectionFields {
  id: string;
  /** Null: the site's own. */
  partnerName: string | null;
  isPublic: boolean;
  items: number;
}

/** What the site itself clips: what members may read without a subscription. */
const CURATOR = { memberId: 0, hasLibraryAccess: null, holdings: [] };

/** Those of the site and of partners, in the order of their names; removed ones not. */
export const siteCollections = (db: Database): Promise<SiteCollection[]> =>
  db.rows<SiteCollection>(
    `/* collections.ofSite */ SELECT id, name, description, partner_name AS "partnerName", is_public AS "isPublic", (SELECT count(*)::int FROM collection_item i WHERE i.collection_id = k.id) AS items
     FROM collection k WHERE owner_id IS NULL AND removed_at IS NULL ORDER BY name, id`,
  );

/** Makes one, private at first; its id. @throws GraphQLError `BAD_USER_INPUT` */
export async function makeSiteCollection(
  db: Database,
  { partnerName, ...fields }: CollectionFields & { partnerName: string | null },
): Promise<string> {
  const tidied = tidyCollection(fields);
  const fault = faultOfCollection(tidied);
  if (fault) throw wrongField(fault);
  const id = newCollectionId();
  await db.rows(
    '/* collections.makeOfSite */ INSERT INTO collection (id, kind, partner_name, name, description) VALUES ($1, $2, $3, $4, $5)',
    [id, partnerName === null ? 'ours' : 'partner', partnerName, tidied.name, tidied.description],
  );
  return id;
}

/** Publishes one, or takes it back. False where the site has none of that id. */
export const publishSiteCollection = async (db: Database, id: string, isPublic: boolean): Promise<boolean> =>
  (await db.one(
    '/* collections.publishOfSite */ UPDATE collection SET is_public = $2, version = version + 1, changed_at = now() WHERE id = $1 AND owner_id IS NULL AND removed_at IS NULL RETURNING id',
    [id, isPublic],
  )) !== null;

/** Removes one with the clippings that the site made for it. False where the site has none of that id. */
export const removeSiteCollection = (db: Database, id: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.rows(
      '/* collections.dropSiteClippings */ DELETE FROM clipping c USING collection_item i JOIN collection k ON k.id = i.collection_id WHERE k.id = $1 AND k.owner_id IS NULL AND c.id = i.clipping_id AND c.member_id IS NULL',
      [id],
    );
    return (
      (await tx.one(
        '/* collections.dropOfSite */ DELETE FROM collection WHERE id = $1 AND owner_id IS NULL RETURNING id',
        [id],
      )) !== null
    );
  });

/**
 * Clips something for a collection of the site.
 *
 * @param note - shown with it in the collection.
 * @returns false where the site has no such collection, or it is full. @throws GraphQLError `BAD_USER_INPUT`
 */
export async function clipForSite(
  db: Database,
  site: CitedSite,
  collectionId: string,
  asked: Pick<AskedClipping, 'source' | 'regions' | 'title'>,
  note = '',
): Promise<boolean> {
  const isThere = await db.one(
    '/* collections.isOfSite */ SELECT 1 AS one FROM collection WHERE id = $1 AND owner_id IS NULL AND removed_at IS NULL',
    [collectionId],
  );
  if (!isThere) return false;
  const prepared = await prepareClipping({ db, viewer: CURATOR, site }, { ...asked, note: '', tags: [], text: null });
  return db.transaction(async (tx) => {
    await createClippingStore({ db: tx }).add({ ...prepared, memberId: null });
    return (
      typeof (await placeInCollection(tx, collectionId, null, { clippingId: prepared.id, recordId: null, note })) ===
      'number'
    );
  });
}
