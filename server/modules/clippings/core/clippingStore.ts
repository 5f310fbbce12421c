import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';
import { UNDO_DAYS } from '#domain/kernel/dates/undoDays.ts';
import { plainSigns } from '#domain/kernel/wording/foldLetters.ts';
import type { Database } from '#server/platform/db/database.ts';
import { plainSignsSql } from '#server/platform/db/foldSql.ts';
import { lockLimit } from '#server/platform/limits/lockLimit.ts';

import { CLIPPING_COLUMNS, readableClipping, type StoredClipping, type StoredRegion } from './clippingRow.ts';

/** What a new clipping is made of. */
export type NewClipping = Pick<
  StoredClipping,
  'id' | 'memberId' | 'kind' | 'sourceId' | 'title' | 'note' | 'tags' | 'text' | 'citation' | 'regions'
> & {
  /** To be found by, where they may be read. */
  words: string;
};

/** What changes of a clipping; what is left out stays. */
export type ClippingChange = Partial<Pick<StoredClipping, 'title' | 'note' | 'tags' | 'text' | 'regions'>> & {
  words?: string;
};

const OWN_WORDS = (title: string, note: string, tags: string) =>
  `to_tsvector('simple', ${plainSignsSql(`left(${title} || ' ' || ${note} || ' ' || array_to_string(${tags}, ' '), 20000)`)})`;

async function keepRegions(tx: Database, id: string, regions: readonly StoredRegion[]): Promise<void> {
  await tx.rows('/* clippings.dropRegions */ DELETE FROM clipping_region WHERE clipping_id = $1', [id]);
  const column = (pick: (region: StoredRegion) => unknown) => regions.map(pick);
  await tx.rows(
    `/* clippings.keepRegions */ INSERT INTO clipping_region (clipping_id, n, image_id, page_id, x, y, width, height, image_width, image_height)
     SELECT $1, n, image_id, page_id, x, y, width, height, image_width, image_height
     FROM unnest($2::text[], $3::text[], $4::int[], $5::int[], $6::int[], $7::int[], $8::int[], $9::int[]) WITH ORDINALITY AS r (image_id, page_id, x, y, width, height, image_width, image_height, n)`,
    [
      id,
      column(({ imageId }) => imageId),
      column(({ pageId }) => pageId),
      column(({ x }) => x),
      column(({ y }) => y),
      column(({ width }) => width),
      column(({ height }) => height),
      column(({ imageWidth }) => imageWidth),
      column(({ imageHeight }) => imageHeight),
    ],
  );
}

/**
 * Clippings as they are stored. Every statement that changes one names its member: no one reaches another's by its id.
 */
