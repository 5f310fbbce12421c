import { SEAT_MINUTES } from '#domain/account/access/librarySeats.ts';
import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { defaultGrants, type ReaderKind } from '#domain/kernel/grants/defaultGrants.ts';
import type { StaffDuty } from '#domain/kernel/grants/staffDuties.ts';
import { isStaffSignIn } from '#domain/kernel/grants/staffSignIn.ts';
import { stewardshipOf } from '#domain/kernel/grants/stewardship.ts';
import { MINUTE_MS } from '#domain/kernel/values/durations.ts';
import { type Database, PREPARED } from '#server/platform/db/database.ts';
import type { StoredFlags } from '#server/platform/flags/loadProvider.ts';
import type { FlagMember } from '#server/platform/flags/userContext.ts';

/**
 * The plans a member's subscriptions open at this moment, by the clock of their billing account, with those that a gift
 * lends them; paused ones open nothing. And what is ordered by bank transfer, while that is trusted to come.
 */
const RUNNING_PLANS = `SELECT p.holdings, p.grants AS plan_grants FROM subscription s LEFT JOIN billing_account a ON a.member_id = s.member_id
  LEFT JOIN lent_plan l ON l.subscription_id = s.id AND l.until > now() + make_interval(secs => coalesce(a.clock_ahead_ms, 0) / 1000.0) JOIN plan p ON p.id IN (s.plan_id, l.plan_id)
  WHERE s.member_id = $1 AND s.state IN ('ACTIVE', 'CANCELED') AND s.expires_at > now() + make_interval(secs => coalesce(a.clock_ahead_ms, 0) / 1000.0)
  UNION ALL SELECT p.holdings, p.grants FROM checkout c JOIN billing_account a ON a.id = c.billing_account_id JOIN price r ON r.id = (c.quote #>> '{subject,priceId}')::bigint JOIN plan p ON p.id = r.plan_id
  WHERE c.member_id = $1 AND c.state = 'OPEN' AND NOT c.is_canceled AND c.trusted_until > now() + make_interval(secs => a.clock_ahead_ms / 1000.0)`;

/** The single records and images that a member has bought, as keys (`boughtKey`); the newest of very many. */
const BOUGHT_ITEMS = `SELECT CASE WHEN type IN ('IMAGE', 'PDF') THEN 'image:' ELSE 'record:' END || record_id FROM (
  SELECT type, record_id FROM item_purchase WHERE member_id = $1 ORDER BY bought_at DESC LIMIT 5000) AS bought`;

/**
 * What the running subscriptions and purchases of a member open (domain/billing/core/holdings.ts), for work that is
 * done without a request of theirs.
 */
export const readHoldings = async (db: Database, memberId: number): Promise<readonly string[]> =>
  (
    await db.rows<{ key: string }>(
      `/* accounts.holdings */ SELECT key FROM (${RUNNING_PLANS}) AS running, unnest(holdings) AS key UNION (${BOUGHT_ITEMS}) ORDER BY 1`,
      [memberId],
    )
  ).map(({ key }) => key);

/** A seat is written to once a minute at the most, however much it is used. */
const MOST_OFTEN_MINUTES = 1;

/**
 * Whether the library’s contract lets a patron in, by the columns of `library_user`: there is none, or it runs and they
 * have a seat if one is needed.
 */
const MAY_ENTER = `NOT EXISTS (SELECT FROM library_patron lp JOIN library_contract c ON c.institution_id = lp.institution_id WHERE lp.member_id = library_user.member_id
  AND (now() < c.starts_at OR now() >= c.ends_at OR (c.seats IS NOT NULL AND NOT EXISTS (SELECT FROM library_seat s WHERE s.member_id = lp.member_id AND s.until > now()))))`;

/** Renews the seat of a patron who uses it. @param until - of the lease; null: they have none */
async function keepSeat(db: Database, memberId: number, until: Date | string | null): Promise<void> {
  if (until === null) return;
  const left = new Date(until).getTime() - Date.now();
  if (left <= 0 || left > (SEAT_MINUTES - MOST_OFTEN_MINUTES) * MINUTE_MS) return;
  await db.rows('/* seats.keep */ UPDATE library_seat SET until = $2 WHERE member_id = $1 AND until > now()', [
    memberId,
    new Date(Date.now() + SEAT_MINUTES * MINUTE_MS),
  ]);
}

