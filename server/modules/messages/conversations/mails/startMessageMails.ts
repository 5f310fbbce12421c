import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { startPolling } from '#server/platform/jobs/startPolling.ts';
import type { Mailer } from '#server/platform/mail/Mailer.ts';
import type { LinkDeps } from '#server/platform/mail/preferenceLinks.ts';

import { queueMessageMails } from './queueMessageMails.ts';

interface Parts extends LinkDeps {
  db: Database;
  mailer: Mailer;
  log: Pick<Log, 'warn'>;
}

const LOOK_MS = 30_000;
/** Looks between two searches for conversations whose members have all gone. */
const SWEEP_EVERY = 120;

/**
 * Emails members about what they have not read, for as long as the server runs.
 * @returns stops it, after the look under way
 */
export function startMessageMails({ db, mailer, log, ...parts }: Parts): () => Promise<void> {
  let looks = 0;
  return startPolling(async () => {
    try {
      await queueMessageMails(db, mailer, parts);
      if (looks++ % SWEEP_EVERY === 0)
        await db.rows(
          '/* messages.sweep */ DELETE FROM conversation c WHERE NOT EXISTS (SELECT FROM conversation_member r WHERE r.conversation_id = c.id)',
        );
    } catch (error) {
      log.warn({ err: error }, 'emails about messages could not be prepared');
    }
    return LOOK_MS;
  });
}
