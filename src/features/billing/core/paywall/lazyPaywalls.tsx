import { Suspense } from 'react';

import { lazyPart } from '#ui/lazyPart.ts';

import type { PaywallProps } from './Paywall.tsx';
import type { PaywallLineProps } from './PaywallLine.tsx';

const Paywall = lazyPart<PaywallProps>(() => import('./Paywall.tsx').then((chunk) => chunk.Paywall));
const PaywallLine = lazyPart<PaywallLineProps>(() => import('./PaywallLine.tsx').then((chunk) => chunk.PaywallLine));

/**
 * A paywall on a page that most of its readers see whole: its code comes for those who don’t, and nothing is in its
 * place meanwhile.
 */
export function LazyPaywall(props: PaywallProps) {
  return (
    <Suspense fallback={null}>
      <Paywall {...props} />
    </Suspense>
  );
}

/** A paywall within a list, in one line. */
export function LazyPaywallLine(props: PaywallLineProps) {
  return (
    <Suspense fallback={null}>
      <PaywallLine {...props} />
    </Suspense>
  );
}
