import type { Account, Difference, Notice } from './staffBillingApi.ts';

/** What staff are about to do, and with what. */
export type Act =
  | { kind: 'refund'; payment: Account['payments'][number] }
  | { kind: 'days' | 'credits' | 'clock'; accountId: string }
  | { kind: 'void'; invoice: Account['invoices'][number] }
  | { kind: 'invoice'; invoice: Account['invoices'][number] }
  | { kind: 'gift'; giftId: string }
  | { kind: 'replay'; notice: Notice }
  | { kind: 'settle'; difference: Difference };

export type ActKind = Act['kind'];

/** Acts whose reason the member reads. */
export const SAYS_WHY: ReadonlySet<ActKind> = new Set(['refund', 'days', 'credits', 'void']);

/** What is typed for any of them; each act uses some of it. */
export interface ActValues {
  amount: string;
  /** `yes` ends what was paid for. */
  ends: string;
  quantity: string;
  /** `YYYY-MM-DD`. */
  to: string;
  reason: string;
  note: string;
}

export const NOTHING_TYPED: ActValues = { amount: '', ends: 'no', quantity: '', to: '', reason: '', note: '' };
