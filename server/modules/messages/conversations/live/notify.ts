import type { Database } from '#server/platform/db/database.ts';

/** The channel on which copies of the server tell each other whose messages changed. */
export const CHANNEL = 'muniment_messages';

/**
 * Says to the members of a conversation, once the transaction is done, that something changed. It names the
 * conversation and whose it is, nothing more.
 * @param only - the one member it concerns; null: everyone who can see it
 */
export async function notify(tx: Database, conversationId: number, only: number | null): Promise<void> {
  await tx.rows(
    `/* messages.notify */ SELECT pg_notify('${CHANNEL}', r.member_id || ' ' || c.hash) FROM conversation_member r JOIN conversation c ON c.id = r.conversation_id
     WHERE c.id = $1 AND r.standing IN ('accepted', 'requested') AND ($2::bigint IS NULL OR r.member_id = $2)`,
    [conversationId, only],
  );
}

/** Says to members, once the transaction is done, that something in their inbox changed which is no conversation. */
export async function notifyMembers(tx: Database, memberIds: readonly number[]): Promise<void> {
  await tx.rows(
    `/* messages.notifyMembers */ SELECT pg_notify('${CHANNEL}', id::text) FROM unnest($1::bigint[]) AS id`,
    [memberIds],
  );
}
