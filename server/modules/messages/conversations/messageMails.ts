import { conversationAddress } from '#domain/messages/core/conversationHash.ts';
import { MAIL_AFTER_MINUTES, MAIL_QUOTE } from '#domain/messages/core/messageText.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { startPolling } from '#server/platform/jobs/startPolling.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mailer, Mail } from '#server/platform/mail/Mailer.ts';
import { type LinkDeps, preferenceLink, unsubscribeAddress } from '#server/platform/mail/preferenceLinks.ts';

import { nameFor } from './contactSql.ts';

/** An unread message that an email is about. */
interface UnreadMessage {
  memberId: number;
  email: string;
  hash: string;
  /** What the reader knows the sender as. */
  name: string;
  isRequest: boolean;
  text: string;
}

/** Line breaks and other control characters, which a subject may not have. */
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;

function quoted(text: string): string {
  const signs = [...text];
  return signs.length <= MAIL_QUOTE ? text : `${signs.slice(0, MAIL_QUOTE).join('')}…`;
}

/** The email about an unread message: a stranger's words are not in it, and no address but the reader's own. */
export function messageMail({ memberId, email, hash, name, isRequest, text }: UnreadMessage, deps: LinkDeps): Mail {
  const who = name.replaceAll(CONTROL, ' ').trim();
  const words = composeMail({
    subject: isRequest ? `${who} would like to write to you` : `${who} has written to you`,
    before: isRequest
      ? [
          `${who}, a member of the site, has sent you a first message. You can read it, then accept it, ignore it or block them.`,
        ]
      : [`${who} has written to you:`, `“${quoted(text)}”`],
    action: {
      label: isRequest ? 'See the request' : 'Read and answer',
      href: `${deps.publicUrl}${conversationAddress(hash)}`,
    },
    after: ['Please answer on the site. Replies to this email reach no one, and your email address stays private.'],
    footer: [
      'You get this email because you want to hear about private messages. We send one for each conversation, until you have read it.',
    ],
    footerLinks: [preferenceLink(deps, memberId)],
  });
  return {
    to: email,
    kind: 'private-message',
    memberId,
    usefulHours: 24,
    unsubscribe: unsubscribeAddress(deps, memberId, 'privateMessages'),
    ...words,
  };
}

const BATCH = 50;

interface Due extends UnreadMessage {
  conversationId: number;
  messageId: number;
}

/**
 * Queues emails about messages that are unread ten minutes after they were sent: one for each conversation until it is
 * read, for members who want to hear of private messages and have not muted it. Several copies of the server may do so
 * at once.
 * @returns how many emails were queued
 */
export const queueMessageMails = (db: Database, mailer: Mailer, deps: LinkDeps): Promise<number> =>
  db.transaction(async (tx) => {
    const due = await tx.rows<Due>(
      `/* messageMail.due */ SELECT r.conversation_id AS "conversationId", r.member_id AS "memberId", w.email, c.hash, ${nameFor('r.member_id', 'o')} AS name, r.standing = 'requested' AS "isRequest", m.text, m.id AS "messageId"
       FROM conversation_message m JOIN conversation c ON c.id = m.conversation_id JOIN conversation_member r ON r.conversation_id = c.id AND r.member_id <> m.sender_id
       JOIN member w ON w.id = r.member_id JOIN member o ON o.id = m.sender_id JOIN member_profile p ON p.member_id = o.id LEFT JOIN notification_setting n ON n.member_id = r.member_id
       WHERE m.sent_at BETWEEN now() - interval '1 day' AND now() - make_interval(mins => ${MAIL_AFTER_MINUTES}) AND m.state = 'sent' AND m.id > r.read_to AND r.mailed_to <= r.read_to
         AND r.standing IN ('accepted', 'requested') AND NOT r.is_muted AND w.email IS NOT NULL
         AND coalesce(n.private_messages, true) AND NOT coalesce(n.unsubscribe_from_everything, false)
       ORDER BY m.id LIMIT ${BATCH} FOR UPDATE OF r SKIP LOCKED`,
    );
    const mailed = new Set<string>();
    for (const one of due) {
      const key = `${one.conversationId} ${one.memberId}`;
      if (mailed.has(key)) continue;
      mailed.add(key);
      await mailer.send(messageMail(one, deps), tx);
      await tx.rows(
        '/* messageMail.mailed */ UPDATE conversation_member SET mailed_to = greatest(mailed_to, $3) WHERE conversation_id = $1 AND member_id = $2',
        [one.conversationId, one.memberId, one.messageId],
      );
    }
    return mailed.size;
  });

interface Parts extends LinkDeps {
  db: Database;
  mailer: Mailer;
  /** Whether members may write to each other now; while they may not, no one is mailed. */
  isOn: () => boolean;
  log: Pick<Log, 'warn'>;
}

const LOOK_MS = 30_000;
/** Looks between two searches for conversations whose members have all gone. */
const SWEEP_EVERY = 120;

/**
 * Emails members about what they have not read, for as long as the server runs.
 * @returns stops it, after the look under way
 */
export function startMessageMails({ db, mailer, isOn, log, ...parts }: Parts): () => Promise<void> {
  let looks = 0;
  return startPolling(async () => {
    try {
      if (!isOn()) return LOOK_MS;
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
