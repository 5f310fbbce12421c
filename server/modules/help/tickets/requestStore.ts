import { randomBytes } from 'node:crypto';

import {
  CLOSES_AFTER_DAYS,
  nextTicketState,
  type TicketEvent,
  type TicketState,
} from '#domain/help/tickets/ticketState.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A request as it is stored. */
export interface StoredRequest {
  id: number;
  reference: string;
  memberId: number | null;
  /** Of the visitor, or of the member's account; null for a member without one. */
  email: string | null;
  topic: string;
  subject: string;
  about: string;
  state: TicketState;
  /** `YYYY-MM-DD`. */
  promisedOn: string;
  madeAt: Date;
  changedAt: Date;
}

/** What a new request holds. */
export type NewRequest = Pick<StoredRequest, 'memberId' | 'email' | 'topic' | 'subject' | 'about' | 'promisedOn'>;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Requests shown at once. */
const PAGE = 50;

const COLUMNS = `r.id, r.reference, r.member_id AS "memberId", coalesce(r.email, m.email) AS email, r.topic, r.subject, r.about, r.state, r.promised_on::text AS "promisedOn",
  r.made_at AS "madeAt", r.changed_at AS "changedAt" FROM support_request r LEFT JOIN member m ON m.id = r.member_id`;

/** `R-` and eight letters by chance: 40 bits, and a name only; what opens a request is its member or a token. */
const newReference = (): string => `R-${[...randomBytes(8)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`;

/** Stores a request and answers with it. */
export async function addRequest(
  tx: Database,
  { memberId, email, topic, subject, about, promisedOn }: NewRequest,
): Promise<StoredRequest> {
  const reference = newReference();
  await tx.rows(
    '/* support.add */ INSERT INTO support_request (reference, member_id, email, topic, subject, about, promised_on) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [reference, memberId, memberId === null ? email : null, topic, subject, about, promisedOn],
  );
  const stored = await requestOf(tx, reference);
  if (!stored) throw new Error('a request was not stored');
  return stored;
}

/** A request by what people call it; null when there is none. */
export const requestOf = (db: Database, reference: string): Promise<StoredRequest | null> =>
  db.one<StoredRequest>(`/* support.one */ SELECT ${COLUMNS} WHERE r.reference = $1`, [reference]);

/** The request that a token in a visitor's link opens. */
export const requestOfToken = (db: Database, tokenHash: Buffer): Promise<StoredRequest | null> =>
  db.one<StoredRequest>(
    `/* support.byToken */ SELECT ${COLUMNS} JOIN support_link l ON l.request_id = r.id WHERE l.token_hash = $1 AND l.expires_at > now()`,
    [tokenHash],
  );

/** A member's requests, the last changed first. */
export const requestsOf = (db: Database, memberId: number): Promise<StoredRequest[]> =>
  db.rows<StoredRequest>(
    `/* support.ofMember */ SELECT ${COLUMNS} WHERE r.member_id = $1 ORDER BY r.changed_at DESC, r.id DESC LIMIT 200`,
    [memberId],
  );

/**
 * A page of all requests in a state (null: all that are not closed), the longest waiting first, and how many there are.
 */
export async function requestsIn(
  db: Database,
  state: TicketState | null,
  page: number,
): Promise<{ requests: StoredRequest[]; total: number }> {
  const where = `WHERE ($1::text IS NULL AND r.state <> 'CLOSED') OR r.state = $1`;
  const count = await db.one<{ total: number }>(
    `/* support.count */ SELECT count(*)::int AS total FROM support_request r ${where}`,
    [state],
  );
  const requests = await db.rows<StoredRequest>(
    `/* support.desk */ SELECT ${COLUMNS} ${where} ORDER BY array_position(ARRAY['NEW','OPEN','WAITING','SOLVED','CLOSED'], r.state), r.changed_at, r.id LIMIT $2 OFFSET $3`,
    [state, PAGE, (page - 1) * PAGE],
  );
  return { requests, total: count?.total ?? 0 };
}

/**
 * Lets an event happen to a request, which must be in the state it was read in.
 * @returns the state it is in now; null where the event cannot happen, or something else has happened meanwhile
 */
export async function moveRequest(
  tx: Database,
  { id, state }: Pick<StoredRequest, 'id' | 'state'>,
  event: TicketEvent,
): Promise<TicketState | null> {
  const next = nextTicketState(state, event);
  if (next === null) return null;
  const moved = await tx.rows(
    "/* support.move */ UPDATE support_request SET state = $3, changed_at = now(), solved_at = CASE WHEN $3 = 'SOLVED' THEN now() END WHERE id = $1 AND state = $2 RETURNING id",
    [id, state, next],
  );
  return moved.length > 0 ? next : null;
}

/** Closes what has been solved for long, deletes files that belong to no message, and links that are too old. */
export async function sweepRequests(db: Database): Promise<void> {
  await db.rows(
    "/* support.close */ UPDATE support_request SET state = 'CLOSED' WHERE state = 'SOLVED' AND solved_at < now() - make_interval(days => $1)",
    [CLOSES_AFTER_DAYS],
  );
  await db.rows(
    "/* support.sweepFiles */ DELETE FROM support_file WHERE message_id IS NULL AND sent_at < now() - interval '1 day'",
  );
  await db.rows('/* support.sweepLinks */ DELETE FROM support_link WHERE expires_at < now()');
  await db.rows(
    "/* support.sweepVisitors */ DELETE FROM support_request WHERE email IS NOT NULL AND state = 'CLOSED' AND changed_at < now() - interval '1 year'",
  );
}
