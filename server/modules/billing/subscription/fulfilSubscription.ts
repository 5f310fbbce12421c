import type { Charge } from '#domain/billing/core/charge.ts';
import { wallTime } from '#domain/billing/core/siteDay.ts';
import { carriedThrough } from '#domain/billing/plans/carryOver.ts';
import { couponOff } from '#domain/billing/plans/coupon.ts';
import type { PricedPlan } from '#domain/billing/plans/plan.ts';
import type { Quote } from '#domain/billing/plans/quote.ts';
import { changedFrom, changesAtOnce, extraDays } from '#domain/billing/plans/quotePlan.ts';
import { unusedCredit } from '#domain/billing/plans/unusedTime.ts';
import { beginSubscription } from '#domain/billing/subscription/beginSubscription.ts';
import { daysLater } from '#domain/billing/subscription/projectSubscription.ts';
import { isRenewing } from '#domain/billing/subscription/subscriptionState.ts';
import { HOUR_MS } from '#domain/kernel/values/durations.ts';
import {
  type BillingAccount,
  BillingRefusal,
  saveCurrency,
  scheduleRevenue,
} from '#server/modules/billing/core/index.ts';
import { planStore } from '#server/modules/billing/plans/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { applyEvent } from './applyEvent.ts';
import { carryDays, moveRevenue, paidAlready } from './carryDays.ts';
import { couponStore } from './couponStore.ts';
import { mailSubscriber } from './mailSubscriber.ts';
import { mayTry } from './mayTry.ts';
import { renewalTerms } from './renewalTerms.ts';
import { renewsAlready } from './storeSubscription.ts';
import type { SubscriptionDeps } from './SubscriptionDeps.ts';
import { type StoredSubscription, subscriptionStore } from './subscriptionStore.ts';

/** What was bought, once its money has arrived or its card is saved. */
export interface SubscriptionPurchase {
  kind: 'subscribe' | 'trial' | 'change' | 'renewal';
  /** Locked. */
  account: BillingAccount;
  /** Null for a renewal. */
  quote: Quote | null;
  /** Null where nothing was due. */
  invoiceId: number | null;
  /** Of a renewal and a change. */
  subscriptionId: number | null;
  /**
   * What was paid for a renewal, tax included, and without it, and the rate of that tax; left out where nothing was.
   */
  paid?: Pick<Charge, 'gross' | 'net' | 'rateBasisPoints'>;
  /** A free trial was had with the card before. */
  isCardTried?: boolean;
  /** The account's time. */
  now: Date;
}

async function planOf(tx: Database, priceId: string | number | null | undefined): Promise<PricedPlan> {
  const plan = priceId == null ? null : await planStore(tx).ofPrice(Number(priceId));
  if (!plan) throw new Error('What was paid for has no price.');
  return plan;
}

/** Ends a cancelled subscription whose days go on in a plan that was bought. Null where there is none. */
async function takeOver(
  tx: Database,
  deps: SubscriptionDeps,
  plan: PricedPlan,
  { account, now }: Pick<SubscriptionPurchase, 'account' | 'now'>,
) {
  const earlier = await paidAlready(tx, account, plan, { now, zone: deps.rules.zone });
  if (!earlier || earlier.from.currency !== plan.currency) return null;
  const taken = await applyEvent(tx, deps, earlier.subscription, { kind: 'takenOver' }, { account, now });
  return 'refused' in taken ? null : { ...earlier.carried, from: earlier.subscription.id };
}

