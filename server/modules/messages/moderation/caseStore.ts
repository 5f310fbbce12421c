import { CONTEXT_MESSAGES } from '#domain/messages/core/reports.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A message that waits for a decision. */
export interface StoredCase {
  messageId: number;
  conversationId: number;
  kind: 'REPORT' | 'HELD' | 'APPEAL';
  senderId: number;
  earlierRemovals: number;
  since: Date;
  reports: { reason: string; words: string; madeAt: string }[];
  appeal: string | null;
  decidedBecause: string | null;
  removedText: string;
}

/** A message as a moderator reads it. */
interface CaseMessage {
  isReported: boolean;
  isOfSender: boolean;
  text: string;
  sentAt: Date;
}

/** One decision. */
export interface StoredDecision {
  id: number;
  decision: string;
  reason: string;
  decidedAt: Date;
  isAppealed: boolean;
}

const LAST = `LEFT JOIN LATERAL (SELECT * FROM message_decision WHERE message_id = m.id ORDER BY id DESC LIMIT 1) j ON true`;
const REPORTS = `(SELECT json_agg(json_build_object('reason', g.reason, 'words', g.words, 'madeAt', g.made_at) ORDER BY g.id) FROM message_report g WHERE g.message_id = m.id)`;
const OPEN_REPORT = `(SELECT min(g.made_at) FROM message_report g WHERE g.message_id = m.id AND (j.id IS NULL OR g.made_at > j.decided_at))`;
/** Messages that wait for a decision, each with the moment since which it does. */
export const CASES_SQL = `SELECT * FROM (
  SELECT m.id AS "messageId", m.conversation_id AS "conversationId", m.sender_id AS "senderId",
    CASE WHEN m.state = 'removed' AND j.appeal IS NOT NULL THEN 'APPEAL' WHEN m.state = 'held' THEN 'HELD' ELSE 'REPORT' END AS kind,
    (SELECT count(*) FROM message_decision e WHERE e.member_id = m.sender_id AND e.decision <> 'none' AND e.message_id IS DISTINCT FROM m.id) AS "earlierRemovals",
    CASE WHEN m.state = 'removed' AND j.appeal IS NOT NULL THEN j.appealed_at WHEN m.state = 'held' THEN m.sent_at WHEN m.state = 'sent' THEN ${OPEN_REPORT} END AS since,
    coalesce(${REPORTS}, '[]') AS reports, j.appeal, j.reason AS "decidedBecause", coalesce(j.removed_text, '') AS "removedText"
  FROM conversation_message m ${LAST}
  WHERE m.state = 'held' OR m.id IN (SELECT message_id FROM message_report) OR m.id IN (SELECT message_id FROM message_decision WHERE appeal IS NOT NULL)
) waiting WHERE since IS NOT NULL`;

/** What moderators read. Only what was handed over: never a whole conversation. */
export function createCaseStore({ db }: { db: Database }) {
  return {
    /** The one that waits longest first. */
    queue: (): Promise<StoredCase[]> =>
      db.rows<StoredCase>(`/* moderation.queue */ ${CASES_SQL} ORDER BY since, "messageId" LIMIT 100`),

    /** The messages of each case, the oldest first. One statement for all of them. */
    messagesOf: async (cases: readonly StoredCase[]): Promise<CaseMessage[][]> => {
      const rows = await db.rows<CaseMessage & { messageId: number }>(
        `/* moderation.messages */ SELECT c.id AS "messageId", m.id = c.id AS "isReported", m.sender_id = c.sender_id AS "isOfSender", m.text, m.sent_at AS "sentAt"
         FROM unnest($1::bigint[], $2::integer[]) asked(id, most) JOIN conversation_message c ON c.id = asked.id
         CROSS JOIN LATERAL (SELECT e.* FROM conversation_message e WHERE e.conversation_id = c.conversation_id AND e.id <= c.id AND (e.id = c.id OR e.state = 'sent') ORDER BY e.id DESC LIMIT asked.most) m
         ORDER BY m.id`,
        [
          cases.map(({ messageId }) => messageId),
          cases.map(({ kind }) => (kind === 'HELD' ? 1 : CONTEXT_MESSAGES + 1)),
        ],
      );
      return cases.map(({ messageId, removedText }) =>
        rows.flatMap(({ messageId: of, ...row }) =>
          of !== messageId ? [] : row.isReported && removedText !== '' ? { ...row, text: removedText } : row,
        ),
      );
    },

    /** The newest first. */
    log: (): Promise<StoredDecision[]> =>
      db.rows<StoredDecision>(
        `/* moderation.log */ SELECT id, decision, reason, decided_at AS "decidedAt", appeal IS NOT NULL AS "isAppealed" FROM message_decision ORDER BY id DESC LIMIT 200`,
      ),
  };
}

/** One case, held until the transaction ends; null when it no longer waits. */
export async function heldCase(tx: Database, messageId: number): Promise<StoredCase | null> {
  await tx.rows('/* moderation.hold */ SELECT id FROM conversation_message WHERE id = $1 FOR UPDATE', [messageId]);
  return tx.one<StoredCase>(`/* moderation.case */ ${CASES_SQL} AND "messageId" = $1`, [messageId]);
}
