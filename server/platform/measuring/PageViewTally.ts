import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';

import { removeOldViews, storePageViews, type DayCount, type SingleView } from './pageViewStore.ts';

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
