import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { paymentTexts } from '#features/billing/core/index.ts';

/** How long a plan runs. */
export const termInWords = (months: number): string => countInWords(months, 'month');

/** `/subscribe` and `/upgrade`. */
export const planTexts = {
  subscribe: {
    title: 'Choose a subscription',
    intro:
      'Searching, family trees and free records need no subscription. A subscription opens the records, images and newspapers marked for subscribers.',
  },
  upgrade: {
    title: 'Change your plan',
    intro:
      'A higher plan starts at once, and what is left of your present one is taken off its price. A lower plan starts when your present one ends.',
  },
  loading: 'Loading plans',
  failed: 'We could not load the plans',
  none: 'No plans are on sale at the moment',
  noneText: 'Free records, searching and family trees stay open to you.',
  home: 'Back to homepage',

  caption: 'Plans compared',
  isOpen: 'Included',
  isClosed: 'Not included',
  from: (perMonth: string) => `from ${perMonth} a month`,
  most: 'Opens everything',
  own: 'Your plan',
  perMonth: (amount: string) => `${amount} a month`,
  renews: (amount: string, months: number) =>
    `Renews ${months === 12 ? `at ${amount} ` : ''}${paymentTexts.interval(months)} until you cancel${months < 12 ? `: ${amount} over a year` : ''}`,
  choose: 'Choose',
  chooseHidden: (name: string, months: number) => ` ${name} for ${termInWords(months)}`,

  promises: [
    {
      title: 'The whole price, from the start',
      text: 'Prices include tax. We email you the amount and the date before a subscription renews: each time for three months or longer, twice a year if you pay monthly.',
    },
    {
      title: 'Cancel in two presses',
      text: 'On your subscription page, without a call. You keep access to the end of the time you paid for.',
    },
    {
      title: '14 days to change your mind',
      text: 'Withdraw in the first 14 days and we work out your refund before you confirm.',
    },
  ],
  trialTitle: (days: number) => `Try it free for ${days} days`,
  trialText: 'We email you three days before the first payment. Cancel before it and you pay nothing.',
  trialButton: 'See the free trial',
  questions: 'Questions before you choose?',
  contact: 'Contact us',

  present: (name: string, day: string) => `You have ${name}, paid until ${day}.`,
  endsTitle: (day: string) => `Your subscription ends on ${day}`,
  endsText:
    'You cancelled it. Resume it to keep it as it is. If you choose a plan here instead, the days you have already paid for are added to it.',
  toSubscription: 'Your subscription',
};

/** `/free-trial`. */
export const trialTexts = {
  title: (days: number) => `Free for ${days} days`,
  plainTitle: 'Free trial',
  intro: 'See what the records hold about your family before you pay anything.',
  choose: 'Your plan after the trial',
  option: (name: string, total: string, months: number) => `${name}: ${total} for ${termInWords(months)}`,
  steps: 'What happens, and when',
  todayTitle: 'Today',
  today: 'Everything in the plan opens. You give us a card and nothing is charged.',
  noticeTitle: (day: number) => `Day ${day}`,
  notice: 'We email you the amount, the date and a link to cancel.',
  endTitle: (day: number) => `Day ${day}`,
  end: (total: string, months: number) =>
    `You pay ${total}, and ${total} ${paymentTexts.interval(months)} from then on, until you cancel. If you cancel before this date, you pay nothing and keep the rest of your trial.`,
  start: 'Start the free trial',
  once: 'One free trial for each person and card.',
  notEligibleTitle: 'You have had a subscription or a trial before',
  notEligible: 'A free trial is for new subscribers. You can subscribe straight away, from one month.',
  none: 'No plan has a free trial at the moment',
  plans: 'See the plans',
  failed: 'We could not load the free trial',
};
