import { hkdfSync } from 'node:crypto';

const derive = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', `muniment sandbox processor ${purpose}`, 24)).toString('hex');

/** Below which the sandbox processor answers, on whichever host it runs. */
export const SANDBOX_PATH = '/sandbox-processor';

/**
 * What the site and its sandbox processor know of each other: derived from the site's secret, so that nothing must be
 * set.
 */
export const sandboxKeys = (secret: string) => ({
  apiKey: `sk_sandbox_${derive(secret, 'api')}`,
  webhookSecret: `whsec_${derive(secret, 'webhook')}`,
});
