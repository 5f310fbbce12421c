import { FOLDER_UNDO_DAYS, MOST_FOLDER_ITEMS } from '#domain/research/folders/folderRules.ts';
import { placedAfter } from '#domain/research/folders/placedAfter.ts';
import type { ResearchLink } from '#domain/research/folders/researchAddress.ts';
import type { ResearchItemKind } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

/** An entry of a folder as stored. */
export interface StoredItem {
  id: number;
  kind: ResearchItemKind;
  /** Null for notes and headings. */
  ref: string | null;
  address: string | null;
  note: string;
  addedAt: Date;
}

/** What is put into a folder: a page of the site, or the member's own words. */
export type NewItem = (ResearchLink & { note: string }) | { kind: 'NOTE' | 'HEADING'; note: string };

/** Why nothing was put into a folder. */
export type PuttingRefusal = 'missing' | 'full';

const COLUMNS = 'i.id, i.kind, i.ref, i.address, i.note, i.added_at AS "addedAt"';
const OF_MEMBER = 'i.folder_id = f.id AND f.member_id = $1 AND f.removed_at IS NULL';

/** Locks a folder of a member, so that two windows change its entries one after the other. False when there is none. */
const lockFolder = async (tx: Database, memberId: number, folderId: string): Promise<boolean> =>
  (await tx.one('/* researchItems.lockFolder */ SELECT id FROM research_folder WHERE member_id = $1 AND id = $2 AND removed_at IS NULL FOR NO KEY UPDATE', [memberId, folderId])) !== null;

const touch = (tx: Database, folderId: string) => tx.rows('/* researchItems.touchFolder */ UPDATE research_folder SET changed_at = now() WHERE id = $1', [folderId]);

const hasRoom = async (tx: Database, folderId: string): Promise<boolean> =>
  (await tx.one<{ count: number }>('/* researchItems.count */ SELECT count(*) FROM research_item WHERE folder_id = $1 AND removed_at IS NULL', [folderId]))!.count < MOST_FOLDER_ITEMS;

const END = '(SELECT coalesce(max(position), 0) + 1 FROM research_item WHERE folder_id = $1)';

/** The entries of a member's folders. Every statement names the member. */
export function createItemStore({ db }: { db: Database }) {
  const folderOf = async (tx: Database, memberId: number, id: number, isRemoved: boolean): Promise<string | null> =>
    (await tx.one<{ folderId: string }>(`/* researchItems.folderOf */ SELECT i.folder_id AS "folderId" FROM research_item i, research_folder f WHERE ${OF_MEMBER} AND i.id = $2 AND (i.removed_at IS NOT NULL) = $3`, [memberId, id, isRemoved]))?.folderId ?? null;

  return {
    /** In the member's order. */
    inFolder: (folderId: string): Promise<StoredItem[]> =>
      db.rows<StoredItem>(`/* researchItems.inFolder */ SELECT ${COLUMNS} FROM research_item i WHERE i.folder_id = $1 AND i.removed_at IS NULL ORDER BY i.position, i.id`, [folderId]),

    /** Puts something at the end; a page that is there already stays as it is. */
    put: (memberId: number, folderId: string, item: NewItem): Promise<PuttingRefusal | null> =>
      db.transaction(async (tx) => {
        if (!(await lockFolder(tx, memberId, folderId))) return 'missing';
        if (!(await hasRoom(tx, folderId))) return 'full';
        const { ref, address } = 'ref' in item ? item : { ref: null, address: null };
        await tx.rows(
          `/* researchItems.put */ INSERT INTO research_item (folder_id, kind, ref, address, note, position) VALUES ($1, $2, $3, $4, $5, ${END})
           ON CONFLICT (folder_id, kind, md5(ref)) WHERE removed_at IS NULL AND ref IS NOT NULL DO NOTHING`,
          [folderId, item.kind, ref, address, item.note],
        );
        await touch(tx, folderId);
        return null;
      }),

    changeNote: (memberId: number, id: number, note: string): Promise<StoredItem | null> =>
      db.one<StoredItem>(`/* researchItems.changeNote */ UPDATE research_item i SET note = $3 FROM research_folder f WHERE ${OF_MEMBER} AND i.id = $2 AND i.removed_at IS NULL RETURNING ${COLUMNS}`, [memberId, id, note]),

    /** @returns the folder's id; null where either entry is not in one folder of the member. */
    move: (memberId: number, id: number, after: number | null): Promise<string | null> =>
      db.transaction(async (tx) => {
        const folderId = await folderOf(tx, memberId, id, false);
        if (folderId === null || !(await lockFolder(tx, memberId, folderId))) return null;
        const rows = await tx.rows<{ id: number }>('/* researchItems.order */ SELECT id FROM research_item WHERE folder_id = $1 AND removed_at IS NULL ORDER BY position, id', [folderId]);
        const ids = rows.map((row) => row.id);
        if (!ids.includes(id) || (after !== null && !ids.includes(after))) return null;
        await tx.rows(
          '/* researchItems.arrange */ UPDATE research_item i SET position = o.position FROM unnest($2::bigint[]) WITH ORDINALITY AS o(id, position) WHERE i.folder_id = $1 AND i.id = o.id',
          [folderId, placedAfter(ids, id, after)],
        );
        await touch(tx, folderId);
        return folderId;
      }),

    remove: async (memberId: number, id: number): Promise<boolean> =>
      (await db.one(`/* researchItems.remove */ UPDATE research_item i SET removed_at = now() FROM research_folder f WHERE ${OF_MEMBER} AND i.id = $2 AND i.removed_at IS NULL RETURNING i.id`, [memberId, id])) !== null,

    /** Brings an entry back to the end. @returns the folder's id; null when it is gone, full, or holds the page again. */
    restore: (memberId: number, id: number): Promise<string | null> =>
      db.transaction(async (tx) => {
        const folderId = await folderOf(tx, memberId, id, true);
        if (folderId === null || !(await lockFolder(tx, memberId, folderId)) || !(await hasRoom(tx, folderId))) return null;
        const back = await tx.one(
          `/* researchItems.restore */ UPDATE research_item i SET removed_at = NULL, position = ${END} WHERE i.folder_id = $1 AND i.id = $2
             AND i.removed_at > now() - make_interval(days => ${FOLDER_UNDO_DAYS})
             AND NOT EXISTS (SELECT 1 FROM research_item o WHERE o.folder_id = i.folder_id AND o.kind = i.kind AND o.ref = i.ref AND o.removed_at IS NULL) RETURNING i.id`,
          [folderId, id],
        );
        return back === null ? null : folderId;
      }),
  };
}
