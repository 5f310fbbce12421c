import type { AppStoreName } from './storePurchase.ts';

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
