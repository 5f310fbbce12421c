import { type LibraryContract, WAIT_MINUTES } from '#domain/account/access/librarySeats.ts';
import { MINUTE_MS } from '#domain/kernel/values/durations.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A contract with its library, as the operator keeps it. */
export type StoredContract = LibraryContract & { institutionId: string; reference: string };

/** Use of a library in one month; no reader is in it. */
export interface MonthOfUse {
  /** `YYYY-MM` */
  month: string;
  visits: number;
  /** Records that were opened. */
  reads: number;
  turnedAway: number;
  mostAtOnce: number;
}

const COLUMNS =
  'c.institution_id AS "institutionId", c.seats, c.starts_at AS "startsAt", c.ends_at AS "endsAt", c.reference';

/** Contracts with libraries, and how much they are used. */
export const contractStore = (db: Database) => ({
  byId: (institutionId: string) =>
    db.one<StoredContract>(
      `/* contract.byId */ SELECT ${COLUMNS} FROM library_contract c WHERE c.institution_id = $1`,
      [institutionId],
    ),

  /**
   * That of a patron’s library, locked until the transaction ends, so that the last seat is taken by one. Null without
   * a contract.
   */
  lockedOfPatron: (memberId: number) =>
    db.one<StoredContract>(
      `/* contract.ofPatron */ SELECT ${COLUMNS} FROM library_contract c JOIN library_patron p ON p.institution_id = c.institution_id WHERE p.member_id = $1 FOR UPDATE OF c`,
      [memberId],
    ),

  async save({ institutionId, seats, startsAt, endsAt, reference }: StoredContract): Promise<void> {
    await db.rows(
      `/* contract.save */ INSERT INTO library_contract (institution_id, seats, starts_at, ends_at, reference) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (institution_id) DO UPDATE SET seats = excluded.seats, starts_at = excluded.starts_at, ends_at = excluded.ends_at, reference = excluded.reference`,
      [institutionId, seats, startsAt, endsAt, reference],
    );
  },

  remove: async (institutionId: string): Promise<boolean> =>
    (await db.one('/* contract.remove */ DELETE FROM library_contract WHERE institution_id = $1 RETURNING 1 AS one', [
      institutionId,
    ])) !== null,

  /** Counts a visit, or someone who found every seat taken. */
  async count(
    institutionId: string,
    { isSeated, atOnce }: { isSeated: boolean; atOnce: number },
    now: Date,
  ): Promise<void> {
    await db.rows(
      `/* contract.count */ INSERT INTO library_use (institution_id, month, visits, turned_away, most_at_once) VALUES ($1, date_trunc('month', $2::timestamptz AT TIME ZONE 'UTC')::date, $3, $4, $5)
       ON CONFLICT (institution_id, month) DO UPDATE SET visits = library_use.visits + excluded.visits, turned_away = library_use.turned_away + excluded.turned_away,
         most_at_once = greatest(library_use.most_at_once, excluded.most_at_once)`,
      [institutionId, now, isSeated ? 1 : 0, isSeated ? 0 : 1, atOnce],
    );
  },

  /** Counts a visit of a library whose readers need no seat: that someone signed in. */
  async countSignIn(institutionId: string, now: Date): Promise<void> {
    await db.rows(
      `/* contract.countSignIn */ INSERT INTO library_use (institution_id, month, visits) SELECT $1, date_trunc('month', $2::timestamptz AT TIME ZONE 'UTC')::date, 1
       WHERE NOT EXISTS (SELECT FROM library_contract c WHERE c.institution_id = $1 AND (c.seats IS NOT NULL OR $2 < c.starts_at OR $2 >= c.ends_at))
       ON CONFLICT (institution_id, month) DO UPDATE SET visits = library_use.visits + 1`,
      [institutionId, now],
    );
  },

  /** Counts a record that a patron opened, for their library alone. */
  async countRead(memberId: number, now: Date): Promise<void> {
    await db.rows(
      `/* contract.countRead */ INSERT INTO library_use (institution_id, month, reads) SELECT institution_id, date_trunc('month', $2::timestamptz AT TIME ZONE 'UTC')::date, 1 FROM library_patron WHERE member_id = $1
       ON CONFLICT (institution_id, month) DO UPDATE SET reads = library_use.reads + 1`,
      [memberId, now],
    );
  },

  /** Seats in use at this moment, and readers who wait for one. */
  inUse: async (institutionId: string, now: Date): Promise<{ taken: number; waiting: number }> =>
    (await db.one<{ taken: number; waiting: number }>(
      `/* contract.inUse */ SELECT (SELECT count(*)::int FROM library_seat WHERE institution_id = $1 AND until > $2) AS taken,
         (SELECT count(*)::int FROM library_wait WHERE institution_id = $1 AND seen_at > $3) AS waiting`,
      [institutionId, now, new Date(now.getTime() - WAIT_MINUTES * MINUTE_MS)],
    )) ?? { taken: 0, waiting: 0 },

  /** The newest month first. */
  useOf: (institutionId: string) =>
    db.rows<MonthOfUse>(
      `/* contract.use */ SELECT to_char(month, 'YYYY-MM') AS month, visits, reads, turned_away AS "turnedAway", most_at_once AS "mostAtOnce" FROM library_use WHERE institution_id = $1 ORDER BY library_use.month DESC LIMIT 120`,
      [institutionId],
    ),
});
