import { DAY_MS, HOUR_MS } from '#domain/kernel/values/durations.ts';
import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import type { DeskQueue } from '#domain/staff/desk/deskQueues.ts';

/** The desk of staff, `/internal`. */
export const deskTexts = {
  title: 'Desk',
  intro: 'What is waiting in the queues of your duties.',
  loading: 'Counting what is waiting',
  failed: 'We couldn’t count what is waiting',
  noDuties: {
    title: 'You have no queues yet',
    text: 'The desk lists what is waiting for your duties, and you have none with a queue. Staff with operations can ask for a duty for you.',
  },
  nothing: { title: 'Nothing is waiting', text: 'Every queue of your duties is empty.' },
  caption: 'Queues with something waiting',
  queue: 'Queue',
  waiting: 'Waiting',
  oldest: 'Oldest',
  unknown: 'Not known',
  empty: 'Empty queues',
  records: 'Bring in records',
} as const;

/** What waits, by queue. */
export const QUEUE_NAMES: Readonly<Record<DeskQueue, string>> = {
  CLOSURE_REQUEST: 'Requests to close a record',
  MESSAGE_CASE: 'Reported and held messages',
  CLIPPING_REPORT: 'Reported clippings',
  SUPPORT_REQUEST: 'Support requests to answer',
  STAFF_REQUEST: 'Requests for a second person',
  DISPUTE: 'Disputed payments',
  PAYMENT_DIFFERENCE: 'Differences from the payment provider',
  PAYMENT_NOTICE: 'Failed notices of the payment provider',
  RECORD_CORRECTION: 'Corrections of records',
  LINE_CORRECTION: 'Corrections of newspapers',
  LOST_CORRECTION: 'Newspaper corrections without a line',
  LOST_EMAIL: 'Emails late or given up',
  FAILED_JOB: 'Failed jobs',
  BROKEN_IMPORT: 'Imports failed or interrupted',
  CONTENT_FAULT: 'Faults in texts of the site',
};

/**
 * How long something has waited: `3 days`, `5 hours`, `Less than an hour`.
 * @param since - ISO 8601
 * @param now - milliseconds since 1970
 */
export function waitInWords(since: string, now: number): string {
  const waited = now - Date.parse(since);
  if (waited >= DAY_MS) return countInWords(Math.floor(waited / DAY_MS), 'day');
  return waited >= HOUR_MS ? countInWords(Math.floor(waited / HOUR_MS), 'hour') : 'Less than an hour';
}
