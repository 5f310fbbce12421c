import { lazyPart } from '#ui/lazyPart.ts';

import type { PaywallProps } from './Paywall.tsx';
import type { PaywallLineProps } from './PaywallLine.tsx';

/** A paywall on a page that most of its readers see whole: its code comes for those who don’t. Drawn inside a `Suspense`. */
export const LazyPaywall = lazyPart<PaywallProps>(() => import('./Paywall.tsx').then((chunk) => chunk.Paywall));
/** A paywall within a list, in one line. */
export const LazyPaywallLine = lazyPart<PaywallLineProps>(() => import('./PaywallLine.tsx').then((chunk) => chunk.PaywallLine));
