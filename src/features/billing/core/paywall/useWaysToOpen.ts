import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import type { Holding } from '#domain/billing/core/holdings.ts';
import { type OpeningPlan, type OpenTo, type WaysToOpen, waysToOpen } from '#domain/billing/plans/waysToOpen.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { useGrant } from '#features/kernel/grants/index.ts';

import { usePlanOffersQuery, type PlanPrice } from '../plansApi.ts';

/** What can be closed to a reader, and the holding that opens it. */
const PAYWALL_HOLDINGS = {
  transcript: 'records',
  image: 'images',
  newspaper: 'newspapers',
  article: 'newspapers',
  households: 'addresses',
  tree: 'trees',
} as const satisfies Record<string, Holding>;
type PaywallSubject = keyof typeof PAYWALL_HOLDINGS;

/** A plan for one term, by what it opens and costs. */
interface PricedPlan extends OpeningPlan {
  price: PlanPrice;
}

interface Ways extends WaysToOpen<PricedPlan> {
  isSignedIn: boolean;
  /** It can be had by subscribing, and the reader may. */
  isSold: boolean;
  /** The query that leads through a purchase and back to where the reader is. */
  way: string;
}

interface Asked {
  what: PaywallSubject;
  openTo: readonly OpenTo[];
  recordSetId?: string | undefined;
  /** Where a purchase comes back to; the page the reader is on by default, with its query and fragment. */
  next?: string | undefined;
  mayTry?: boolean | undefined;
}

/** What the way to a purchase says besides where it comes back to: of trees the words of spec 1 section 4. */
const originOf = (what: PaywallSubject): Record<string, string> =>
  what === 'tree' ? { event_location: 'public_tree' } : { checkoutOrigin: what };

/**
 * What opens something closed to its reader, by the plans on sale in the reader’s currency. Until these have come, and
 * where they cannot be had, no plan is named.
 */
export function useWaysToOpen({ what, openTo, recordSetId, next, mayTry }: Asked): Ways {
  const isSignedIn = useSelector(selectIsSignedIn);
  const mayPay = useGrant('payment');
  const { pathname, search, hash } = useLocation();
  const asked = { openTo, key: PAYWALL_HOLDINGS[what], recordSetId, isSignedIn, mayPay, mayTry };
  const isSold = mayPay && waysToOpen({ ...asked, plans: [] }).subscription;
  const { data: offers = [] } = usePlanOffersQuery({}, { skip: !isSold });
  const plans = offers.flatMap(({ holdings, trialDays, prices }) =>
    prices.map((price): PricedPlan => ({ holdings, trialDays, amount: price.total.amount, price })),
  );
  const way = new URLSearchParams({ nextPage: next ?? pathname + search + hash, ...originOf(what) }).toString();
  return { ...waysToOpen({ ...asked, plans }), isSignedIn, isSold, way };
}
