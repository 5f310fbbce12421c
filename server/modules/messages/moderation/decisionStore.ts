import { PAUSE_DAYS, type Decision } from '#domain/messages/core/reports.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { notify } from '#server/modules/messages/conversations/index.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { heldCase } from './caseStore.ts';

/** Lets a message be seen that was held or removed; lists of its readers move. */
async function show(tx: Database, messageId: number, conversationId: number, text: string | null): Promise<void> {
  await tx.rows(
    `/* moderation.show */ UPDATE conversation_message SET state = 'sent', text = coalesce($2, text) WHERE id = $1`,
    [messageId, text],
  );
  await tx.rows('/* moderation.touch */ UPDATE conversation_member SET last_at = now() WHERE conversation_id = $1', [
    conversationId,
  ]);
}

/** Reports, decisions and appeals. */
export function createDecisionStore({ db }: { db: Database }) {
  return {
    /** Hands a message of someone else over that the member can see. False where there is none, and the second time. */
    report: async (memberId: number, messageId: number, reason: string, words: string): Promise<boolean> =>
      (await db.one(
        `/* moderation.report */ INSERT INTO message_report (message_id, reporter_id, reason, words)
         SELECT m.id, $1, $3, $4 FROM conversation_message m JOIN conversation_member r ON r.conversation_id = m.conversation_id AND r.member_id = $1 WHERE m.id = $2 AND m.sender_id <> $1 AND m.state = 'sent'
         ON CONFLICT DO NOTHING RETURNING id`,
        [memberId, messageId, reason, words],
      )) !== null,

    /** Objects to the last decision about one's own message. False the second time. */
    appeal: async (memberId: number, messageId: number, words: string): Promise<boolean> =>
      (await db.one(
        `/* moderation.appeal */ UPDATE message_decision SET appeal = $3, appealed_at = now()
         WHERE id = (SELECT max(id) FROM message_decision WHERE message_id = $2) AND member_id = $1 AND decision <> 'none' AND NOT EXISTS (SELECT FROM message_decision WHERE message_id = $2 AND appeal IS NOT NULL) RETURNING id`,
        [memberId, messageId, words],
      )) !== null,

    /**
     * Decides on a message that waits, and writes it down. An appeal that is granted brings the message back and ends
     * the pause.
     * @throws GraphQLError CONFLICT about a message that the member of staff wrote or reported
     */
    decide: (staffId: number, messageId: number, decision: Decision, reason: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        const waiting = await heldCase(tx, messageId);
        if (!waiting) return false;
        if (
          waiting.senderId === staffId ||
          (await tx.one(
            '/* moderation.ownReport */ SELECT 1 AS one FROM message_report WHERE message_id = $1 AND reporter_id = $2',
            [messageId, staffId],
          ))
        ) {
          throw refusal('CONFLICT', 'Someone else must decide about a message that you wrote or reported.');
        }
        const { kind, conversationId, senderId, removedText } = waiting;
        const text =
          kind === 'APPEAL'
            ? removedText
            : ((
                await tx.one<{ text: string }>(
                  '/* moderation.text */ SELECT text FROM conversation_message WHERE id = $1',
                  [messageId],
                )
              )?.text ?? '');
        await tx.rows(
          `/* moderation.decide */ INSERT INTO message_decision (message_id, member_id, staff_id, decision, reason, removed_text, paused_until)
           VALUES ($1, $2, $3, $4, $5, CASE WHEN $4 = 'none' THEN '' ELSE $6 END, CASE WHEN $4 = 'paused' THEN now() + make_interval(days => ${PAUSE_DAYS}) END)`,
          [messageId, senderId, staffId, decision, reason, text],
        );
        if (decision !== 'none')
          await tx.rows(
            `/* moderation.remove */ UPDATE conversation_message SET state = 'removed', text = '', about = '{}' WHERE id = $1`,
            [messageId],
          );
        else if (kind !== 'REPORT') await show(tx, messageId, conversationId, kind === 'APPEAL' ? removedText : null);
        if (decision === 'none' && kind === 'APPEAL')
          await tx.rows(
            '/* moderation.endPause */ UPDATE message_decision SET paused_until = NULL WHERE message_id = $1',
            [messageId],
          );
        // Who wrote a message that stays does not learn that someone reported it.
        await recordStaffAct(tx, {
          staffId,
          duty: 'moderation',
          what: 'message-decided',
          memberId: decision === 'none' && kind === 'REPORT' ? null : senderId,
          reason,
          after: { message: messageId, decision },
        });
        await notify(tx, conversationId, null);
        return true;
      }),
  };
}
