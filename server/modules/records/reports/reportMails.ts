import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mail } from '#server/platform/mail/Mailer.ts';

type Words = Omit<Mail, 'to' | 'memberId'>;

/** Days in which an answer is still of use. */
const USEFUL_HOURS = 24 * 7;

const said = (answer: string): string[] => (answer === '' ? [] : [`We wrote: ${answer}`]);

const DECIDED = {
  accepted:
    'Thank you for reporting a wrong reading. Your correction now appears on the transcript beside the original reading, and searches find both.',
  edited: 'Thank you for reporting a wrong reading. We corrected the transcript itself: readers have your reading now.',
  rejected:
    'Thank you for reporting a reading that looked wrong. We compared it with the source and left the transcript unchanged.',
};

/**
 * To a member whose report of a wrong reading was decided. Says nothing of the record: other people may read the email.
 */
export const correctionMail = (publicUrl: string, how: keyof typeof DECIDED, answer: string): Words => ({
  kind: 'correction-decided',
  usefulHours: USEFUL_HOURS,
  ...composeMail({
    subject: how === 'rejected' ? 'Your correction was not accepted' : 'Your correction was accepted',
    before: [DECIDED[how], ...said(answer)],
    action: { label: 'See your corrections', href: `${publicUrl}/my-corrections` },
    footer: ['You receive this because you chose emails about error corrections.'],
  }),
});

/** To the person who asked us to close a record. */
export const closureMail = (publicUrl: string, isAccepted: boolean, answer: string): Words => ({
  kind: 'closure-decided',
  usefulHours: USEFUL_HOURS,
  ...composeMail({
    subject: isAccepted ? 'The record is closed' : 'The record stays open',
    before: [
      isAccepted
        ? 'You asked us to close a record. It is closed: no one can find it, and later imports of the same source will not open it again.'
        : 'You asked us to close a record. We looked into it and left it open.',
      ...said(answer),
    ],
    action: { label: 'Go to the site', href: publicUrl },
    footer: ['You receive this because you gave this address with the request. We have now deleted it.'],
  }),
});

/** To a member who had asked that a record be closed, when staff opened it again. Says nothing of the record. */
export const reopeningMail = (publicUrl: string, why: string): Words => ({
  kind: 'closure-taken-back',
  usefulHours: USEFUL_HOURS,
  ...composeMail({
    subject: 'A record you asked us to close is open again',
    before: [
      'You asked us to close a record, and we did. We have looked into it again and opened the record: readers can find it as before.',
      ...said(why),
    ],
    action: { label: 'See your requests', href: `${publicUrl}/my-corrections` },
    footer: [
      'You receive this because you asked us to close the record. If it must stay closed, send us a new request with your reason.',
    ],
  }),
});
