import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mail } from '#server/platform/mail/Mailer.ts';

/** What it says. */
interface GoneFacts {
  recordId: string;
  /** Date in words. */
  bought: string;
  /** What is given back, such as `£1.50` or `5 credits`. */
  given: string;
  isMoney: boolean;
  publicUrl: string;
}

/** An email to who bought a record that has been withdrawn since: what they get back for it. */
export function goneMail(
  { recordId, bought, given, isMoney, publicUrl }: GoneFacts,
  to: string,
  memberId: number,
): Mail {
  const back = isMoney
    ? `We are refunding ${given} to the card or account you paid with. Your bank may need a few days.`
    : `Your ${given} are back on your account, and they don’t expire.`;
  return {
    to,
    memberId,
    kind: 'item-gone',
    ...composeMail({
      subject: 'A record you bought is no longer here',
      before: [
        `The record ${recordId}, which you bought on ${bought}, has been withdrawn, so you can no longer open it here.`,
        back,
      ],
      action: { label: isMoney ? 'Your payments' : 'See your credits', href: `${publicUrl}/account/subscription` },
      footer: ['You get this because you bought this record, whatever your email preferences are.'],
    }),
  };
}
