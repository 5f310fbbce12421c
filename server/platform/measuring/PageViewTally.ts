import type { StoredPageView } from '#domain/site/measuring/readPageView.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A view of a person who allows performance cookies. */
interface SingleView extends StoredPageView {
  seenAt: Date;
  isMember: boolean;
  /** Hash of the visit id; null when there was none. */
  visit: string | null;
}

/** Views of one page on one day, UTC, as `YYYY-MM-DD`. */
interface DayCount {
  day: string;
  path: string;
  views: number;
}

/** Days after which single views are removed. */
export const KEPT_DAYS = 90;

/** Adds views to the counts of their days and stores the single ones, all or nothing. */
async function storePageViews(
  db: Database,
  counts: readonly DayCount[],
  singles: readonly SingleView[],
): Promise<void> {
  await db.transaction(async (tx) => {
    // In one order, so that two copies of the server never wait for each other.
    const sorted = [...counts].sort((a, b) => (`${a.day}${a.path}` < `${b.day}${b.path}` ? -1 : 1));
    await tx.rows(
      `/* measuring.countViews */ INSERT INTO page_view_count (day, path, views)
       SELECT * FROM jsonb_to_recordset($1::jsonb) AS given (day date, path text, views bigint)
       ON CONFLICT (day, path) DO UPDATE SET views = page_view_count.views + excluded.views`,
      [JSON.stringify(sorted)],
    );
    if (singles.length === 0) return;
    await tx.rows(
      `/* measuring.storeViews */ INSERT INTO page_view (seen_at, path, query_keys, source, is_member, visit)
       SELECT date_trunc('minute', "seenAt"), path, ARRAY(SELECT jsonb_array_elements_text("queryKeys")), source, "isMember", visit
       FROM jsonb_to_recordset($1::jsonb) AS given ("seenAt" timestamptz, path text, "queryKeys" jsonb, source text, "isMember" boolean, visit text)`,
      [JSON.stringify(singles)],
    );
  });
}

/** Removes single views that are older than they are kept for. */
export async function removeOldViews(db: Database): Promise<void> {
  await db.rows(`/* measuring.sweep */ DELETE FROM page_view WHERE seen_at < now() - make_interval(days => $1)`, [
    KEPT_DAYS,
  ]);
}

/** Milliseconds between two writings: a busy site writes its counts together. */
const WRITE_EVERY_MS = 5000;
const SWEEP_EVERY_MS = 3_600_000;
/** Single views that wait at most; while the database is away, further ones are only counted. */
const MOST_WAITING = 5000;

/** Gathers page views and writes them every few seconds, so that no one's page waits for the database. */
export class PageViewTally {
  readonly #db: Database;
  readonly #log: Log;
  readonly #timers: NodeJS.Timeout[];
  #counts = new Map<string, DayCount>();
  #singles: SingleView[] = [];
  #underWay: Promise<void> = Promise.resolve();

  constructor(db: Database, log: Log) {
    this.#db = db;
    this.#log = log;
    this.#timers = [
      setInterval(() => void this.write(), WRITE_EVERY_MS),
      setInterval(() => this.#sweep(), SWEEP_EVERY_MS),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /** Counts a view; `single` is kept as well, and only given when its reader allows it. */
  add(path: string, at: Date, single: SingleView | null): void {
    this.#count({ day: at.toISOString().slice(0, 10), path, views: 1 });
    if (single && this.#singles.length < MOST_WAITING) this.#singles.push(single);
  }

  /** Writes what has gathered, after whatever is being written. What cannot be written waits for the next time. */
  write(): Promise<void> {
    this.#underWay = this.#underWay.then(() => this.#store());
    return this.#underWay;
  }

  /** Writes for the last time. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.write();
  }

  #count({ day, path, views }: DayCount): void {
    const key = `${day} ${path}`;
    this.#counts.set(key, { day, path, views: (this.#counts.get(key)?.views ?? 0) + views });
  }

  async #store(): Promise<void> {
    if (this.#counts.size === 0) return;
    const [counts, singles] = [[...this.#counts.values()], this.#singles];
    this.#counts = new Map();
    this.#singles = [];
    try {
      await storePageViews(this.#db, counts, singles);
    } catch (error) {
      for (const count of counts) this.#count(count);
      this.#singles = [...singles, ...this.#singles].slice(0, MOST_WAITING);
      this.#log.warn({ err: error }, 'page views could not be stored yet');
    }
  }

  #sweep(): void {
    this.#underWay = this.#underWay
      .then(() => removeOldViews(this.#db))
      .catch((error: unknown) => this.#log.warn({ err: error }, 'old page views could not be removed'));
  }
}
