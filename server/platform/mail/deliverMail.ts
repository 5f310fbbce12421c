import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { decrypt } from '#server/platform/encryption/encrypt.ts';

import type { SealedMail } from './createMailer.ts';
import type { Handover, Transport } from './Transport.ts';

/** Seconds; longer than a try may take, so that no second copy of the server starts while one is at it. */
const FIRST_WAIT = 60;
const LONGEST_WAIT = 6 * 3600;

/**
 * Seconds from the start of a try to the next, should it fail: a minute, four, sixteen, then up to six hours.
 * @param tries - how many were made before this one
 */
const backOff = (tries: number): number => Math.min(FIRST_WAIT * 4 ** Math.min(tries, 10), LONGEST_WAIT);

/** What delivery needs. */
export interface DeliveryDeps {
  db: Database;
  secret: string;
  transport: Transport;
  log: Pick<Log, 'info' | 'warn'>;
  /** Demo mode prints the link of each email, so that a site without a mail server can be tried out. */
  printsLinks: boolean;
  /** Only those that no one waits for, or only the others. Left out: all, the others first. */
  isBulk?: boolean;
}

/**
 * Handed over at the same time by one copy of the server: a mail server that takes seconds over each must not hold up
 * the rest.
 */
const AT_ONCE = 3;

interface Taken {
  id: string;
  kind: string;
  content: string;
  tries: number;
}

/**
 * Takes the email that has waited longest of those that someone waits for, or of the others, from all copies of the
 * server, and says when the next try would be.
 */
async function take({ db, isBulk = null }: { db: Database; isBulk?: boolean | null }): Promise<Taken | null> {
  return db.transaction(async (tx) => {
    const found = await tx.one<Taken>(
      `/* mail.take */ SELECT id, kind, content, tries FROM outbox
       WHERE delivered_at IS NULL AND given_up_at IS NULL AND next_try_at <= now() AND expires_at > now() AND ($1::boolean IS NULL OR is_bulk = $1)
       ORDER BY is_bulk, next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [isBulk],
    );
    if (found) {
      await tx.rows(
        '/* mail.claim */ UPDATE outbox SET tries = tries + 1, next_try_at = now() + make_interval(secs => $2) WHERE id = $1',
        [found.id, backOff(found.tries)],
      );
    }
    return found;
  });
}

function readMail(secret: string, content: string): SealedMail | null {
  const plain = decrypt(secret, content);
  return plain === null ? null : (JSON.parse(plain) as SealedMail);
}

const UNREADABLE: Handover = { kind: 'refused', problem: 'SEALED_WITH_ANOTHER_SECRET' };

async function settle({ db, log }: DeliveryDeps, { id, kind, tries }: Taken, outcome: Handover): Promise<void> {
  if (outcome.kind === 'delivered') {
    await db.rows(
      `/* mail.delivered */ UPDATE outbox SET delivered_at = now(), last_problem = NULL, content = CASE WHEN $2 THEN content END WHERE id = $1`,
      [id, outcome.isKept],
    );
    return log.info({ mail: id, kind }, 'email delivered');
  }
  const isFinal = outcome.kind === 'refused';
  await db.rows(
    `/* mail.failed */ UPDATE outbox SET last_problem = $2, given_up_at = CASE WHEN $3 THEN now() END, content = CASE WHEN $3 THEN NULL ELSE content END WHERE id = $1`,
    [id, outcome.problem, isFinal],
  );
  return log.warn(
    { mail: id, kind, tries: tries + 1, problem: outcome.problem },
    isFinal ? 'email given up' : 'email not delivered, will be tried again',
  );
}

/** Delivers what is due, one after the other. */
async function deliverInTurn(deps: DeliveryDeps): Promise<void> {
  for (let taken = await take(deps); taken; taken = await take(deps)) {
    const mail = readMail(deps.secret, taken.content);
    if (deps.printsLinks && mail?.link)
      deps.log.info({ mail: taken.id, kind: taken.kind, link: mail.link }, 'email with a link');
    await settle(deps, taken, mail ? await deps.transport.handOver(taken.id, mail) : UNREADABLE);
  }
}

/** Delivers every email that is due, several at a time. Several copies of the server may do so at once. */
export async function deliverMail(deps: DeliveryDeps): Promise<void> {
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => deliverInTurn(deps)));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Gives up what came too late, and forgets after 30 days what was sent and what was not. */
export async function sweepMail(db: Database): Promise<void> {
  await db.rows(
    `/* mail.expire */ UPDATE outbox SET given_up_at = now(), content = NULL, last_problem = coalesce(last_problem, 'NO_MAIL_SERVER')
     WHERE delivered_at IS NULL AND given_up_at IS NULL AND expires_at < now()`,
  );
  await db.rows(
    `/* mail.sweep */ DELETE FROM outbox WHERE coalesce(delivered_at, given_up_at) < now() - interval '30 days'`,
  );
}
