import { composeMail } from '#server/mail/composeMail.ts';
import type { Mail } from '#server/mail/Mailer.ts';

type Words = Omit<Mail, 'to' | 'memberId'>;

/** Days in which an answer is still of use. */
const USEFUL_HOURS = 24 * 7;

const said = (answer: string): string[] => (answer === '' ? [] : [`We wrote: ${answer}`]);

/** To a member whose report of a wrong reading was decided. Says nothing of the record: mail is read by others too. */
export const correctionMail = (publicUrl: string, isAccepted: boolean, answer: string): Words => ({
  kind: 'correction-decided',
  usefulHours: USEFUL_HOURS,
  ...composeMail({
    subject: isAccepted ? 'Your correction was accepted' : 'Your correction was not accepted',
    before: [
      isAccepted
        ? 'Thank you for telling us of a wrong reading. It now stands on the transcript as a correction, beside what was transcribed, and searches find both.'
        : 'Thank you for telling us of a reading that looked wrong. We compared it with the source and left the transcript as it is.',
      ...said(answer),
    ],
    action: { label: 'See your corrections', href: `${publicUrl}/my-corrections` },
    footer: ['You get this because you want mail about error corrections.'],
  }),
});

/** To whoever asked that a record be closed. */
export const closureMail = (publicUrl: string, isAccepted: boolean, answer: string): Words => ({
  kind: 'closure-decided',
  usefulHours: USEFUL_HOURS,
  ...composeMail({
    subject: isAccepted ? 'The record is closed' : 'The record stays open',
    before: [
      isAccepted ? 'You asked us to close a record. It is closed: nobody finds it any more, and a new import of the same source will not open it again.' : 'You asked us to close a record. We looked into it and left it open.',
      ...said(answer),
    ],
    action: { label: 'Go to the site', href: publicUrl },
    footer: ['You get this because this address was given with the request. We have forgotten it now.'],
  }),
});
