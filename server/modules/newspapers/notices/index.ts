export { noticesOf, type StoredNotice } from './noticesOf.ts';
export { readNewNotices } from './readNewNotices.ts';
