import type { SearchKind } from '#domain/search/saved/plainSearchOf.ts';
import type { Database } from '#server/platform/db/database.ts';

/** One search of one day as stored. */
export interface StoredEntry {
  id: number;
  searchedAt: Date;
  kind: SearchKind;
  search: string;
  total: number;
  note: string;
  /** Ids of records or articles in the order they were first opened. */
  openings: readonly string[];
}

/** Whether a member keeps a diary; null for one who never asked for it. */
export interface DiaryState {
  isPaused: boolean;
}

const COLUMNS = `e.id, e.searched_at AS "searchedAt", upper(e.kind) AS kind, e.search, e.total, e.note,
  ARRAY(SELECT o.record_id FROM search_diary_opening o WHERE o.entry_id = e.id ORDER BY o.opened_at, o.record_id) AS openings`;

/** Days in which what is opened belongs to an earlier search: a list may stay open over night. */
const OPENING_DAYS = 7;
/** Searches of one day, and records opened from one of them: more than a person makes by hand is not noted. */
const MOST_OF_DAY = 1_000;
const MOST_OPENED = 500;

/** A member's research diary. Every statement names the member: no one reaches another's by its number. */
export function createDiaryStore({ db }: { db: Database }) {
  const state = (memberId: number): Promise<DiaryState | null> =>
    db.one<DiaryState>('/* diary.state */ SELECT is_paused AS "isPaused" FROM search_diary WHERE member_id = $1', [
      memberId,
    ]);
  const byId = (memberId: number, id: number): Promise<StoredEntry | null> =>
    db.one<StoredEntry>(
      `/* diary.byId */ SELECT ${COLUMNS} FROM search_diary_entry e WHERE e.member_id = $1 AND e.id = $2`,
      [memberId, id],
    );

  return {
    state,
    byId,

    keep: (memberId: number, isKept: boolean): Promise<DiaryState[]> =>
      db.rows<DiaryState>(
        `/* diary.keep */ INSERT INTO search_diary (member_id, is_paused) VALUES ($1, $2)
         ON CONFLICT (member_id) DO UPDATE SET is_paused = excluded.is_paused RETURNING is_paused AS "isPaused"`,
        [memberId, !isKept],
      ),

    /** The newest first, behind an entry; from the newest when null. */
    page: (memberId: number, limit: number, after: number | null): Promise<StoredEntry[]> =>
      db.rows<StoredEntry>(
        `/* diary.page */ SELECT ${COLUMNS} FROM search_diary_entry e WHERE e.member_id = $1
           AND ($3::bigint IS NULL OR (e.searched_at, e.id) < (SELECT a.searched_at, a.id FROM search_diary_entry a WHERE a.member_id = $1 AND a.id = $3))
         ORDER BY e.searched_at DESC, e.id DESC LIMIT $2`,
        [memberId, limit, after],
      ),

    some: (memberId: number, ids: readonly number[]): Promise<Pick<StoredEntry, 'id' | 'kind' | 'search'>[]> =>
      db.rows(
        '/* diary.some */ SELECT id, upper(kind) AS kind, search FROM search_diary_entry WHERE member_id = $1 AND id = ANY($2::bigint[]) ORDER BY id',
        [memberId, ids],
      ),

    /**
     * One statement decides whether a diary is kept and writes, so that a pause is obeyed at once.
     * @returns the entry’s number; null when nothing was noted.
     */
    note: (
      memberId: number,
      { kind, search, total, replaces }: Pick<StoredEntry, 'kind' | 'search' | 'total'> & { replaces: string | null },
    ): Promise<number | null> =>
      db.transaction(async (tx) => {
        const noted = await tx.one<{ id: number }>(
          `/* diary.note */ INSERT INTO search_diary_entry (member_id, search, total, kind)
           SELECT member_id, $2, $3, lower($4) FROM search_diary WHERE member_id = $1 AND NOT is_paused
             AND (SELECT count(*) FROM search_diary_entry WHERE member_id = $1 AND day = (now() AT TIME ZONE 'UTC')::date) < ${MOST_OF_DAY}
           ON CONFLICT (member_id, day, kind, md5(search)) DO UPDATE SET total = excluded.total, searched_at = now(), nil_since = NULL, nil_of_day = NULL RETURNING id`,
          [memberId, search, total, kind],
        );
        if (noted && replaces !== null && replaces !== search) {
          await tx.rows(
            `/* diary.replace */ DELETE FROM search_diary_entry e WHERE member_id = $1 AND kind = lower($3) AND md5(search) = md5($2) AND day = (now() AT TIME ZONE 'UTC')::date AND note = ''
               AND NOT EXISTS (SELECT 1 FROM search_diary_opening o WHERE o.entry_id = e.id)`,
            [memberId, replaces, kind],
          );
        }
        return noted?.id ?? null;
      }),

    /**
     * Keeps what was there on the day of a search that found nothing, so that what comes later is known to be new. It
     * may have found something meanwhile.
     */
    markNil: (memberId: number, id: number, ofDay: Readonly<Record<string, number>>): Promise<object[]> =>
      db.rows(
        "/* diary.markNil */ UPDATE search_diary_entry SET nil_since = (now() AT TIME ZONE 'UTC')::date, nil_of_day = $3 WHERE member_id = $1 AND id = $2 AND total = 0",
        [memberId, id, JSON.stringify(ofDay)],
      ),

    open: async (
      memberId: number,
      { kind, search }: Pick<StoredEntry, 'kind' | 'search'>,
      recordId: string,
    ): Promise<boolean> => {
      const entry = await db.one<{ id: number }>(
        `/* diary.opened */ SELECT e.id FROM search_diary_entry e JOIN search_diary d ON d.member_id = e.member_id AND NOT d.is_paused
         WHERE e.member_id = $1 AND e.kind = lower($3) AND md5(e.search) = md5($2) AND e.searched_at > now() - make_interval(days => ${OPENING_DAYS}) ORDER BY e.searched_at DESC LIMIT 1`,
        [memberId, search, kind],
      );
      if (!entry) return false;
      await db.rows(
        '/* diary.open */ INSERT INTO search_diary_opening (entry_id, member_id, record_id) SELECT $1, $2, $3 WHERE (SELECT count(*) FROM search_diary_opening WHERE entry_id = $1) < $4 ON CONFLICT DO NOTHING',
        [entry.id, memberId, recordId, MOST_OPENED],
      );
      return true;
    },

    write: async (memberId: number, id: number, note: string): Promise<StoredEntry | null> => {
      await db.rows('/* diary.write */ UPDATE search_diary_entry SET note = $3 WHERE member_id = $1 AND id = $2', [
        memberId,
        id,
        note,
      ]);
      return byId(memberId, id);
    },

    remove: async (memberId: number, id: number): Promise<boolean> =>
      (await db.one('/* diary.remove */ DELETE FROM search_diary_entry WHERE member_id = $1 AND id = $2 RETURNING id', [
        memberId,
        id,
      ])) !== null,

    empty: async (memberId: number): Promise<number> =>
      (await db.rows('/* diary.empty */ DELETE FROM search_diary_entry WHERE member_id = $1 RETURNING id', [memberId]))
        .length,
  };
}
