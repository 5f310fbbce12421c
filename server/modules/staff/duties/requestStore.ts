import type { StaffDuty } from '#domain/kernel/grants/staffDuties.ts';
import type { RequestFacts } from '#domain/staff/duties/secondPerson.ts';
import type { SmallJson } from '#domain/staff/duties/smallJson.ts';
import type { Database } from '#server/platform/db/database.ts';

declare module '#server/modules/kernel/graphql/context.ts' {
  interface ModuleServices {
    /** What a second person can approve, by all modules. */
    staffRequestKinds: readonly StaffRequestKind[];
  }
}

declare module '#server/modules/kernel/site/site.ts' {
  interface Module {
    /** What a second person of staff can approve for it. */
    staffRequests?: (site: Site) => readonly StaffRequestKind[];
  }
}

/** A request that a second person decides, as it is kept. */
export interface StaffRequest extends RequestFacts {
  id: number;
  kind: string;
  duty: StaffDuty;
  payload: SmallJson;
  /** In the words of who asked. */
  reason: string;
  askedAt: Date;
  decidedBy: number | null;
  /** Name of who asked; null when the account is gone. */
  askedByName: string | null;
  /** In the words of who refused it; null where they gave none. */
  decidedWhy: string | null;
}

/** What can be asked of a second person, and what happens when they approve. */
export interface StaffRequestKind {
  /** Kept with each request: lower case and hyphens, such as `refund`. */
  name: string;
  /** Both people need it. */
  duty: StaffDuty;
  /** Whether staff may ask this for their own account; another person must approve it either way. */
  mayBeAboutOneself: boolean;
  /** Hours within which it is decided. Default: a day. */
  hours?: number;
  /** Whether who refuses it says why. */
  needsWhy?: true;
  /** One line for who decides, such as "Give £120.00 back". Reads nothing but the payload. */
  describe: (payload: SmallJson) => string;
  /**
   * Carries it out in the transaction of the approval, once, and writes its own act down with `recordStaffAct`.
   * Whatever it throws undoes the approval and reaches who approved: throw a `refusal` with what they can do.
   */
  run: (tx: Database, request: StaffRequest) => Promise<void>;
  /**
   * What reaches beyond the database, after the approval is stored. May run more than once for one request, also on two
   * copies of the server at a time: it must be idempotent by `request.id`. What it throws is logged, and the request
   * waits to be finished by hand.
   */
  finish?: (request: StaffRequest) => Promise<void>;
}

/** Columns of a request, as the code calls them. */
const COLUMNS = `id, kind, duty, payload, member_id AS "memberId", reason, asked_by AS "askedBy", asked_at AS "askedAt", expires_at AS "expiresAt",
  decided_by AS "decidedBy", decided_at AS "decidedAt", is_approved AS "isApproved", done_at AS "doneAt", decided_why AS "decidedWhy",
  (SELECT nullif(btrim(concat_ws(' ', first_name, last_name)), '') FROM member WHERE member.id = asked_by) AS "askedByName"`;

/** Keeps a new request. @returns its id */
export async function addRequest(
  tx: Database,
  request: Pick<
    StaffRequest,
    'kind' | 'duty' | 'payload' | 'memberId' | 'reason' | 'askedBy' | 'askedAt' | 'expiresAt'
  >,
): Promise<number> {
  const row = await tx.one<{ id: number }>(
    `/* staffRequest.add */ INSERT INTO staff_request (kind, duty, payload, member_id, reason, asked_by, asked_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
    [
      request.kind,
      request.duty,
      JSON.stringify(request.payload),
      request.memberId,
      request.reason,
      request.askedBy,
      request.askedAt,
      request.expiresAt,
    ],
  );
  if (!row) throw new Error('A request of staff was not kept.');
  return row.id;
}

/**
 * A request, held until the transaction ends so that two who decide it come one after the other; null when there is
 * none.
 */
export const lockRequest = (tx: Database, id: number): Promise<StaffRequest | null> =>
  tx.one<StaffRequest>(`/* staffRequest.lock */ SELECT ${COLUMNS} FROM staff_request WHERE id = $1 FOR UPDATE`, [id]);

/** Keeps a decision. */
export async function keepDecision(
  tx: Database,
  id: number,
  { staffId, isApproved, why, at }: { staffId: number; isApproved: boolean; why: string; at: Date },
): Promise<void> {
  await tx.rows(
    "/* staffRequest.decide */ UPDATE staff_request SET decided_by = $2, decided_at = $3, is_approved = $4, decided_why = nullif($5, '') WHERE id = $1",
    [id, staffId, at, isApproved, why],
  );
}

/**
 * Refuses what waits about a thing, since this person asks for something in its place; where they are a steward, and not
 * of staff, what others asked goes on waiting.
 */
export async function refuseWaiting(
  tx: Database,
  {
    staffId,
    isSteward,
    duty,
    about,
    of,
  }: { staffId: number; isSteward: boolean; duty: StaffDuty; about: string; of: string },
): Promise<void> {
  await tx.rows(
    `/* staffRequest.refuseWaiting */ UPDATE staff_request SET decided_by = $1, decided_at = now(), is_approved = false
     WHERE duty = $2 AND payload ->> $3 = $4 AND decided_at IS NULL AND expires_at > now() AND (NOT $5 OR asked_by = $1)`,
    [staffId, duty, about, of, isSteward],
  );
}

/** Keeps that what was approved is carried out. */
export async function keepDone(db: Database, id: number, at: Date): Promise<void> {
  await db.rows('/* staffRequest.done */ UPDATE staff_request SET done_at = coalesce(done_at, $2) WHERE id = $1', [
    id,
    at,
  ]);
}

/**
 * Requests of these duties that wait, that were approved and not carried out, or were decided since an instant; the
 * newest first, at most 200.
 */
export const listRequests = (db: Database, duties: readonly string[], since: Date): Promise<StaffRequest[]> =>
  db.rows<StaffRequest>(
    `/* staffRequest.list */ SELECT ${COLUMNS} FROM staff_request
     WHERE duty = ANY($1) AND (coalesce(decided_at, expires_at) >= $2 OR is_approved AND done_at IS NULL) ORDER BY id DESC LIMIT 200`,
    [duties, since],
  );
