import type Stripe from 'stripe';

import { type Database, PREPARED } from '#server/platform/db/database.ts';

import { controlIn } from './control/controlStore.ts';
import { newId, seconds } from './store/documents.ts';

/** The dialect of this processor. A test holds it equal to the installed package's. */
export const API_VERSION = '2026-10-28.endive';

/** A notice as the control page shows it. */
export interface EventRow {
  id: string;
  seq: number;
  type: string;
  about: string;
  body: string;
  createdAt: Date;
  state: 'DUE' | 'HELD' | 'DROPPED' | 'SENT' | 'FAILED';
  dueAt: Date;
  tries: number;
  copies: number;
  corrupt: number;
  /** Status of the last answer; null before any, 0 for none. */
  answer: number | null;
}

const COLUMNS = `id, seq, type, about, body, created_at AS "createdAt", state, due_at AS "dueAt", tries, copies, corrupt, answer`;
/** Within so many milliseconds shuffled notices arrive. */
const SHUFFLE_MS = 1_500;

/**
 * Notes that something happened, in the transaction in which it does. The object is what changed, in the dialect, as it
 * is now.
 */
export async function recordEvent(tx: Database, type: string, object: { id: string; object: string }): Promise<void> {
  const { delivery } = await controlIn(tx);
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: seconds(),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  } as const;
  const body = JSON.stringify(
    event satisfies Pick<
      Stripe.EventBase,
      'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks' | 'request'
    >,
  );
  const delay = delivery.delayMs + (delivery.isShuffled ? Math.random() * SHUFFLE_MS : 0);
  const state = { send: 'DUE', hold: 'HELD', drop: 'DROPPED' }[delivery.mode];
  await tx.rows(
    `/* sandbox.recordEvent */ INSERT INTO sandbox_processor.event (id, type, about, body, state, due_at, copies, corrupt) VALUES ($1, $2, $3, $4, $5, now() + $6::float8 * interval '1 millisecond', $7, $8)`,
    [event.id, type, object.id, body, state, delay, delivery.copies, delivery.corrupt],
    PREPARED,
  );
}

/** The newest first; older or newer than one of them. */
export async function listEvents(
  db: Database,
  {
    startingAfter,
    endingBefore,
    limit,
  }: { startingAfter?: string | undefined; endingBefore?: string | undefined; limit: number },
): Promise<EventRow[]> {
  if (endingBefore === undefined) {
    return db.rows<EventRow>(
      `/* sandbox.events */ SELECT ${COLUMNS} FROM sandbox_processor.event WHERE $1::text IS NULL OR seq < (SELECT seq FROM sandbox_processor.event WHERE id = $1) ORDER BY seq DESC LIMIT $2`,
      [startingAfter ?? null, limit],
    );
  }
  const next = await db.rows<EventRow>(
    `/* sandbox.eventsAfter */ SELECT ${COLUMNS} FROM sandbox_processor.event WHERE seq > (SELECT seq FROM sandbox_processor.event WHERE id = $1) ORDER BY seq LIMIT $2`,
    [endingBefore, limit],
  );
  return next.toReversed();
}

/** Null when there is no such notice. */
export const findEvent = (db: Database, id: string): Promise<EventRow | null> =>
  db.one<EventRow>(`/* sandbox.event */ SELECT ${COLUMNS} FROM sandbox_processor.event WHERE id = $1`, [id]);

/** Takes a notice that is due; no one else takes it within the given time. Null when none is. */
export const claimEvent = (db: Database, leaseMs: number): Promise<EventRow | null> =>
  db.one<EventRow>(
    `/* sandbox.claimEvent */ UPDATE sandbox_processor.event SET due_at = now() + $1::float8 * interval '1 millisecond', tries = tries + 1
     WHERE id = (SELECT id FROM sandbox_processor.event WHERE state = 'DUE' AND due_at <= now() ORDER BY due_at, seq LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING ${COLUMNS}`,
    [leaseMs],
    PREPARED,
  );

/** What became of a try. `retryMs` null: it arrived, or no more tries follow. */
export async function settleEvent(
  db: Database,
  id: string,
  { answer, retryMs }: { answer: number; retryMs: number | null },
): Promise<void> {
  const hasArrived = answer >= 200 && answer < 300;
  await db.rows(
    `/* sandbox.settleEvent */ UPDATE sandbox_processor.event SET answer = $2, corrupt = greatest(corrupt - 1, 0), state = $3, due_at = CASE WHEN $4::float8 IS NULL THEN due_at ELSE now() + $4 * interval '1 millisecond' END WHERE id = $1 AND state = 'DUE'`,
    [id, answer, hasArrived ? 'SENT' : retryMs === null ? 'FAILED' : 'DUE', hasArrived ? null : retryMs],
    PREPARED,
  );
}

/** Sends a notice again, or for the first time; null for all that are held. Answers how many. */
export async function sendAgain(db: Database, id: string | null): Promise<number> {
  const rows = await db.rows(
    `/* sandbox.sendAgain */ UPDATE sandbox_processor.event SET state = 'DUE', due_at = now(), tries = 0 WHERE CASE WHEN $1::text IS NULL THEN state = 'HELD' ELSE id = $1 END RETURNING id`,
    [id],
  );
  return rows.length;
}
