import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Mailer } from '#server/platform/mail/Mailer.ts';
import type { LinkParts } from '#server/platform/mail/preferenceLinks.ts';

import { tellOfMessages } from './tellOfMessages.ts';

interface Parts extends LinkParts {
  db: Database;
  mailer: Mailer;
  log: Pick<Log, 'warn'>;
}

const LOOK_MS = 30_000;
/** Looks between two searches for conversations whose members have all gone. */
const SWEEP_EVERY = 120;

/** Tells members by email of what they have not read, for as long as the server runs. @returns stops it, after the look under way */
export function startMessageMails({ db, mailer, log, ...parts }: Parts): () => Promise<void> {
  let looks = 0;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    try {
      await tellOfMessages(db, mailer, parts);
      if (looks++ % SWEEP_EVERY === 0) await db.rows('/* messages.sweep */ DELETE FROM conversation c WHERE NOT EXISTS (SELECT FROM conversation_member r WHERE r.conversation_id = c.id)');
    } catch (error) {
      log.warn({ err: error }, 'emails about messages could not be prepared');
    }
  };
  let underWay = Promise.resolve();
  const next = () => {
    underWay = look().then(() => {
      if (!isStopped) timer = setTimeout(next, LOOK_MS).unref();
    });
  };
  next();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await underWay;
  };
}
