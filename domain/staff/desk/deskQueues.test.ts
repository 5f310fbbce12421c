import { STAFF_DUTIES, type StaffDuty } from '#domain/kernel/grants/staffDuties.ts';

import { DESK_QUEUES, deskQueuesFor } from './deskQueues.ts';

it.each<[StaffDuty, string[]]>([
  [
    'moderation',
    ['CLOSURE_REQUEST', 'MESSAGE_CASE', 'CLIPPING_REPORT', 'RECORD_CORRECTION', 'LINE_CORRECTION', 'LOST_CORRECTION'],
  ],
  ['support', ['SUPPORT_REQUEST', 'STAFF_REQUEST']],
  ['billing', ['STAFF_REQUEST', 'DISPUTE', 'PAYMENT_DIFFERENCE', 'PAYMENT_NOTICE']],
  ['operations', ['STAFF_REQUEST', 'LOST_EMAIL', 'FAILED_JOB', 'BROKEN_IMPORT']],
  ['content', ['CONTENT_FAULT']],
  ['audit', []],
])('%s sees what waits for it', (duty, queues) => expect(deskQueuesFor([duty])).toEqual(queues));

it('shows nothing to staff without a duty, and every queue to those with all', () => {
  expect(deskQueuesFor([])).toEqual([]);
  expect(deskQueuesFor(STAFF_DUTIES)).toEqual(Object.keys(DESK_QUEUES));
});
