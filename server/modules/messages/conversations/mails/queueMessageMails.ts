import { MAIL_AFTER_MINUTES } from '#domain/messages/core/messageLimits.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Mailer } from '#server/platform/mail/Mailer.ts';
import type { LinkDeps } from '#server/platform/mail/preferenceLinks.ts';

import { nameFor } from '../contactSql.ts';
import { messageMail, type UnreadMessage } from './messageMail.ts';

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
