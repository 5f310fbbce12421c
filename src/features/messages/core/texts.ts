import { counted } from '#domain/kernel/wording/counted.ts';

/** Beside "Messages" in the account menu. */
export const unreadTexts = {
  unread: (count: number) => ` ${counted(count, 'unread conversation')}`,
} as const;
