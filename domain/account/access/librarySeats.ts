/** What a library has bought. */
export interface LibraryContract {
  /** How many readers at once; null: as many as come. */
  seats: number | null;
  startsAt: Date;
  endsAt: Date;
}

/** How many there are, and who is before whom. */
export interface House {
  /** Seats in use by others. */
  taken: number;
  /** Others who have waited for longer. */
  ahead: number;
  /** Whether the reader has a seat already. */
  hasSeat: boolean;
}

/** OPEN: no seat is needed. SEAT: they have one. FULL: they wait. ENDED: the contract is over, or has not begun. */
export type SeatState = 'OPEN' | 'SEAT' | 'FULL' | 'ENDED';

/** Minutes for which a seat is kept for its reader after they last used it. */
export const SEAT_MINUTES = 15;
/** Minutes after which someone who waits and was not seen has left. */
export const WAIT_MINUTES = 3;

/**
 * Whether a reader of a library has a seat: first come, first served, also among those who wait.
 * @param contract - null for a library without one: it is open to all its readers
 */
export function checkSeat(contract: LibraryContract | null, { taken, ahead, hasSeat }: House, now: Date): SeatState {
  if (!contract) return 'OPEN';
  if (now < contract.startsAt || now >= contract.endsAt) return 'ENDED';
  if (contract.seats === null) return 'OPEN';
  return hasSeat || taken + ahead < contract.seats ? 'SEAT' : 'FULL';
}
