export { keepStream } from './keepStream.ts';
export type { Hint } from './openStream.ts';
export { UnreadCount } from './UnreadCount.tsx';
export { messagesApi, unreadMessages } from './unreadApi.ts';
