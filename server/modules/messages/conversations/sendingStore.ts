import type { FirstMessage } from '#domain/messages/core/mayWrite.ts';
import {
  MOST_PER_HOUR,
  MOST_TO_STRANGERS_A_DAY,
  mostStartsADay,
  SAME_WORDS_HELD_AT,
} from '#domain/messages/core/messageText.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { lockLimit } from '#server/platform/limits/lockLimit.ts';

import type { Contact } from './contactStore.ts';
import type { StoredConversation } from './conversationStore.ts';
import { notify } from './live/notify.ts';
import { newHash } from './newHash.ts';
import { wordsOf } from './wordsOf.ts';

/** A message that was found good. */
export interface NewMessage {
  text: string;
  clientId: string;
  about: readonly string[];
}

/** Where a message went. */
export interface Sent {
  hash: string;
  conversationId: number;
  messageId: number;
}

/** Whom a first message goes to. */
type Recipient = Pick<Contact, 'memberId' | 'sharesTree' | 'areAcquainted'>;

const tooMany = (message: string) => refusal('MESSAGE_LIMIT', message);

/** What was sent before under the same id of the browser; null for something new. */
const sentBefore = (tx: Database, memberId: number, clientId: string): Promise<Sent | null> =>
  tx.one<Sent>(
    '/* sending.before */ SELECT c.hash, c.id AS "conversationId", m.id AS "messageId" FROM conversation_message m JOIN conversation c ON c.id = m.conversation_id WHERE m.sender_id = $1 AND m.client_id = $2',
    [memberId, clientId],
  );

async function requireNoPause(tx: Database, memberId: number): Promise<void> {
  const pause = await tx.one<{ until: Date }>(
    '/* sending.pause */ SELECT max(paused_until) AS until FROM message_decision WHERE member_id = $1 AND paused_until > now() HAVING max(paused_until) IS NOT NULL',
    [memberId],
  );
  if (pause)
    throw refusal('MESSAGING_PAUSED', `You cannot write messages until ${pause.until.toISOString().slice(0, 10)}.`);
}

/** How much a member has sent and started. */
const counts = async (tx: Database, memberId: number) =>
  (await tx.one<{ accountDays: number; starts: number; toStrangers: number; hour: number }>(
    `/* sending.counts */ SELECT extract(epoch FROM now() - w.registered_at)::float8 / 86400 AS "accountDays",
       (SELECT count(*) FROM conversation WHERE started_by = $1 AND started_at > now() - interval '1 day') AS starts,
       (SELECT count(*) FROM conversation_message m WHERE m.sender_id = $1 AND m.sent_at > now() - interval '1 day'
          AND EXISTS (SELECT FROM conversation_member s WHERE s.conversation_id = m.conversation_id AND s.member_id <> $1 AND s.standing <> 'accepted')) AS "toStrangers",
       (SELECT count(*) FROM conversation_message m WHERE m.sender_id = $1 AND m.sent_at > now() - interval '1 hour') AS hour
     FROM member w WHERE w.id = $1`,
    [memberId],
  )) ?? { accountDays: 0, starts: 0, toStrangers: 0, hour: 0 };

async function requireRoom(
  tx: Database,
  memberId: number,
  { isStart, isToStranger }: { isStart: boolean; isToStranger: boolean },
): Promise<void> {
  const { accountDays, starts, toStrangers, hour } = await counts(tx, memberId);
  const most = mostStartsADay(accountDays);
  if (isStart && starts >= most) throw tooMany(`You can start ${most} conversations a day. Try again tomorrow.`);
  if (isToStranger && toStrangers >= MOST_TO_STRANGERS_A_DAY)
    throw tooMany('You have written to many people who have not answered. Try again tomorrow.');
  if (hour >= MOST_PER_HOUR) throw tooMany(`You can send ${MOST_PER_HOUR} messages an hour. Try again later.`);
}

/** Whether these words went to so many people that a person looks first. */
const isSameToMany = async (tx: Database, memberId: number, conversationId: number, words: string): Promise<boolean> =>
  ((
    await tx.one<{ count: number }>(
      `/* sending.sameWords */ SELECT count(DISTINCT conversation_id) AS count FROM conversation_message WHERE sender_id = $1 AND words = $2 AND conversation_id <> $3 AND sent_at > now() - interval '30 days'`,
      [memberId, words, conversationId],
    )
  )?.count ?? 0) >=
  SAME_WORDS_HELD_AT - 1;

async function insert(
  tx: Database,
  memberId: number,
  conversationId: number,
  { text, clientId, about }: NewMessage,
  isUnseen: boolean,
): Promise<number> {
  const words = wordsOf(text);
  const state = isUnseen ? 'withheld' : (await isSameToMany(tx, memberId, conversationId, words)) ? 'held' : 'sent';
  const row = await tx.one<{ id: number }>(
    '/* sending.insert */ INSERT INTO conversation_message (conversation_id, sender_id, client_id, text, words, about, state) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id',
    [conversationId, memberId, clientId, text, words, about, state],
  );
  const id = row?.id ?? 0;
  // Only lists of people who can see it move it up.
  await tx.rows(
    `/* sending.touch */ UPDATE conversation_member SET last_at = now(), read_to = CASE WHEN member_id = $2 THEN $3 ELSE read_to END WHERE conversation_id = $1 AND (member_id = $2 OR $4 = 'sent')`,
    [conversationId, memberId, id, state],
  );
  await notify(tx, conversationId, state === 'sent' ? null : memberId);
  return id;
}

