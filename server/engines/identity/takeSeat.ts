import {
  checkSeat,
  SEAT_MINUTES,
  type SeatState,
  WAIT_MINUTES,
  type House,
} from '#domain/account/access/librarySeats.ts';
import { MINUTE_MS } from '#domain/kernel/values/durations.ts';
import type { Database } from '#server/platform/db/database.ts';

import { contractStore } from './contractStore.ts';

/** A house as the database has it. */
type FullHouse = House & {
  /** Others who wait. */
  waiting: number;
  /** When the first of its leases ends. */
  freeAt: Date | null;
};

/** Seats of one library and who waits for them. Lock its contract before writing. */
const seatStore = (db: Database, institutionId: string) => ({
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

/** How a reader finds their library. */
export interface LibrarySeat {
  state: SeatState;
  /** Null where no seat is needed. */
  seats: number | null;
  /** Readers who wait, the asker among them. */
  waiting: number;
  /** When the next seat is free at the latest, unless its reader goes on; null where none is in use. */
  freeAt: Date | null;
}

const later = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * MINUTE_MS);

/**
 * Gives a patron a seat of their library if one is free, keeps the one they have, or has them wait. Asked again it
 * changes nothing but the time. Visits and those who found every seat taken are counted by month, without who they
 * were.
 */
export function takeSeat(db: Database, memberId: number, now = new Date()): Promise<LibrarySeat> {
  return db.transaction(async (tx) => {
    const contracts = contractStore(tx);
    const contract = await contracts.lockedOfPatron(memberId);
    const none = { seats: contract?.seats ?? null, waiting: 0, freeAt: null };
    if (!contract || contract.seats === null)
      return { state: checkSeat(contract, { taken: 0, ahead: 0, hasSeat: false }, now), ...none };
    const seats = seatStore(tx, contract.institutionId);
    const house = await seats.house(memberId, now, later(now, -WAIT_MINUTES));
    const state = checkSeat(contract, house, now);
    if (state === 'SEAT') {
      await seats.give(memberId, later(now, SEAT_MINUTES));
      if (!house.hasSeat)
        await contracts.count(contract.institutionId, { isSeated: true, atOnce: house.taken + 1 }, now);
      return { state, ...none };
    }
    if (state !== 'FULL') return { state, ...none };
    const isNew = await seats.wait(memberId, now, later(now, -WAIT_MINUTES));
    if (isNew) await contracts.count(contract.institutionId, { isSeated: false, atOnce: house.taken }, now);
    return { state, seats: contract.seats, waiting: house.waiting + 1, freeAt: house.freeAt };
  });
}
