import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mail } from '#server/platform/mail/Mailer.ts';
import { preferenceLink, type LinkDeps } from '#server/platform/mail/preferenceLinks.ts';

import { RESET_HOURS } from './resetTokens.ts';

type Words = Omit<Mail, 'to' | 'memberId'>;

const hostOf = (publicUrl: string): string => new URL(publicUrl).host;

/** The link for a new password. The token is in the fragment, which browsers send to no server. */
export function resetMail(publicUrl: string, token: string): Words {
  return {
    kind: 'password-reset',
    usefulHours: RESET_HOURS,
    ...composeMail({
      subject: 'Choose a new password',
      before: [`You, or another person, asked for a new password for your account at ${hostOf(publicUrl)}.`],
      action: { label: 'Choose a new password', href: `${publicUrl}/complete-reset-password#token=${token}` },
      after: ['The link works once, for one hour. Links we sent you earlier no longer work.'],
      footer: ['If you did not ask for this, ignore this email. Your password has not changed.'],
    }),
  };
}

/** For members who have no password here, because another provider or their library vouches for them. */
export function noPasswordMail(publicUrl: string): Words {
  return {
    kind: 'password-reset',
    usefulHours: RESET_HOURS,
    ...composeMail({
      subject: 'Your account has no password',
      before: [
        `You, or another person, asked for a new password for your account at ${hostOf(publicUrl)}.`,
        'You sign in through your library or another site, so you have no password here. Sign in as you did before.',
      ],
      action: { label: 'Sign in', href: `${publicUrl}/sign-in` },
      footer: ['If you did not ask for this, ignore this email.'],
    }),
  };
}

/** Sent whenever a password was changed, so that its owner learns of it if it was not them. */
export function passwordChangedMail(deps: LinkDeps, memberId: number, passkeysRemoved: boolean): Words {
  const { publicUrl } = deps;
  return {
    kind: 'password-changed',
    ...composeMail({
      subject: 'Your password was changed',
      before: [
        `The password of your account at ${hostOf(publicUrl)} was changed just now, and the account was signed out everywhere.${passkeysRemoved ? ' All its passkeys were removed.' : ''}`,
      ],
      after: [
        passkeysRemoved
          ? 'If that was you, you need do nothing.'
          : 'If that was you, you need do nothing. Your passkeys still work: if you think another person used your account, check them in your security settings.',
      ],
      action: { label: 'It was not me: choose another password', href: `${publicUrl}/forgot-password` },
      footer: ['We email you about every change of your password.'],
      footerLinks: [preferenceLink(deps, memberId)],
    }),
  };
}
