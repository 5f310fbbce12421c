import { type StaffDuty, STAFF_DUTIES } from '#domain/kernel/grants/staffDuties.ts';
import type { Database } from '#server/platform/db/database.ts';

/** An account of staff with its duties, in their order. */
export interface StaffMember {
  id: number;
  firstName: string;
  lastName: string;
  email: string | null;
  duties: StaffDuty[];
}

/** Every account of staff, oldest first; at most 500. */
export const listStaff = (db: Database): Promise<StaffMember[]> =>
  db.rows<StaffMember>(
    `/* staffDuty.list */ SELECT member.id, first_name AS "firstName", last_name AS "lastName", email,
       ARRAY(SELECT duty FROM staff_duty WHERE member_id = member.id ORDER BY array_position($1::text[], duty)) AS duties
     FROM member WHERE kind = 'internal' ORDER BY member.id LIMIT 500`,
    [STAFF_DUTIES],
  );

/**
 * Duties of an account, in their order; null when it is not one of staff. Held until the transaction ends, with those
 * of all others.
 */
export async function lockDuties(tx: Database, memberId: number): Promise<StaffDuty[] | null> {
  await tx.rows("/* staffDuty.lock */ SELECT pg_advisory_xact_lock(hashtext('duties of staff'))");
  return (await listStaff(tx)).find(({ id }) => id === memberId)?.duties ?? null;
}

/** Whether an account of staff other than this one has the duty. */
export async function doesAnotherHold(tx: Database, memberId: number, duty: StaffDuty): Promise<boolean> {
  const row = await tx.one(
    "/* staffDuty.another */ SELECT FROM staff_duty JOIN member ON member.id = member_id WHERE duty = $2 AND member_id <> $1 AND kind = 'internal' LIMIT 1",
    [memberId, duty],
  );
  return row !== null;
}

/** Gives an account exactly these duties. */
export async function setDuties(tx: Database, memberId: number, duties: readonly StaffDuty[]): Promise<void> {
  await tx.rows('/* staffDuty.remove */ DELETE FROM staff_duty WHERE member_id = $1 AND duty <> ALL($2::text[])', [
    memberId,
    duties,
  ]);
  await tx.rows(
    '/* staffDuty.give */ INSERT INTO staff_duty (member_id, duty) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING',
    [memberId, duties],
  );
}
