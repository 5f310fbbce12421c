import { instantIn, type Statement, textIn } from './statement.ts';
import type { StorePhase, StorePurchase } from './storePurchase.ts';

/** What App Store Server Notifications say, each part with its own signature checked. */
export interface AppleState {
  /**
   * `data.status`: 1 active, 2 expired, 3 billing retry, 4 grace period, 5 revoked; undefined where the app itself
   * hands in a transaction.
   */
  status: unknown;
  /** JWSTransactionDecodedPayload. */
  transaction: Statement;
  /** JWSRenewalInfoDecodedPayload; null where there is none. */
  renewal: Statement | null;
}

const SUBSCRIPTION = 'Auto-Renewable Subscription';
const STATUS: Readonly<Record<number, StorePhase>> = { 2: 'ENDED', 3: 'HOLD', 4: 'GRACE', 5: 'REVOKED' };

/** Without a status the transaction alone is known: whether it renews is not, until the store writes. */
function phaseOf({ status, transaction, renewal }: AppleState, endsAt: Date, now: Date): StorePhase | null {
  if (instantIn(transaction.revocationDate)) return 'REVOKED';
  if (status === undefined) return endsAt > now ? 'ACTIVE' : 'ENDED';
  if (status === 1) return renewal?.autoRenewStatus === 0 ? 'CANCELING' : 'ACTIVE';
  return typeof status === 'number' ? (STATUS[status] ?? null) : null;
}

/**
 * Reads what Apple says of a subscription (App Store Server Notifications 2: data, JWSTransactionDecodedPayload,
 * JWSRenewalInfoDecodedPayload).
 * @returns null for what is no subscription, such as a single purchase
 */
export function readAppleState(state: AppleState, now: Date): StorePurchase | null {
  const { transaction, renewal } = state;
  const [reference, productId] = [textIn(transaction.originalTransactionId), textIn(transaction.productId)];
  const expiresAt = instantIn(transaction.expiresDate);
  if (transaction.type !== SUBSCRIPTION || reference === null || productId === null || expiresAt === null) return null;
  const phase = phaseOf(state, expiresAt, now);
  if (phase === null) return null;
  const endsAt =
    (phase === 'GRACE'
      ? instantIn(renewal?.gracePeriodExpiresDate)
      : phase === 'REVOKED'
        ? instantIn(transaction.revocationDate)
        : null) ?? expiresAt;
  return {
    store: 'APPLE',
    reference,
    replaces: null,
    productId,
    accountToken: textIn(transaction.appAccountToken)?.toLowerCase() ?? null,
    phase,
    endsAt,
  };
}
