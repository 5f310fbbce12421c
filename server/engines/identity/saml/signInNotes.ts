import { DAY_MS } from '#domain/kernel/values/durations.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What came of the last sign-ins through an institution; no reader is in it. */
export interface SignInNotes {
  lastSignInAt: Date | null;
  lastRefusedAt: Date | null;
  /** As the log has it. */
  lastRefusal: string | null;
  /** How far its clock was ahead at the last sign-in, in milliseconds. */
  clockAheadMs: number | null;
}

/** Characters of a reason that are kept. */
const LONGEST_REASON = 200;
/** A clock that is further off than a day is as wrong as one that is a day off. */
const MOST_AHEAD_MS = DAY_MS;

/** Notes that an institution vouched for a reader. */
export async function noteSignIn(db: Database, institutionId: string, clockAheadMs: number | null): Promise<void> {
  const ahead = clockAheadMs === null ? null : Math.min(Math.max(clockAheadMs, -MOST_AHEAD_MS), MOST_AHEAD_MS);
  await db.rows(
    '/* signInNotes.vouched */ UPDATE institution SET last_sign_in_at = now(), clock_ahead_ms = coalesce($2, clock_ahead_ms) WHERE id = $1',
    [institutionId, ahead],
  );
}

/** Notes that an answer of an institution was refused. */
export async function noteRefusal(db: Database, institutionId: string, reason: string): Promise<void> {
  await db.rows(
    '/* signInNotes.refused */ UPDATE institution SET last_refused_at = now(), last_refusal = $2 WHERE id = $1',
    [institutionId, reason.slice(0, LONGEST_REASON)],
  );
}

/** What was noted of an institution. */
export const signInNotesOf = async (db: Database, institutionId: string): Promise<SignInNotes> =>
  (await db.one<SignInNotes>(
    '/* signInNotes.read */ SELECT last_sign_in_at AS "lastSignInAt", last_refused_at AS "lastRefusedAt", last_refusal AS "lastRefusal", clock_ahead_ms AS "clockAheadMs" FROM institution WHERE id = $1',
    [institutionId],
  )) ?? { lastSignInAt: null, lastRefusedAt: null, lastRefusal: null, clockAheadMs: null };
