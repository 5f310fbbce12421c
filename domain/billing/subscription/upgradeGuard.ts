import { isExpired, type GateSubscription } from './subscriptionRedirect.ts';

/** What a subscription that is managed elsewhere shows in place of a page that sells one. */
export type UpgradeScreen = 'upgrades-unavailable' | 'switch-to-the-app';

const APP_STORES: readonly string[] = ['APPLE', 'GOOGLE'];

/**
 * Whether a subscription was bought in an app store, which alone can change it.
 * @example isFromAppStore({ type: 'APPLE' }) // true
 */
export const isFromAppStore = ({ type }: Pick<GateSubscription, 'type'>): boolean => APP_STORES.includes(type);

/**
 * The screen for a reader whose subscription cannot be changed here; null where the page goes on (spec 2 section 4,
 * UPGR-013 to UPGR-016). What is over blocks nothing.
 * @param subscriptions the newest first; the first alone decides
 * @param partnerGroup the plan group of the partner organisation; null when the site has none, or where only app stores
 * are asked about (/free-trial, UPGR-012)
 */
export function upgradeGuard(
  subscriptions: readonly GateSubscription[],
  partnerGroup: string | null,
  now: Date,
): UpgradeScreen | null {
  const [first] = subscriptions;
  if (!first || isExpired(first, now)) return null;
  if (partnerGroup !== null && first.plan.groupName === partnerGroup) return 'upgrades-unavailable';
  return isFromAppStore(first) ? 'switch-to-the-app' : null;
}
