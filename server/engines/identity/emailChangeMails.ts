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
    before: [`Somebody, we hope you, wants to use this address for their account at ${hostOf(publicUrl)}.`],
    action: { label: 'Confirm this address', href: `${publicUrl}/account/confirm-email#token=${token}` },
    after: ['The link works once and for 24 hours. Until then the old address stays in use.'],
    footer: ['If you did not ask for this, you need not do anything.'],
  }),
});

/** To the old address, so that its owner can stop what they did not ask for. */
export const noticeMail = (publicUrl: string, token: string): Words => ({
  kind: 'email-change-notice',
  usefulHours: EMAIL_CHANGE_HOURS,
  ...composeMail({
    subject: 'Your email address is about to change',
    before: [`Somebody signed in to your account at ${hostOf(publicUrl)} and asked for another email address. It changes when the link that we sent there is opened.`],
    action: { label: 'It was not me: keep my address', href: `${publicUrl}/account/keep-email#token=${token}` },
    after: ['If that was you, there is nothing to do here.'],
    footer: ['We tell the old address of every change.'],
  }),
});

/** To the owner of an address that somebody else wants: nobody but them learns that they have an account. */
export const takenMail = (publicUrl: string): Words => ({
  kind: 'email-taken',
  usefulHours: EMAIL_CHANGE_HOURS,
  ...composeMail({
    subject: 'You have an account already',
    before: [
      `Somebody wants to use this address for another account at ${hostOf(publicUrl)}. You have an account with it, so nothing was changed.`,
      'If that was you: sign in with this address instead, or choose another one for the other account.',
    ],
    action: { label: 'Sign in', href: `${publicUrl}/sign-in` },
    footer: ['If it was not you, you need not do anything.'],
  }),
});

/** To both addresses, once it is done. */
export const changedMail = (publicUrl: string): Words => ({
  kind: 'email-changed',
  ...composeMail({
    subject: 'Your email address was changed',
    before: [`Your account at ${hostOf(publicUrl)} has a new email address now. Sign in with it from now on.`],
    after: ['If you did not want this, contact our customer support team.'],
    footer: ['We tell both addresses of every change.'],
  }),
});
