import type { Database } from '#server/platform/db/database.ts';

/** A message as it lies in an inbox. */
export interface ReceivedMessage {
  id: number;
  subject: string;
  text: string;
  sentAt: Date;
  isRead: boolean;
  request: string | null;
}

const MOST = 100;
const RECEIVED = `SELECT m.id, m.subject, m.text, m.sent_at AS "sentAt", r.read_at IS NOT NULL AS "isRead", q.reference AS request
  FROM staff_message_recipient r JOIN staff_message m ON m.id = r.message_id LEFT JOIN support_request q ON q.id = r.request_id WHERE r.member_id = $1 AND m.sent_at IS NOT NULL`;

/** Messages of staff in the inbox of one member. Every statement names the member. */
export function createReceivedStore({ db }: { db: Database }) {
  return {
    /** The newest first. */
    list: (memberId: number): Promise<ReceivedMessage[]> =>
      db.rows<ReceivedMessage>(
        `/* staffMessages.list */ ${RECEIVED} ORDER BY m.sent_at DESC, m.id DESC LIMIT ${MOST}`,
        [memberId],
      ),

    /** Null when it is not theirs. */
    find: (memberId: number, id: number): Promise<ReceivedMessage | null> =>
      db.one<ReceivedMessage>(`/* staffMessages.find */ ${RECEIVED} AND m.id = $2`, [memberId, id]),

    /** False where there is none, or it was read before. */
    markRead: async (memberId: number, id: number): Promise<boolean> =>
      (await db.one(
        '/* staffMessages.read */ UPDATE staff_message_recipient SET read_at = now() WHERE member_id = $1 AND message_id = $2 AND read_at IS NULL RETURNING 1 AS one',
        [memberId, id],
      )) !== null,

    /** False where there is none. */
    remove: async (memberId: number, id: number): Promise<boolean> =>
      (await db.one(
        '/* staffMessages.remove */ DELETE FROM staff_message_recipient WHERE member_id = $1 AND message_id = $2 RETURNING 1 AS one',
        [memberId, id],
      )) !== null,
  };
}

/** Notes the request that a message was answered with, once. False when another came before. */
export const keepAnswer = async (tx: Database, memberId: number, id: number, requestId: number): Promise<boolean> =>
  (await tx.one(
    '/* staffMessages.answer */ UPDATE staff_message_recipient SET request_id = $3, read_at = coalesce(read_at, now()) WHERE member_id = $1 AND message_id = $2 AND request_id IS NULL RETURNING 1 AS one',
    [memberId, id, requestId],
  )) !== null;
