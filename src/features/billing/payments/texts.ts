import { counted } from '#domain/kernel/wording/counted.ts';

/** `/payment`. */
export const paymentTexts = {
  title: 'Payment',
  trialTitle: 'Start your free trial',
  loading: 'Working out the price',
  failed: 'We could not work out the price',
  noPlansTitle: 'Nothing is on sale at the moment',
  noPlans: 'Free records, searching and family trees stay open to you.',
  home: 'Back to homepage',
  choosePlan: 'Choose another plan',
  details: 'Your details',
  plan: 'Plan',
  planOption: (name: string, months: number, total: string) => `${name}, ${counted(months, 'month')}: ${total}`,
  country: 'Country',
  countryHint: 'Where you live. It decides the tax in the price.',
  otherCountry: 'Choose your country',
  hasCode: 'Have a promotion code?',
  code: 'Promotion code',
  applyCode: 'Apply',
  codeApplied: (code: string) => `Code ${code} is applied.`,
  removeCode: 'Remove code',
  waiver: 'Open everything at once. I understand that I give up my right to withdraw within 14 days.',
  waiverHint: 'Leave it empty to keep that right: everything opens now all the same, and if you withdraw you pay only for the days you used.',
  order: 'Your order',
  pay: 'Continue to payment',
  saveCard: 'Continue to your card details',
  confirm: 'Confirm change',
  terms: 'By continuing you agree to this order and its later payment.',
  secure: 'You pay on our payment provider’s page. Your card number never reaches this site.',
  withoutTrial: 'Subscribe without a trial',
};

/** Why a payment did not start. */
export const refusalTexts = {
  known: {
    QUOTE_STALE: { title: 'The price has changed', text: 'Nothing was charged. The order now shows the new price. Check it before you continue.' },
    QUOTE_UNKNOWN: { title: 'This order is out of date', text: 'Nothing was charged. We worked out the price again. Check it before you continue.' },
    ALREADY_SUBSCRIBED: { title: 'You already have a subscription that renews', text: 'Nothing was charged. You can change its plan instead of buying another.' },
    ALREADY_BOUGHT: { title: 'You have this already', text: 'Nothing was charged. What you bought once stays yours.' },
    PAYMENT_UNAVAILABLE: { title: 'We can’t take payments at the moment', text: 'You have not been charged, and your choice is still here. Try again in a few minutes.' },
  },
  other: { title: 'The payment could not be started', text: 'You have not been charged. Try again in a few minutes.' },
  changePlan: 'Change plan',
  subscription: 'Your subscription',
};

/** The pages a payment ends at. */
export const outcomeTexts = {
  loading: 'Checking your payment',
  failed: 'We could not check your payment',
  unknownTitle: 'We can’t find this payment',
  unknown: 'It may belong to another account. Your own payments are on your subscription page.',
  wait: {
    title: 'Waiting for your bank',
    text: 'Your bank is confirming the payment. This can take a minute.',
    safe: 'You can leave this page: nothing is lost, and we email you when it is done.',
    again: 'Check again',
  },
  done: {
    plain: { title: 'Payment received', text: 'Thank you. Your payments, and what they opened, are on your subscription page.' },
    subscribe: { title: 'Payment received', text: 'Thank you. Your subscription has started.' },
    trial: { title: 'Your free trial has started', text: 'Nothing was charged. We email you three days before the first payment.' },
    change: { title: 'Your plan is changed', text: 'Thank you. This is how your subscription runs from now on.' },
    item: { title: 'Payment received', text: 'Thank you. What you bought is open now, and stays yours.' },
    credits: { title: 'Payment received', text: 'Thank you. Your credits are ready to use.' },
    gift: { title: 'Payment received', text: 'Thank you. Your gift is ready.' },
    card: { title: 'Card saved', text: 'Your next payment is charged to this card.' },
  },
  paid: 'Paid',
  plan: 'Plan',
  openUntil: 'Open until',
  next: 'Next payment',
  nextPayment: (amount: string, day: string) => `${amount} on ${day}`,
  noNext: 'None',
  continue: 'Continue',
  toSubscription: 'Your subscription',
  failure: {
    title: 'Payment not made',
    cardTitle: 'Card not saved',
    safe: 'You have not been charged, and nothing has changed.',
    why: {
      SOFT: 'Your bank did not make the payment this time, perhaps because of the balance or a limit. Try again later, or use another card.',
      HARD: 'Your bank refused this card. Use another card, or ask your bank why.',
      AUTH: 'Your bank asked you to confirm the payment, and it was not confirmed. Try again and approve it, or use another card.',
      OUTAGE: 'No answer came from the payment provider. Try again in a few minutes.',
    },
    plain: 'If your bank refused the card, try another one or ask your bank why.',
    /** Paid, and not to be had any more. */
    givenBack: {
      already_subscribed: 'You had a subscription already, so we gave the payment back.',
      already_bought: 'You had bought this already, so we gave the payment back.',
      changed_meanwhile: 'Your plan was changed a moment ago, in another tab or window. We gave this payment back.',
      other: 'What you chose could not be had any more, so we gave the payment back.',
    },
    statement: 'It is on your statement within a few days.',
    trialUsed: 'A free trial was taken with this card before. Nothing was charged. You can subscribe straight away, from one month.',
    again: 'Try again',
    contact: 'Contact us',
  },
  cancel: {
    title: 'Payment cancelled',
    cardTitle: 'Card unchanged',
    text: 'You left the payment. You have not been charged, and nothing has changed.',
    cardText: 'You left before a new card was saved. Payments continue with the card you had.',
    expired: 'The payment page was open too long and was closed. You have not been charged.',
    back: 'Return to payment',
    cardBack: 'Change card',
    plans: 'See the plans',
  },
};

/** `/card-update`. */
export const cardTexts = {
  title: 'Payment card',
  intro: 'Your subscription is paid with the card you saved last. You enter a new one on our payment provider’s page, and nothing is charged today.',
  present: 'Your card now',
  none: 'No card is saved yet.',
  expires: (month: number, year: number) => `Expires ${String(month).padStart(2, '0')}/${year}`,
  expired: 'Expired',
  go: 'Continue to your card details',
  loadFailed: 'We could not load your card',
  loading: 'Loading your card',
  back: 'Back to your subscription',
};
