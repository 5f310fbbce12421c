import { isConversationHash } from '#domain/messages/core/conversationHash.ts';
import { firstMessage } from '#domain/messages/core/mayWrite.ts';
import { MOST_REFERENCES, cleanMessage, messageProblem } from '#domain/messages/core/messageText.ts';
import { readTreeRef } from '#domain/trees/core/treeIds.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { Conversation, Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { openTreeOrNull } from '#server/modules/trees/core/index.ts';

import { createContactStore, type Contact } from './contactStore.ts';
import {
  createConversationStore,
  EXPORTED,
  type HeldConversation,
  MESSAGES,
  PAGE,
  type StoredConversation,
} from './conversationStore.ts';
import { messagingStream, type MessagingHint } from './live/messagingStream.ts';
import { presentConversations, presentMessages } from './presentConversations.ts';
import { referenceAddress } from './references.ts';
import { requireMessaging, requireLookUps, requireReads } from './requireMessaging.ts';
import { createSendingStore, type NewMessage, type Sent } from './sendingStore.ts';
import { createStandingStore } from './standingStore.ts';

const conversations = (context: RequestContext) => context.perRequest(createConversationStore);
const standings = (context: RequestContext) => context.perRequest(createStandingStore);
const contacts = (context: RequestContext) => context.perRequest(createContactStore);
const CLIENT_ID = /^[\w-]{8,64}$/u;
const LONGEST_SEARCH = 100;

/** As `Date` writes a moment of our time. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/u;

/** A page of a list, named by its last entry. */
const cursorOf = ({ lastAt, id }: StoredConversation): string => `${lastAt.toISOString()}_${id}`;
function readCursor(text: string | null | undefined): { at: string; id: number } | null {
  const [at = '', id = ''] = (text ?? '').split('_');
  return MOMENT.test(at) && !Number.isNaN(Date.parse(at)) ? { at, id: storedId(id) } : null;
}

/** A conversation the member is in; null for every other name. */
const held = (context: RequestContext, memberId: number, hash: string): Promise<StoredConversation | null> =>
  isConversationHash(hash) ? conversations(context).byHash(memberId, hash) : Promise.resolve(null);

/** The same for a small change, by one short statement. */
const find = (context: RequestContext, memberId: number, hash: string): Promise<HeldConversation | null> =>
  isConversationHash(hash) ? conversations(context).find(memberId, hash) : Promise.resolve(null);

async function shownHeld(context: RequestContext, memberId: number, hash: string): Promise<Conversation | null> {
  const stored = await held(context, memberId, hash);
  return stored && ((await presentConversations(context, memberId, [stored]))[0] ?? null);
}

/** Changes a conversation that the member is in, and answers it as it is then. */
async function changed(
  context: RequestContext,
  hash: string,
  change: (memberId: number, stored: HeldConversation) => Promise<unknown>,
): Promise<Conversation | null> {
  const memberId = requireMessaging(context);
  const stored = await find(context, memberId, hash);
  if (!stored) return null;
  await change(memberId, stored);
  return shownHeld(context, memberId, hash);
}

/** @throws GraphQLError BAD_USER_INPUT for what the form refuses, too */
function checked({
  text,
  clientId,
  about,
}: {
  text: string;
  clientId: string;
  about?: readonly string[] | null | undefined;
}): NewMessage {
  if (messageProblem(text) !== null) throw refusal('BAD_USER_INPUT', 'A message has 1 to 5000 characters.');
  if (!CLIENT_ID.test(clientId))
    throw refusal('BAD_USER_INPUT', 'A message needs an id of 8 to 64 letters and digits.');
  const addresses = (about ?? []).map(referenceAddress);
  if (addresses.length > MOST_REFERENCES || addresses.includes(null))
    throw refusal('BAD_USER_INPUT', 'A message may name five pages of this site.');
  return { text: cleanMessage(text), clientId, about: addresses.flatMap((address) => address ?? []) };
}

interface NamedMember {
  profileId?: string | null | undefined;
  tree?: string | null | undefined;
  username?: string | null | undefined;
}

