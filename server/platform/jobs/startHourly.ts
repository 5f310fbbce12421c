import type { Log } from '#server/platform/config/log.ts';

const HOUR_MS = 3_600_000;

/** Work that is done every hour, and what the log says of it. */
export interface HourlyWork {
  work: () => Promise<unknown>;
  /** Said when the work fails; it is tried again an hour later. */
  failed: string;
  log: Pick<Log, 'warn'>;
}

/** Does the work now and every hour until the returned function is called; that waits for work under way. A failure ends nothing. */
export function startHourly({ work, failed, log }: HourlyWork): () => Promise<void> {
  const once = () => work().then(() => undefined, (error: unknown) => log.warn({ err: error }, failed));
  let underWay = once();
  const timer = setInterval(() => {
    underWay = underWay.then(once);
  }, HOUR_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
