import { FOLDER_UNDO_DAYS, MOST_FOLDERS } from '#domain/research/folders/folderRules.ts';
import type { Database } from '#server/platform/db/database.ts';
import { randomLetters } from '#server/platform/seal/randomLetters.ts';

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
}

const COLUMNS = `f.id, f.name, f.description, f.changed_at AS "changedAt", f.version, f.question_id AS "questionId",
  (SELECT count(*) FROM research_item i WHERE i.folder_id = f.id AND i.removed_at IS NULL AND i.kind <> 'HEADING') AS "itemCount"`;

/** A member's research folders. Every statement names the member: no one reaches another's by its id. */
export function createFolderStore({ db }: { db: Database }) {
  const byId = (memberId: number, id: string): Promise<StoredFolder | null> =>
    db.one<StoredFolder>(`/* researchFolders.byId */ SELECT ${COLUMNS} FROM research_folder f WHERE f.member_id = $1 AND f.id = $2 AND f.removed_at IS NULL`, [memberId, id]);
  return {
    byId,

    /** Last changed first. */
    all: (memberId: number): Promise<StoredFolder[]> =>
      db.rows<StoredFolder>(`/* researchFolders.all */ SELECT ${COLUMNS} FROM research_folder f WHERE f.member_id = $1 AND f.question_id IS NULL AND f.removed_at IS NULL ORDER BY f.changed_at DESC, f.id`, [memberId]),

    /** Null when the member has as many as one may have. */
    create: (memberId: number, name: string, description: string): Promise<StoredFolder | null> =>
      db.transaction(async (tx) => {
        await tx.rows('/* researchFolders.lockMember */ SELECT id FROM member WHERE id = $1 FOR NO KEY UPDATE', [memberId]);
        await tx.rows(`/* researchFolders.sweep */ DELETE FROM research_folder WHERE member_id = $1 AND question_id IS NULL AND removed_at < now() - make_interval(days => ${FOLDER_UNDO_DAYS})`, [memberId]);
        return tx.one<StoredFolder>(
          `/* researchFolders.create */ INSERT INTO research_folder AS f (id, member_id, name, description)
           SELECT $2, $1, $3, $4 WHERE (SELECT count(*) FROM research_folder WHERE member_id = $1 AND question_id IS NULL AND removed_at IS NULL) < ${MOST_FOLDERS} RETURNING ${COLUMNS}`,
          [memberId, `f-${randomLetters()}`, name, description],
        );
      }),

    /** Null when it is not there, or was changed since this version. */
    change: (memberId: number, id: string, version: number, name: string, description: string): Promise<StoredFolder | null> =>
      db.one<StoredFolder>(
        `/* researchFolders.change */ UPDATE research_folder f SET name = $4, description = $5, version = version + 1, changed_at = now()
         WHERE f.member_id = $1 AND f.id = $2 AND f.question_id IS NULL AND f.version = $3 AND f.removed_at IS NULL RETURNING ${COLUMNS}`,
        [memberId, id, version, name, description],
      ),

    /** True when there was one. */
    remove: async (memberId: number, id: string): Promise<boolean> =>
      (await db.one('/* researchFolders.remove */ UPDATE research_folder SET removed_at = now() WHERE member_id = $1 AND id = $2 AND question_id IS NULL AND removed_at IS NULL RETURNING id', [memberId, id])) !== null,

    /** Null when it was not deleted in the last days, and when there is no room for it. */
    restore: (memberId: number, id: string): Promise<StoredFolder | null> =>
      db.transaction(async (tx) => {
        await tx.rows('/* researchFolders.lockMemberToRestore */ SELECT id FROM member WHERE id = $1 FOR NO KEY UPDATE', [memberId]);
        return tx.one<StoredFolder>(
          `/* researchFolders.restore */ UPDATE research_folder f SET removed_at = NULL, changed_at = now()
           WHERE f.member_id = $1 AND f.id = $2 AND f.question_id IS NULL AND f.removed_at > now() - make_interval(days => ${FOLDER_UNDO_DAYS})
             AND (SELECT count(*) FROM research_folder WHERE member_id = $1 AND question_id IS NULL AND removed_at IS NULL) < ${MOST_FOLDERS} RETURNING ${COLUMNS}`,
          [memberId, id],
        );
      }),
  };
}
