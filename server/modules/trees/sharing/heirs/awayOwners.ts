import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { unlinkedWords } from '#domain/kernel/wording/unlinkedWords.ts';
import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { AWAY_MONTHS, AWAY_WARNING_DAYS, AWAY_WARNINGS, heirsFrom } from '#domain/trees/sharing/awayOwner.ts';
import { familyTreeRef } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { eachDue } from '#server/platform/db/eachDue.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mail, Mailer } from '#server/platform/mail/Mailer.ts';

/** The owner of the tree `t` has not signed in for so long, as SQL over their account `o`. */
export const IS_AWAY = `o.last_seen_at < now() - make_interval(months => ${AWAY_MONTHS})`;
const HAS_HEIRS = `EXISTS (SELECT 1 FROM tree_access a WHERE a.tree_id = t.id AND a.is_heir AND a.role = 'editor')`;
const IS_UNANSWERED = `(t.owner_warned_at IS NULL OR t.owner_warned_at < now() - make_interval(days => ${AWAY_WARNING_DAYS}))`;

/** A tree whose owner is away. */
interface AwayTree {
  treeId: number;
  treeName: string;
  rootPerson: number | null;
  memberId: number;
  email: string;
  /** Emails sent before. */
  sent: number;
}

/** Says what happens unless the owner signs in. */
function awayMail(
  publicUrl: string,
  { treeId, treeName, rootPerson, sent }: AwayTree,
  now: Date,
): Omit<Mail, 'to' | 'memberId'> {
  return {
    kind: 'tree-away',
    usefulHours: AWAY_WARNING_DAYS * 24,
    ...composeMail({
      subject: `Sign in to stay the owner of “${unlinkedWords(treeName)}”`,
      before: [
        `You have not signed in for ${AWAY_MONTHS} months. You named people who may take over your family tree “${unlinkedWords(treeName)}”.`,
        `From ${dayInWords(heirsFrom(sent, now))} one of them can become its owner. You would go on as an editor, and nothing in the tree would be lost.`,
        'To stay its owner, sign in once.',
      ],
      action: {
        label: 'Open your tree',
        href: `${publicUrl}${chartAddress(familyTreeRef({ id: treeId, rootPerson }))}`,
      },
      footer: [`This is email ${sent + 1} of ${AWAY_WARNINGS} about this.`],
    }),
  };
}

/**
 * The next tree whose owner is to be written to, noted as written to; null when there is none. Owners without an
 * address are never away.
 */
const nextAway = (tx: Database): Promise<AwayTree | null> =>
  tx.one<AwayTree>(
    `/* treeHeirs.nextAway */ UPDATE tree t SET owner_warnings = t.owner_warnings + 1, owner_warned_at = now() FROM member o
     WHERE t.id = (
         SELECT t.id FROM tree t JOIN member o ON o.id = t.owner_id
         WHERE t.is_ready AND ${HAS_HEIRS} AND ${IS_AWAY} AND o.email IS NOT NULL AND t.owner_warnings < ${AWAY_WARNINGS} AND ${IS_UNANSWERED}
         LIMIT 1 FOR UPDATE OF t SKIP LOCKED)
       AND o.id = t.owner_id
     RETURNING t.id AS "treeId", t.name AS "treeName", t.root_person AS "rootPerson", o.id AS "memberId", o.email, t.owner_warnings - 1 AS sent`,
  );

/**
 * Writes to owners who are away, lets heirs take over the trees of those who did not answer, and ends all this where an
 * owner signed in.
 * @returns how many emails
 */
export async function pollAwayOwners({
  db,
  mailer,
  publicUrl,
}: {
  db: Database;
  mailer: Mailer;
  publicUrl: string;
}): Promise<number> {
  await db.rows(
    `/* treeHeirs.isBack */ WITH back AS (
       UPDATE tree t SET owner_warnings = 0, owner_warned_at = NULL, heirs_since = NULL FROM member o
       WHERE t.owner_warned_at IS NOT NULL AND o.id = t.owner_id AND NOT ${IS_AWAY} RETURNING t.id)
     UPDATE tree_access a SET heir_told_at = NULL FROM back WHERE a.tree_id = back.id`,
  );
  const written = await eachDue(db, nextAway, async (tx, tree) => {
    await mailer.send({ ...awayMail(publicUrl, tree, new Date()), to: tree.email, memberId: tree.memberId }, tx);
    return true;
  });
  await db.rows(
    `/* treeHeirs.offer */ UPDATE tree t SET heirs_since = now() FROM member o
     WHERE t.heirs_since IS NULL AND t.owner_warnings >= ${AWAY_WARNINGS} AND ${IS_UNANSWERED} AND o.id = t.owner_id AND ${IS_AWAY} AND ${HAS_HEIRS}`,
  );
  return written;
}

/** Says to an earlier owner that the tree has another. */
export const handedOverMail = (
  publicUrl: string,
  tree: { id: number; name: string; rootPerson: number | null },
): Omit<Mail, 'to' | 'memberId'> => ({
  kind: 'tree-handed-over',
  usefulHours: 30 * 24,
  ...composeMail({
    subject: `“${unlinkedWords(tree.name)}” has a new owner`,
    before: [
      `One of the people you named has become the owner of the family tree “${unlinkedWords(tree.name)}”: you had not signed in for ${AWAY_MONTHS} months.`,
      'You are an editor of it now. Nothing in the tree was lost.',
    ],
    action: { label: 'Open the tree', href: `${publicUrl}${chartAddress(familyTreeRef(tree))}` },
    footer: ['If you want to be its owner again, ask them.'],
  }),
});
