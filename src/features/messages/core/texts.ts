import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** Beside "Messages" in the account menu. */
export const unreadTexts = {
  unread: (count: number) => ` ${countInWords(count, 'unread conversation')}`,
} as const;

/** Links that start a message. */
export const sendTexts = {
  send: 'Send to a member',
  named: (name: string) => `: ${name}`,
  message: 'Message',
  messageOwner: 'Message the tree’s owner',
} as const;
