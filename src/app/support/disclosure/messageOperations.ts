import { REFUSED, SHAPE_ONLY, type OperationDisclosures } from './disclosure.ts';

/**
 * What may be seen of messages between members: how many are unread in shape alone, and nothing of who writes to whom.
 */
export const messageOperations: OperationDisclosures = {
  unreadMessages: SHAPE_ONLY,
  // Its answer is a key to the messages in the browser.
  getCepJwt: REFUSED,
  conversations: REFUSED,
  conversation: REFUSED,
  messageRecipient: REFUSED,
  messageContacts: REFUSED,
  blockedMembers: REFUSED,
  takesMessageRequests: SHAPE_ONLY,
  setTakesMessageRequests: SHAPE_ONLY,
  messagesExport: REFUSED,
  startConversation: REFUSED,
  sendMessage: REFUSED,
  markConversationRead: SHAPE_ONLY,
  answerMessageRequest: SHAPE_ONLY,
  setMemberBlocked: SHAPE_ONLY,
  unblockMember: SHAPE_ONLY,
  setConversationMuted: SHAPE_ONLY,
  leaveConversation: SHAPE_ONLY,
  deleteMessage: SHAPE_ONLY,
  takeBackMessage: SHAPE_ONLY,
  reportMessage: REFUSED,
  appealRemoval: REFUSED,
  moderationQueue: REFUSED,
  moderationLog: REFUSED,
  decideMessage: REFUSED,
  staffMessages: REFUSED,
  markStaffMessageRead: SHAPE_ONLY,
  answerStaffMessage: REFUSED,
  deleteStaffMessage: SHAPE_ONLY,
  writtenStaffMessages: REFUSED,
  staffMessageDryRun: REFUSED,
  sendStaffMessage: REFUSED,
  askStaffMessage: REFUSED,
};
