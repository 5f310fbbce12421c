import type { LibraryContract } from '#domain/account/access/librarySeats.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A contract with its library, as the operator keeps it. */
export type StoredContract = LibraryContract & { institutionId: string; reference: string };

/** Use of a library in one month; no reader is in it. */
export interface MonthOfUse {
  /** `YYYY-MM` */
  month: string;
  visits: number;
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
      `/* contract.count */ INSERT INTO library_use (institution_id, month, visits, turned_away, most_at_once) VALUES ($1, date_trunc('month', $2::timestamptz)::date, $3, $4, $5)
       ON CONFLICT (institution_id, month) DO UPDATE SET visits = library_use.visits + excluded.visits, turned_away = library_use.turned_away + excluded.turned_away,
         most_at_once = greatest(library_use.most_at_once, excluded.most_at_once)`,
      [institutionId, now, isSeated ? 1 : 0, isSeated ? 0 : 1, atOnce],
    );
  },

  /** The newest month first. */
  useOf: (institutionId: string) =>
    db.rows<MonthOfUse>(
      `/* contract.use */ SELECT to_char(month, 'YYYY-MM') AS month, visits, turned_away AS "turnedAway", most_at_once AS "mostAtOnce" FROM library_use WHERE institution_id = $1 ORDER BY library_use.month DESC LIMIT 120`,
      [institutionId],
    ),
});
