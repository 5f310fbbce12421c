/** Why a payment did not start. */
export const refusalTexts = {
  known: {
    QUOTE_STALE: {
      title: 'The price has changed',
      text: 'Nothing was charged. The order now shows the new price. Check it before you continue.',
    },
    QUOTE_UNKNOWN: {
      title: 'This order is out of date',
      text: 'Nothing was charged. We worked out the price again. Check it before you continue.',
    },
    ALREADY_SUBSCRIBED: {
      title: 'You already have a subscription that renews',
      text: 'Nothing was charged. You can change its plan instead of buying another.',
    },
    ALREADY_BOUGHT: {
      title: 'You have this already',
      text: 'Nothing was charged. What you bought before is still yours.',
    },
    PAYMENT_UNAVAILABLE: {
      title: 'We can’t take payments at the moment',
      text: 'You have not been charged, and your choice is still here. Try again in a few minutes.',
    },
  },
  other: { title: 'The payment could not be started', text: 'You have not been charged. Try again in a few minutes.' },
  changePlan: 'Change plan',
  subscription: 'Your subscription',
};
