import type { DueRenewal } from '#domain/billing/core/charge.ts';
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
