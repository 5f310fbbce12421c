import { type ReactNode, Suspense } from 'react';
import { useSelector } from 'react-redux';

import { upgradeGuard } from '#domain/billing/subscription/upgradeGuard.ts';
import { useCurrentSubscriptionQuery } from '#features/billing/core/index.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

// Few readers see these, and all others would wait for them.
const SwitchToTheApp = lazyPart(() => import('./SwitchToTheApp.tsx').then((chunk) => chunk.SwitchToTheApp));
const UpgradesUnavailable = lazyPart(() =>
  import('./UpgradesUnavailable.tsx').then((chunk) => chunk.UpgradesUnavailable),
);

interface UpgradeGuardProps {
  /** Only subscriptions of an app store are stopped: /free-trial (UPGR-012). */
  onlyAppStores?: boolean;
  children: ReactNode;
}

/**
 * The screen for a subscription that is managed elsewhere, in place of the page (UPGR-013 to UPGR-016). The guard of
 * the route asked for the subscription.
 */
export function UpgradeGuard({ onlyAppStores = false, children }: UpgradeGuardProps) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data: subscriptions = [] } = useCurrentSubscriptionQuery(undefined, { skip: !isSignedIn });
  const partnerGroup = onlyAppStores ? null : (readSiteBoot().partnerPlanGroup ?? null);
  switch (isSignedIn ? upgradeGuard(subscriptions, partnerGroup, new Date()) : null) {
    case 'upgrades-unavailable':
      return (
        <Suspense fallback={<PageSkeleton />}>
          <UpgradesUnavailable planName={subscriptions[0]?.plan.displayName ?? ''} />
        </Suspense>
      );
    case 'switch-to-the-app':
      return (
        <Suspense fallback={<PageSkeleton />}>
          <SwitchToTheApp />
        </Suspense>
      );
    case null:
      return children;
  }
}
