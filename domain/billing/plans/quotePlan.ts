import type { ChargeLine } from '#domain/billing/core/charge.ts';
import { sumOf } from '#domain/billing/core/money.ts';
import { addMonths, dayOfMonth, instantOf, wallTime } from '#domain/billing/core/siteDay.ts';
import { splitTax } from '#domain/billing/core/tax.ts';
import { addDays } from '#domain/kernel/dates/addDays.ts';
import { countInWords } from '#domain/kernel/wording/countInWords.ts';

import { type CarriedTime, carriedInWords, carriedThrough, worthInDays } from './carryOver.ts';
import { type Coupon, couponOff } from './coupon.ts';
import { type PricedPlan, planInWords } from './plan.ts';
import type { LaterPayments, Quote, QuoteKind } from './quote.ts';
import { unusedCredit, unusedTime } from './unusedTime.ts';

/** What a price is worked out with. */
export interface QuoteTerms {
  now: Date;
  /** IANA name: days are counted there. */
  zone: string;
  /** ISO 3166 alpha-2; `stated` where the buyer stated another one. */
  country: string;
  stated?: string;
  /** Null: no tax is charged. */
  rateBasisPoints: number | null;
}

/** What a promotion takes off the first payment, in minor units; what is beyond the price is left. */
export interface QuoteDiscount {
  label: string;
  amount: number;
  code: string;
  /** Renewals that it is taken off as well. */
  renewals: number;
}

/** A promotion that makes a trial longer. */
export interface LongerTrial {
  label: string;
  code: string;
  /** In all; more than those of the plan. */
  trialDays: number;
}

/** The subscription that is changed. */
export interface ChangedSubscription {
  subscriptionId: number;
  isTrial: boolean;
  /** Of the plan that runs. */
  plan: Pick<PricedPlan, 'sort' | 'durationInMonths' | 'displayName' | 'priceId'>;
  /** For the present period, tax included. */
  paid: number;
  periodStart: Date;
  periodEnd: Date;
  /** Days at the end of the period that were given: they are kept. */
  givenDays: number;
  /** Days before these that came from an earlier subscription, and what they were worth there. */
  carriedDays: number;
  carriedWorth: number;
  /** The promotion that holds for its renewals; null for none. */
  coupon: Coupon | null;
}

function quoteOf(
  kind: QuoteKind,
  plan: PricedPlan,
  { country, stated, rateBasisPoints }: QuoteTerms,
  rest: Pick<Quote, 'lines' | 'discount' | 'later' | 'subject'>,
): Quote {
  const total = sumOf([...rest.lines.map(({ amount }) => amount), -(rest.discount?.amount ?? 0)]);
  const { net, tax } = splitTax(total, rateBasisPoints);
  return {
    kind,
    currency: plan.currency,
    ...rest,
    total,
    net,
    tax,
    rateBasisPoints,
    country,
    ...(stated !== undefined && { stated }),
  };
}

const subjectOf = (plan: PricedPlan) => ({ planId: plan.id, priceId: String(plan.priceId) });
/** The instant of a later day, at the time of day it is now. */
const onDay = (day: string, { now, zone }: QuoteTerms): string =>
  instantOf({ day, timeMs: wallTime(now, zone).timeMs }, zone).toISOString();
const today = ({ now, zone }: QuoteTerms): string => wallTime(now, zone).day;

/** What a discount is called: one that renewals have as well says so. */
const discountInWords = ({ label, renewals }: QuoteDiscount): string =>
  renewals === 0 ? label : `${label}, also for ${countInWords(renewals, 'renewal')}`;

/** The payments that follow, of which a promotion may take something off the first ones. */
function laterOf(
  plan: Pick<PricedPlan, 'amount' | 'durationInMonths'>,
  next: Pick<LaterPayments, 'at' | 'why'>,
  coupon: { off: number; renewals: number } | null,
): LaterPayments {
  const { off, renewals: payments } = coupon ?? { off: 0, renewals: 0 };
  const isReduced = off > 0 && payments > 0;
  return {
    ...next,
    amount: isReduced ? plan.amount - off : plan.amount,
    months: plan.durationInMonths,
    reduced: isReduced ? { payments, full: plan.amount } : null,
  };
}

const free = (description: string): ChargeLine => ({ description, amount: 0 });

/**
 * The price of a new subscription: its first term now, and when it renews the same again, without a discount that is
 * for the first term alone. Days that come over from a cancelled one are added to that term.
 */
