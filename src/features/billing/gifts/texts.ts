import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** `/gift-subscriptions`. */
export const giftTexts = {
  title: 'Give a subscription',
  intro:
    'A gift starts when it is redeemed, not when you buy it. Someone who subscribes already has it added to what they have.',
  loading: 'Loading gifts',
  failed: 'We could not load the gifts',
  noneTitle: 'No gifts are on sale at the moment',
  none: 'Free records, searching and family trees stay open to everyone.',
  home: 'Back to homepage',
  choose: 'Choose a gift',
  option: (name: string, months: number, total: string) => `${name}, ${countInWords(months, 'month')}: ${total}`,
  details: 'Who is it for?',
  recipientName: 'Their name',
  senderName: 'Your name',
  message: 'Message',
  messageHint: 'At most 500 characters.',
  delivery: 'How do you want to give it?',
  byEmail: 'Email it on a date',
  byPrint: 'Print a card yourself',
  printHint: 'You get the code as soon as it is paid.',
  recipientEmail: 'Their email address',
  recipientEmailHint: 'We send the gift, and nothing else, to this address.',
  deliverOn: 'Date',
  deliverOnHint: 'Sent at 9 in the morning.',
  next: 'Continue to payment',
  refused: 'The gift was not saved',
  signInTitle: 'Sign in to give it',
  signIn: 'You need an account to buy a gift, so that you can see when it is redeemed.',
  own: 'Gifts you have bought',
  ownNone: 'None yet. Gifts you buy are listed here, with their codes and whether they have been redeemed.',
  states: {
    SCHEDULED: 'Waiting for its date',
    READY: 'Ready to redeem',
    REDEEMED: 'Redeemed',
    LAPSED: 'Not redeemed in time',
    REFUNDED: 'Refunded',
  } as Readonly<Record<string, string>>,
  forWhom: (name: string) => (name === '' ? 'A gift' : `For ${name}`),
  code: 'Code',
  until: (day: string) => `Can be redeemed until ${day}`,
  sentOn: (day: string) => `We email it on ${day}`,
  redeemedOn: (day: string) => `Redeemed on ${day}`,
  redeemLink: 'Redeem a gift',
  bounced: 'We couldn’t deliver the email. Give them the code or the card yourself.',
  card: 'Print the card (PDF)',
  change: 'Change',
  saveChange: 'Save changes',
  keepAsIs: 'Keep as it is',
  extend: 'Extend by a year',
  refund: 'Cancel gift',
  refundText: 'The code stops working, and we refund the whole price to the card you paid with.',
  refundConfirm: 'Cancel and refund',
};

/** `/gift-subscriptions/redeem` and the offer of a partner organisation. */
export const redeemTexts = {
  title: 'Redeem a gift',
  intro: 'Enter the code from your email or card.',
  offerTitle: 'Redeem your member offer',
  offerIntro:
    'Members of the New York Genealogical and Biographical Society can redeem the code they were given, or join by their member number.',
  codeOrNumber: 'Code or member number',
  codeOrNumberHint: 'Capitals, spaces and hyphens don’t matter.',
  byAddress: 'Join by email address',
  byAddressText: 'If the society gave you an email address and your account has it, we can send a link there.',
  sendLink: 'Send me a link',
  linkSent: 'If your address is one of the society’s, a link is on its way. It works for 24 hours.',
  linkRefused: 'No link was sent',
  code: 'Code',
  codeHint: '16 letters and numbers. Capitals, spaces and hyphens don’t matter.',
  check: 'Check the code',
  required: 'Enter a code.',
  gives: (plan: string, until: string) =>
    `This code gives you ${plan}, and you pay nothing for it. With it, your subscription runs until ${until}.`,
  givesTitle: 'This code is valid',
  lends: (plan: string, usedBy: string, until: string) =>
    `This code gives you ${plan}, and you pay nothing for it. It is used first, until ${usedBy}. Your present plan is on hold until then, and your subscription runs until ${until}.`,
  waits: (plan: string, from: string, until: string) =>
    `This code gives you ${plan}, and you pay nothing for it. It starts on ${from}, when your present plan ends, and runs until ${until}.`,
  redeem: 'Redeem',
  another: 'Use another code',
  done: 'Your subscription is ready',
  doneText: (plan: string, until: string) => `You have ${plan}. Your subscription runs until ${until}.`,
  search: 'Search the records',
  subscription: 'Your subscription',
  refused: 'This code can’t be used',
  problems: {
    CODE_UNKNOWN:
      'Check the code and try again. It may have been used already, or be over a year old. Nothing was changed.',
    NO_SEATS: 'All of your organisation’s places are taken. Ask the organisation for more, then try again.',
    ALREADY_SUBSCRIBED:
      'You already pay for a subscription that renews. Cancel it first, then try again. You keep it to the end of its term.',
    PAUSED:
      'This code opens more than your paused subscription. Resume that first, then redeem the code. The code stays valid.',
    PAST_DUE: 'A payment of your subscription is overdue. Pay it first, then redeem the code. The code stays valid.',
  } as Readonly<Record<string, string>>,
  signInTitle: 'Sign in to redeem it',
  signIn: 'A gift belongs to an account. Your code is still here when you come back.',
};

/** `/account/referrals`. */
export const referralTexts = {
  title: 'Referrals',
  intro: (days: number) =>
    `When a friend subscribes through your link, you get ${days} days added to your subscription. We add them once your friend can no longer withdraw and get a refund.`,
  loading: 'Loading your referrals',
  failed: 'We could not load your referrals',
  link: 'Your link',
  copy: 'Copy link',
  copied: 'Copied',
  notCopied: 'Select the link and copy it.',
  list: 'Friends who subscribed',
  none: 'None yet. Friends who subscribe through your link are counted here, without their names.',
  columns: { day: 'Subscribed', state: 'Reward' },
  states: {
    WAITING: 'Waiting',
    REWARDED: 'Added',
    REFUSED: 'Not added: the subscription was refunded, or paid with one of your cards',
  } as Readonly<Record<string, string>>,
};
