import type { Database } from '#server/platform/db/database.ts';
import { StatementError } from '#server/platform/db/StatementError.ts';

/** Days after which a mark is removed that no list of segments was seen to have. */
const KEPT_DAYS = 90;

/**
 * How a copy of the site tells whether its segments are of the database’s present history. Before it shows new segments
 * it leaves a mark in the database, and writes the mark into their manifest. A database that has the mark has
 * everything that was read before it; one that was restored to an earlier time, or took over without the last writes,
 * lacks it. Sequences and generations are given out again then, so nothing else would show.
 */
export interface HistoryMarks {
  /** Whether the database has the mark. A manifest of before there were any has none, and is believed. */
  has: (mark: string | undefined) => Promise<boolean>;
  /** Which of many the database does not have. */
  lost: (marks: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Which history it is now: to be asked before the records are read that a new mark will stand for. */
  timeline: () => Promise<number>;
  /** Leaves a mark. @throws Error where another server took over since that timeline: what was read may be lost */
  leave: (timeline: number) => Promise<string>;
  /** Removes the mark of a manifest that is replaced. */
  remove: (mark: string | undefined) => Promise<void>;
}

/** A database without the functions of the log, or that lets no one ask. */
const UNTOLD = new Set(['0A000', '42501', '42883', '55000']);

/**
 * The marks of segments in this database. Asking and leaving one fail with the database's error where it does not
 * answer.
 */
export function createHistoryMarks(db: Database): HistoryMarks {
  /**
   * It counts up with every promotion, also of a server that was restored. Always 0 where the database does not tell.
   */
  async function timeline(): Promise<number> {
    try {
      const row = await db.one<{ timeline: number }>(
        "/* searchMarks.timeline */ SELECT ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int AS timeline",
      );
      return row?.timeline ?? 0;
    } catch (error) {
      if (error instanceof StatementError && UNTOLD.has(error.code ?? '')) return 0;
      throw error;
    }
  }

  async function lost(marks: readonly string[]): Promise<ReadonlySet<string>> {
    if (marks.length === 0) return new Set();
    const rows = await db.rows<{ mark: string; isOld: boolean }>(
      `/* searchMarks.has */ SELECT mark, seen_at < now() - interval '1 day' AS "isOld" FROM search_mark WHERE mark = ANY($1::uuid[])`,
      [marks],
    );
    if (rows.some(({ isOld }) => isOld))
      await db.rows(
        `/* searchMarks.seen */ UPDATE search_mark SET seen_at = now() WHERE mark = ANY($1::uuid[]) AND seen_at < now() - interval '1 day'`,
        [marks],
      );
    const held = new Set(rows.map(({ mark }) => mark));
    return new Set(marks.filter((mark) => !held.has(mark)));
  }

  return {
    timeline,
    lost,
    has: async (mark) => mark === undefined || (await lost([mark])).size === 0,
    async leave(before) {
      const row = await db.one<{ mark: string }>(
        '/* searchMarks.leave */ INSERT INTO search_mark DEFAULT VALUES RETURNING mark',
      );
      if (!row || (await timeline()) !== before)
        throw new Error('Another server of the database took over while segments were built');
      return row.mark;
    },
    async remove(mark) {
      await db.rows(
        `/* searchMarks.remove */ DELETE FROM search_mark WHERE mark = $1 OR seen_at < now() - interval '${KEPT_DAYS} days'`,
        [mark ?? null],
      );
    },
  };
}

/** A database's history as it was before something was read of it. */
export interface History {
  marks: HistoryMarks;
  timeline: number;
}

/** What is written down with what was read: the mark it stands for; none where histories are not followed. */
export interface Marked {
  mark?: string;
}

/**
 * Writes down what was read, with a mark of its own that is left after all of it was read. The mark before it goes when
 * that is done.
 *
 * @param before - the mark of what is replaced; undefined where it has none.
 * @param write - keeps the mark beside what it stands for.
 * @throws Error where another server took over meanwhile: then nothing is written
 */
export async function writeMarked(
  history: History | undefined,
  before: string | undefined,
  write: (marked: Marked) => Promise<void>,
): Promise<void> {
  const mark = await history?.marks.leave(history.timeline);
  await write(mark === undefined ? {} : { mark });
  if (before !== undefined) await history?.marks.remove(before);
}