/**
 * A member by their profile, by their username, or as the owner of a tree that opens for the reader; null where there
 * is none.
 */
async function contactNamed(
  context: RequestContext,
  memberId: number,
  { profileId, tree, username }: NamedMember,
): Promise<Contact | null> {
  if (profileId != null) return contacts(context).byProfile(memberId, profileId);
  if (username != null) return contacts(context).byUsername(memberId, username);
  const treeId = tree == null ? null : readTreeRef(tree);
  const opened = tree != null && treeId !== null ? await openTreeOrNull(context, tree) : null;
  const owner =
    opened &&
    (await context.db.one<{ ownerId: number | null }>(
      '/* contacts.treeOwner */ SELECT owner_id AS "ownerId" FROM tree WHERE id = $1',
      [treeId],
    ));
  return owner?.ownerId == null ? null : contacts(context).byMember(memberId, owner.ownerId);
}

const toRecipient = (contact: Contact) => ({
  profileId: contact.profileId,
  name: contact.name,
  isStranger: !contact.sharesTree && !contact.areAcquainted,
});
/** Who can be written to, as far as the writer may know: someone who blocked them is written to like anyone. */
const isOpen = (contact: Contact): boolean => firstMessage(contact) !== 'impossible';

async function answerSent(context: RequestContext, memberId: number, { hash, conversationId, messageId }: Sent) {
  const [message] = await presentMessages(
    context,
    memberId,
    await conversations(context).messages(memberId, conversationId, null, messageId),
  );
  if (!message) throw refusal('NOT_FOUND', 'This message was deleted.');
  return { hash, message };
}

