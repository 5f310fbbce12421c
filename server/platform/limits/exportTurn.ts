import { randomUUID } from 'node:crypto';

import type { Database } from '#server/platform/db/database.ts';

/** How often a running export is confirmed, in milliseconds. */
const CONFIRM_MS = 10_000;
/** An export that was not confirmed for so long ended with its process. */
const LOST_AFTER = '30 seconds';

/** Code of the refusal of a second export, for pages and answers alike. */
export const EXPORT_RUNNING = 'EXPORT_RUNNING';

/** Says to a member why an export was refused. */
export const EXPORT_RUNNING_TEXT =
  'You have another download running. Wait until it has finished, then start this one again.';

/** Whether a member has an export running, on any copy of the server. */
export const isExportRunning = async (db: Database, memberId: number): Promise<boolean> =>
  (await db.one(
    `/* exports.isRunning */ SELECT 1 AS one FROM running_export WHERE member_id = $1 AND seen_at > now() - interval '${LOST_AFTER}'`,
    [memberId],
  )) !== null;

/**
 * Takes the turn of a member's one running export.
 *
 * @returns gives the turn back, more than once if need be; null when another export of the member is running.
 */
export async function takeExportTurn(db: Database, memberId: number): Promise<(() => Promise<void>) | null> {
  const id = randomUUID();
  const taken = await db.one(
    `/* exports.take */ INSERT INTO running_export AS running (member_id, id) VALUES ($1, $2)
     ON CONFLICT (member_id) DO UPDATE SET id = excluded.id, seen_at = now() WHERE running.seen_at < now() - interval '${LOST_AFTER}' RETURNING 1 AS one`,
    [memberId, id],
  );
  if (!taken) return null;
  const own = [memberId, id];
  // A confirmation or a return that fails is made up for by time: the turn counts as lost after a while.
  const timer = setInterval(
    () =>
      void db
        .rows('/* exports.confirm */ UPDATE running_export SET seen_at = now() WHERE member_id = $1 AND id = $2', own)
        .catch(() => undefined),
    CONFIRM_MS,
  ).unref();
  return async () => {
    clearInterval(timer);
    await db
      .rows('/* exports.giveBack */ DELETE FROM running_export WHERE member_id = $1 AND id = $2', own)
      .catch(() => undefined);
  };
}
