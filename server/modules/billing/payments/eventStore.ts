import type { ProcessorEvent } from '#server/engines/payment/PaymentProcessor.ts';
import { type Database, PREPARED } from '#server/platform/db/database.ts';

/** A notice that waits to be worked. */
export interface WaitingEvent {
  processor: string;
  eventId: string;
  objectKind: ProcessorEvent['objectKind'];
  objectId: string;
  tries: number;
}

/** Days for which a notice is kept, as it came. */
const KEPT_DAYS = 90;
/** After so many tries a notice waits for a person; the sweep finds its object by itself. */
export const MOST_TRIES = 10;

/** Notices of processors in the database. */
export const eventStore = (db: Database) => ({
  /** Writes a notice down. False when it was there already. */
  async add(
    processor: string,
    { id, type, objectKind, objectId }: ProcessorEvent,
    bodySealed: string | null,
    now: Date,
  ): Promise<boolean> {
    const row = await db.one(
      `/* event.add */ INSERT INTO processor_event (processor, event_id, type, object_kind, object_id, received_at, next_try_at, body_sealed)
       VALUES ($1, $2, $3, $4, $5, $6, $6, $7) ON CONFLICT DO NOTHING RETURNING 1 AS one`,
      [processor, id, type, objectKind, objectId, now, bodySealed],
      PREPARED,
    );
    return row !== null;
  },

  /** Those that wait, in the order they came. */
  waiting: (now: Date, most: number): Promise<WaitingEvent[]> =>
    db.rows<WaitingEvent>(
      `/* event.waiting */ SELECT processor, event_id AS "eventId", object_kind AS "objectKind", object_id AS "objectId", tries FROM processor_event
       WHERE handled_at IS NULL AND next_try_at <= $1 AND tries < $3 ORDER BY received_at LIMIT $2`,
      [now, most, MOST_TRIES],
      PREPARED,
    ),

  /** Those of one processor have been worked. */
  async handled(processor: string, eventIds: readonly string[], now: Date): Promise<void> {
    await db.rows(
      '/* event.handled */ UPDATE processor_event SET handled_at = $3, problem = NULL WHERE processor = $1 AND event_id = ANY($2::text[])',
      [processor, eventIds, now],
      PREPARED,
    );
  },

  /** Tries it again later, each time after twice as long. @param problem - the name of the error, never its words */
  async failed({ processor, eventId, tries }: WaitingEvent, problem: string, now: Date): Promise<void> {
    await db.rows(
      '/* event.failed */ UPDATE processor_event SET tries = tries + 1, problem = $3, next_try_at = $4::timestamptz + make_interval(secs => $5) WHERE processor = $1 AND event_id = $2',
      [processor, eventId, problem, now, 10 * 2 ** tries],
    );
  },

  /** Puts those that were worked and came since an instant in line once more. @returns how many */
  again: async (processor: string, since: Date, now: Date): Promise<number> =>
    (
      await db.rows(
        '/* event.again */ UPDATE processor_event SET handled_at = NULL, tries = 0, problem = NULL, next_try_at = $3 WHERE processor = $1 AND received_at >= $2 AND (handled_at IS NOT NULL OR tries > 0) RETURNING 1 AS one',
        [processor, since, now],
      )
    ).length,

  /** The newest that is known of a processor, or null: where its list of events is read on from. */
  newest: async (processor: string): Promise<string | null> =>
    (
      await db.one<{ id: string }>(
        '/* event.newest */ SELECT event_id AS id FROM processor_event WHERE processor = $1 ORDER BY received_at DESC, event_id DESC LIMIT 1',
        [processor],
      )
    )?.id ?? null,

  async forgetOld(now: Date): Promise<void> {
    await db.rows(
      '/* event.forget */ DELETE FROM processor_event WHERE received_at < $1::timestamptz - make_interval(days => $2)',
      [now, KEPT_DAYS],
    );
  },
});
