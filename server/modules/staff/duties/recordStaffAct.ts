import type { StaffDuty } from '#domain/kernel/grants/staffDuties.ts';
import { LONGEST_STAFF_REASON } from '#domain/staff/duties/secondPerson.ts';
import { onlyListed, type SmallJson } from '#domain/staff/duties/smallJson.ts';
import { STAFF_ACTS, type StaffActKind } from '#domain/staff/duties/staffActs.ts';
import { recordMemberViewed } from '#server/engines/identity/securityEvents/recordSecurityEvent.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { Database } from '#server/platform/db/database.ts';

/** One act of staff, as it is written down. */
interface StaffAct {
  /** The member of staff, or the steward of a record set; null for an operator on the command line. */
  staffId: number | null;
  /** The duty it was done with. */
  duty: StaffDuty;
  what: StaffActKind;
  /** Whose account it was about; left out or null when about none. */
  memberId?: number | null;
  /** In their own words, of which 500 characters are kept; empty when they gave none. */
  reason?: string;
  /** Fields that `STAFF_ACTS` lists for this act; others are dropped. */
  before?: SmallJson | null;
  after?: SmallJson | null;
  /** What it gave away, in minor units, where no second person approved it; left out for nothing. */
  value?: number | null;
  /** When; left out: now. */
  at?: Date;
}

/** What members do who look after a library or a partner organisation. */
const ACTS_OF_CONTACTS: readonly StaffActKind[] = ['steward-accepted', 'library-contacts-changed'];

const json = (values: SmallJson | null): string | null => values && JSON.stringify(values);

/**
 * Writes down what staff did, in the transaction that does it. Never changed afterwards; the member it was about can
 * read it, with the duty and the reason, without the name of the member of staff.
 */
export async function recordStaffAct(
  tx: Pick<Database, 'rows'>,
  {
    staffId,
    duty,
    what,
    memberId = null,
    reason = '',
    before = null,
    after = null,
    value = null,
    at = new Date(),
  }: StaffAct,
): Promise<void> {
  const { fields } = STAFF_ACTS[what];
  await tx.rows(
    `/* staffAct.record */ INSERT INTO staff_act (happened_at, actor, staff_id, duty, what, member_id, reason, before, after, value_given)
     VALUES ($1, CASE WHEN $2::bigint IS NULL THEN 'operator' WHEN ($3 = 'records' OR $4::text = ANY($10::text[])) AND EXISTS (SELECT FROM member WHERE id = $2 AND kind <> 'internal') THEN 'steward' ELSE 'staff' END,
       $2, $3, $4, $5, nullif($6, ''), $7, $8, $9)`,
    [
      at,
      staffId,
      duty,
      what,
      memberId,
      reason.trim().slice(0, LONGEST_STAFF_REASON),
      json(onlyListed(before, fields)),
      json(onlyListed(after, fields)),
      value,
      ACTS_OF_CONTACTS,
    ],
  );
}

/** A look at an account. */
interface Look {
  staffId: number;
  duty: StaffDuty;
  /** Null: at no account, which is not written down; nor is a look at one's own. */
  memberId: number | null;
  /** What was looked at: `account`, `features`. */
  page: string;
  reason?: string;
}

/** Writes down that a member of staff looked at an account: for the audit and for its member, who sees both. */
export async function recordLook(
  { db, ip }: Pick<RequestContext, 'db' | 'ip'>,
  { staffId, duty, memberId, page, reason = '' }: Look,
): Promise<void> {
  if (memberId === null || memberId === staffId) return;
  await db.transaction(async (tx) => {
    await recordMemberViewed(tx, staffId, memberId, ip);
    await recordStaffAct(tx, { staffId, duty, what: 'member-viewed', memberId, reason, after: { page } });
  });
}
