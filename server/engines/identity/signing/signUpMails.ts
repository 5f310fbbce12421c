import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mail } from '#server/platform/mail/Mailer.ts';

import { CODE_MINUTES } from './pendingSignUps.ts';

type Words = Omit<Mail, 'to' | 'memberId'>;

const hostOf = (publicUrl: string): string => new URL(publicUrl).host;

/** The code that proves that somebody reads the address they register with. */
export function signUpCodeMail(publicUrl: string, code: string): Words {
  return {
    kind: 'sign-up-code',
    usefulHours: 1,
    ...composeMail({
      subject: `Your code for ${hostOf(publicUrl)}`,
      before: [`Somebody, we hope you, wants to become a member of ${hostOf(publicUrl)} with this email address. To go on, enter this code on the page that asks for it: ${code}`],
      after: [`The code works once and for ${CODE_MINUTES} minutes.`],
      footer: ['If you did not want to become a member, you need not do anything: without the code there is no account. Give it to nobody.'],
    }),
  };
}

/** For the owner of an address that somebody tried to register with, which nobody else learns. */
export function alreadyMemberMail(publicUrl: string): Words {
  return {
    kind: 'already-member',
    ...composeMail({
      subject: 'You have an account already',
      before: [`Somebody, we hope you, tried to register at ${hostOf(publicUrl)} with this email address. You have an account with it already: sign in with your password.`],
      action: { label: 'Sign in', href: `${publicUrl}/sign-in` },
      after: ['If you have forgotten your password, choose a new one from the sign-in page.'],
      footer: ['If you did not try to register, you need not do anything: nobody learns from us that you have an account.'],
    }),
  };
}
