import { KEPT_DAYS } from '#domain/billing/items/creditExpiry.ts';
import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mail } from '#server/platform/mail/Mailer.ts';

/** What an email about credits is about: they expire, they expire soon, they have expired. */
export type CreditMail = 'first' | 'again' | 'expired';

/** What it says. */
interface CreditFacts {
  credits: number;
  /** Date in words. */
  end: string;
  mayKeep: boolean;
  publicUrl: string;
}

const keep = (mayKeep: boolean): string =>
  mayKeep ? ` On your subscription page you can keep them for another ${KEPT_DAYS} days, once and free.` : '';

/** An email to the owner of credits that expire. */
export function creditMail(
  kind: CreditMail,
  { credits, end, mayKeep, publicUrl }: CreditFacts,
  to: string,
  memberId: number,
): Mail {
  const own = countInWords(credits, 'credit');
  const says = {
    first: {
      subject: `${own} will expire on ${end}`,
      text: `Your ${own} will expire on ${end}. Use them for a record or an image before then.${keep(mayKeep)}`,
    },
    again: {
      subject: `${own} will expire on ${end}`,
      text: `This is the last reminder: your ${own} will expire on ${end}.${keep(mayKeep)}`,
    },
    expired: {
      subject: `${own} have expired`,
      text: `We wrote to you twice about ${own}, which expired on ${end}. You can still open what you bought with credits.`,
    },
  }[kind];
  return {
    to,
    memberId,
    kind: `credits-${kind}`,
    ...composeMail({
      subject: says.subject,
      before: [says.text],
      action: { label: 'See your credits', href: `${publicUrl}/account/subscription` },
      footer: ['You get this because you bought credits, whatever your email preferences are.'],
    }),
  };
}
