import { firstMessage } from '#domain/messages/core/mayWrite.ts';
import { TAKE_BACK_MINUTES } from '#domain/messages/core/messageText.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type {
  Conversation,
  Message,
  MessageReference,
  MessageStanding,
  MessageState,
} from '#server/modules/kernel/graphql/types.generated.ts';

import type { StoredConversation, StoredMessage } from './conversationStore.ts';
import { nameReferences } from './references.ts';

/**
 * Whether a member may write in a conversation, as they may learn it: that the other side blocked them is no part of
 * it.
 */
export function standingOf(stored: StoredConversation): MessageStanding {
  const { otherId, otherStanding, ownStanding, isBlocked, isPaused, sharesTree, youngestAge, hasWritten } = stored;
  if (otherId === null) return 'CLOSED';
  if (isBlocked) return 'BLOCKED';
  if (isPaused) return 'PAUSED';
  const areAcquainted = ownStanding === 'accepted' && otherStanding === 'accepted';
  if (
    firstMessage({
      isBlockedByWriter: false,
      isBlockedByReader: false,
      sharesTree,
      areAcquainted,
      youngestAge,
      usesMessages: true,
      takesRequests: true,
    }) === 'impossible'
  )
    return 'CLOSED';
  if (ownStanding === 'requested' || ownStanding === 'ignored') return 'REQUEST';
  return hasWritten && (otherStanding === 'requested' || otherStanding === 'ignored') ? 'WAITING' : 'OPEN';
}

const isNew = ({ ownStanding, otherStanding, sharesTree }: StoredConversation): boolean =>
  !sharesTree && (ownStanding !== 'accepted' || otherStanding === 'requested' || otherStanding === 'ignored');

function shownConversation(stored: StoredConversation, about: MessageReference | null): Conversation {
  const {
    hash,
    otherId,
    otherName,
    otherProfileId,
    ownStanding,
    lastText,
    lastAt,
    isLastOwn,
    unread,
    isMuted,
    isBlocked,
  } = stored;
  const isRequest = ownStanding === 'requested';
  return {
    hash,
    otherName,
    otherMemberId: otherId,
    otherProfileId,
    about,
    lastText: isRequest ? null : lastText,
    lastAt: lastAt.toISOString(),
    isLastOwn,
    unread,
    isRequest,
    isMuted,
    isBlocked,
    isNew: isNew(stored),
    standing: standingOf(stored),
  };
}

/** Conversations as their member may see them. */
export async function presentConversations(
  context: RequestContext,
  memberId: number,
  stored: readonly StoredConversation[],
): Promise<Conversation[]> {
  const nameOf = await nameReferences(
    context,
    memberId,
    stored.flatMap(({ about }) => about ?? []),
  );
  return stored.map((one) => shownConversation(one, one.about === null ? null : nameOf(one.about)));
}

const STATES: Readonly<Record<StoredMessage['state'], MessageState>> = {
  sent: 'SENT',
  held: 'HELD',
  withheld: 'SENT',
  'taken-back': 'TAKEN_BACK',
  removed: 'REMOVED',
};

/** Messages as their reader may see them: a sender who is blocked does not learn that a message was not seen. */
export async function presentMessages(
  context: RequestContext,
  memberId: number,
  stored: readonly StoredMessage[],
): Promise<Message[]> {
  const nameOf = await nameReferences(
    context,
    memberId,
    stored.flatMap(({ about }) => about),
  );
  const lastMoment = Date.now() - TAKE_BACK_MINUTES * 60_000;
  return stored.map(({ id, isOwn, text, sentAt, state, about, report, removedBecause, hasAppealed }) => ({
    id: String(id),
    isOwn,
    text,
    sentAt: sentAt.toISOString(),
    state: STATES[state],
    references: about.map(nameOf),
    mayTakeBack: isOwn && sentAt.getTime() > lastMoment && state !== 'taken-back' && state !== 'removed',
    report,
    removedBecause: state === 'removed' ? removedBecause : null,
    mayAppeal: isOwn && state === 'removed' && removedBecause !== null && !hasAppealed,
  }));
}
