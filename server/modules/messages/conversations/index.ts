export { createMessageHints, type MessageHints } from './live/createMessageHints.ts';
export { notify, notifyMembers } from './live/notify.ts';
export { startMessageMails } from './mails/startMessageMails.ts';
export { requireMessaging } from './requireMessaging.ts';
export { seedDemoConversations } from './seedDemoConversations.ts';
