import { UNDO_DAYS } from '#domain/kernel/dates/undoDays.ts';
import { mayInShared, type SharedDeed, type SharedRole } from '#domain/kernel/grants/sharedRoles.ts';
import { MOST_FOLDERS } from '#domain/research/folders/folderRules.ts';
import { endMembership } from '#server/modules/kernel/sharing/memberships.ts';
import type { Database } from '#server/platform/db/database.ts';
import { randomLetters } from '#server/platform/encryption/randomTokens.ts';

import { lockSharedFolder, IS_THEIRS, ROLE, SHARED_FOLDER } from './sharedFolder.ts';

/** A folder as stored, without what is in it. */
export interface StoredFolder {
  id: string;
  name: string;
  description: string;
  /** Without headings. */
  itemCount: number;
  changedAt: Date;
  version: number;
  /** The question whose pages it collects; such a folder lives and dies with its question. */
  questionId: string | null;
  /** What its reader is in it. */
  role: SharedRole;
  /** They made it. */
  isMine: boolean;
  ownerName: string;
}

const COLUMNS = `f.id, f.name, f.description, f.changed_at AS "changedAt", f.version, f.question_id AS "questionId", ${ROLE} AS role, f.member_id = $1 AS "isMine",
  (SELECT o.first_name || ' ' || o.last_name FROM member o WHERE o.id = f.member_id) AS "ownerName",
  (SELECT count(*) FROM research_item i WHERE i.folder_id = f.id AND i.removed_at IS NULL AND i.kind <> 'HEADING') AS "itemCount"`;

/**
 * Folders for a member: their own, and those shared with them. Every statement names the member: no one reaches
 * another's by its id.
 */
export function createFolderStore({ db }: { db: Database }) {
  const byId = (memberId: number, id: string): Promise<StoredFolder | null> =>
    db.one<StoredFolder>(
      `/* researchFolders.byId */ SELECT ${COLUMNS} FROM research_folder f WHERE f.id = $2 AND ${IS_THEIRS}`,
      [memberId, id],
    );

  return {
    byId,

    /** Their own and those shared with them, the last changed first. */
    all: (memberId: number): Promise<StoredFolder[]> =>
      db.rows<StoredFolder>(
        `/* researchFolders.all */ SELECT ${COLUMNS} FROM research_folder f WHERE f.question_id IS NULL AND ${IS_THEIRS} ORDER BY f.changed_at DESC, f.id`,
        [memberId],
      ),

    /** Null when the member has as many as one may have. */
    create: (memberId: number, name: string, description: string): Promise<StoredFolder | null> =>
      db.transaction(async (tx) => {
        await tx.rows('/* researchFolders.lockMember */ SELECT id FROM member WHERE id = $1 FOR NO KEY UPDATE', [
          memberId,
        ]);
        return tx.one<StoredFolder>(
          `/* researchFolders.create */ INSERT INTO research_folder AS f (id, member_id, name, description)
           SELECT $2, $1, $3, $4 WHERE (SELECT count(*) FROM research_folder WHERE member_id = $1 AND question_id IS NULL AND removed_at IS NULL) < ${MOST_FOLDERS} RETURNING ${COLUMNS}`,
          [memberId, `f-${randomLetters()}`, name, description],
        );
      }),

    /**
     * Does something to a folder that the member may do it to, while no one else changes it. Folders of questions are
     * changed with these. Null where they may not, and where there is none.
     */
    within: <Done>(
      memberId: number,
      id: string,
      deed: SharedDeed,
      work: (tx: Database, folder: StoredFolder) => Promise<Done>,
    ): Promise<Done | null> =>
      db.transaction(async (tx) => {
        await lockSharedFolder(tx, id);
        const folder = await createFolderStore({ db: tx }).byId(memberId, id);
        return folder?.questionId === null && mayInShared(deed, folder) ? work(tx, folder) : null;
      }),

    /** Changes a folder that is held, in a store of its transaction; null when it was changed since this version. */
    change: (
      memberId: number,
      id: string,
      version: number,
      { name, description }: Pick<StoredFolder, 'name' | 'description'>,
    ): Promise<StoredFolder | null> =>
      db.one<StoredFolder>(
        `/* researchFolders.change */ UPDATE research_folder f SET name = $4, description = $5, version = version + 1, changed_at = now() WHERE f.id = $2 AND f.version = $3 AND ${IS_THEIRS} RETURNING ${COLUMNS}`,
        [memberId, id, version, name, description],
      ),

    /** Deletes a folder that is held. */
    remove: (id: string): Promise<unknown> =>
      db.rows('/* researchFolders.remove */ UPDATE research_folder SET removed_at = now() WHERE id = $1', [id]),

    /** Their own. Null when it was not deleted in the last days, and when there is no room for it. */
    restore: (memberId: number, id: string): Promise<StoredFolder | null> =>
      db.transaction(async (tx) => {
        await tx.rows(
          '/* researchFolders.lockMemberToRestore */ SELECT id FROM member WHERE id = $1 FOR NO KEY UPDATE',
          [memberId],
        );
        return tx.one<StoredFolder>(
          `/* researchFolders.restore */ UPDATE research_folder f SET removed_at = NULL, changed_at = now()
           WHERE f.member_id = $1 AND f.id = $2 AND f.question_id IS NULL AND f.removed_at > now() - make_interval(days => ${UNDO_DAYS})
             AND (SELECT count(*) FROM research_folder WHERE member_id = $1 AND question_id IS NULL AND removed_at IS NULL) < ${MOST_FOLDERS} RETURNING ${COLUMNS}`,
          [memberId, id],
        );
      }),

    /**
     * Ends a membership of a folder that is held; the member's own clippings and files leave it with them: these count
     * for their space. False where there was none.
     */
    leave: async (id: string, memberId: number): Promise<boolean> => {
      if (!(await endMembership(db, SHARED_FOLDER, id, memberId))) return false;
      await db.rows(
        "/* researchFolders.takeAlong */ DELETE FROM research_item WHERE folder_id = $1 AND added_by = $2 AND kind IN ('CLIPPING', 'FILE')",
        [id, memberId],
      );
      return true;
    },
  };
}