export function createClippingStore({ db }: { db: Database }) {
  const one = (tx: Database, where: string, values: readonly unknown[]) =>
    tx.one<StoredClipping>(`/* clippings.one */ SELECT ${CLIPPING_COLUMNS} FROM clipping c WHERE ${where}`, values);
  const own = (tx: Database, memberId: number, id: string) =>
    one(tx, 'c.id = $1 AND c.member_id = $2 AND c.removed_at IS NULL', [id, memberId]);
  const count = async (memberId: number, tx: Database): Promise<number> =>
    (
      await tx.one<{ count: number }>(
        '/* clippings.count */ SELECT count(*) AS count FROM clipping WHERE member_id = $1 AND removed_at IS NULL',
        [memberId],
      )
    )?.count ?? 0;

  return {
    /** A member's own, removed ones not; null where there is none. */
    own: (memberId: number, id: string): Promise<StoredClipping | null> => own(db, memberId, id),

    /** One that a member, or a visitor, may know of. */
    readable: (memberId: number | null, id: string): Promise<StoredClipping | null> =>
      one(db, `c.id = $1 AND ${readableClipping('c', '$2')}`, [id, memberId]),

    /** One that is shared under an id. */
    shared: (shareId: string): Promise<StoredClipping | null> =>
      one(db, 'c.share_id = $1 AND c.removed_at IS NULL', [shareId]),

    /** How many a member keeps. */
    count: (memberId: number): Promise<number> => count(memberId, db),

    /** Null when the member has as many as one may have. `then` belongs to the same transaction. */
    add: (
      clipping: NewClipping,
      then: (tx: Database) => Promise<void> = () => Promise.resolve(),
    ): Promise<StoredClipping | null> =>
      db.transaction(async (tx) => {
        const { id, memberId, kind, sourceId, title, note, tags, text, citation, words, regions } = clipping;
        if (memberId !== null) {
          await lockLimit(tx, `clippings of ${memberId}`);
          if ((await count(memberId, tx)) >= CLIPPING_LIMITS.clippings) return null;
        }
        await tx.rows(
          `/* clippings.add */ INSERT INTO clipping (id, member_id, kind, source_id, title, note, tags, text, citation, own_words, source_words)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, ${OWN_WORDS('$5::text', '$6::text', '$7::text[]')}, to_tsvector('simple', $10))`,
          [id, memberId, kind, sourceId, title, note, tags, text, citation, plainSigns(words)],
        );
        await keepRegions(tx, id, regions);
        await then(tx);
        return one(tx, 'c.id = $1', [id]);
      }),

    /**
     * Null when there is none of theirs; `conflict` with the present one when another version is asked to be changed.
     */
    change: (
      memberId: number,
      id: string,
      version: number,
      { title, note, tags, text, words, regions }: ClippingChange,
    ): Promise<{ clipping: StoredClipping; isConflict: boolean } | null> =>
      db.transaction(async (tx) => {
        await tx.rows('/* clippings.hold */ SELECT FROM clipping WHERE id = $1 AND member_id = $2 FOR UPDATE', [
          id,
          memberId,
        ]);
        const present = await own(tx, memberId, id);
        if (!present) return null;
        if (present.version !== version) return { clipping: present, isConflict: true };
        const next = {
          ...present,
          ...(title !== undefined && { title }),
          ...(note !== undefined && { note }),
          ...(tags !== undefined && { tags }),
          ...(text !== undefined && { text }),
        };
        await tx.rows(
          `/* clippings.change */ UPDATE clipping SET title = $2, note = $3, tags = $4, text = $5, own_words = ${OWN_WORDS('$2::text', '$3::text', '$4::text[]')},
             source_words = CASE WHEN $6::text IS NULL THEN source_words ELSE to_tsvector('simple', $6) END, version = version + 1, changed_at = now() WHERE id = $1`,
          [id, next.title, next.note, next.tags, next.text, words === undefined ? null : plainSigns(words)],
        );
        if (regions) await keepRegions(tx, id, regions);
        const changed = await own(tx, memberId, id);
        return changed && { clipping: changed, isConflict: false };
      }),

    /** True when there was one. It can be restored for 30 days; its link is revoked for good. */
    remove: async (memberId: number, id: string): Promise<boolean> =>
      (await db.one(
        '/* clippings.remove */ UPDATE clipping SET removed_at = now(), share_id = NULL, shared_at = NULL, includes_note = false WHERE id = $1 AND member_id = $2 AND removed_at IS NULL RETURNING id',
        [id, memberId],
      )) !== null,

    /** Null when there is none that can be restored; `full` when the member has as many as one may have. */
    restore: (memberId: number, id: string): Promise<StoredClipping | 'full' | null> =>
      db.transaction(async (tx) => {
        await lockLimit(tx, `clippings of ${memberId}`);
        if ((await count(memberId, tx)) >= CLIPPING_LIMITS.clippings) return 'full';
        await tx.rows(
          `/* clippings.restore */ UPDATE clipping SET removed_at = NULL WHERE id = $1 AND member_id = $2 AND removed_at > now() - make_interval(days => ${UNDO_DAYS})`,
          [id, memberId],
        );
        return own(tx, memberId, id);
      }),

    /** Shares a clipping under an id, unless it is shared already: then that one stays. */
    share: async (
      memberId: number,
      id: string,
      shareId: string,
      includesNote: boolean,
    ): Promise<StoredClipping | null> => {
      await db.rows(
        '/* clippings.share */ UPDATE clipping SET share_id = coalesce(share_id, $3), shared_at = coalesce(shared_at, now()), includes_note = $4 WHERE id = $1 AND member_id = $2 AND removed_at IS NULL',
        [id, memberId, shareId, includesNote],
      );
      return own(db, memberId, id);
    },

    /** Revokes the link of a clipping. */
    unshare: async (memberId: number, id: string): Promise<StoredClipping | null> => {
      await db.rows(
        '/* clippings.unshare */ UPDATE clipping SET share_id = NULL, shared_at = NULL, includes_note = false WHERE id = $1 AND member_id = $2',
        [id, memberId],
      );
      return own(db, memberId, id);
    },
  };
}
