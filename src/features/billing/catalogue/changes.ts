import { HOLDINGS } from '#domain/billing/core/holdings.ts';

import type { CataloguePlan, CataloguePrice, ChangeInput, Promotion } from './catalogueApi.ts';

/** What staff are about to change. */
export type Change =
  | { kind: 'price'; plan: CataloguePlan; currency: string | null }
  | { kind: 'drop'; plan: CataloguePlan; price: CataloguePrice }
  | { kind: 'plan'; plan: CataloguePlan }
  | { kind: 'newPlan'; isGift: boolean }
  | { kind: 'promotion' }
  | { kind: 'end'; promotion: Promotion };

export type ChangeKind = Change['kind'];

/** What is typed for any of them; each change uses some of it. */
export interface ChangeValues {
  currency: string;
  amount: string;
  /** `YYYY-MM-DD`. */
  from: string;
  until: string;
  displayName: string;
  trialDays: string;
  isOffered: boolean;
  /** Empty: a new offer. */
  tier: string;
  rank: string;
  months: string;
  opens: Record<string, boolean>;
  code: string;
  label: string;
  percent: string;
  /** Empty: all plans. */
  planId: string;
  mostUses: string;
  renewals: string;
  isForNew: boolean;
  note: string;
}

/** The price of a plan that is asked now; null where there is none. */
export const presentPrice = (plan: CataloguePlan, currency: string): CataloguePrice | null => plan.prices.find(({ state, amount }) => state === 'PRESENT' && amount.currency === currency) ?? null;

/** What a form shows first. */
export function firstValues(change: Change, today: string): ChangeValues {
  const plan = 'plan' in change ? change.plan : null;
  return {
    currency: (change.kind === 'price' && (change.currency ?? plan?.prices.at(-1)?.amount.currency)) || 'GBP',
    amount: '', from: today, until: '', displayName: plan?.displayName ?? '', trialDays: String(plan?.trialDays ?? 0), isOffered: plan?.isOffered ?? false, tier: '', rank: '10', months: '12',
    opens: { records: true }, code: '', label: '', percent: '', planId: '', mostUses: '', renewals: '0', isForNew: false, note: '',
  };
}

/** A typed whole number; what is none becomes one that the server refuses, with the field. */
const whole = (typed: string): number => (/^\d{1,9}$/u.test(typed.trim()) ? Number(typed) : -1);

/** A change as the server takes it. */
export function changeInput(change: Change, values: ChangeValues): ChangeInput {
  const { currency, amount, from, until, displayName, trialDays, isOffered, tier, rank, months, opens, code, label, percent, planId, mostUses, renewals, isForNew } = values;
  switch (change.kind) {
    case 'price':
      return { price: { planId: change.plan.id, currency, amount, from, replaces: presentPrice(change.plan, currency)?.id ?? null } };
    case 'drop':
      return { droppedPrice: change.price.id };
    case 'plan':
      return { plan: { planId: change.plan.id, displayName, trialDays: whole(trialDays), isOffered } };
    case 'newPlan':
      return { newPlan: { tier: tier || null, displayName, rank: whole(rank), holdings: HOLDINGS.filter((key) => opens[key]), months: whole(months), trialDays: change.isGift ? 0 : whole(trialDays), isGift: change.isGift } };
    case 'promotion':
      return { promotion: { code, label, percent, amount, currency, planIds: planId === '' ? [] : [planId], from, until, mostUses: mostUses.trim() === '' ? null : whole(mostUses), renewals: whole(renewals), isForNew } };
    case 'end':
      return { endedPromotion: change.promotion.code };
  }
}
