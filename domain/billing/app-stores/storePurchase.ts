import type { OutwardState } from '#domain/billing/subscription/subscriptionRedirect.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';

/** The stores that sell subscriptions in apps. */
export type AppStoreName = 'APPLE' | 'GOOGLE';

/**
 * Where a subscription of an app store is. PENDING: not paid yet. GRACE: a payment failed, and the store leaves
 * everything open. HOLD: a payment failed, nothing is open, and the store goes on trying. CANCELING: it runs to its end
 * and does not renew. REVOKED: refunded by the store.
 */
export type StorePhase = 'PENDING' | 'ACTIVE' | 'GRACE' | 'HOLD' | 'CANCELING' | 'PAUSED' | 'ENDED' | 'REVOKED';

/** What an app store says of one subscription. */
export interface StorePurchase {
  store: AppStoreName;
  /** What the store calls it; it is a secret of the buyer’s app. */
  reference: string;
  /** That of the one it took the place of, such as after a change of plan; null for none. */
  replaces: string | null;
  /** As the operator set it up in the store; at Google with its base plan, as in `everything:yearly`. */
  productId: string;
  /** The token of the member that the app handed to the store; null: it handed none. */
  accountToken: string | null;
  phase: StorePhase;
  /** When what is open ends, or ended: of GRACE the end of the grace, of PAUSED when it resumes. */
  endsAt: Date;
}

/** A store's notice of a renewal may come late: what renews stays open for so long. */
const LEEWAY_MS = DAY_MS;
/** Both stores give up a payment that failed after so long. */
const HOLD_MS = 60 * DAY_MS;

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/**
 * What a subscription of an app store is to everything outside billing; null for one that opens nothing yet. On hold it
 * is paused here as well: its member is led to /account/subscription (UPGR-006) and to no page that sells a second one.
 */
export function projectPurchase({
  phase,
  endsAt,
}: Pick<StorePurchase, 'phase' | 'endsAt'>): { state: OutwardState; expiresAt: Date } | null {
  switch (phase) {
    case 'PENDING':
      return null;
    case 'ACTIVE':
      return { state: 'ACTIVE', expiresAt: later(endsAt, LEEWAY_MS) };
    case 'GRACE':
      return { state: 'ACTIVE', expiresAt: endsAt };
    case 'HOLD':
      return { state: 'PAUSED', expiresAt: later(endsAt, HOLD_MS) };
    case 'PAUSED':
      return { state: 'PAUSED', expiresAt: later(endsAt, LEEWAY_MS) };
    case 'CANCELING':
    case 'ENDED':
    case 'REVOKED':
      return { state: 'CANCELED', expiresAt: endsAt };
  }
}

/** Whether the store will charge for it again by itself: nothing may be sold beside it. */
export const renewsInStore = ({ phase }: Pick<StorePurchase, 'phase'>): boolean =>
  ['ACTIVE', 'GRACE', 'HOLD', 'PAUSED'].includes(phase);

/**
 * Where a subscription of an app store is changed and cancelled: nowhere else can it be (Q-079).
 * @param packageName of the Android app; null leads to the list of all subscriptions
 * @example manageAddress('APPLE', null) // 'https://apps.apple.com/account/subscriptions'
 */
export function manageAddress(
  store: AppStoreName,
  packageName: string | null,
  productId: string | null = null,
): string {
  if (store === 'APPLE') return 'https://apps.apple.com/account/subscriptions';
  const sku = productId?.split(':', 1)[0];
  return `https://play.google.com/store/account/subscriptions${packageName !== null && sku ? `?${new URLSearchParams({ sku, package: packageName }).toString()}` : ''}`;
}