interface Row {
  id: string | null;
  kind: Exclude<ReaderKind, 'visitor'> | null;
  grants: string[] | null;
  hasLibraryAccess: boolean | null;
  /** Of a seat at their library; null: they have none. */
  seatUntil: Date | string | null;
  flags: StoredFlags;
  flagKey: string | null;
  registeredAt: Date | null;
  groups: string[];
  holdings: string[];
  planGrants: string[];
  duties: StaffDuty[];
  isSteward: boolean;
  isContact: boolean;
  isEmailConfirmed: boolean;
}

/** Decides which flags are on for a reader (null: a visitor), given how they are kept. */
type FlagDecision = (member: FlagMember | null, stored: StoredFlags) => Promise<string[]>;

const asStored: FlagDecision = async (_member, stored) =>
  Object.keys(stored)
    .filter((name) => stored[name])
    .sort();

/** How a reader is judged. */
interface ViewerOptions {
  /** Mode of the site: production wants a second factor of staff. */
  mode?: 'demo' | 'production';
  /** Left out: flags are as they are kept. */
  decide?: FlagDecision;
}

/** One statement for visitors and members alike: it is asked with every request. */
const SQL = `/* viewer.read */ WITH running AS (${RUNNING_PLANS}) SELECT
    member.id, member.kind, member.grants, has_library_access AND ${MAY_ENTER} AS "hasLibraryAccess", (SELECT until FROM library_seat WHERE library_seat.member_id = member.id) AS "seatUntil",
    member.flag_key AS "flagKey", member.registered_at AS "registeredAt",
    (SELECT coalesce(jsonb_object_agg(name, is_on), '{}') FROM flag) AS flags,
    ARRAY(SELECT name FROM test_group WHERE is_open
          UNION SELECT group_name FROM member_group WHERE member_id = $1 ORDER BY 1) AS groups,
    ARRAY(SELECT key FROM running, unnest(holdings) AS key UNION (${BOUGHT_ITEMS}) ORDER BY 1) AS holdings,
    ARRAY(SELECT DISTINCT key FROM running, unnest(plan_grants) AS key ORDER BY 1) AS "planGrants",
    ARRAY(SELECT duty FROM staff_duty WHERE member_id = $1 ORDER BY 1) AS duties,
    EXISTS (SELECT FROM steward WHERE steward.member_id = $1 AND ended_at IS NULL AND set_key IS NOT NULL) AS "isSteward", EXISTS (SELECT FROM steward WHERE steward.member_id = $1 AND ended_at IS NULL AND set_key IS NULL) AS "isContact", member.email_confirmed_at IS NOT NULL AS "isEmailConfirmed"
  FROM (SELECT 1) AS always LEFT JOIN member ON member.id = $1 LEFT JOIN library_user ON library_user.member_id = member.id`;

/** A member's grants and those of their running plans. */
const withPlans = (own: readonly string[], added: readonly string[]): readonly string[] =>
  added.length === 0 ? own : [...new Set([...own, ...added])];

/**
 * What a reader may do, as the database has it. A null `memberId` is a visitor; `methods` is how a member signed in
 * (`amr`): what is for staff opens by `isStaffSignIn` alone.
 *
 * @returns null when there is no such member any more
 */
export async function readViewer(
  db: Database,
  memberId: number | null,
  methods: readonly string[],
  { mode = 'demo', decide = asStored }: ViewerOptions = {},
): Promise<Viewer | null> {
  const row = await db.one<Row>(SQL, [memberId], PREPARED);
  if (!row || (memberId !== null && row.id === null)) return null;
  // Use renews the seat.
  if (memberId !== null && row.hasLibraryAccess) await keepSeat(db, memberId, row.seatUntil);
  const { flagKey, registeredAt } = row;
  const member =
    memberId !== null && flagKey !== null && registeredAt !== null
      ? { memberId, flagKey, registeredAt: new Date(registeredAt) }
      : null;
  const isInternal = isStaffSignIn(row.kind, methods, mode);
  return {
    memberId,
    isInternal,
    duties: isInternal ? row.duties : [],
    ...(row.isSteward && { stewardship: stewardshipOf(row, methods, mode) }),
    ...(row.isContact && { contact: stewardshipOf(row, methods, mode) }),
    hasLibraryAccess: row.hasLibraryAccess,
    grants: withPlans(row.grants ?? defaultGrants(row.kind ?? 'visitor'), row.planGrants),
    holdings: row.holdings,
    groups: row.groups,
    flags: await decide(member, row.flags),
  };
}
