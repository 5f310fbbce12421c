import { mailChoicesOf } from '#server/modules/account/profile/index.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { eachDue } from '#server/platform/db/eachDue.ts';
import { startHourly } from '#server/platform/jobs/startHourly.ts';
import type { Mailer } from '#server/platform/mail/Mailer.ts';
import type { LinkDeps } from '#server/platform/mail/preferenceLinks.ts';

import { newHintsOf } from '../reading/newHints.ts';
import { type DueMember, nextMember, saveDigestVisit } from './digestRows.ts';
import { hintMail } from './hintMail.ts';

/** What the emails about new hints need. */
export interface HintDigestDeps extends LinkDeps {
  db: Database;
  mailer: Mailer;
  /** No one is taken to live longer (setting LIVING_YEARS). */
  livingYears: number;
}

async function report(
  tx: Database,
  { mailer, livingYears, ...links }: HintDigestDeps,
  { id, email, lookedAt }: DueMember,
): Promise<boolean> {
  if (!(await saveDigestVisit(tx, id))) return false;
  // The first look only notes when it was: hints that were found before members were emailed are no news.
  if (lookedAt === null) return false;
  const { settings } = await mailChoicesOf(tx, id);
  if (!settings.discoveries || settings.unsubscribeFromEverything) return false;
  const trees = await newHintsOf(tx, id, new Date().getUTCFullYear() - livingYears, lookedAt);
  if (trees.length === 0) return false;
  await mailer.send({ ...hintMail(links, id, trees), to: email, memberId: id }, tx);
  return true;
}

/**
 * Emails members about hints, of records and of newspaper notices, that were found for their trees since the last look,
 * where their preferences allow it: once a week at most. Several copies of the server may do so at once. @returns how
 * many emails were queued.
 */
export const sendHintDigests = (deps: HintDigestDeps): Promise<number> =>
  eachDue(deps.db, nextMember, (tx, member) => report(tx, deps, member));

/** Sends them now and every hour until the returned function is called; that waits for work under way. */
export const startHintDigests = (deps: HintDigestDeps & { log: Pick<Log, 'info' | 'warn'> }): (() => Promise<void>) =>
  startHourly({
    work: async () => {
      const emails = await sendHintDigests(deps);
      if (emails > 0) deps.log.info({ emails }, 'emails about new hints queued');
    },
    failed: 'emails about new hints could not be sent',
    log: deps.log,
  });
