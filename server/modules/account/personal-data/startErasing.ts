import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { startHourly } from '#server/platform/jobs/startHourly.ts';
import type { Mailer } from '#server/platform/mail/Mailer.ts';

import { eraseDue } from './erasure.ts';

/**
 * Erases accounts that are due, now and every hour, until the returned function is called; that waits for work under
 * way.
 */
export const startErasing = (parts: {
  db: Database;
  mailer: Mailer;
  publicUrl: string;
  log: Pick<Log, 'info' | 'warn'>;
}): (() => Promise<void>) =>
  startHourly({
    work: async () => {
      const accounts = await eraseDue(parts);
      if (accounts > 0) parts.log.info({ accounts }, 'accounts erased whose members asked for it');
    },
    failed: 'accounts that are due could not be erased',
    log: parts.log,
  });
