import type { Database } from '#server/platform/db/database.ts';

import { creditStore } from './creditStore.ts';

/** Gives credits that no one paid for; they do not expire. Lock the billing account first. */
export const giveCredits = (
  tx: Database,
  account: { id: number; memberId: number },
  { credits, currency }: { credits: number; currency: string },
  now: Date,
): Promise<void> =>
  creditStore(tx).addLot(account, { credits, net: 0, currency, invoiceId: null, expiresAt: null }, now);
