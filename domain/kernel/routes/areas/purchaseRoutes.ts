import type { AccessRule } from '#domain/kernel/grants/accessRule.ts';

import type { RouteDefinition } from '../routeDefinition.ts';

/** A visitor registers first; a member comes in (spec 1 section 2, spec 2 section 2, Q-003). */
const REGISTERED: AccessRule = { signIn: 'register', signUpMode: 'regular' };

const confirmation = (id: string, pattern: string, title: string): RouteDefinition => ({
  id,
  pattern,
  title,
  access: REGISTERED,
  robots: 'noindex',
});

/** Buying one record or image: what it costs, before the payment; and the offer of a partner organisation. */
export const purchaseRoutes: readonly RouteDefinition[] = [
  confirmation('billing.image-confirm-purchase', '/image/confirm-purchase', 'Buy this image'),
  confirmation('billing.transcript-confirm-purchase', '/transcript/confirm-purchase', 'Buy this record'),
  {
    id: 'billing.nygb-redeem-offer',
    pattern: '/nygb/redeem-offer',
    title: 'Redeem your member offer',
    access: { signIn: 'login' },
    robots: 'noindex',
  },
];
