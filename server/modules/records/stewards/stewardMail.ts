import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { unlinkedWords } from '#domain/kernel/wording/unlinkedWords.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mail } from '#server/platform/mail/Mailer.ts';

interface StewardMail {
  /** Of the site, without a trailing slash. */
  publicUrl: string;
  siteName: string;
  title: string;
  token: string;
  days: number;
}

/** Invites someone to look after the records of a sheet. */
export const stewardMail = ({
  publicUrl,
  siteName,
  title,
  token,
  days,
}: StewardMail): Omit<Mail, 'to' | 'memberId'> => ({
  kind: 'steward-invitation',
  usefulHours: days * 24,
  ...composeMail({
    subject: 'You are invited to look after records',
    before: [
      `${siteName} invites you to look after “${unlinkedWords(title)}”: to bring its files, to mend them and to publish the records.`,
    ],
    action: { label: 'See the invitation', href: `${publicUrl}/desk/invitations/${encodeURIComponent(token)}` },
    after: [
      `The link works once, within ${countInWords(days, 'day')}, for the account with this email address. You need a sign-in with a second step, such as a code from an app.`,
    ],
    footer: ['Staff of the site entered your address. If you did not expect this, ignore this email.'],
  }),
});
