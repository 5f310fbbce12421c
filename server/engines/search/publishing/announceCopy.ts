import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';

import { IS_STUCK, type StuckCopy } from './copies.ts';

/** How often a copy of the site says that it is there, in milliseconds. */
const ANNOUNCE_MS = 2_000;
/** Copies that ended without a word are forgotten then; until a while before that they count as gone. */
const FORGOTTEN = '1 hour';

/**
 * An attempt that fails again and again reads the same records: only more of them than ever, or others, count as
 * progress.
 */
const COMES_FURTHER =
  '(excluded.best_of IS NOT NULL AND (c.best_of IS DISTINCT FROM excluded.best_of OR excluded.best_rows > c.best_rows))';

/** What a copy of the site reports to the others. */
export interface CopyState {
  /** Keys of the generations its index holds, prepared or shown. */
  holds: readonly string[];
  /** Key of the generation it takes in just now; null when it rests. */
  reading: string | null;
  rowsRead: number;
}

/** A copy of the site, made known to the others. */
export interface AnnouncedCopy {
  /** Says now what it holds. Rejects when the database fails. */
  tell: () => Promise<void>;
  /** Whether others still waited for it when it last spoke: null, or what it could not take in. */
  stuck: () => StuckCopy | null;
  /** Takes its leave; nothing waits for it any more. */
  stop: () => Promise<void>;
}

interface Options {
  /** One for each index folder, so that a copy that was killed is not waited for after its restart. */
  id: string;
  /** Whether a generation must wait until this copy has prepared it. */
  isWaited: boolean;
  state: () => CopyState;
  log: Log;
}

/** Makes a copy of the site known to imports and to other copies, and keeps doing so until it is stopped. */
export function announceCopy(db: Database, { id, isWaited, state, log }: Options): AnnouncedCopy {
  let isStopped = false;
  let stuck: StuckCopy | null = null;
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const write = async (): Promise<void> => {
    if (isStopped) return;
    const { holds, reading, rowsRead } = state();
    await db.rows(
      `/* searchCopies.announce */ INSERT INTO search_copy AS c (id, seen_at, is_waited, holds, reading, rows_read, best_of, best_rows) VALUES ($1, now(), $2, $3, $4, $5, $4, $5)
       ON CONFLICT (id) DO UPDATE SET seen_at = now(), is_waited = excluded.is_waited, holds = excluded.holds, reading = excluded.reading, rows_read = excluded.rows_read,
         moved_at = CASE WHEN c.holds <> excluded.holds OR ${COMES_FURTHER} THEN now() ELSE c.moved_at END,
         best_of = coalesce(excluded.best_of, c.best_of), best_rows = CASE WHEN ${COMES_FURTHER} THEN excluded.best_rows ELSE c.best_rows END`,
      [id, isWaited, holds, reading, rowsRead],
    );
    stuck = await db.one<StuckCopy>(
      `/* searchCopies.stuck */ SELECT c.no AS number, i.record_set_id || '/' || i.generation AS lacks FROM search_copy c, record_import i JOIN record_set s ON s.id = i.record_set_id AND s.withdrawn_at IS NULL
       WHERE c.id = $1 AND c.is_waited AND i.state IN ('ready', 'published') AND ${IS_STUCK} ORDER BY i.id LIMIT 1`,
      [id],
    );
  };
  const tell = (): Promise<void> => {
    const run = turn.catch(() => undefined).then(write);
    turn = run;
    return run;
  };
  const beat = (): void => {
    tell()
      .catch((error: unknown) => {
        if (!isStopped)
          log.error(
            { code: (error as { code?: string }).code ?? (error as Error).name },
            'this copy of the site could not be announced',
          );
      })
      .finally(() => {
        if (!isStopped) timer = setTimeout(beat, ANNOUNCE_MS).unref();
      });
  };
  beat();

  return {
    tell,
    stuck: () => stuck,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await turn.catch(() => undefined);
      // A database that is gone already waits for no one either.
      await db
        .rows(
          `/* searchCopies.leave */ DELETE FROM search_copy WHERE id = $1 OR seen_at < now() - interval '${FORGOTTEN}'`,
          [id],
        )
        .catch(() => undefined);
    },
  };
}
