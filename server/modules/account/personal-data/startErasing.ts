import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Mailer } from '#server/platform/mail/Mailer.ts';

import { eraseDue } from './erasure.ts';

const HOUR_MS = 3_600_000;

/** Erases accounts that are due, now and every hour, until the returned function is called; that waits for work under way. */
export function startErasing(parts: { db: Database; mailer: Mailer; publicUrl: string; log: Pick<Log, 'info' | 'warn'> }): () => Promise<void> {
  const work = () =>
    eraseDue(parts).then(
      (accounts) => void (accounts > 0 && parts.log.info({ accounts }, 'accounts erased whose members asked for it')),
      (error: unknown) => parts.log.warn({ err: error }, 'accounts that are due could not be erased'),
    );
  let underWay = work();
  const timer = setInterval(() => {
    underWay = underWay.then(work);
  }, HOUR_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
