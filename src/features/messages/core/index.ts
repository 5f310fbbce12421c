export { keepStream } from './keepStream.ts';
export { MessageMember } from './MessageMember.tsx';
export { SendToMember } from './SendToMember.tsx';
export { UnreadCount } from './UnreadCount.tsx';
export { messagesApi, unreadMessages } from './unreadApi.ts';
export { useMayWrite } from './useMayWrite.ts';
