import type { Database } from '#server/platform/db/database.ts';

import { affiliateStore, type ReportKind } from './affiliateStore.ts';

/** What payments tell of themselves, in the transaction in which it happens. */
export interface AffiliateNotes {
  /** A payment has arrived. */
  paid: (tx: Database, paymentId: string, now: Date) => Promise<void>;
  /** It went back, was denied to a bank, or was ours again after that. `amount` in minor units. */
  later: (
    tx: Database,
    kind: Exclude<ReportKind, 'CONVERSION'>,
    later: { paymentId: string; cause: string; amount: number },
    now: Date,
  ) => Promise<void>;
}

const NOTHING: AffiliateNotes = { paid: () => Promise.resolve(), later: () => Promise.resolve() };

/** Notes what partner sites are told; nothing where none are. */
export const affiliateNotes = (postbackUrl: string | null): AffiliateNotes =>
  postbackUrl === null
    ? NOTHING
    : {
        paid: (tx, paymentId, now) => affiliateStore(tx).addConversion(paymentId, now),
        later: (tx, kind, later, now) => affiliateStore(tx).addLater(kind, later, now),
      };