export function quoteSubscribe(
  plan: PricedPlan,
  discount: QuoteDiscount | null,
  terms: QuoteTerms,
  carried: CarriedTime | null = null,
): Quote {
  const day = today(terms);
  const off = Math.min(discount?.amount ?? 0, plan.amount);
  return quoteOf('subscribe', plan, terms, {
    lines: [
      { description: planInWords(plan), amount: plan.amount },
      ...(carried ? carriedInWords(carried, plan.displayName).map(free) : []),
    ],
    discount: discount && { label: discountInWords(discount), amount: off },
    later: laterOf(
      plan,
      {
        at: onDay(
          addDays(
            addMonths(day, plan.durationInMonths, dayOfMonth(day)),
            carried ? carried.days + carried.givenDays : 0,
          ),
          terms,
        ),
        why: 'renewal',
      },
      discount && { off, renewals: discount.renewals },
    ),
    subject: { ...subjectOf(plan), ...(discount && { promotionCode: discount.code }) },
  });
}

/** A trial: nothing now, the first term on its last day. A promotion that makes it longer has a line of its own. */
export function quoteTrial(plan: PricedPlan, longer: LongerTrial | null, terms: QuoteTerms): Quote {
  const days = longer?.trialDays ?? plan.trialDays;
  return quoteOf('trial', plan, terms, {
    lines: [
      { description: `${plan.displayName}, free for ${days} days`, amount: 0 },
      ...(longer
        ? [{ description: `${longer.label}: ${countInWords(days - plan.trialDays, 'more day')} free`, amount: 0 }]
        : []),
    ],
    discount: null,
    later: laterOf(plan, { at: onDay(addDays(today(terms), days), terms), why: 'trialEnd' }, null),
    subject: { ...subjectOf(plan), ...(longer && { promotionCode: longer.code, trialDays: days }) },
  });
}

/**
 * When another plan begins: one that opens more, or the same for longer, at once; any other when the paid period ends.
 */
export const changesAtOnce = (
  from: ChangedSubscription['plan'],
  to: Pick<PricedPlan, 'sort' | 'durationInMonths'>,
): boolean => to.sort > from.sort || (to.sort === from.sort && to.durationInMonths > from.durationInMonths);

/** Days of a new plan that a credit beyond its price is worth, rounded up: nothing that was paid is lost. */
export function extraDays(credit: number, plan: Pick<PricedPlan, 'amount' | 'durationInMonths'>, day: string): number {
  const beyond = credit - plan.amount;
  return beyond > 0 ? worthInDays(beyond, plan, day) : 0;
}

/** What a change at once stands on: a quote and the subscription it changes must name the same. */
export const changedFrom = ({ priceId, periodStart }: { priceId: number | null; periodStart: Date }): string =>
  `${priceId ?? ''} ${periodStart.toISOString()}`;

/**
 * The price of another plan. At once: the new price less what the unused days are worth; what they are worth beyond it
 * becomes days. Later: nothing now, and the new price from the end of the period. In a trial only the plan changes.
 */
export function quoteChange(plan: PricedPlan, running: ChangedSubscription, terms: QuoteTerms): Quote {
  const subject = { ...subjectOf(plan), subscriptionId: String(running.subscriptionId) };
  const later = (at: string) =>
    laterOf(
      plan,
      { at, why: running.isTrial ? 'trialEnd' : 'renewal' },
      running.coupon && { off: couponOff(running.coupon, plan), renewals: running.coupon.renewals },
    );
  if (running.isTrial || !changesAtOnce(running.plan, plan)) {
    return quoteOf('change', plan, terms, {
      lines: [{ description: planInWords(plan), amount: 0 }],
      discount: null,
      later: later(running.periodEnd.toISOString()),
      subject,
    });
  }
  const day = today(terms);
  const credit = unusedCredit(running, terms);
  const extra = extraDays(credit.amount, plan, day);
  const used = Math.min(credit.amount, plan.amount);
  const carried = carriedThrough(running, running.plan.sort, plan, terms);
  const kept = unusedTime(running, terms).given;
  const lines: ChargeLine[] = [
    { description: planInWords(plan), amount: plan.amount },
    ...(used > 0 ? [{ description: `${credit.days} unused days of ${running.plan.displayName}`, amount: -used }] : []),
    ...(extra > 0 ? [{ description: `${extra} days more for the rest of it`, amount: 0 }] : []),
    ...carriedInWords({ ...carried, planName: running.plan.displayName, givenDays: kept }, plan.displayName).map(free),
  ];
  const end = addDays(addMonths(day, plan.durationInMonths, dayOfMonth(day)), extra + carried.days + kept);
  return quoteOf('change', plan, terms, {
    lines,
    discount: null,
    later: later(onDay(end, terms)),
    subject: {
      ...subject,
      changedFrom: changedFrom({ priceId: running.plan.priceId, periodStart: running.periodStart }),
    },
  });
}
