import { createHash } from 'node:crypto';

import { UNDO_DAYS } from '#domain/kernel/dates/undoDays.ts';
import { mayInShared, type SharedRole } from '#domain/kernel/grants/sharedRoles.ts';
import type { StoredFileType } from '#domain/research/folders/folderFiles.ts';
import { MOST_FOLDER_ITEMS, placedAfter } from '#domain/research/folders/folderRules.ts';
import type { ResearchLink } from '#domain/research/folders/researchAddress.ts';
import { fitsSpace } from '#domain/research/questions/researchSpace.ts';
import type { ResearchItemKind } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { SPACE_USED } from './requireSpace.ts';
import { lockSharedFolder, IS_THEIRS, ROLE } from './sharedFolder.ts';

/** An entry of a folder as stored. */
export interface StoredItem {
  id: number;
  kind: ResearchItemKind;
  /** Null for notes and headings; of a file the start of its hash. */
  ref: string | null;
  address: string | null;
  /** Null for all but files; `bytes` is its size. */
  file: { name: string; type: StoredFileType; bytes: number } | null;
  note: string;
  addedAt: Date;
  /** The member who put it there. */
  addedBy: number;
  addedByName: string;
}

/** An entry, where it is, and what its reader is there. */
export interface HeldItem extends StoredItem {
  folderId: string;
  role: SharedRole;
}

/** What is put into a folder: a page of the site, or the member's own words. */
export type NewItem = (ResearchLink & { note: string }) | { kind: 'NOTE' | 'HEADING'; note: string };

/** A file as it is kept. */
export interface NewFile {
  name: string;
  type: StoredFileType;
  content: Buffer;
}

/** Why nothing was put into a folder. */
export type PuttingRefusal = 'missing' | 'full';

const FILE = `(SELECT jsonb_build_object('name', b.name, 'type', b.media_type, 'bytes', b.bytes) FROM research_file b WHERE b.item_id = i.id) AS file`;
const COLUMNS = `${FILE}, i.id, i.kind, i.ref, i.address, i.note, i.added_at AS "addedAt", i.added_by AS "addedBy", (SELECT a.first_name || ' ' || a.last_name FROM member a WHERE a.id = i.added_by) AS "addedByName"`;

/**
 * Locks a folder whose entries the member may arrange, so that two windows change them one after the other. False when
 * there is none.
 */
async function lockFolder(tx: Database, memberId: number, folderId: string): Promise<boolean> {
  await lockSharedFolder(tx, folderId);
  const folder = await tx.one<{ role: SharedRole }>(
    `/* researchItems.role */ SELECT ${ROLE} AS role FROM research_folder f WHERE f.id = $2 AND ${IS_THEIRS}`,
    [memberId, folderId],
  );
  return folder !== null && mayInShared('arrange', folder);
}

const touch = (tx: Database, folderId: string) =>
  tx.rows('/* researchItems.touchFolder */ UPDATE research_folder SET changed_at = now() WHERE id = $1', [folderId]);

const hasRoom = async (tx: Database, folderId: string): Promise<boolean> =>
  (await tx.one<{ count: number }>(
    '/* researchItems.count */ SELECT count(*) FROM research_item WHERE folder_id = $1 AND removed_at IS NULL',
    [folderId],
  ))!.count < MOST_FOLDER_ITEMS;

/** Hexadecimal digits of a hash that tell one file of a folder from another. */
const HASH_LENGTH = 32;
const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);

const END = '(SELECT coalesce(max(position), 0) + 1 FROM research_item WHERE folder_id = $1)';

/** Puts something at the end of a folder that is held. @returns its number; null where the folder has it already */
const insert = (
  tx: Database,
  memberId: number,
  folderId: string,
  { kind, ref, address, note }: { kind: ResearchItemKind; ref: string | null; address: string | null; note: string },
): Promise<{ id: number } | null> =>
  tx.one<{ id: number }>(
    `/* researchItems.put */ INSERT INTO research_item (folder_id, kind, ref, address, note, added_by, position) VALUES ($1, $2, $3, $4, $5, $6, ${END})
     ON CONFLICT (folder_id, kind, md5(ref)) WHERE removed_at IS NULL AND ref IS NOT NULL DO NOTHING RETURNING id`,
    [folderId, kind, ref, address, note, memberId],
  );

