import { formatMoney } from '#domain/billing/core/money.ts';
import { siteDayInWords } from '#domain/billing/core/siteDay.ts';
import { splitTax } from '#domain/billing/core/tax.ts';
import { type Coupon, couponOff } from '#domain/billing/plans/coupon.ts';
import { type Plan, planInWords, type PricedPlan } from '#domain/billing/plans/plan.ts';
import { noticesOf } from '#domain/billing/subscription/noticesDue.ts';
import { graceEnd, projectSubscription } from '#domain/billing/subscription/projectSubscription.ts';
import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { memberEmail } from '#server/modules/account/profile/index.ts';
import { type BillingAccount, countryOf, taxRateOf } from '#server/modules/billing/core/index.ts';
import { planStore } from '#server/modules/billing/plans/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';

import { couponStore } from './couponStore.ts';
import type { SubscriptionDeps } from './SubscriptionDeps.ts';
import { type MailFacts, SUBSCRIPTION_MAILS, type SubscriptionMail } from './subscriptionMails.ts';
import type { StoredSubscription } from './subscriptionStore.ts';

/** What was read of a price already. */
export interface Known {
  plan: PricedPlan;
  /** The promotion of the subscription, as it is from now on; null for none. */
  coupon?: Coupon | null;
  /** The tax of today; null: none is charged. */
  rateBasisPoints?: number | null;
}

/** What an email is about. */
interface About {
  /** As it was before; the same where nothing happened yet. */
  before: StoredSubscription;
  subscription: StoredSubscription;
  account: BillingAccount;
  now: Date;
  actionUrl?: string | null;
  known?: Known | undefined;
  /** Minor units to be given back; 0 for none. */
  refund?: number;
}

/** Days after which no one has any use for an email about their subscription. */
const USEFUL_HOURS = 7 * 24;

async function factsOf(
  tx: Database,
  { rules }: SubscriptionDeps,
  { before, subscription, account, now, actionUrl = null, refund = 0, known }: About,
): Promise<MailFacts> {
  const { state } = subscription;
  const { zone } = rules;
  const plans = planStore(tx);
  const priced =
    state.priceId === null
      ? null
      : known?.plan.priceId === state.priceId
        ? known.plan
        : await plans.ofPrice(state.priceId);
  const pending = state.pendingPriceId === null ? null : await plans.ofPrice(state.pendingPriceId);
  const plan = priced ?? (await namedPlan(tx, subscription.planId));
  const currency = (pending ?? priced)?.currency ?? account.currency ?? 'GBP';
  const rate =
    known?.rateBasisPoints !== undefined
      ? known.rateBasisPoints
      : await taxRateOf(tx, rules, countryOf(account, rules), now);
  const withTax = (amount: number): string => {
    const { tax } = splitTax(amount, rate);
    const shown = formatMoney({ amount, currency });
    return tax === 0 ? shown : `${shown} (including ${formatMoney({ amount: tax, currency })} tax)`;
  };
  const next = pending ?? priced;
  const coupon = known?.coupon !== undefined ? known.coupon : await couponStore(tx).ofSubscription(subscription.id);
  const off = next ? couponOff(coupon, next) : 0;
  const day = (at: Date) => siteDayInWords(at, zone);
  return {
    plan: planInWords(plan),
    until: day(projectSubscription(state, zone).expiresAt),
    next: withTax((next?.amount ?? 0) - off),
    discount:
      coupon && next
        ? discountInWords(coupon, {
            off,
            full: withTax(next.amount),
            isNew: state.paid > 0 && state.paid < next.amount,
          })
        : null,
    last: before.state.paid > 0 ? formatMoney({ amount: before.state.paid, currency }) : null,
    paid: withTax(state.paid),
    carried:
      state.carriedFrom !== null && state.carriedDays + state.givenDays > 0
        ? countInWords(state.carriedDays + state.givenDays, 'day')
        : null,
    refund: refund > 0 ? formatMoney({ amount: refund, currency }) : null,
    graceUntil: day(graceEnd(state, zone)),
    retry: state.retryAt && day(state.retryAt),
    failureClass: state.failureClass,
    pauseEnds: state.pauseEndsAt && day(state.pauseEndsAt),
    actionUrl,
    pending: pending && planInWords(pending),
    isAnnounced: noticesOf(state, zone).length > 0,
  };
}

/**
 * What a notice says of a promotion: that it holds on, that this is the last time, or that it is over and the price is
 * a new one.
 */
function discountInWords(
  { label, renewals }: Coupon,
  { off, full, isNew }: { off: number; full: string; isNew: boolean },
): string | null {
  if (off === 0) return isNew && renewals === 0 ? `Your discount “${label}” is over, so this is the full price.` : null;
  return renewals > 1
    ? `This includes your discount “${label}”, which also holds for ${countInWords(renewals - 1, 'renewal')} after this one.`
    : `This is the last payment with your discount “${label}”. After that the price is ${full}.`;
}

async function namedPlan(tx: Database, planId: string): Promise<Pick<Plan, 'displayName' | 'durationInMonths'>> {
  const row = await planStore(tx).byId(planId);
  return { displayName: row?.displayName ?? planId, durationInMonths: row?.durationInMonths ?? 1 };
}

/**
 * Writes to a member about their subscription, in the transaction of what it is about. Who has no address is not
 * written to.
 */
export async function mailSubscriber(
  tx: Database,
  deps: SubscriptionDeps,
  kind: SubscriptionMail,
  about: About,
): Promise<void> {
  const { memberId } = about.subscription;
  const to = await memberEmail(tx, memberId);
  if (to === null) return;
  const { action, ...words } = SUBSCRIPTION_MAILS[kind](await factsOf(tx, deps, about));
  await deps.mailer.send(
    {
      kind: `subscription-${kind}`,
      to,
      memberId,
      usefulHours: USEFUL_HOURS,
      ...composeMail({
        ...words,
        ...(action && {
          action: { ...action, href: action.href.startsWith('/') ? `${deps.publicUrl}${action.href}` : action.href },
        }),
        footer: [
          'We send this because it is about your subscription and your money, whatever your email preferences are.',
        ],
      }),
    },
    tx,
  );
}
