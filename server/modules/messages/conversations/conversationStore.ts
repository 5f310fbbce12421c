import { foldLetters } from '#domain/kernel/wording/foldLetters.ts';
import { MOST_UNREAD } from '#domain/messages/core/messageText.ts';
import { type Database, PREPARED } from '#server/platform/db/database.ts';
import { foldSql } from '#server/platform/db/foldSql.ts';
import { likeLiteral } from '#server/platform/db/likeLiteral.ts';

import { ageOf, hasBlocked, nameFor, sharesTree, visibleTo } from './contactSql.ts';

/** A conversation as one of its members has it. */
export interface StoredConversation {
  id: number;
  hash: string;
  about: string | null;
  otherId: number | null;
  otherName: string | null;
  otherProfileId: string | null;
  ownStanding: 'accepted' | 'requested' | 'ignored' | 'left';
  otherStanding: 'accepted' | 'requested' | 'ignored' | 'left' | null;
  lastText: string | null;
  lastAt: Date;
  isLastOwn: boolean;
  /** One more than `MOST_UNREAD` for all beyond. */
  unread: number;
  isMuted: boolean;
  isBlocked: boolean;
  sharesTree: boolean;
  youngestAge: number | null;
  /** The member has written in it. */
  hasWritten: boolean;
  isPaused: boolean;
}

/** What a small change of a conversation needs to know of it. */
export type HeldConversation = Pick<StoredConversation, 'id' | 'otherId'>;

/** A message as it is stored. */
export interface StoredMessage {
  id: number;
  isOwn: boolean;
  text: string;
  sentAt: Date;
  state: 'sent' | 'held' | 'withheld' | 'taken-back' | 'removed';
  about: string[];
  report: 'OPEN' | 'LEFT' | null;
  removedBecause: string | null;
  hasAppealed: boolean;
  decisionId: number | null;
}

/** How much is new to a member. */
interface Unread {
  conversations: number;
  requests: number;
  fromStaff: number;
}

/** The length of what a list shows of a message. */
const EXCERPT = 120;
export const PAGE = 30;
export const MESSAGES = 50;
export const EXPORTED = 500;

const SELECTED = `c.id, c.hash, c.about, o.id AS "otherId", CASE WHEN t.shares THEN o.first_name ELSE p.username END AS "otherName", p.profile_id AS "otherProfileId", r.standing AS "ownStanding", s.standing AS "otherStanding",
  last.text AS "lastText", r.last_at AS "lastAt", coalesce(last.sender_id = $1, false) AS "isLastOwn", r.is_muted AS "isMuted", ${hasBlocked('$1', 'o.id')} AS "isBlocked", t.shares AS "sharesTree",
  (SELECT count(*) FROM (SELECT FROM conversation_message m WHERE m.conversation_id = c.id AND m.id > r.read_to AND m.sender_id <> $1 AND m.state = 'sent' AND ${visibleTo('$1')} LIMIT ${MOST_UNREAD + 1}) counted) AS unread,
  EXISTS (SELECT FROM conversation_message m WHERE m.conversation_id = c.id AND m.sender_id = $1) AS "hasWritten", least(${ageOf('o')}, ${ageOf('w')}) AS "youngestAge",
  EXISTS (SELECT FROM message_decision WHERE member_id = $1 AND paused_until > now()) AS "isPaused"`;
/**
 * Whether two members share a tree is asked once, not for each of its uses.
 * @param rows - the member's conversations, as a table
 */
const fromPage = (
  rows: string,
): string => `FROM ${rows} r JOIN conversation c ON c.id = r.conversation_id JOIN member w ON w.id = $1
  LEFT JOIN conversation_member s ON s.conversation_id = c.id AND s.member_id <> $1 LEFT JOIN member o ON o.id = s.member_id LEFT JOIN member_profile p ON p.member_id = o.id
  CROSS JOIN LATERAL (SELECT ${sharesTree('$1', 'o.id')} AS shares OFFSET 0) t
  LEFT JOIN LATERAL (SELECT left(m.text, ${EXCERPT}) AS text, m.sender_id FROM conversation_message m WHERE m.conversation_id = c.id AND m.state <> 'removed' AND ${visibleTo('$1')} ORDER BY m.id DESC LIMIT 1) last ON true`;
/** Of a conversation `q`: its other member is called so, or something in it says so. */
const HAS_WORDS = `(EXISTS (SELECT FROM conversation_member s JOIN member o ON o.id = s.member_id LEFT JOIN member_profile p ON p.member_id = o.id
    WHERE s.conversation_id = q.conversation_id AND s.member_id <> $1 AND (${foldSql('p.username')} LIKE $5 OR ${foldSql('o.first_name')} LIKE $5 AND ${sharesTree('$1', 'o.id')}))
  OR EXISTS (SELECT FROM conversation_message m WHERE m.conversation_id = q.conversation_id AND ${foldSql('m.text')} LIKE $5 AND ${visibleTo('$1')}))`;

/** A page of a member's conversations in one standing. @param condition - further one on `q` */
const listed = (condition: string): string =>
  `SELECT ${SELECTED} ${fromPage(`(SELECT q.* FROM conversation_member q
     WHERE q.member_id = $1 AND q.standing = $2 AND ($3::timestamptz IS NULL OR (date_trunc('milliseconds', q.last_at), q.conversation_id) < ($3::timestamptz, $4::bigint)) AND ${condition}
     ORDER BY date_trunc('milliseconds', q.last_at) DESC, q.conversation_id DESC LIMIT ${PAGE})`)}
   ORDER BY date_trunc('milliseconds', r.last_at) DESC, c.id DESC`;

