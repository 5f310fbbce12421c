import { unlinkedWords } from '#domain/kernel/wording/unlinkedWords.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { eachDue } from '#server/platform/db/eachDue.ts';
import { startHourly } from '#server/platform/jobs/startEvery.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mail, Mailer } from '#server/platform/mail/Mailer.ts';

import type { SharedThing } from './memberships.ts';

/** Days in which the email about it is of use. */
const USEFUL_DAYS = 30;

/** What writing to new owners needs. */
interface HandOverParts {
  db: Database;
  mailer: Mailer;
  /** Origin of the site, without a final slash. */
  publicUrl: string;
  things: readonly SharedThing[];
}

/** A thing whose new owner does not know of it yet. */
interface HandedOver {
  id: string;
  name: string;
  memberId: number;
  email: string | null;
}

/**
 * The next thing that came to its owner with the erasure of another's account (migration 1691), noted as told; null
 * when there is none.
 */
const nextHandedOver = (tx: Database, { label, table, owner }: SharedThing): Promise<HandedOver | null> =>
  tx.one<HandedOver>(
    `/* ${label}.handedOver */ UPDATE ${table} k SET handed_over_at = NULL FROM member o
     WHERE k.id = (SELECT id FROM ${table} WHERE handed_over_at IS NOT NULL ORDER BY handed_over_at LIMIT 1 FOR UPDATE SKIP LOCKED) AND o.id = k.${owner}
     RETURNING k.id, k.name, o.id AS "memberId", o.email`,
  );

/** Says whose it is now. It names no one: who had it has gone. */
function handOverMail(
  publicUrl: string,
  { noun, path }: SharedThing,
  { id, name }: HandedOver,
): Omit<Mail, 'to' | 'memberId'> {
  return {
    kind: 'shared-work',
    usefulHours: USEFUL_DAYS * 24,
    ...composeMail({
      subject: `A ${noun} is yours now`,
      before: [
        `The owner of the ${noun} “${unlinkedWords(name)}” has closed their account. You work on it, so you are its owner now.`,
        'Their own clippings, their files and their words beside entries went with the account. Only the people it is shared with can see it.',
      ],
      action: { label: `Open the ${noun}`, href: `${publicUrl}${path}${id}` },
      footer: [`We send this once to the new owner. If you don’t want the ${noun}, you can delete it.`],
    }),
  };
}

/** Writes to those who became owners of what they share. @returns how many emails */
export async function writeToNewOwners({ db, mailer, publicUrl, things }: HandOverParts): Promise<number> {
  let written = 0;
  for (const thing of things) {
    written += await eachDue(
      db,
      (tx) => nextHandedOver(tx, thing),
      async (tx, handedOver) => {
        if (handedOver.email === null) return false;
        await mailer.send(
          { ...handOverMail(publicUrl, thing, handedOver), to: handedOver.email, memberId: handedOver.memberId },
          tx,
        );
        return true;
      },
    );
  }
  return written;
}

/** Does so now and every hour, until the returned function is called; that waits for work under way. */
export const startHandOvers = ({
  log,
  ...parts
}: HandOverParts & { log: Pick<Log, 'info' | 'warn'> }): (() => Promise<void>) =>
  startHourly({
    work: async () => void (await writeToNewOwners(parts)),
    failed: 'new owners of shared work could not be written to',
    log,
  });
