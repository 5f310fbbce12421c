import { writtenGiftCode } from '#domain/billing/gifts/giftCode.ts';
import type { GiftWords } from '#domain/billing/gifts/giftRules.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mail } from '#server/platform/mail/Mailer.ts';

/** What an email about a gift says of it. */
export interface GiftFacts {
  giftId: string;
  words: GiftWords;
  code: string;
  /** Such as `Everything, 12 months`. */
  plan: string;
  publicUrl: string;
}

const FOOTER = ['This email is about a gift. We send no others to this address.'];

/** Where a gift is redeemed; the code is in the fragment, which no server sees. */
export const redeemLink = (publicUrl: string, code: string): string =>
  `${publicUrl}/gift-subscriptions/redeem#code=${writtenGiftCode(code)}`;

/** To whom the gift is for, on its day. */
export function giftMail({ giftId, words, code, plan, publicUrl }: GiftFacts): Mail {
  return {
    to: words.recipientEmail,
    kind: 'gift',
    about: `gift:${giftId}`,
    ...composeMail({
      subject: `A gift for you from ${words.senderName}`,
      before: [
        `${words.recipientName}, ${words.senderName} has given you a subscription: ${plan}.`,
        ...(words.message === '' ? [] : [`“${words.message}”`]),
        'It starts when you redeem it, within a year. If you subscribe already, it is added to what you have.',
        `Your code: ${writtenGiftCode(code)}`,
      ],
      action: { label: 'Redeem your gift', href: redeemLink(publicUrl, code) },
      footer: FOOTER,
    }),
  };
}

/**
 * To the buyer: what comes next of their gift.
 * @param kind - it was sent, it could not be delivered, it can be redeemed for 30 days more, or no longer
 */
export function buyerMail(
  kind: 'sent' | 'bounced' | 'ending' | 'over',
  { words, code, plan, publicUrl }: GiftFacts,
  to: string,
  memberId: number,
): Mail {
  const says = {
    sent: {
      subject: 'Your gift was sent',
      text: `We emailed your gift to ${words.recipientName}: ${plan}. It can be redeemed within a year.`,
    },
    bounced: {
      subject: 'We could not deliver your gift',
      text: `The address you gave us for ${words.recipientName} does not accept email. Your gift (${plan}) is safe. Send them this link, or print the card on your gifts page: ${redeemLink(publicUrl, code)}`,
    },
    ending: {
      subject: 'Your gift has not been redeemed yet',
      text: `${words.recipientName} has not redeemed your gift (${plan}). It can be redeemed for another 30 days. On your gifts page you can extend it by a year, or have it refunded.`,
    },
    over: {
      subject: 'Your gift was not redeemed',
      text: `${words.recipientName} did not redeem your gift (${plan}) in time. On your gifts page you can extend it by a year, or have it refunded: nothing is lost.`,
    },
  }[kind];
  return {
    to,
    memberId,
    kind: `gift-${kind}`,
    ...composeMail({
      subject: says.subject,
      before: [says.text],
      action: { label: 'See your gifts', href: `${publicUrl}/gift-subscriptions` },
      footer: ['You get this because you bought a gift.'],
    }),
  };
}
