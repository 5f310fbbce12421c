import { checkSeat, SEAT_MINUTES, type SeatState, WAIT_MINUTES } from '#domain/account/access/librarySeats.ts';
import { MINUTE_MS } from '#domain/kernel/values/durations.ts';
import type { Database } from '#server/platform/db/database.ts';

import { contractStore } from './contractStore.ts';
import { seatStore } from './seatStore.ts';

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
