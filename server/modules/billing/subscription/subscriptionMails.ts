import type { FailureClass } from '#domain/billing/core/failureClass.ts';
import type { NoticeKind } from '#domain/billing/subscription/noticesDue.ts';
import type { SubscriptionEffect } from '#domain/billing/subscription/subscriptionEvents.ts';
import type { MailWords } from '#server/platform/mail/composeMail.ts';

/** What members are written to about: what happened, and what is to come. */
export type SubscriptionMail = Extract<SubscriptionEffect, { kind: 'mail' }>['mail'] | NoticeKind | 'trialStarted';

/** What an email can say. Amounts and dates are words already. */
export interface MailFacts {
  /** `Everything, 12 months` */
  plan: string;
  /** When the paid or free time ends. */
  until: string;
  /** The next payment with its tax, such as `£119.99 (includes £20.00 tax)`. */
  next: string;
  /** What becomes of a promotion with the next payment; null for nothing to say. */
  discount: string | null;
  /** What was paid for the present period; null for nothing. */
  last: string | null;
  /** Of what was just paid. */
  paid: string;
  /** Days that came over from an earlier subscription, in words; null for none. */
  carried: string | null;
  refund: string | null;
  /** Until when a payment that failed leaves everything open. */
  graceUntil: string;
  /** When it is tried again; null: not by itself. */
  retry: string | null;
  failureClass: FailureClass | null;
  pauseEnds: string | null;
  /** The bank's page, where it wants its customer. */
  actionUrl: string | null;
  /** The plan that was chosen for later. */
  pending: string | null;
  /** Whether an email announces the next renewal: of a monthly one only each sixth. */
  isAnnounced: boolean;
}

type Body = Omit<MailWords, 'footer'>;

const howToCancel =
  'To stop it, open your subscription page and select “Cancel subscription” twice. You keep everything until the date above.';
/** When it renews and for how much; that an email comes before is said only where one does. */
const renews = ({ next, isAnnounced }: MailFacts): string =>
  `It renews on that date for ${next}, from your saved card.${isAnnounced ? ' We will email you before that.' : ''}`;
const lastTime = ({ last }: MailFacts): string[] => (last === null ? [] : [`Last time you paid ${last}.`]);

const ahead = (facts: MailFacts, subject: string): Body => ({
  subject,
  before: [
    `Your subscription to ${facts.plan} renews on ${facts.until}. We will then charge ${facts.next} to your saved card.`,
    ...(facts.discount === null ? [] : [facts.discount]),
    ...lastTime(facts),
  ],
  action: { label: 'Your subscription', href: '/account/subscription' },
  after: [howToCancel],
});

const FAILED: Readonly<Record<FailureClass, (facts: MailFacts) => Body>> = {
  soft: ({ plan, next, graceUntil, retry }) => ({
    subject: 'Your payment did not go through',
    before: [
      `Your bank declined ${next} for ${plan}. You keep access until ${graceUntil}.`,
      retry === null
        ? 'We won’t try this card again.'
        : `We will try again on ${retry}, so there may be nothing for you to do.`,
    ],
    action: { label: 'Use another card', href: '/card-update' },
    after: ['If you no longer want the subscription, cancel it on your subscription page. You will owe nothing.'],
  }),
  hard: ({ plan, next, graceUntil }) => ({
    subject: 'We need another card',
    before: [
      `Your card could not be charged ${next} for ${plan}, and your bank will not accept it again. You keep access until ${graceUntil}.`,
    ],
    action: { label: 'Add another card', href: '/card-update' },
    after: ['If you no longer want the subscription, cancel it on your subscription page. You will owe nothing.'],
  }),
  auth: ({ plan, next, graceUntil, actionUrl }) => ({
    subject: 'Your bank needs you to confirm a payment',
    before: [`Your bank wants you to confirm ${next} for ${plan}. You keep access until ${graceUntil}.`],
    action: { label: 'Confirm the payment', href: actionUrl ?? '/card-update' },
    after: ['Once you confirm, your subscription continues without a gap.'],
  }),
  outage: ({ plan, graceUntil }) => ({
    subject: 'Your payment is delayed',
    before: [
      `We could not reach the bank to renew ${plan}. You keep access until ${graceUntil}, and we keep trying. There is nothing for you to do.`,
    ],
  }),
};