async function begin(
  tx: Database,
  deps: SubscriptionDeps,
  { kind, account, quote, invoiceId, isCardTried, now }: SubscriptionPurchase,
): Promise<number> {
  if (!quote || account.memberId === null) throw new BillingRefusal('NO_MEMBER');
  if (await renewsAlready(tx, account, now)) throw new BillingRefusal('ALREADY_SUBSCRIBED');
  // Another page, opened before, came first: its trial, or its use of a code, may have ended meanwhile.
  if (kind === 'trial' && (isCardTried === true || !(await mayTry(tx, account))))
    throw new BillingRefusal('TRIAL_USED');
  const { promotionCode } = quote.subject;
  if (promotionCode !== undefined && (await couponStore(tx).isUsed(account.id, promotionCode)))
    throw new BillingRefusal('CODE_USED');
  const { zone } = deps.rules;
  const plan = await planOf(tx, quote.subject.priceId);
  const carried = kind === 'trial' ? null : await takeOver(tx, deps, plan, { account, now });
  const state = beginSubscription(
    {
      carried,
      kind: kind === 'trial' ? 'trial' : 'paid',
      priceId: plan.priceId,
      months: plan.durationInMonths,
      trialDays: quote.subject.trialDays ?? plan.trialDays,
      paid: quote.total,
    },
    now,
    zone,
  );
  const inside = { accountId: account.id, memberId: account.memberId, planId: plan.id, type: 'CARD' } as const;
  const id = await subscriptionStore(tx).add(inside, state, now, zone);
  if (promotionCode !== undefined)
    await couponStore(tx).use(
      {
        ...inside,
        code: promotionCode,
        subscriptionId: id,
        amount: quote.discount?.amount ?? 0,
        currency: quote.currency,
      },
      now,
    );
  const country = quote.stated ?? quote.country;
  await saveCurrency(tx, account.id, plan.currency, country);
  const made: StoredSubscription = { ...inside, id, chargingPriceId: null, state };
  if (invoiceId !== null)
    await scheduleRevenue(tx, {
      accountId: account.id,
      subscriptionId: id,
      cause: `invoice:${invoiceId}`,
      currency: plan.currency,
      net: quote.net,
      from: state.periodStart,
      to: daysLater(state.periodEnd, -(state.carriedDays + state.givenDays), zone),
    });
  await carryDays(tx, made, plan.currency, zone);
  await mailSubscriber(tx, deps, kind === 'trial' ? 'trialStarted' : 'started', {
    before: made,
    subscription: made,
    account: { ...account, currency: plan.currency, country },
    now,
  });
  return id;
}

async function change(
  tx: Database,
  deps: SubscriptionDeps,
  { account, quote, invoiceId, subscriptionId, now }: SubscriptionPurchase,
  before: StoredSubscription,
): Promise<number> {
  if (!quote) throw new Error('A change has no quote.');
  const { zone } = deps.rules;
  // Another change in another tab came first: the unused days of this quote are spent.
  if (quote.subject.changedFrom !== undefined && quote.subject.changedFrom !== changedFrom(before.state))
    throw new BillingRefusal('CHANGED_MEANWHILE');
  const plan = await planOf(tx, quote.subject.priceId);
  const from = await planOf(tx, before.state.priceId);
  if (before.state.phase === 'TRIALING' || !changesAtOnce(from, plan)) {
    const planned = await applyEvent(
      tx,
      deps,
      before,
      { kind: 'changePlanned', priceId: plan.priceId, months: plan.durationInMonths },
      { account, now },
    );
    if ('refused' in planned) throw new BillingRefusal(planned.refused);
    return before.id;
  }
  const credit = unusedCredit(before.state, { now, zone });
  const beyond = quote.total === 0 ? extraDays(credit.amount, plan, wallTime(now, zone).day) : 0;
  // What the new period was worth to its buyer: money and unused days alike.
  const used = quote.lines.reduce((sum, { amount }) => sum + Math.max(-amount, 0), 0);
  const worth = quote.total + Math.max(used, beyond > 0 ? credit.amount : 0);
  const changed = await applyEvent(
    tx,
    deps,
    before,
    {
      kind: 'changed',
      priceId: plan.priceId,
      months: plan.durationInMonths,
      paid: worth,
      extraDays: beyond,
      carriedDays: carriedThrough(before.state, from.sort, plan, { now, zone }).days,
    },
    { account, now },
  );
  if ('refused' in changed) throw new BillingRefusal(changed.refused);
  const { periodStart, periodEnd } = changed.subscription.state;
  await scheduleRevenue(tx, {
    accountId: account.id,
    subscriptionId,
    cause: invoiceId === null ? `change:${before.id}:${now.getTime()}` : `invoice:${invoiceId}`,
    currency: plan.currency,
    net: quote.net,
    from: periodStart,
    to: periodEnd,
    takesOver: true,
  });
  await moveRevenue(tx, changed.subscription, plan.currency, `carried:${before.id}:${now.getTime()}`, zone);
  return before.id;
}

