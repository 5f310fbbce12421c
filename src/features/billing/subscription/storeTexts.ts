/** Subscriptions of app stores, on `/account/subscription`. */
export const storeTexts = {
  stores: { APPLE: 'the App Store', GOOGLE: 'Google Play' },
  title: (plan: string, store: string) => `${plan}, through ${store}`,
  states: {
    PENDING: 'Waiting for payment',
    ACTIVE: 'Active',
    GRACE: 'Payment overdue',
    HOLD: 'Payment overdue',
    CANCELING: 'Cancelled',
    PAUSED: 'Paused',
    ENDED: 'Ended',
    REVOKED: 'Refunded',
  },
  next: {
    PENDING: (store: string) => `It starts once ${store} has your payment.`,
    ACTIVE: (store: string, day: string) => `It renews on ${day}, and ${store} charges you then.`,
    GRACE: (store: string, day: string) =>
      `Your payment to ${store} failed. You keep access until ${day}. Update your payment method there.`,
    HOLD: (store: string) =>
      `Your payment to ${store} failed, so your subscription is on hold. Update your payment method there to restore it.`,
    CANCELING: (_store: string, day: string) => `You keep access until ${day}. It does not renew.`,
    PAUSED: (_store: string, day: string) => `It is paused until ${day}. You have no access until then.`,
    ENDED: (_store: string, day: string) => `It ended on ${day}.`,
    REVOKED: (_store: string, day: string) => `It was refunded on ${day}.`,
  },
  managed: (store: string) => `You subscribed in the app, so your plan can be changed or cancelled only in ${store}.`,
  manage: (store: string) => `Manage in ${store}`,
  help: 'Help with the mobile app',
  twice: {
    title: 'Two subscriptions renew',
    text: 'Both are charged. Cancel the one you don’t need where you bought it.',
  },
} as const;
