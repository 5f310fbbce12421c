import { countInWords } from '#domain/kernel/wording/countInWords.ts';

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
    plain: { title: 'Payment received', text: 'Thank you. You can see your payments on your subscription page.' },
    subscribe: { title: 'Payment received', text: 'Thank you. Your subscription has started.' },
    trial: {
      title: 'Your free trial has started',
      text: 'Nothing was charged. We email you three days before the first payment.',
    },
    changePlanned: {
      title: 'Your change is saved',
      text: 'Nothing was charged. Below are your present plan and the one that follows it.',
    },
    change: { title: 'Your plan is changed', text: 'Thank you. Your new plan is below.' },
    item: { title: 'Payment received', text: 'Thank you. You can open what you bought now, and at any time.' },
    credits: { title: 'Payment received', text: 'Thank you. Your credits are ready to use.' },
    gift: { title: 'Payment received', text: 'Thank you. Your gift is ready.' },
    card: { title: 'Card saved', text: 'Your next payment is charged to this card.' },
  },
  paid: 'Paid',
  plan: 'Plan',
  planLine: (name: string, months: number) => `${name}, ${countInWords(months, 'month')}`,
  changesTo: 'Changes to',
  changesLine: (plan: string, day: string) => `${plan}, on ${day}`,
  openUntil: 'Access until',
  next: 'Next payment',
  nextPayment: (amount: string, day: string) => `${amount} on ${day}`,
  noNext: 'None',
  continue: 'Continue',
  toSubscription: 'Your subscription',
  toGifts: 'See your gifts',
  failure: {
    title: 'Payment not made',
    cardTitle: 'Card not saved',
    safe: 'You have not been charged, and nothing has changed.',
    why: {
      SOFT: 'Your bank did not make the payment this time, perhaps because of the balance or a limit. Try again later, or use another card.',
      HARD: 'Your bank refused this card. Use another card, or ask your bank why.',
      AUTH: 'Your bank asked you to confirm the payment, and it was not confirmed. Try again and approve it, or use another card.',
      OUTAGE: 'The payment provider did not answer. Try again in a few minutes.',
    },
    plain: 'If your bank refused the card, try another one or ask your bank why.',
    /** Paid, and not to be had any more. */
    givenBack: {
      already_subscribed: 'You already had a subscription, so we refunded the payment.',
      already_bought: 'You had already bought this, so we refunded the payment.',
      changed_meanwhile: 'Your plan was changed a moment ago, in another tab or window. We refunded this payment.',
      code_used: 'You had already used this code, so we refunded the payment.',
      other: 'What you chose was no longer available, so we refunded the payment.',
    },
    statement: 'The refund appears on your statement within a few days.',
    trialUsed:
      'This account or card has had a free trial before. Nothing was charged. You can subscribe straight away, from one month.',
    again: 'Try again',
    contact: 'Contact us',
  },
  cancel: {
    title: 'Payment cancelled',
    cardTitle: 'Card unchanged',
    text: 'You left the payment page. You have not been charged, and nothing has changed.',
    cardText: 'You left before a new card was saved. Payments continue with the card you had.',
    expired: 'The payment page was open too long and was closed. You have not been charged.',
    back: 'Return to payment',
    cardBack: 'Change card',
    plans: 'See the plans',
  },
};