async function renew(
  tx: Database,
  deps: SubscriptionDeps,
  { account, invoiceId, now, paid }: SubscriptionPurchase,
  before: StoredSubscription,
): Promise<number> {
  const priceId = before.chargingPriceId ?? before.state.pendingPriceId ?? before.state.priceId;
  const terms = priceId === null ? null : await renewalTerms(tx, before.id, priceId);
  if (!terms) throw new Error('What was paid for has no price.');
  const { plan, coupon } = terms;
  // An account has one that renews at most.
  const other = isRenewing(before.state) ? null : await subscriptionStore(tx).renewingOf(account.id);
  const isUsed = coupon !== null && couponOff(coupon, plan) > 0;
  if (isUsed) await couponStore(tx).countDown(before.id);
  const known = {
    plan,
    coupon: isUsed ? { ...coupon, renewals: coupon.renewals - 1 } : coupon,
    ...(paid && { rateBasisPoints: paid.rateBasisPoints }),
  };
  const renewed = await applyEvent(
    tx,
    deps,
    before,
    {
      kind: 'renewalPaid',
      priceId: plan.priceId,
      months: plan.durationInMonths,
      paid: paid?.gross ?? 0,
      mayRenew: other === null || other.id === before.id,
    },
    { account, now, known },
  );
  if ('refused' in renewed) throw new BillingRefusal(renewed.refused);
  const { periodStart, periodEnd } = renewed.subscription.state;
  if (invoiceId !== null && paid)
    await scheduleRevenue(tx, {
      accountId: account.id,
      subscriptionId: before.id,
      cause: `invoice:${invoiceId}`,
      currency: plan.currency,
      net: paid.net,
      from: periodStart,
      to: periodEnd,
    });
  return before.id;
}

/** Remembers the hour at which a payment went through: a card that is short of money is tried again at that hour. */
async function noteHour(
  tx: Database,
  { rules }: SubscriptionDeps,
  { account, now }: SubscriptionPurchase,
): Promise<void> {
  const hour = Math.floor(wallTime(now, rules.zone).timeMs / HOUR_MS);
  if (hour !== account.lastPaidHour)
    await tx.rows('/* billing.paidHour */ UPDATE billing_account SET last_paid_hour = $2 WHERE id = $1', [
      account.id,
      hour,
    ]);
}

/**
 * Gives what was paid for: begins a subscription or a trial, changes its plan or renews it. Part of the transaction
 * that books the payment, under the account's lock.
 * @throws BillingRefusal when it may not be had any more (a second renewing subscription, one that has ended): what was
 * paid must be given back.
 */
export async function fulfilSubscription(
  tx: Database,
  deps: SubscriptionDeps,
  purchase: SubscriptionPurchase,
): Promise<{ subscriptionId: number }> {
  if (purchase.invoiceId !== null) await noteHour(tx, deps, purchase);
  if (purchase.kind === 'subscribe' || purchase.kind === 'trial')
    return { subscriptionId: await begin(tx, deps, purchase) };
  const before = purchase.subscriptionId === null ? null : await subscriptionStore(tx).byId(purchase.subscriptionId);
  if (!before || before.accountId !== purchase.account.id) throw new BillingRefusal('NO_SUBSCRIPTION');
  return { subscriptionId: await (purchase.kind === 'change' ? change : renew)(tx, deps, purchase, before) };
}
