import { SANDBOX_PATH, sandboxKeys } from '#server/platform/config/sandboxKeys.ts';

import { definePaymentProvider } from '../definePaymentProvider.ts';
import { createStripeProcessor } from '../stripe/createStripeProcessor.ts';
import { localAddress } from './localAddress.ts';

export default definePaymentProvider({
  name: 'sandbox',
  settings: ['SANDBOX_PROCESSOR_URL'],
  open({ payment, secret, host, port, ...deps }) {
    const { apiKey, webhookSecret } = sandboxKeys(secret);
    return createStripeProcessor({
      ...deps,
      name: 'sandbox',
      apiKey,
      url: payment.sandboxUrl ?? `${localAddress({ host, port })}${SANDBOX_PATH}`,
      webhookSecrets: [webhookSecret],
      leadsToFailure: true,
    });
  },
});
