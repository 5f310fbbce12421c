import type { CollectionFields } from '#domain/clippings/collections/collectionFields.ts';
import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';
import { UNDO_DAYS } from '#domain/kernel/dates/undoDays.ts';
import { readableCollection, type Slice, wordQuery } from '#server/modules/clippings/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { lockLimit } from '#server/platform/limits/lockLimit.ts';

import { collectionColumns, type StoredCollection } from './collectionRow.ts';

/** What changes of a collection; what is left out stays. */
export type CollectionChange = Partial<CollectionFields> & { isPublic?: boolean; cover?: string | null };

interface Found {
  collections: StoredCollection[];
  total: number;
}

/** Which public collections are asked for. */
export interface PublicFilter {
  /** Any of them. */
  kinds: readonly StoredCollection['kind'][];
  words: string;
}

/** Collections as they are stored. Whether a reader may have, or change, one is decided before. */
export function createCollectionStore({ db }: { db: Database }) {
  const count = async (tx: Database, memberId: number) =>
    (
      await tx.one<{ count: number }>(
        '/* collections.count */ SELECT count(*) AS count FROM collection WHERE owner_id = $1 AND removed_at IS NULL',
        [memberId],
      )
    )?.count ?? 0;

  /** Collections by a condition on `k`, whose reader is `$1`, and how many there are in all. */
  async function find(where: string, values: readonly unknown[], { offset, first }: Slice): Promise<Found> {
    const [page, counted] = await Promise.all([
      db.rows<StoredCollection>(
        `/* collections.find */ SELECT ${collectionColumns('$1')} FROM collection k WHERE ${where} ORDER BY k.changed_at DESC, k.id OFFSET ${offset} LIMIT ${first}`,
        values,
      ),
      db.one<{ total: number }>(
        `/* collections.total */ SELECT count(*) AS total FROM collection k WHERE ($1::bigint IS NULL OR true) AND ${where}`,
        values,
      ),
    ]);
    return { collections: page, total: counted?.total ?? 0 };
  }

  const readable = (tx: Database, memberId: number | null, id: string) =>
    tx.one<StoredCollection>(
      `/* collections.one */ SELECT ${collectionColumns('$2')} FROM collection k WHERE k.id = $1 AND ${readableCollection('k', '$2')}`,
      [id, memberId],
    );

  return {
    /** One that a member or visitor may read; null where there is none. */
    readable: (memberId: number | null, id: string): Promise<StoredCollection | null> => readable(db, memberId, id),

    /** A member's own and those shared with them; or, of their own, those that can be restored. */
    ofMember: (memberId: number, isRemoved: boolean, slice: Slice): Promise<Found> =>
      isRemoved
        ? find(`k.owner_id = $1 AND k.removed_at > now() - interval '${UNDO_DAYS} days'`, [memberId], slice)
        : find(
            'k.removed_at IS NULL AND (k.owner_id = $1 OR EXISTS (SELECT FROM collection_member m WHERE m.collection_id = k.id AND m.member_id = $1))',
            [memberId],
            slice,
          ),

    /** Public ones, by words of name and description. */
    public: async (memberId: number | null, { kinds, words }: PublicFilter, slice: Slice): Promise<Found> => {
      const query = wordQuery(words);
      if (words.trim() !== '' && query === null) return { collections: [], total: 0 };
      return find(
        `k.is_public AND k.removed_at IS NULL AND k.kind = ANY($2::text[]) AND ($3::text IS NULL OR k.words @@ to_tsquery('simple', $3))`,
        [memberId, kinds, query],
        slice,
      );
    },

    /** Null when the member has as many as one may have. */
    make: (id: string, memberId: number, { name, description }: CollectionFields): Promise<StoredCollection | null> =>
      db.transaction(async (tx) => {
        await lockLimit(tx, `collections of ${memberId}`);
        if ((await count(tx, memberId)) >= CLIPPING_LIMITS.collections) return null;
        await tx.rows(
          "/* collections.make */ INSERT INTO collection (id, kind, owner_id, name, description) VALUES ($1, 'member', $2, $3, $4)",
          [id, memberId, name, description],
        );
        return readable(tx, memberId, id);
      }),

    /** Changes a collection that is held; call it in a transaction. */
    change: async (
      tx: Database,
      id: string,
      { name, description, isPublic, cover }: CollectionChange,
    ): Promise<void> => {
      await tx.rows(
        `/* collections.change */ UPDATE collection SET name = coalesce($2, name), description = coalesce($3, description), is_public = coalesce($4, is_public), cover = CASE WHEN $5 THEN $6 ELSE cover END, version = version + 1, changed_at = now() WHERE id = $1`,
        [id, name ?? null, description ?? null, isPublic ?? null, cover !== undefined, cover ?? null],
      );
    },

    /** Removes a collection; it can be restored for 30 days. */
    remove: (tx: Database, id: string): Promise<unknown> =>
      tx.rows('/* collections.remove */ UPDATE collection SET removed_at = now() WHERE id = $1', [id]),

    /** Null when there is none of theirs that can be restored; `full` when the member has as many as one may have. */
    restore: (memberId: number, id: string): Promise<StoredCollection | 'full' | null> =>
      db.transaction(async (tx) => {
        await lockLimit(tx, `collections of ${memberId}`);
        if ((await count(tx, memberId)) >= CLIPPING_LIMITS.collections) return 'full';
        await tx.rows(
          `/* collections.restore */ UPDATE collection SET removed_at = NULL WHERE id = $1 AND owner_id = $2 AND removed_at > now() - interval '${UNDO_DAYS} days'`,
          [id, memberId],
        );
        const restored = await readable(tx, memberId, id);
        return restored?.role === 'owner' ? restored : null;
      }),
  };
}
