export { createMessageHints } from './live/createMessageHints.ts';
export { notify, notifyMembers } from './live/notify.ts';
export { requireMessaging } from './requireMessaging.ts';
