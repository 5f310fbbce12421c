import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { mailChoicesOf } from '#server/modules/account/profile/index.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { eachDue } from '#server/platform/db/eachDue.ts';
import { startHourly } from '#server/platform/jobs/startEvery.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mailer, Mail } from '#server/platform/mail/Mailer.ts';
import { type LinkDeps, preferenceLink } from '#server/platform/mail/preferenceLinks.ts';

import { newHintsOf, type NewHints } from './reading/newHints.ts';

/** A member whose trees are to be looked at. */
interface DueMember {
  id: number;
  email: string;
  /** Null: for the first time. */
  lookedAt: Date | null;
}

/** Days between two looks for one member: at most one email in that time. */
const EVERY_DAYS = 7;

/**
 * The next member with a tree of their own, or one they may edit, whose look is due, taken by this copy of the server;
 * null when there is none.
 */
export const nextMember = (tx: Database): Promise<DueMember | null> =>
  tx.one<DueMember>(
    `/* hintDigest.next */ SELECT m.id, m.email, d.looked_at AS "lookedAt" FROM member m LEFT JOIN tree_hint_digest d ON d.member_id = m.id
     WHERE m.email IS NOT NULL AND (d.looked_at IS NULL OR d.looked_at < now() - make_interval(days => ${EVERY_DAYS}))
       AND (EXISTS (SELECT 1 FROM tree t WHERE t.owner_id = m.id) OR EXISTS (SELECT 1 FROM tree_access a WHERE a.member_id = m.id AND a.role = 'editor'))
     ORDER BY d.looked_at NULLS FIRST, m.id LIMIT 1 FOR UPDATE OF m SKIP LOCKED`,
  );

/**
 * Notes that a member's trees are looked at now.
 * @returns false where another copy of the server has looked since {@link nextMember} did: its lock is on the member,
 * not on the last look
 */
export const saveDigestVisit = async (tx: Database, memberId: number): Promise<boolean> =>
  (await tx.one(
    `/* hintDigest.looked */ INSERT INTO tree_hint_digest AS d (member_id) VALUES ($1) ON CONFLICT (member_id) DO UPDATE SET looked_at = now()
     WHERE d.looked_at < now() - make_interval(days => ${EVERY_DAYS}) RETURNING 1 AS one`,
    [memberId],
  )) !== null;

const whatIsNew = ({ records, notices }: NewHints): string =>
  [
    ...(records > 0 ? [countInWords(records, 'new record hint')] : []),
    ...(notices > 0 ? [countInWords(notices, 'newspaper notice')] : []),
  ].join(' and ');

/** An email about new hints of a member's trees: names of trees and counts, and no person, record or newspaper. */
const hintMail = (links: LinkDeps, memberId: number, trees: readonly NewHints[]): Omit<Mail, 'to' | 'memberId'> => {
  const [first] = trees;
  return {
    kind: 'new-hints',
    ...composeMail({
      subject: trees.length === 1 ? 'New hints for your family tree' : `New hints for ${trees.length} family trees`,
      before: [
        `We’ve found records and newspaper notices that may be about people in your ${trees.length === 1 ? 'tree' : 'trees'}:`,
        ...trees.map((tree) => `${tree.treeName}: ${whatIsNew(tree)}`),
      ],
      action: {
        label: 'Review new hints',
        href:
          first && trees.length === 1
            ? `${links.publicUrl}/tree/${first.treeId}/all-hints`
            : `${links.publicUrl}/family-tree`,
      },
      footer: [
        'You get this because your preferences allow emails about discoveries. We send at most one email about hints a week.',
      ],
      footerLinks: [preferenceLink(links, memberId)],
    }),
  };
};

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
