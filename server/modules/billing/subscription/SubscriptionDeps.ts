import type { BillingAccount, BillingRules } from '#server/modules/billing/core/index.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Mailer } from '#server/platform/mail/Mailer.ts';

declare module '#server/modules/kernel/graphql/context.ts' {
  interface ModuleServices {
    /** What the clock brings to subscriptions; for demonstrations that advance it. */
    renewals: DueDeps;
  }
}

/** What subscriptions need of the site to change and to write about it. */
export interface SubscriptionDeps {
  rules: BillingRules;
  mailer: Mailer;
  /** Origin of the site, without a final slash. */
  publicUrl: string;
}

/** What the invoice of a coming period says. Amounts are in minor units; net + tax = gross. */
export interface RenewalDraft {
  /** Of the subscription and the period: a period is invoiced once. */
  cause: string;
  currency: string;
  gross: number;
  net: number;
  tax: number;
  rateBasisPoints: number | null;
  country: string;
  statedCountry: string | null;
  cardCountry: string | null;
  lines: { description: string; amount: number }[];
}

/** A renewal that is due. */
export interface DueRenewal {
  subscriptionId: number;
  draft: RenewalDraft;
}

/** What work that the clock brings needs beside that. */
export interface DueDeps extends SubscriptionDeps {
  db: Database;
  /**
   * Invoices a renewal and writes its payment down, once for a period and attempt, under the account's lock.
   * @returns what charges the saved card once this is committed. The outcome is passed to the fulfilment `renewal` or
   * to `renewalFailed`, in the transaction that writes it down; it answers whether one of them was called. Otherwise
   * the outcome may not be known yet.
   */
  prepareRenewal: (
    tx: Database,
    renewal: DueRenewal,
    account: BillingAccount,
    now: Date,
  ) => Promise<() => Promise<boolean>>;
  log: Pick<Log, 'info' | 'warn'>;
}
