import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mail } from '#server/platform/mail/Mailer.ts';

/**
 * The email about a message of staff to one member. It says what it is about, and nothing of the words: other people
 * may read the email.
 */
export const staffMessageMail = ({
  memberId,
  email,
  subject,
  publicUrl,
  id,
}: {
  memberId: number;
  email: string;
  subject: string;
  publicUrl: string;
  id: number;
}): Mail => ({
  to: email,
  kind: 'staff-message',
  memberId,
  ...composeMail({
    subject: 'A message from our staff',
    before: [`Our staff have written to you: “${subject}”.`],
    action: { label: 'Read and answer', href: `${publicUrl}/messaging?staff=${id}` },
    footer: [
      'Please answer on the site: replies to this email reach no one. You receive this because it is about your account.',
    ],
  }),
});
