import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mail } from '#server/platform/mail/Mailer.ts';

type Words = Omit<Mail, 'to' | 'memberId'>;

/** Hours for which a new address may be confirmed (spec 2 section 8). */
export const EMAIL_CHANGE_HOURS = 24;

const hostOf = (publicUrl: string): string => new URL(publicUrl).host;

/** To the new address: the link that makes it the account's. */
export const confirmMail = (publicUrl: string, token: string): Words => ({
  kind: 'email-confirm',
  usefulHours: EMAIL_CHANGE_HOURS,
  ...composeMail({
    subject: 'Confirm your new email address',
    before: [`You, or another person, asked to use this address for an account at ${hostOf(publicUrl)}.`],
    action: { label: 'Confirm this address', href: `${publicUrl}/account/confirm-email#token=${token}` },
    after: ['The link works once, for 24 hours. Until then, your account keeps its old address.'],
    footer: ['If you did not ask for this, ignore this email.'],
  }),
});

/** To the old address, so that its owner can stop what they did not ask for. */
export const noticeMail = (publicUrl: string, token: string): Words => ({
  kind: 'email-change-notice',
  usefulHours: EMAIL_CHANGE_HOURS,
  ...composeMail({
    subject: 'Your email address is about to change',
    before: [
      `Someone signed in to your account at ${hostOf(publicUrl)} and asked to change its email address. It changes when they open the link we sent to the new address.`,
    ],
    action: { label: 'It was not me: keep my address', href: `${publicUrl}/account/keep-email#token=${token}` },
    after: ['If that was you, you need do nothing.'],
    footer: ['We email the old address about every change.'],
  }),
});

/** To the owner of an address that another member wants: only they learn that they have an account. */
export const takenMail = (publicUrl: string): Words => ({
  kind: 'email-taken',
  usefulHours: EMAIL_CHANGE_HOURS,
  ...composeMail({
    subject: 'You already have an account',
    before: [
      `Someone asked to use this address for another account at ${hostOf(publicUrl)}. It belongs to your account, so nothing has changed.`,
      'If that was you: sign in with this address instead, or choose another one for the other account.',
    ],
    action: { label: 'Sign in', href: `${publicUrl}/sign-in` },
    footer: ['If it was not you, ignore this email.'],
  }),
});

/** To both addresses, once it is done. */
export const changedMail = (publicUrl: string): Words => ({
  kind: 'email-changed',
  ...composeMail({
    subject: 'Your email address was changed',
    before: [`Your account at ${hostOf(publicUrl)} has a new email address now. Sign in with it from now on.`],
    after: ['If you did not want this, contact our customer support team.'],
    footer: ['We email both addresses about every change.'],
  }),
});
