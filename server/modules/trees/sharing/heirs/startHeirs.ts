import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { unlinkedWords } from '#domain/kernel/wording/unlinkedWords.ts';
import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { HEIRS_DAYS } from '#domain/trees/core/access/decideTreeAccess.ts';
import { AWAY_MONTHS } from '#domain/trees/sharing/awayOwner.ts';
import { familyTreeRef } from '#server/modules/trees/core/index.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { eachDue } from '#server/platform/db/eachDue.ts';
import { startHourly } from '#server/platform/jobs/startEvery.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mail, Mailer } from '#server/platform/mail/Mailer.ts';

import { pollAwayOwners } from './awayOwners.ts';
import { deleteAbandoned, nextHeir, type WaitingHeir } from './heirStore.ts';

/** What writing to heirs needs. */
export interface HeirDeps {
  db: Database;
  mailer: Mailer;
  /** Origin of the site, without a final slash. */
  publicUrl: string;
}

/** Says that a tree waits for them. It names no one but the tree: whose it was is no longer ours to say. */
function heirMail(
  publicUrl: string,
  { treeId, treeName, rootPerson, since, hasOwner }: WaitingHeir,
): Omit<Mail, 'to' | 'memberId'> {
  const until = dayInWords(new Date(since.getTime() + HEIRS_DAYS * 86_400_000));
  return {
    kind: 'tree-heir',
    usefulHours: HEIRS_DAYS * 24,
    ...composeMail({
      subject: 'A family tree needs a new owner',
      before: hasOwner
        ? [
            `The owner of the family tree “${unlinkedWords(treeName)}” has not signed in for ${AWAY_MONTHS} months. They named you as one who may take it over.`,
            `You can do so until ${until}. They would go on as an editor. If they sign in before, or no one takes it over, the tree stays theirs.`,
          ]
        : [
            `The owner of the family tree “${unlinkedWords(treeName)}” has closed their account, and named you as one who may take it over.`,
            `You can do so until ${until}. Until then no one can change the tree. If no one takes it over, everyone who has it can still read it.`,
          ],
      action: {
        label: 'Open the tree',
        href: `${publicUrl}${chartAddress(familyTreeRef({ id: treeId, rootPerson }))}`,
      },
      footer: ['We send this once to each person an owner named.'],
    }),
  };
}

/**
 * Writes to owners who are away and to heirs whose tree has lost its owner or waits for another, and deletes trees
 * without an owner that no one has any more.
 * @returns how many emails
 */
export async function pollAbandonedTrees({ db, mailer, publicUrl }: HeirDeps): Promise<number> {
  await deleteAbandoned(db);
  const toOwners = await pollAwayOwners({ db, mailer, publicUrl });
  const toHeirs = await eachDue(db, nextHeir, async (tx, heir) => {
    if (heir.email === null) return false;
    await mailer.send({ ...heirMail(publicUrl, heir), to: heir.email, memberId: heir.memberId }, tx);
    return true;
  });
  return toOwners + toHeirs;
}

/** Does so now and every hour, until the returned function is called; that waits for work under way. */
export const startHeirs = ({ log, ...parts }: HeirDeps & { log: Pick<Log, 'info' | 'warn'> }): (() => Promise<void>) =>
  startHourly({
    work: async () => void (await pollAbandonedTrees(parts)),
    failed: 'heirs of trees could not be written to',
    log,
  });