/** Sends messages. Calls of one member wait for each other, so that none passes a limit together. */
export function createSendingStore({ db }: { db: Database }) {
  return {
    /**
     * A first message. A conversation of the two about the same page goes on, if there is one. A writer whom the reader
     * has blocked meets the same limits and finds the same conversation as any other.
     */
    start: (
      memberId: number,
      { memberId: otherId, sharesTree, areAcquainted }: Recipient,
      how: Exclude<FirstMessage, 'blocked' | 'impossible'>,
      about: string | null,
      message: NewMessage,
    ): Promise<Sent> =>
      db.transaction(async (tx) => {
        const isStranger = !sharesTree && !areAcquainted;
        await lockLimit(tx, `messages of ${memberId}`);
        // Two who first write to each other at once are in one conversation.
        await lockLimit(tx, `conversations of ${[memberId, otherId].toSorted((a, b) => a - b).join(' and ')}`);
        const before = await sentBefore(tx, memberId, message.clientId);
        if (before) return before;
        await requireNoPause(tx, memberId);
        const there = await tx.one<{ id: number; hash: string }>(
          `/* sending.there */ SELECT c.id, c.hash
           FROM conversation c JOIN conversation_member a ON a.conversation_id = c.id AND a.member_id = $1 JOIN conversation_member b ON b.conversation_id = c.id AND b.member_id = $2
           WHERE c.about IS NOT DISTINCT FROM $3 ORDER BY c.id DESC LIMIT 1`,
          [memberId, otherId, about],
        );
        // Where a first message was sent already, another about another page would be a second one.
        const waits =
          isStranger &&
          (await tx.one(
            `/* sending.waits */ SELECT 1 AS one FROM conversation_member a JOIN conversation_member b USING (conversation_id) WHERE a.member_id = $1 AND b.member_id = $2 AND a.standing = 'accepted' AND b.standing IN ('requested', 'ignored') LIMIT 1`,
            [memberId, otherId],
          ));
        if (waits) throw tooMany('You have written to this member. Wait until they answer.');
        await requireRoom(tx, memberId, { isStart: there === null, isToStranger: isStranger });
        if (there) {
          await tx.rows(
            `/* sending.again */ UPDATE conversation_member SET standing = 'accepted' WHERE conversation_id = $1 AND member_id = $2`,
            [there.id, memberId],
          );
          return {
            hash: there.hash,
            conversationId: there.id,
            messageId: await insert(tx, memberId, there.id, message, how === 'unseen'),
          };
        }
        const hash = newHash();
        const { id = 0 } =
          (await tx.one<{ id: number }>(
            '/* sending.conversation */ INSERT INTO conversation (hash, about, started_by) VALUES ($1, $2, $3) RETURNING id',
            [hash, about, memberId],
          )) ?? {};
        const standing = { 'straight-in': 'accepted', request: 'requested', unseen: isStranger ? 'ignored' : 'left' }[
          how
        ];
        await tx.rows(
          `/* sending.members */ INSERT INTO conversation_member (conversation_id, member_id, standing) VALUES ($1, $2, 'accepted'), ($1, $3, $4)`,
          [id, memberId, otherId, standing],
        );
        return { hash, conversationId: id, messageId: await insert(tx, memberId, id, message, how === 'unseen') };
      }),

    /** A further message. Answering a request accepts it. */
    send: (
      memberId: number,
      { id, hash, ownStanding, otherStanding, hasWritten }: StoredConversation,
      isUnseen: boolean,
      message: NewMessage,
    ): Promise<Sent> =>
      db.transaction(async (tx) => {
        await lockLimit(tx, `messages of ${memberId}`);
        const before = await sentBefore(tx, memberId, message.clientId);
        if (before) return before;
        await requireNoPause(tx, memberId);
        const isAnswer = ownStanding === 'requested' || ownStanding === 'ignored';
        const isToStranger = otherStanding !== 'accepted' && otherStanding !== 'left' && !isAnswer;
        if (isToStranger && hasWritten) throw tooMany('You have written to this member. Wait until they answer.');
        await requireRoom(tx, memberId, { isStart: false, isToStranger });
        await tx.rows(
          `/* sending.accept */ UPDATE conversation_member SET standing = 'accepted' WHERE conversation_id = $1 AND member_id = $2 AND standing <> 'accepted'`,
          [id, memberId],
        );
        return {
          hash,
          conversationId: id,
          messageId: await insert(tx, memberId, id, message, isUnseen || otherStanding === 'left'),
        };
      }),
  };
}
