import { COOLING_OFF_DAYS } from '#domain/billing/core/consumerRules.ts';
import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** `/account/subscription`. */
export const subscriptionTexts = {
  title: 'Subscription',
  loading: 'Loading your subscription',
  failed: 'We could not load your subscription',

  none: {
    title: 'You have no subscription',
    ended: (name: string, day: string) => `Your subscription, ${name}, ended on ${day}.`,
    text: 'Free records, searching and family trees stay open to you.',
    notSold: 'This account can’t buy a subscription. If you came through a library, it decides what is open to you.',
    plans: 'See the plans',
  },

  plan: 'Your plan',
  planLine: (name: string, months: number) => `${name}, ${countInWords(months, 'month')}`,
  status: 'Status',
  until: { paid: 'Paid until', open: 'Access until', trial: 'Trial ends' },
  states: {
    ACTIVE: 'Active',
    TRIALING: 'Free trial',
    PAST_DUE: 'Payment overdue',
    PAUSED: 'Paused',
    CANCELING: 'Cancelled',
    CANCELED: 'Cancelled',
    ENDED: 'Ended',
    SCHEDULED: 'Starts later',
  },
  explain: {
    PAUSED: (day: string, days: number) =>
      `Paused until ${day}. You have ${countInWords(days, 'paid day')} left, which start again then.`,
    CANCELING: (day: string) => `You keep access until ${day}. Nothing more is charged.`,
    given: 'It does not renew, and nothing is charged.',
  },
  next: 'Next payment',
  noNext: 'None',
  nextLine: (amount: string, day: string) => `${amount} on ${day}`,
  why: {
    renewal: 'Your subscription renews.',
    trialEnd: 'Your free trial ends.',
    retry: 'We try the failed payment again.',
  },
  tax: (amount: string) => `It includes ${amount} tax.`,
  last: (amount: string) => `You paid ${amount} last time.`,
  gift: 'Gift',
  giftLine: (name: string, day: string) => `You have ${name} until ${day}. Your own plan is on hold until then.`,
  waiting: 'Starts later',
  waitingLine: (name: string, start: string, end: string) => `${name} starts on ${start} and runs until ${end}`,
  coupon: 'Promotion',
  couponLine: (label: string, code: string, renewals: number) =>
    `${label} (${code}), for ${countInWords(renewals, 'more renewal')}`,

  card: 'Payment card',
  noCard: 'No card is saved.',
  expires: (month: number, year: number) => `Expires ${String(month).padStart(2, '0')}/${year}`,
  expiring: 'Expires before your next payment',
  changeCard: 'Change card',

  overdue: {
    title: 'Your last payment was not made',
    text: (day: string) => `You keep access until ${day}.`,
    soft: 'Your bank did not make the payment. Check the balance, or use another card.',
    hard: 'Your bank refused the card. Use another card to keep your subscription.',
    auth: 'Your bank wants you to confirm the payment. Save your card again to confirm it.',
    outage: 'The payment provider did not answer. You don’t have to do anything.',
    retry: (day: string) => `We try again on ${day}.`,
    mend: 'Use another card',
  },

  pending: {
    title: 'Your plan will change',
    text: (name: string, months: number, day: string, amount: string) =>
      `${name} for ${countInWords(months, 'month')} starts on ${day}, for ${amount}.`,
    stop: 'Keep present plan',
  },

  actions: {
    all: 'Change, pause or cancel',
    change: 'Change or cancel',
    cancel: 'Cancel your subscription',
    resume: 'Resume or cancel',
    undo: 'Changed your mind?',
  },
  change: 'Change plan',
  resumePaused: 'Resume now',
  resumeCanceled: 'Resume subscription',
  resumed: 'Your subscription is resumed.',
  pause: {
    open: 'Pause subscription',
    title: 'Pause your subscription',
    text: 'While it is paused you can’t open what subscribers see, and nothing is charged. We keep the days you have paid for.',
    months: 'For how long',
    option: (months: number) => countInWords(months, 'month'),
    confirm: 'Pause',
    done: 'Your subscription is paused.',
  },
  cancel: {
    open: 'Cancel subscription',
    title: 'Cancel your subscription?',
    text: (day: string) => `You keep access until ${day}. Nothing more is charged.`,
    plain: 'You keep access to the end of the time you paid for. Nothing more is charged.',
    confirm: 'Cancel subscription',
    doneTitle: 'Your subscription is cancelled',
    done: (day: string) => `You keep access until ${day}. We sent you an email with the date and time.`,
    survey: 'Tell us why you are leaving',
    cheaper: 'See cheaper plans',
  },
  withdraw: {
    open: `Withdraw and get a refund (within ${COOLING_OFF_DAYS} days)`,
    title: 'Withdraw and get a refund?',
    text: (refund: string, day: string) =>
      `Your subscription ends at once, and we refund ${refund} to the card you paid with. You can withdraw until ${day}.`,
    returns: 'You get back the days that were added from your earlier subscription: it reopens, and does not renew.',
    confirm: 'Withdraw and get a refund',
    /** In a trial, and while a payment is overdue: nothing of this period was paid. */
    unpaid: {
      open: `Withdraw (within ${COOLING_OFF_DAYS} days)`,
      title: 'Withdraw from your subscription?',
      text: (day: string) =>
        `Your subscription ends at once. Nothing was paid, so there is nothing to refund. You can withdraw until ${day}.`,
      confirm: 'Withdraw',
    },
    done: 'You have withdrawn. Your subscription has ended, and we sent you an email with the date and time. Any refund appears under your payments within a few minutes.',
  },
  keep: 'Keep subscription',
  notDone: 'Nothing was changed',

  elsewhere: {
    title: 'Change or cancel',
    partner: (name: string) =>
      `Your subscription, ${name}, comes from a partner organisation, which alone can change it.`,
    contact: 'Contact us',
  },

  also: {
    label: 'More about subscriptions',
    give: 'Give a subscription',
    redeem: 'Redeem a gift',
    referrals: 'Referrals',
  },

  acts: 'Changes made by our staff',
  actKinds: {
    refund: (amount: string) => `We refunded ${amount}.`,
    days: (count: number) => `We added ${countInWords(count, 'day')} to your subscription.`,
    credits: (count: number) => `We gave you ${countInWords(count, 'credit')} for single records.`,
    void: (number: string) => `We cancelled invoice ${number}: you owe nothing for it.`,
    mail: (number: string | null) =>
      number === null ? 'We sent a gift of yours again.' : `We sent you invoice ${number} again.`,
  },

  invoices: 'Payments and invoices',
  invoicesFailed: 'We could not load your invoices',
  invoicesLoading: 'Loading your invoices',
  noInvoices: 'No transactions yet. Each payment and refund appears here with its invoice.',
  number: 'Number',
  date: 'Date',
  what: 'Description',
  amount: 'Amount',
  stateColumn: 'Status',
  invoiceStates: { OPEN: 'To pay', PAID: 'Paid', VOID: 'Cancelled', UNCOLLECTIBLE: 'Written off' },
  creditNote: 'Refund',
  pdf: (number: string) => `${number} (PDF)`,
};
