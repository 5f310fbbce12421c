import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mail } from '#server/platform/mail/Mailer.ts';

import { CODE_MINUTES } from './pendingSignUps.ts';

type Words = Omit<Mail, 'to' | 'memberId'>;

const hostOf = (publicUrl: string): string => new URL(publicUrl).host;

/** The code that proves that the new member reads email at the address. */
export function signUpCodeMail(publicUrl: string, code: string): Words {
  return {
    kind: 'sign-up-code',
    usefulHours: 1,
    ...composeMail({
      subject: `Your code for ${hostOf(publicUrl)}`,
      before: [
        `You, or another person, asked to register at ${hostOf(publicUrl)} with this email address. To continue, enter this code: ${code}`,
      ],
      after: [`The code works once, for ${CODE_MINUTES} minutes.`],
      footer: [
        'If you did not ask to register, ignore this email: there is no account without the code. Do not share it.',
      ],
    }),
  };
}

/** For the owner of an address with which another person tried to register; no one else learns of it. */
export function alreadyMemberMail(publicUrl: string): Words {
  return {
    kind: 'already-member',
    ...composeMail({
      subject: 'You already have an account',
      before: [
        `You, or another person, tried to register at ${hostOf(publicUrl)} with this email address. You already have an account: sign in with your password.`,
      ],
      action: { label: 'Sign in', href: `${publicUrl}/sign-in` },
      after: ['If you have forgotten your password, choose a new one from the sign-in page.'],
      footer: ['If you did not try to register, ignore this email. We do not disclose that you have an account.'],
    }),
  };
}