/** What each email says; addresses are paths of this site, or the bank's whole address. */
export const SUBSCRIPTION_MAILS: Readonly<Record<SubscriptionMail, (facts: MailFacts) => Body>> = {
  started: (facts) => ({
    subject: `Welcome to ${facts.plan}`,
    before: [
      `Thank you. You paid ${facts.paid}. Your subscription to ${facts.plan} runs until ${facts.until}.`,
      ...(facts.carried === null
        ? []
        : [`That includes the ${facts.carried} left of your earlier subscription, which this one replaces.`]),
      renews(facts),
    ],
    action: { label: 'Your subscription', href: '/account/subscription' },
    after: [howToCancel],
  }),
  trialStarted: (facts) => ({
    subject: 'Your free trial has started',
    before: [
      `Everything in ${facts.plan} is open to you, free, until ${facts.until}.`,
      `On ${facts.until} the trial becomes a subscription, and we charge ${facts.next} to your saved card. We will remind you 3 days before.`,
    ],
    action: { label: 'Your subscription', href: '/account/subscription' },
    after: ['If you cancel before then, you pay nothing and keep the rest of your trial.'],
  }),
  'trial-3': (facts) => ({
    subject: `Your free trial ends on ${facts.until}`,
    before: [
      `Your free trial of ${facts.plan} ends on ${facts.until}. We will then charge ${facts.next} to your saved card.`,
    ],
    action: { label: 'Keep or cancel', href: '/account/subscription' },
    after: ['If you cancel before then, you pay nothing and keep the rest of your trial.'],
  }),
  trialCharged: (facts) => ({
    subject: 'Your subscription has started',
    before: [
      `Your free trial is over, and we charged ${facts.paid} for ${facts.plan}. It runs until ${facts.until}.`,
      renews(facts),
    ],
    action: { label: 'Your subscription', href: '/account/subscription' },
    after: [howToCancel],
  }),
  'renewal-30': (facts) => ahead(facts, `Your subscription renews on ${facts.until}`),
  'renewal-7': (facts) => ahead(facts, `Your subscription renews on ${facts.until}`),
  'half-year': (facts) => ahead(facts, 'Your subscription renews each month'),
  renewed: (facts) => ({
    subject: 'Your subscription has renewed',
    before: [
      `We charged ${facts.paid} for ${facts.plan}. It runs until ${facts.until}, and renews then for ${facts.next}.`,
      'Your invoice is on your subscription page.',
    ],
    action: { label: 'Your subscription', href: '/account/subscription' },
    after: [howToCancel],
  }),
  renewalFailed: (facts) => FAILED[facts.failureClass ?? 'soft'](facts),
  canceled: (facts) => ({
    subject: 'Your subscription is cancelled',
    before: [`You cancelled ${facts.plan}. You keep access until ${facts.until}, and we will charge nothing more.`],
    action: { label: 'Your subscription', href: '/account/subscription' },
    after: ['If you change your mind before then, select “Resume” on that page.'],
  }),
  boughtInStore: (facts) => ({
    subject: 'Your subscription here will not renew',
    before: [
      `You now have a subscription that an app store charges. So that you don’t pay twice, we cancelled the renewal of ${facts.plan} here. You keep access until ${facts.until}, and we will charge nothing more.`,
    ],
    action: { label: 'Your subscription', href: '/account/subscription' },
    after: [
      'To keep this one instead, cancel in the app store first. Then select “Resume” on that page before the date above.',
    ],
  }),
  resumed: (facts) => ({
    subject: 'Your subscription continues',
    before: [`${facts.plan} runs until ${facts.until}. It renews then for ${facts.next}.`],
    action: { label: 'Your subscription', href: '/account/subscription' },
    after: [howToCancel],
  }),
  paused: (facts) => ({
    subject: 'Your subscription is paused',
    before: [
      `You paused ${facts.plan}. We charge nothing, and your paid days are saved until the pause ends on ${facts.pauseEnds ?? facts.until}.`,
    ],
    action: { label: 'Your subscription', href: '/account/subscription' },
    after: ['You can resume it earlier on that page.'],
  }),
  withdrawn: (facts) => ({
    subject: 'You have withdrawn from your subscription',
    before: [
      `You withdrew from your subscription to ${facts.plan}, and it has ended.`,
      facts.refund === null
        ? 'Nothing had been paid, so there is nothing to refund.'
        : `We refund ${facts.refund} to the card you paid with, within 14 days.`,
    ],
    action: { label: 'Your subscription', href: '/account/subscription' },
  }),
  changed: (facts) => ({
    subject: `Your plan is now ${facts.plan}`,
    before: [
      `Your plan is now ${facts.plan}, which runs until ${facts.until}. It renews on that date for ${facts.next}.`,
    ],
    action: { label: 'Your subscription', href: '/account/subscription' },
    after: [howToCancel],
  }),
  changePlanned: (facts) => ({
    subject: 'Your plan will change',
    before: [
      `On ${facts.until} your plan changes from ${facts.plan} to ${facts.pending ?? 'another'}, for ${facts.next}. Until then nothing changes.`,
    ],
    action: { label: 'Your subscription', href: '/account/subscription' },
    after: ['You can undo this on your subscription page until that date.'],
  }),
  daysTakenBack: (facts) => ({
    subject: 'The payment for your gift was reversed',
    before: [
      `The bank reversed the payment for the gift you redeemed, so we removed the days of it that you had not used. ${facts.plan} now runs until ${facts.until}.`,
      'What you paid for yourself stays as it was.',
    ],
    action: { label: 'Your subscription', href: '/account/subscription' },
  }),
  returned: (facts) => ({
    subject: 'Your earlier subscription is open again',
    before: [
      `You get back the days you had already paid for: ${facts.plan} runs until ${facts.until}. It will not renew, and we will charge nothing more.`,
    ],
    action: { label: 'Your subscription', href: '/account/subscription' },
    after: ['To keep it after that date, select “Resume” on that page.'],
  }),
  carriedTakenBack: (facts) => ({
    subject: 'Days were removed from your subscription',
    before: [
      `The payment for your earlier subscription was reversed, so we removed the days of it that you had not used. ${facts.plan} now runs until ${facts.until}.`,
      'What you paid for since stays as it was.',
    ],
    action: { label: 'Your subscription', href: '/account/subscription' },
  }),
  ended: (facts) => ({
    subject: 'Your subscription has ended',
    before: [
      `Your subscription to ${facts.plan} has ended, and we will charge nothing more. Your trees, saved searches and notes are still here.`,
    ],
    action: { label: 'See plans', href: '/subscribe' },
  }),
};