/** The entries of folders for a member. Every statement that looks for one names the member. */
export function createItemStore({ db }: { db: Database }) {
  const held = (tx: Database, memberId: number, id: number, isRemoved: boolean): Promise<HeldItem | null> =>
    tx.one<HeldItem>(
      `/* researchItems.held */ SELECT ${COLUMNS}, i.folder_id AS "folderId", ${ROLE} AS role FROM research_item i JOIN research_folder f ON f.id = i.folder_id WHERE ${IS_THEIRS} AND i.id = $2 AND (i.removed_at IS NOT NULL) = $3`,
      [memberId, id, isRemoved],
    );
  const within = <Done>(
    memberId: number,
    id: number,
    isRemoved: boolean,
    work: (tx: Database, item: HeldItem) => Promise<Done | null>,
  ): Promise<Done | null> =>
    db.transaction(async (tx) => {
      const item = await held(tx, memberId, id, isRemoved);
      return item && (await lockFolder(tx, memberId, item.folderId)) ? work(tx, item) : null;
    });

  return {
    /** An entry that is there, of a folder that the member may read. */
    held: (memberId: number, id: number): Promise<HeldItem | null> => held(db, memberId, id, false),

    /** In the order of the folder. */
    inFolder: (folderId: string): Promise<StoredItem[]> =>
      db.rows<StoredItem>(
        `/* researchItems.inFolder */ SELECT ${COLUMNS} FROM research_item i WHERE i.folder_id = $1 AND i.removed_at IS NULL ORDER BY i.position, i.id`,
        [folderId],
      ),

    /** Puts something at the end; a page that is there already stays as it is. */
    put: (memberId: number, folderId: string, item: NewItem): Promise<PuttingRefusal | null> =>
      db.transaction(async (tx) => {
        if (!(await lockFolder(tx, memberId, folderId))) return 'missing';
        if (!(await hasRoom(tx, folderId))) return 'full';
        await insert(tx, memberId, folderId, { ref: null, address: null, ...item });
        await touch(tx, folderId);
        return null;
      }),

    /**
     * Puts a file at the end, where it fits into the space of its member's research; one that is there already stays as
     * it is.
     */
    putFile: (
      memberId: number,
      folderId: string,
      { name, type, content }: NewFile,
    ): Promise<PuttingRefusal | 'space' | null> =>
      db.transaction(async (tx) => {
        // Two files of a member at once would both fit into what is left.
        await tx.rows('/* researchItems.lockMember */ SELECT id FROM member WHERE id = $1 FOR NO KEY UPDATE', [
          memberId,
        ]);
        if (!(await lockFolder(tx, memberId, folderId))) return 'missing';
        if (!(await hasRoom(tx, folderId))) return 'full';
        const space = await tx.one<{ used: number }>(`/* researchItems.space */ SELECT ${SPACE_USED} AS used`, [
          memberId,
        ]);
        if (!fitsSpace(space?.used ?? 0, content.length)) return 'space';
        const item = await insert(tx, memberId, folderId, {
          kind: 'FILE',
          ref: hashOf(content),
          address: null,
          note: '',
        });
        if (item)
          await tx.rows(
            '/* researchItems.keepFile */ INSERT INTO research_file (item_id, name, media_type, bytes, content) VALUES ($1, $2, $3, $4, $5)',
            [item.id, name, type, content.length, content],
          );
        await touch(tx, folderId);
        return null;
      }),

    /** The content of a file of a folder that the member may read; null where there is none. */
    contentOf: (
      memberId: number,
      id: number,
    ): Promise<{ name: string; type: StoredFileType; content: Buffer } | null> =>
      db.one(
        `/* researchItems.content */ SELECT b.name, b.media_type AS type, b.content FROM research_file b JOIN research_item i ON i.id = b.item_id JOIN research_folder f ON f.id = i.folder_id WHERE ${IS_THEIRS} AND i.id = $2 AND i.removed_at IS NULL`,
        [memberId, id],
      ),

    /**
     * @param was - the note that is to be replaced; null: whichever it is.
     * @returns `changed` where it is another by now.
     */
    changeNote: (
      memberId: number,
      id: number,
      note: string,
      was: string | null,
    ): Promise<StoredItem | 'changed' | null> =>
      within(memberId, id, false, async (tx) => {
        // The folder is locked only now: another window may have been quicker.
        const item = await held(tx, memberId, id, false);
        if (item !== null && was !== null && item.note !== was) return 'changed';
        return tx.one<StoredItem>(
          `/* researchItems.changeNote */ UPDATE research_item i SET note = $2 WHERE i.id = $1 AND i.removed_at IS NULL RETURNING ${COLUMNS}`,
          [id, note],
        );
      }),

    /** @returns the folder's id; null where either entry is not in one folder of the member. */
    move: (memberId: number, id: number, after: number | null): Promise<string | null> =>
      within(memberId, id, false, async (tx, { folderId }) => {
        const rows = await tx.rows<{ id: number }>(
          '/* researchItems.order */ SELECT id FROM research_item WHERE folder_id = $1 AND removed_at IS NULL ORDER BY position, id',
          [folderId],
        );
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
      (await within(memberId, id, false, (tx) =>
        tx.one(
          '/* researchItems.remove */ UPDATE research_item SET removed_at = now() WHERE id = $1 AND removed_at IS NULL RETURNING id',
          [id],
        ),
      )) !== null,

    /**
     * Brings an entry back to the end.
     * @returns the folder's id; null when it is gone, full, or holds the page again.
     */
    restore: (memberId: number, id: number): Promise<string | null> =>
      within(memberId, id, true, async (tx, { folderId }) => {
        if (!(await hasRoom(tx, folderId))) return null;
        const back = await tx.one(
          `/* researchItems.restore */ UPDATE research_item i SET removed_at = NULL, position = ${END} WHERE i.folder_id = $1 AND i.id = $2
             AND i.removed_at > now() - make_interval(days => ${UNDO_DAYS})
             AND NOT EXISTS (SELECT 1 FROM research_item o WHERE o.folder_id = i.folder_id AND o.kind = i.kind AND o.ref = i.ref AND o.removed_at IS NULL) RETURNING i.id`,
          [folderId, id],
        );
        return back === null ? null : folderId;
      }),
  };
}
