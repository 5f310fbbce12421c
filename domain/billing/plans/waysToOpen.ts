import { type Holding, opens } from '#domain/billing/core/holdings.ts';

/** Whom something that is closed is open to. */
export type OpenTo = 'members' | 'subscribers' | 'institution';
const OPEN_TO: readonly string[] = ['members', 'subscribers', 'institution'] satisfies OpenTo[];

/**
 * Whom record sets and newspapers say they are open to, in whichever case they write it; what is free is closed to no
 * one.
 */
export const openToOf = (access: readonly string[]): OpenTo[] =>
  access.map((word) => word.toLowerCase()).filter((word): word is OpenTo => OPEN_TO.includes(word));

/** A plan on sale, as far as it is asked what it opens. */
export interface OpeningPlan {
  holdings: readonly string[];
  /** For the whole term, tax included, in minor units of one currency. */
  amount: number;
  /** Days of its free trial; 0 for none. */
  trialDays: number;
}

/**
 * The plan on sale of the lowest price that opens something.
 * @param recordSetId - where it belongs to one; a plan may open one set alone
 * @returns null where no plan on sale opens it
 */
export function cheapestThatOpens<Plan extends Pick<OpeningPlan, 'holdings' | 'amount'>>(
  plans: readonly Plan[],
  key: Holding,
  recordSetId?: string,
): Plan | null {
  const opening = plans.filter((plan) => opens(plan, key, recordSetId));
  return opening.reduce<Plan | null>((best, plan) => (best === null || plan.amount < best.amount ? plan : best), null);
}

/** What opens something to a reader it is closed to. */
export interface WaysToOpen<Plan extends OpeningPlan> {
  /** An account is enough, which is free: no plan is offered beside it. */
  account: boolean;
  /** Subscribers see it. */
  subscription: boolean;
  /** The cheapest plan that opens it; null where none is on sale, and for readers who may not pay here. */
  plan: Plan | null;
  /** A plan that opens it can be tried free. */
  trial: boolean;
  /** The readers of certain libraries see it. */
  library: boolean;
}

interface Closed<Plan extends OpeningPlan> {
  openTo: readonly OpenTo[];
  key: Holding;
  recordSetId?: string | undefined;
  /** On sale, in the reader’s currency. */
  plans: readonly Plan[];
  isSignedIn: boolean;
  /** Whether the reader holds the grant `payment`: patrons of a library do not. */
  mayPay: boolean;
  /** Whether the reader may have a free trial; not known counts as no. */
  mayTry?: boolean | undefined;
}

/**
 * The one rule of every paywall: an account where that is enough, else the cheapest plan that opens it, and a library
 * wherever one does.
 */
export function waysToOpen<Plan extends OpeningPlan>({
  openTo,
  key,
  recordSetId,
  plans,
  isSignedIn,
  mayPay,
  mayTry = false,
}: Closed<Plan>): WaysToOpen<Plan> {
  const account = openTo.includes('members') && !isSignedIn;
  const subscription = !account && openTo.includes('subscribers');
  const isSold = subscription && mayPay;
  return {
    account,
    subscription,
    plan: isSold ? cheapestThatOpens(plans, key, recordSetId) : null,
    trial: isSold && mayTry && plans.some((plan) => plan.trialDays > 0 && opens(plan, key, recordSetId)),
    library: openTo.includes('institution'),
  };
}
