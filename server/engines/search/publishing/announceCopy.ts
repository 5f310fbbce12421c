import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';

/** How often a copy of the site says that it is there, in milliseconds. */
const ANNOUNCE_MS = 2_000;
/** Copies that ended without a word are forgotten then; until a while before that they count as gone. */
const FORGOTTEN = '1 hour';

/** What a copy of the site tells the others. */
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
  /** Takes its leave; nothing waits for it any more. */
  stop: () => Promise<void>;
}

interface Options {
  /** One for each index folder, so that a copy that was killed is not waited for after its restart. */
  id: string;
  /** Whether a generation must wait until this copy has prepared it. */
  isWaited: boolean;
  state: () => CopyState | Promise<CopyState>;
  log: Log;
}

/** Makes a copy of the site known to imports and to other copies, and keeps doing so until it is stopped. */
export function announceCopy(db: Database, { id, isWaited, state, log }: Options): AnnouncedCopy {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const write = async (): Promise<void> => {
    if (isStopped) return;
    const { holds, reading, rowsRead } = await state();
    await db.rows(
      `/* searchCopies.announce */ INSERT INTO search_copy (id, seen_at, is_waited, holds, reading, rows_read) VALUES ($1, now(), $2, $3, $4, $5)
       ON CONFLICT (id) DO UPDATE SET seen_at = now(), is_waited = excluded.is_waited, holds = excluded.holds, reading = excluded.reading, rows_read = excluded.rows_read`,
      [id, isWaited, holds, reading, rowsRead],
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
        if (!isStopped) log.error({ code: (error as { code?: string }).code ?? (error as Error).name }, 'this copy of the site could not be announced');
      })
      .finally(() => {
        if (!isStopped) timer = setTimeout(beat, ANNOUNCE_MS).unref();
      });
  };
  beat();

  return {
    tell,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await turn.catch(() => undefined);
      // A database that is gone already waits for nobody either.
      await db.rows(`/* searchCopies.leave */ DELETE FROM search_copy WHERE id = $1 OR seen_at < now() - interval '${FORGOTTEN}'`, [id]).catch(() => undefined);
    },
  };
}
