import { HOUR_MS } from '#domain/kernel/values/durations.ts';
import type { Log } from '#server/platform/config/log.ts';

/** Work that is done again and again, and what the log says of it. */
interface RepeatedWork {
  everyMs: number;
  work: () => Promise<unknown>;
  /** Said when the work fails; it is tried again the next time. */
  failed: string;
  log: Pick<Log, 'warn'>;
}

/**
 * Does the work now and then at every interval until the returned function is called; that waits for work under way. A
 * failure ends nothing.
 */
export function startEvery({ everyMs, work, failed, log }: RepeatedWork): () => Promise<void> {
  const once = () =>
    work().then(
      () => undefined,
      (error: unknown) => log.warn({ err: error }, failed),
    );
  let underWay = once();
  const timer = setInterval(() => {
    underWay = underWay.then(once);
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}

/**
 * Does the work now and every hour until the returned function is called; that waits for work under way. A failure ends
 * nothing.
 */
export const startHourly = (hourly: Omit<RepeatedWork, 'everyMs'>): (() => Promise<void>) =>
  startEvery({ ...hourly, everyMs: HOUR_MS });
