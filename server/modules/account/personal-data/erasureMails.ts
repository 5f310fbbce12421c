import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mail } from '#server/platform/mail/Mailer.ts';

type Words = Omit<Mail, 'to' | 'memberId'>;

/** Days in which a member can change their mind (ADR 14). */
export const ERASURE_DAYS = 14;

/** When erasure is requested: what happens, and how to stop it. */
export const erasureAskedMail = (publicUrl: string, dueAt: Date, token: string): Words => ({
  kind: 'erasure-asked',
  ...composeMail({
    subject: 'Your account will be erased',
    before: [
      `Someone signed in to your account at ${new URL(publicUrl).host} and asked us to erase it. It has been signed out everywhere.`,
      `On ${dayInWords(dueAt)} we erase the account and everything that is yours, for good.`,
    ],
    action: { label: 'Keep my account', href: `${publicUrl}/account/keep-account#token=${token}` },
    after: ['If you want it erased, you need do nothing.'],
    footer: ['We send this to every member whose account is about to be erased, so that you always know.'],
  }),
});

/** The last email they get. */
export const erasedMail = (publicUrl: string): Words => ({
  kind: 'erased',
  usefulHours: 24,
  ...composeMail({
    subject: 'Your account has been erased',
    before: [
      `Your account at ${new URL(publicUrl).host} and everything that was yours there have been erased, as you asked.`,
    ],
    footer: ['We will not email you again.'],
  }),
});
