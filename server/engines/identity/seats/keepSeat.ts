import { SEAT_MINUTES } from '#domain/account/access/librarySeats.ts';
import { MINUTE_MS } from '#domain/kernel/values/durations.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A seat is written to once a minute at the most, however much it is used. */
const MOST_OFTEN_MINUTES = 1;

/**
 * Whether the library’s contract lets a patron in, by the columns of `library_user`: there is none, or it runs and they
 * have a seat if one is needed.
 */
export const MAY_ENTER = `NOT EXISTS (SELECT FROM library_patron lp JOIN library_contract c ON c.institution_id = lp.institution_id WHERE lp.member_id = library_user.member_id
  AND (now() < c.starts_at OR now() >= c.ends_at OR (c.seats IS NOT NULL AND NOT EXISTS (SELECT FROM library_seat s WHERE s.member_id = lp.member_id AND s.until > now()))))`;

/** Renews the seat of a patron who uses it. @param until - of the lease; null: they have none */
export async function keepSeat(db: Database, memberId: number, until: Date | string | null): Promise<void> {
  if (until === null) return;
  const left = new Date(until).getTime() - Date.now();
  if (left <= 0 || left > (SEAT_MINUTES - MOST_OFTEN_MINUTES) * MINUTE_MS) return;
  await db.rows('/* seats.keep */ UPDATE library_seat SET until = $2 WHERE member_id = $1 AND until > now()', [
    memberId,
    new Date(Date.now() + SEAT_MINUTES * MINUTE_MS),
  ]);
}