/** Messages between members. Everything is read and written for the member who asks. */
export const conversationResolvers: Resolvers = {
  Query: {
    conversations: async (_root, { folder, after, search }, context) => {
      const memberId = requireMessaging(context);
      await requireReads(context, memberId);
      const words = (search ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH);
      const stored = await conversations(context).list(
        memberId,
        folder === 'REQUESTS' ? 'requested' : 'accepted',
        readCursor(after),
        words,
      );
      const last = stored.length === PAGE ? stored.at(-1) : undefined;
      return {
        conversations: await presentConversations(context, memberId, stored),
        cursor: last ? cursorOf(last) : null,
      };
    },
    conversation: async (_root, { hash, before }, context) => {
      const memberId = requireMessaging(context);
      await requireReads(context, memberId);
      const stored = await held(context, memberId, hash);
      if (!stored) return null;
      const rows = await conversations(context).messages(memberId, stored.id, before == null ? null : storedId(before));
      const [[conversation], messages] = await Promise.all([
        presentConversations(context, memberId, [stored]),
        presentMessages(context, memberId, rows.slice(0, MESSAGES).reverse()),
      ]);
      return conversation ? { conversation, messages, hasEarlier: rows.length > MESSAGES } : null;
    },
    messageRecipient: async (_root, { profileId, tree, username }, context) => {
      const memberId = requireMessaging(context);
      await requireLookUps(context, memberId);
      const contact = await contactNamed(context, memberId, { profileId, tree, username });
      return contact && isOpen(contact) ? toRecipient(contact) : null;
    },
    messageContacts: async (_root, _arguments, context) =>
      (await contacts(context).all(requireMessaging(context)))
        .filter((contact) => isOpen(contact) && !contact.isBlockedByWriter)
        .map(toRecipient),
    unreadMessages: (_root, _arguments, context) => conversations(context).unread(requireMessaging(context)),
    takesMessageRequests: (_root, _arguments, context) => contacts(context).takesRequests(requireMessaging(context)),
    blockedMembers: async (_root, _arguments, context) =>
      (await contacts(context).blocked(requireMessaging(context))).map(toRecipient),
    messagesExport: async (_root, { after }, context) => {
      const memberId = requireMessaging(context);
      await requireReads(context, memberId);
      const rows = await conversations(context).exported(memberId, after == null ? 0 : storedId(after));
      const last = rows.length === EXPORTED ? rows.at(-1) : undefined;
      return {
        messages: rows.map(({ id, hash, sentAt, ...rest }) => ({
          ...rest,
          id: String(id),
          conversation: hash,
          sentAt: sentAt.toISOString(),
        })),
        next: last ? String(last.id) : null,
      };
    },
  },
  Mutation: {
    startConversation: async (_root, { input }, context) => {
      const memberId = requireMessaging(context);
      const message = checked({ text: input.text, clientId: input.clientId });
      const about = input.about == null ? null : referenceAddress(input.about);
      if (input.about != null && about === null)
        throw refusal('BAD_USER_INPUT', 'A message may be about a page of this site.');
      const contact = await contacts(context).byProfile(memberId, input.profileId);
      const how = contact ? firstMessage(contact) : 'impossible';
      if (!contact || how === 'impossible') throw refusal('NOT_FOUND', 'This member cannot be written to.');
      if (how === 'blocked') throw refusal('BLOCKED', 'You have blocked this member.');
      return answerSent(
        context,
        memberId,
        await context.perRequest(createSendingStore).start(memberId, contact, how, about, message),
      );
    },
    sendMessage: async (_root, { input }, context) => {
      const memberId = requireMessaging(context);
      const message = checked(input);
      const stored = await held(context, memberId, input.hash);
      const contact =
        stored?.otherProfileId == null ? null : await contacts(context).byProfile(memberId, stored.otherProfileId);
      if (!stored || !contact)
        throw refusal('NOT_FOUND', 'This conversation is not there, or the other person is no longer a member.');
      const isKnown = stored.otherStanding === 'accepted';
      // Who may write first is asked where a conversation begins: in one that is there, an answer of its own would
      // reveal that the other side left, or takes no requests any more.
      const how = firstMessage({ ...contact, takesRequests: true, areAcquainted: contact.areAcquainted || isKnown });
      if (how === 'blocked') throw refusal('BLOCKED', 'You have blocked this member.');
      if (how === 'impossible') throw refusal('NOT_FOUND', 'This member cannot be written to.');
      return answerSent(
        context,
        memberId,
        await context.perRequest(createSendingStore).send(memberId, stored, how === 'unseen', message),
      );
    },
    markConversationRead: async (_root, { hash, messageId }, context) => {
      const memberId = requireMessaging(context);
      const stored = await find(context, memberId, hash);
      if (stored) await standings(context).markRead(memberId, stored.id, storedId(messageId));
      return conversations(context).unread(memberId);
    },
    answerMessageRequest: (_root, { hash, isAccepted }, context) =>
      changed(context, hash, (memberId, { id }) => standings(context).answer(memberId, id, isAccepted)),
    setMemberBlocked: (_root, { hash, isBlocked }, context) =>
      changed(
        context,
        hash,
        async (memberId, { id, otherId }) =>
          otherId !== null && standings(context).setBlocked(memberId, id, otherId, isBlocked),
      ),
    unblockMember: (_root, { profileId }, context) => contacts(context).unblock(requireMessaging(context), profileId),
    setTakesMessageRequests: async (_root, { takes }, context) => {
      await contacts(context).setTakesRequests(requireMessaging(context), takes);
      return takes;
    },
    setConversationMuted: (_root, { hash, isMuted }, context) =>
      changed(context, hash, (memberId, { id }) => standings(context).setMuted(memberId, id, isMuted)),
    leaveConversation: async (_root, { hash }, context) => {
      const memberId = requireMessaging(context);
      const stored = await find(context, memberId, hash);
      return stored !== null && standings(context).leave(memberId, stored.id);
    },
    deleteMessage: (_root, { id }, context) => standings(context).remove(requireMessaging(context), storedId(id)),
    takeBackMessage: (_root, { id }, context) => standings(context).takeBack(requireMessaging(context), storedId(id)),
  },
  Subscription: {
    messagingEvents: {
      subscribe: (_root, _arguments, context) => messagingStream(requireMessaging(context), context),
      resolve: (hint: MessagingHint) => hint,
    },
  },
};
