import { startPolling } from '#server/platform/jobs/startPolling.ts';

import { deliverMail, sweepMail, type DeliveryDeps } from './deliverMail.ts';
import type { Transport } from './Transport.ts';

/** A reader who waits for a link should not notice this. */
const LOOK_MS = 1000;
const SWEEP_EVERY = 3600;

/**
 * Delivers email for as long as the server runs. What someone waits for goes beside the digests and not behind them:
 * there may be thousands.
 * @param transport - null: none; emails wait, and are deleted when they are of no use any more.
 * @returns stops it; resolves when the emails under way have been handed over.
 */
export function startDelivery({
  transport,
  ...parts
}: Omit<DeliveryDeps, 'transport' | 'isBulk'> & { transport: Transport | null }): () => Promise<void> {
  let looks = 0;
  const startOf = (isBulk: boolean) =>
    startPolling(async () => {
      try {
        if (isBulk && looks++ % SWEEP_EVERY === 0) await sweepMail(parts.db);
        if (transport) await deliverMail({ ...parts, transport, isBulk });
      } catch (error) {
        parts.log.warn({ err: error }, 'emails could not be read from the outbox');
      }
      return LOOK_MS;
    });
  const stopLooking = [startOf(false), startOf(true)];
  return async () => {
    await Promise.all(stopLooking.map((stop) => stop()));
    transport?.close();
  };
}
