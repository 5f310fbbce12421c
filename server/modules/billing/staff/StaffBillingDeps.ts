import type { GiftDeps } from '#server/modules/billing/gifts/index.ts';
import type { PaymentDeps } from '#server/modules/billing/payments/index.ts';

declare module '#server/modules/kernel/graphql/context.ts' {
  interface ModuleServices {
    staffBilling: StaffBillingDeps;
  }
}

/** What staff need to act on the money of members. */
export interface StaffBillingDeps {
  payments: PaymentDeps;
  gifts: GiftDeps;
  /** Minor units; setting STAFF_REFUND_LIMIT. */
  refundLimit: number;
  /** Minor units; setting STAFF_DAY_LIMIT. */
  dayLimit: number;
}

/** What came of an act: done, waiting for a second person, or why not. */
export type StaffOutcome = { done: true } | { requestId: number } | { field: string; code: string; message: string };

/** Why staff did it. */
export interface Because {
  /** A key of domain/billing/staff/actReasons.ts. */
  reason: string;
  note: string;
  key: string;
}
