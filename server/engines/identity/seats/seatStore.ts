import type { House } from '#domain/account/access/librarySeats.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A house as the database has it. */
type FullHouse = House & {
  /** Others who wait. */
  waiting: number;
  /** When the first of its leases ends. */
  freeAt: Date | null;
};

/** Seats of one library and who waits for them. Lock its contract before writing. */
export const seatStore = (db: Database, institutionId: string) => ({
  /** @param left - who waited and was last seen before this has left */
  async house(memberId: number, now: Date, left: Date): Promise<FullHouse> {
    const row = await db.one<FullHouse>(
      `/* seats.house */ SELECT
         (SELECT count(*)::int FROM library_seat WHERE institution_id = $1 AND until > $3 AND member_id <> $2) AS taken,
         EXISTS (SELECT FROM library_seat WHERE member_id = $2 AND institution_id = $1 AND until > $3) AS "hasSeat",
         (SELECT min(until) FROM library_seat WHERE institution_id = $1 AND until > $3) AS "freeAt",
         (SELECT count(*)::int FROM library_wait WHERE institution_id = $1 AND seen_at > $4 AND member_id <> $2) AS waiting,
         (SELECT count(*)::int FROM library_wait w WHERE w.institution_id = $1 AND w.seen_at > $4 AND w.member_id <> $2
            AND (w.since, w.member_id) < (coalesce((SELECT since FROM library_wait WHERE member_id = $2 AND seen_at > $4), 'infinity'), $2)) AS ahead`,
      [institutionId, memberId, now, left],
    );
    if (!row) throw new Error('A house could not be read.');
    return row;
  },

  async give(memberId: number, until: Date): Promise<void> {
    await db.rows(
      '/* seats.give */ INSERT INTO library_seat (member_id, institution_id, until) VALUES ($1, $2, $3) ON CONFLICT (member_id) DO UPDATE SET institution_id = excluded.institution_id, until = excluded.until',
      [memberId, institutionId, until],
    );
    await db.rows('/* seats.waitsNoMore */ DELETE FROM library_wait WHERE member_id = $1', [memberId]);
  },

  /** Has a reader wait; who left and came back waits from now on. @returns whether they did not wait before */
  async wait(memberId: number, now: Date, left: Date): Promise<boolean> {
    const row = await db.one<{ isNew: boolean }>(
      `/* seats.wait */ INSERT INTO library_wait (member_id, institution_id, since, seen_at) VALUES ($1, $2, $3, $3)
       ON CONFLICT (member_id) DO UPDATE SET institution_id = excluded.institution_id, since = CASE WHEN library_wait.seen_at > $4 THEN library_wait.since ELSE excluded.since END, seen_at = excluded.seen_at
       RETURNING since = $3 AS "isNew"`,
      [memberId, institutionId, now, left],
    );
    return row?.isNew ?? false;
  },
});
