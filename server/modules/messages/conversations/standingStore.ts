import { TAKE_BACK_MINUTES } from '#domain/messages/core/messageText.ts';
import type { Database } from '#server/platform/db/database.ts';

import { visibleTo } from './contactSql.ts';
import { notify } from './live/notify.ts';

/** What a member does with conversations and messages they can see. Every statement names the member. */
export function createStandingStore({ db }: { db: Database }) {
  return {
    /** Sees everything up to a message; never goes back. */
    markRead: (memberId: number, conversationId: number, messageId: number): Promise<void> =>
      db.transaction(async (tx) => {
        const moved = await tx.one(
          `/* standing.read */ UPDATE conversation_member SET read_to = least($3, (SELECT coalesce(max(id), 0) FROM conversation_message WHERE conversation_id = $1))
           WHERE conversation_id = $1 AND member_id = $2 AND read_to < $3 RETURNING member_id`,
          [conversationId, memberId, messageId],
        );
        // The member's other devices count again.
        if (moved) await notify(tx, conversationId, memberId);
      }),

    /** Accepts or ignores a request; anything else stays. */
    answer: async (memberId: number, conversationId: number, isAccepted: boolean): Promise<void> => {
      await db.rows(
        `/* standing.answer */ UPDATE conversation_member SET standing = $3 WHERE conversation_id = $1 AND member_id = $2 AND standing IN ('requested', 'ignored')`,
        [conversationId, memberId, isAccepted ? 'accepted' : 'ignored'],
      );
    },

    setMuted: async (memberId: number, conversationId: number, isMuted: boolean): Promise<void> => {
      await db.rows(
        '/* standing.mute */ UPDATE conversation_member SET is_muted = $3 WHERE conversation_id = $1 AND member_id = $2',
        [conversationId, memberId, isMuted],
      );
    },

    leave: async (memberId: number, conversationId: number): Promise<boolean> =>
      (await db.one(
        `/* standing.leave */ UPDATE conversation_member SET standing = 'left' WHERE conversation_id = $1 AND member_id = $2 RETURNING member_id`,
        [conversationId, memberId],
      )) !== null,

    /** Blocks the other side; a request of theirs is ignored with it. */
    setBlocked: (memberId: number, conversationId: number, otherId: number, isBlocked: boolean): Promise<void> =>
      db.transaction(async (tx) => {
        if (!isBlocked) {
          await tx.rows('/* standing.unblock */ DELETE FROM member_block WHERE member_id = $1 AND blocked_id = $2', [
            memberId,
            otherId,
          ]);
          return;
        }
        await tx.rows(
          '/* standing.block */ INSERT INTO member_block (member_id, blocked_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
          [memberId, otherId],
        );
        await tx.rows(
          `/* standing.blockRequest */ UPDATE conversation_member SET standing = 'ignored' WHERE conversation_id = $1 AND member_id = $2 AND standing = 'requested'`,
          [conversationId, memberId],
        );
      }),

    /** For the member alone. False where they cannot see it. */
    remove: async (memberId: number, messageId: number): Promise<boolean> =>
      (await db.one(
        `/* standing.delete */ INSERT INTO conversation_message_deleted (message_id, member_id)
         SELECT m.id, $1 FROM conversation_message m JOIN conversation_member r ON r.conversation_id = m.conversation_id AND r.member_id = $1 WHERE m.id = $2 AND ${visibleTo('$1')}
         ON CONFLICT DO NOTHING RETURNING message_id`,
        [memberId, messageId],
      )) !== null,

    /**
     * For both, a few minutes long. False when it is too late, and for messages of others. A reported one stays for the
     * moderator.
     */
    takeBack: (memberId: number, messageId: number): Promise<boolean> =>
      db.transaction(async (tx) => {
        const row = await tx.one<{ conversationId: number }>(
          `/* standing.takeBack */ UPDATE conversation_message m SET state = 'taken-back', text = '', about = '{}'
           WHERE id = $2 AND sender_id = $1 AND state IN ('sent', 'held', 'withheld') AND sent_at > now() - make_interval(mins => ${TAKE_BACK_MINUTES})
             AND NOT EXISTS (SELECT FROM message_report g WHERE g.message_id = m.id) RETURNING conversation_id AS "conversationId"`,
          [memberId, messageId],
        );
        if (row) await notify(tx, row.conversationId, null);
        return row !== null;
      }),
  };
}
