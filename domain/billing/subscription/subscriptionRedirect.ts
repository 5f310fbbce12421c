/**
 * The outward states a subscription has (spec 2 section 3); what is asked for to judge the subscription pages
 * (UPGR-001).
 */
export const SUBSCRIPTION_STATES = ['ACTIVE', 'CANCELED', 'PAUSED'] as const;

/** One of them: the words of the specification (ENT-009). */
export type OutwardState = (typeof SUBSCRIPTION_STATES)[number];

/** What of a subscription decides which of the subscription pages its holder sees. */
export interface GateSubscription {
  state: OutwardState;
  /** `CARD`, `VOUCHER`, and the app stores `APPLE` and `GOOGLE`; others may come. */
  type: string;
  /** ISO instant, UTC. */
  expiresAt: string;
  plan: { groupName?: string | null };
}

/** The three pages that a subscription can lead to. */
export type SubscriptionPath = '/subscribe' | '/upgrade' | '/account/subscription';

/** Whether a subscription is over: before its state is looked at. An instant that cannot be read is over. */
export const isExpired = ({ expiresAt }: Pick<GateSubscription, 'expiresAt'>, now: Date): boolean =>
  !(Date.parse(expiresAt) >= now.getTime());

/**
 * The subscription page for a reader (spec 2 section 4, UPGR-001 to UPGR-006).
 * @param subscriptions in the order of the server's answer, the newest first; the first alone decides. Empty
 * for visitors.
 * @example subscriptionRedirect([], new Date()) // '/subscribe'
 */
export function subscriptionRedirect(subscriptions: readonly GateSubscription[], now: Date): SubscriptionPath {
  const [first] = subscriptions;
  if (!first || first.type === 'VOUCHER' || isExpired(first, now)) return '/subscribe';
  return first.state === 'PAUSED' ? '/account/subscription' : '/upgrade';
}
