import { definePaymentProvider } from '../definePaymentProvider.ts';
import { createStripeProcessor } from './createStripeProcessor.ts';

export default definePaymentProvider({
  name: 'stripe',
  settings: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  open: ({ payment, ...deps }) =>
    createStripeProcessor({
      ...deps,
      name: 'stripe',
      apiKey: payment.stripeSecretKey ?? '',
      url: null,
      webhookSecrets: payment.stripeWebhookSecrets,
      leadsToFailure: false,
    }),
});
