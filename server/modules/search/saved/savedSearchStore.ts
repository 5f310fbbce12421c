import type { SearchKind } from '#domain/search/saved/plainSearchOf.ts';
import { MOST_SAVED_SEARCHES } from '#domain/search/saved/savedSearchRules.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A search that a member saved. */
export interface SavedSearch {
  id: number;
  name: string;
  kind: SearchKind;
  /** The query of the address of its results. */
  search: string;
  wantsMail: boolean;
  createdAt: Date;
  lookedAt: Date;
  /** Results when last looked at. */
  total: number;
  /** `YYYY-MM-DD`, UTC. */
  lookedDay: string;
  totalOfDay: number;
}

/** How many results a search has, and on which date. */
export type Stand = Pick<SavedSearch, 'total' | 'lookedDay' | 'totalOfDay'>;

const COLUMNS = `id, name, upper(kind) AS kind, search, wants_mail AS "wantsMail", created_at AS "createdAt", looked_at AS "lookedAt", total,
  looked_day AS "lookedDay", total_of_day AS "totalOfDay"`;

/** Hours a deleted search can be brought back in. */
const UNDO_HOURS = 24;

/** Whether the member `$1` may save one more; only sure while `lockMember` keeps their other requests waiting. */
const HAS_ROOM = `(SELECT count(*) FROM saved_search WHERE member_id = $1 AND removed_at IS NULL) < ${MOST_SAVED_SEARCHES}`;

const lockMember = (tx: Database, memberId: number) =>
  tx.rows('/* savedSearches.lock */ SELECT id FROM member WHERE id = $1 FOR NO KEY UPDATE', [memberId]);

/** A member's saved searches. Every statement names the member: no one reaches another's by its number. */
export function createSavedSearchStore({ db }: { db: Database }) {
  return {
    /** The newest first. */
    all: (memberId: number): Promise<SavedSearch[]> =>
      db.rows<SavedSearch>(
        `/* savedSearches.all */ SELECT ${COLUMNS} FROM saved_search WHERE member_id = $1 AND removed_at IS NULL ORDER BY created_at DESC, id DESC`,
        [memberId],
      ),

    byId: (memberId: number, id: number): Promise<SavedSearch | null> =>
      db.one<SavedSearch>(
        `/* savedSearches.byId */ SELECT ${COLUMNS} FROM saved_search WHERE member_id = $1 AND id = $2 AND removed_at IS NULL`,
        [memberId, id],
      ),

    bySearch: (memberId: number, kind: SearchKind, search: string): Promise<SavedSearch | null> =>
      db.one<SavedSearch>(
        `/* savedSearches.bySearch */ SELECT ${COLUMNS} FROM saved_search WHERE member_id = $1 AND kind = lower($3) AND md5(search) = md5($2) AND removed_at IS NULL`,
        [memberId, search, kind],
      ),

    /** Null when the member has as many as one may have, or has this one already. */
    save: (
      memberId: number,
      name: string,
      { kind, search }: Pick<SavedSearch, 'kind' | 'search'>,
      { total, lookedDay, totalOfDay }: Stand,
    ): Promise<SavedSearch | null> =>
      db.transaction(async (tx) => {
        await lockMember(tx, memberId);
        await tx.rows(
          `/* savedSearches.sweep */ DELETE FROM saved_search WHERE member_id = $1 AND removed_at < now() - make_interval(hours => ${UNDO_HOURS})`,
          [memberId],
        );
        return tx.one<SavedSearch>(
          `/* savedSearches.save */ INSERT INTO saved_search (member_id, name, search, total, looked_day, total_of_day, kind)
           SELECT $1, $2, $3, $4, $5, $6, lower($7) WHERE ${HAS_ROOM}
           ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
          [memberId, name, search, total, lookedDay, totalOfDay, kind],
        );
      }),

    rename: (memberId: number, id: number, name: string): Promise<SavedSearch | null> =>
      db.one<SavedSearch>(
        `/* savedSearches.rename */ UPDATE saved_search SET name = $3 WHERE member_id = $1 AND id = $2 AND removed_at IS NULL RETURNING ${COLUMNS}`,
        [memberId, id, name],
      ),

    setMail: (memberId: number, id: number, wantsMail: boolean): Promise<SavedSearch | null> =>
      db.one<SavedSearch>(
        `/* savedSearches.setMail */ UPDATE saved_search SET wants_mail = $3 WHERE member_id = $1 AND id = $2 AND removed_at IS NULL RETURNING ${COLUMNS}`,
        [memberId, id, wantsMail],
      ),

    /** The results were looked at: nothing of them is new any more. */
    lookedAt: (memberId: number, id: number, { total, lookedDay, totalOfDay }: Stand): Promise<SavedSearch | null> =>
      db.one<SavedSearch>(
        `/* savedSearches.lookedAt */ UPDATE saved_search SET looked_at = now(), total = $3, looked_day = $4, total_of_day = $5, told_new = 0
         WHERE member_id = $1 AND id = $2 AND removed_at IS NULL RETURNING ${COLUMNS}`,
        [memberId, id, total, lookedDay, totalOfDay],
      ),

    /** True when there was one. It can be restored for a day. */
    remove: async (memberId: number, id: number): Promise<boolean> =>
      (await db.one(
        '/* savedSearches.remove */ UPDATE saved_search SET removed_at = now() WHERE member_id = $1 AND id = $2 AND removed_at IS NULL RETURNING id',
        [memberId, id],
      )) !== null,

    /**
     * Brings a deleted search back. Null when it was deleted for good, or the same search was saved again meanwhile;
     * `full` when the member has as many as one may have by now.
     */
    restore: (memberId: number, id: number): Promise<SavedSearch | 'full' | null> =>
      db.transaction(async (tx) => {
        await lockMember(tx, memberId);
        const gone = await tx.one(
          `/* savedSearches.gone */ SELECT id FROM saved_search AS gone WHERE member_id = $1 AND id = $2 AND removed_at > now() - make_interval(hours => ${UNDO_HOURS})
             AND NOT EXISTS (SELECT 1 FROM saved_search held WHERE held.member_id = $1 AND held.removed_at IS NULL AND held.kind = gone.kind AND md5(held.search) = md5(gone.search))`,
          [memberId, id],
        );
        if (!gone) return null;
        const restored = await tx.one<SavedSearch>(
          `/* savedSearches.restore */ UPDATE saved_search SET removed_at = NULL WHERE member_id = $1 AND id = $2 AND ${HAS_ROOM} RETURNING ${COLUMNS}`,
          [memberId, id],
        );
        return restored ?? 'full';
      }),
  };
}
