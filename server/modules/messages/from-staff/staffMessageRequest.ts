import { isStaffSegment } from '#domain/messages/core/staffSegments.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { recordStaffAct, type StaffRequestKind } from '#server/modules/staff/duties/index.ts';

import { deliverToSegment } from './writtenStore.ts';

/** A message to a segment, as a second person approves it: payload `{ message, subject, segment, group, count }`. */
export const staffMessageRequest: StaffRequestKind = {
  name: 'staff-message',
  duty: 'support',
  mayBeAboutOneself: true,
  describe: ({ subject, segment, group, count }) =>
    `Send “${String(subject)}” to ${String(segment)}${typeof group === 'string' ? ` ${group}` : ''}: ${Number(count).toLocaleString('en-GB')} members`,
  async run(tx, { payload: { message, segment, group }, reason, decidedBy }) {
    const name = String(segment);
    const recipients = isStaffSegment(name)
      ? await deliverToSegment(tx, Number(message), { segment: name, group: typeof group === 'string' ? group : null })
      : null;
    if (recipients === null) throw refusal('CONFLICT', 'This message was sent before, or is no longer here.');
    await recordStaffAct(tx, {
      staffId: decidedBy,
      duty: 'support',
      what: 'message-sent',
      reason,
      after: { message: Number(message), segment: name, recipients },
    });
  },
};
