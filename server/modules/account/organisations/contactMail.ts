import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { unlinkedWords } from '#domain/kernel/wording/unlinkedWords.ts';
import type { Organisation } from '#server/modules/kernel/graphql/types.generated.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mail } from '#server/platform/mail/Mailer.ts';

interface ContactMail {
  /** Of the site, without a trailing slash. */
  publicUrl: string;
  siteName: string;
  organisation: Pick<Organisation, 'kind' | 'name'>;
  token: string;
  days: number;
}

const WORK = {
  LIBRARY: 'to see how much it is used, what its contract is and whether its sign-in works',
  PARTNER: 'to see how many of its members have joined',
} as const;

/** Invites someone to look after a library or a partner organisation. */
export const contactMail = ({
  publicUrl,
  siteName,
  organisation: { kind, name },
  token,
  days,
}: ContactMail): Omit<Mail, 'to' | 'memberId'> => ({
  kind: 'contact-invitation',
  usefulHours: days * 24,
  ...composeMail({
    subject: 'You are invited to look after an organisation',
    before: [`${siteName} invites you to look after “${unlinkedWords(name)}” there: ${WORK[kind]}.`],
    action: {
      label: 'See the invitation',
      href: `${publicUrl}/organisations/invitations/${encodeURIComponent(token)}`,
    },
    after: [
      `The link works once, within ${countInWords(days, 'day')}, for the account with this email address. You need a sign-in with a second step, such as a code from an app.`,
    ],
    footer: ['Staff of the site entered your address. If you did not expect this, ignore this email.'],
  }),
});
