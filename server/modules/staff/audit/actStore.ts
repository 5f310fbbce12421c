import type { StaffDuty } from '#domain/kernel/grants/staffDuties.ts';
import type { SmallJson } from '#domain/staff/duties/smallJson.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Acts on a page. */
export const ACTS_ON_PAGE = 50;

/** An act as stored. */
export interface StoredAct {
  id: number;
  happenedAt: Date;
  actor: 'staff' | 'operator' | 'steward';
  staffId: number | null;
  /** Name of the member of staff, or of the steward with that word behind it; null for an operator, and when the account is gone. */
  staff: string | null;
  duty: StaffDuty;
  what: string;
  memberId: number | null;
  reason: string | null;
  before: SmallJson | null;
  after: SmallJson | null;
}

/** Which acts are asked for; null is every one. */
export interface ActFilter {
  what: string | null;
  duty: StaffDuty | null;
  memberId: number | null;
  staffId: number | null;
}

const WHERE =
  '($1::text IS NULL OR what = $1) AND ($2::text IS NULL OR duty = $2) AND ($3::bigint IS NULL OR member_id = $3) AND ($4::bigint IS NULL OR staff_id = $4)';
const valuesOf = ({ what, duty, memberId, staffId }: ActFilter): readonly unknown[] => [what, duty, memberId, staffId];

/** What staff did, as it is read. */
export function createActStore({ db }: { db: Database }) {
  return {
    total: async (filter: ActFilter): Promise<number> =>
      (
        await db.one<{ total: number }>(
          `/* staffAct.total */ SELECT count(*) AS total FROM staff_act WHERE ${WHERE}`,
          valuesOf(filter),
        )
      )?.total ?? 0,

    /** The newest first. */
    list: (filter: ActFilter, limit: number, offset: number): Promise<StoredAct[]> =>
      db.rows<StoredAct>(
        `/* staffAct.list */ SELECT act.id, happened_at AS "happenedAt", actor, staff_id AS "staffId", nullif(trim(first_name || ' ' || last_name), '') || CASE WHEN actor = 'steward' THEN ', steward' ELSE '' END AS staff, duty, what, act.member_id AS "memberId", reason, before, after
         FROM (SELECT * FROM staff_act WHERE ${WHERE} ORDER BY id DESC LIMIT $5 OFFSET $6) AS act LEFT JOIN member ON member.id = act.staff_id ORDER BY act.id DESC`,
        [...valuesOf(filter), limit, offset],
      ),
  };
}