/**
 * Reads conversations for one of their members. Every statement names the member: no one reads another's by its name.
 */
export function createConversationStore({ db }: { db: Database }) {
  return {
    /** Null where there is none, or the member is not in it. */
    byHash: (memberId: number, hash: string): Promise<StoredConversation | null> =>
      db.one<StoredConversation>(
        `/* conversations.byHash */ SELECT ${SELECTED} ${fromPage('conversation_member')} WHERE r.member_id = $1 AND c.hash = $2`,
        [memberId, hash],
        PREPARED,
      ),

    /** A conversation the member is in, by number, for a small change of it. Null for every other. */
    find: (memberId: number, hash: string): Promise<HeldConversation | null> =>
      db.one<HeldConversation>(
        `/* conversations.find */ SELECT c.id, (SELECT s.member_id FROM conversation_member s WHERE s.conversation_id = c.id AND s.member_id <> $1) AS "otherId"
         FROM conversation c JOIN conversation_member r ON r.conversation_id = c.id AND r.member_id = $1 WHERE c.hash = $2`,
        [memberId, hash],
      ),

    /**
     * The newest first.
     * @param after - the last one of the page before
     * @param search - words of messages or of the other's name; empty: all
     */
    list: (
      memberId: number,
      standing: 'accepted' | 'requested',
      after: { at: string; id: number } | null,
      search: string,
    ): Promise<StoredConversation[]> => {
      const values = [memberId, standing, after?.at ?? null, after?.id ?? null];
      return search === ''
        ? db.rows<StoredConversation>(`/* conversations.list */ ${listed('true')}`, values, PREPARED)
        : db.rows<StoredConversation>(`/* conversations.search */ ${listed(HAS_WORDS)}`, [
            ...values,
            `%${likeLiteral(foldLetters(search))}%`,
          ]);
    },

    /** Messages that the member can see, the newest first, one more than a page. */
    messages: (
      memberId: number,
      conversationId: number,
      before: number | null,
      only: number | null = null,
    ): Promise<StoredMessage[]> =>
      db.rows<StoredMessage>(
        `/* conversations.messages */ SELECT m.id, m.sender_id = $1 AS "isOwn", m.text, m.sent_at AS "sentAt", m.state, m.about,
           (SELECT CASE WHEN EXISTS (SELECT FROM message_decision e WHERE e.message_id = m.id AND e.decided_at > g.made_at) THEN 'LEFT' ELSE 'OPEN' END FROM message_report g WHERE g.message_id = m.id AND g.reporter_id = $1) AS report,
           CASE WHEN m.sender_id = $1 THEN j.reason END AS "removedBecause", j.appeal IS NOT NULL AS "hasAppealed", j.id AS "decisionId"
         FROM conversation_message m LEFT JOIN LATERAL (SELECT id, reason, appeal FROM message_decision WHERE message_id = m.id AND m.state = 'removed' ORDER BY id DESC LIMIT 1) j ON true
         WHERE m.conversation_id = $2 AND ($3::bigint IS NULL OR m.id < $3) AND ($4::bigint IS NULL OR m.id = $4) AND ${visibleTo('$1')} ORDER BY m.id DESC LIMIT ${MESSAGES + 1}`,
        [memberId, conversationId, before, only],
        PREPARED,
      ),

    /** What is new. */
    unread: async (memberId: number): Promise<Unread> =>
      (await db.one<Unread>(
        `/* conversations.unread */ SELECT count(*) FILTER (WHERE r.standing = 'accepted' AND NOT r.is_muted) AS conversations, count(*) FILTER (WHERE r.standing = 'requested') AS requests,
           (SELECT count(*) FROM staff_message_recipient f WHERE f.member_id = $1 AND f.read_at IS NULL) AS "fromStaff"
         FROM conversation_member r WHERE r.member_id = $1 AND r.standing IN ('accepted', 'requested')
           AND EXISTS (SELECT FROM conversation_message m WHERE m.conversation_id = r.conversation_id AND m.id > r.read_to AND m.sender_id <> $1 AND m.state = 'sent' AND ${visibleTo('$1')})`,
        [memberId],
        PREPARED,
      )) ?? { conversations: 0, requests: 0, fromStaff: 0 },

    /** Every message the member can see, the oldest first. */
    exported: (
      memberId: number,
      after: number,
    ): Promise<{ id: number; hash: string; otherName: string | null; isOwn: boolean; text: string; sentAt: Date }[]> =>
      db.rows(
        `/* conversations.export */ SELECT m.id, c.hash, ${nameFor('$1', 'o')} AS "otherName", m.sender_id = $1 AS "isOwn", m.text, m.sent_at AS "sentAt"
         FROM conversation_member r JOIN conversation c ON c.id = r.conversation_id JOIN conversation_message m ON m.conversation_id = c.id
         LEFT JOIN conversation_member s ON s.conversation_id = c.id AND s.member_id <> $1 LEFT JOIN member o ON o.id = s.member_id LEFT JOIN member_profile p ON p.member_id = o.id
         WHERE r.member_id = $1 AND r.standing <> 'ignored' AND m.id > $2 AND m.text <> '' AND ${visibleTo('$1')} ORDER BY m.id LIMIT ${EXPORTED}`,
        [memberId, after],
      ),
  };
}
