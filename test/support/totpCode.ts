import { createGuardrails, generateSync } from 'otplib';

/**
 * What an authenticator app shows, `steps` of 30 seconds from now. The demo account's secret is shorter than new ones.
 */
export const totpCode = (secret: string, steps = 0, at = Date.now()): string =>
  generateSync({
    secret,
    epoch: Math.floor(at / 1000) + steps * 30,
    guardrails: createGuardrails({ MIN_SECRET_BYTES: 10 }),
  });
