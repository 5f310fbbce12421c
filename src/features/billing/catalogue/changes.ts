import { HOLDINGS } from '#domain/billing/core/holdings.ts';

import type {
  CataloguePlan,
  CataloguePrice,
  ChangeInput,
  CreditPackage,
  ItemPrice,
  Promotion,
  TaxRate,
} from './catalogueApi.ts';

/** What staff are about to change. */
export type Change =
  | { kind: 'price'; plan: CataloguePlan; currency: string | null }
  | { kind: 'drop'; plan: CataloguePlan; price: CataloguePrice }
  | { kind: 'plan'; plan: CataloguePlan }
  | { kind: 'newPlan'; isGift: boolean }
  | { kind: 'promotion' }
  | { kind: 'end'; promotion: Promotion }
  /** Null: one that is not sold yet. */
  | { kind: 'itemPrice'; sold: ItemPrice | null }
  | { kind: 'endItem'; sold: ItemPrice }
  | { kind: 'package'; sold: CreditPackage | null }
  | { kind: 'endPackage'; sold: CreditPackage }
  | { kind: 'taxRate'; rate: TaxRate | null }
  | { kind: 'dropRate'; rate: TaxRate };

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
  /** A kind of record. */
  type: string;
  /** Id of a record set; empty: everywhere. */
  recordSetId: string;
  credits: string;
  country: string;
  note: string;
}

/** The price of a plan that is asked now; null where there is none. */
export const presentPrice = (plan: CataloguePlan, currency: string): CataloguePrice | null =>
  plan.prices.find(({ state, amount }) => state === 'PRESENT' && amount.currency === currency) ?? null;

/** What a form shows first. */
export function firstValues(change: Change, today: string): ChangeValues {
  const plan = 'plan' in change ? change.plan : null;
  const sold = 'sold' in change ? change.sold : null;
  const item = change.kind === 'itemPrice' ? change.sold : null;
  return {
    currency:
      sold?.price.currency ??
      ((change.kind === 'price' && (change.currency ?? plan?.prices.at(-1)?.amount.currency)) || 'GBP'),
    amount: '',
    from: today,
    until: '',
    displayName: plan?.displayName ?? '',
    trialDays: change.kind === 'promotion' ? '' : String(plan?.trialDays ?? 0),
    isOffered: plan?.isOffered ?? false,
    tier: '',
    rank: '10',
    months: '12',
    opens: { records: true },
    code: '',
    label: '',
    percent: '',
    planId: '',
    mostUses: '',
    renewals: '0',
    isForNew: false,
    note: '',
    type: item?.type ?? 'IMAGE',
    recordSetId: item?.recordSetId ?? '',
    credits: sold ? String(sold.credits) : '',
    country: change.kind === 'taxRate' ? (change.rate?.country ?? '') : '',
  };
}

/** A typed whole number; what is none becomes one that the server refuses, with the field. */
const whole = (typed: string): number => (/^\d{1,9}$/u.test(typed.trim()) ? Number(typed) : -1);

/** The id of the price that a form was opened for, where what is typed is still about it; else null. */
const replacedItem = (sold: ItemPrice | null, { type, recordSetId, currency }: ChangeValues): string | null =>
  sold && sold.type === type && (sold.recordSetId ?? '') === recordSetId.trim() && sold.price.currency === currency
    ? sold.id
    : null;
const replacedPackage = (sold: CreditPackage | null, { credits, currency }: ChangeValues): string | null =>
  sold && String(sold.credits) === credits.trim() && sold.price.currency === currency ? sold.id : null;

/** A change as the server takes it. */
export function changeInput(change: Change, values: ChangeValues): ChangeInput {
  const {
    currency,
    amount,
    from,
    until,
    displayName,
    trialDays,
    isOffered,
    tier,
    rank,
    months,
    opens,
    code,
    label,
    percent,
    planId,
    mostUses,
    renewals,
    isForNew,
    type,
    recordSetId,
    credits,
    country,
  } = values;
  switch (change.kind) {
    case 'price':
      return {
        price: {
          planId: change.plan.id,
          currency,
          amount,
          from,
          replaces: presentPrice(change.plan, currency)?.id ?? null,
        },
      };
    case 'drop':
      return { droppedPrice: change.price.id };
    case 'plan':
      return { plan: { planId: change.plan.id, displayName, trialDays: whole(trialDays), isOffered } };
    case 'newPlan':
      return {
        newPlan: {
          tier: tier || null,
          displayName,
          rank: whole(rank),
          holdings: HOLDINGS.filter((key) => opens[key]),
          months: whole(months),
          trialDays: change.isGift ? 0 : whole(trialDays),
          isGift: change.isGift,
        },
      };
    case 'promotion':
      return {
        promotion: {
          code,
          label,
          percent,
          amount,
          trialDays,
          currency,
          planIds: planId === '' ? [] : [planId],
          from,
          until,
          mostUses: mostUses.trim() === '' ? null : whole(mostUses),
          renewals: whole(renewals),
          isForNew,
        },
      };
    case 'end':
      return { endedPromotion: change.promotion.code };
    case 'itemPrice':
      return {
        itemPrice: {
          recordSetId: recordSetId.trim() || null,
          type,
          currency,
          amount,
          credits: whole(credits),
          from,
          replaces: replacedItem(change.sold, values),
        },
      };
    case 'endItem':
      return { endedItemPrice: { id: change.sold.id, from } };
    case 'package':
      return {
        creditPackage: {
          credits: whole(credits),
          currency,
          amount,
          from,
          replaces: replacedPackage(change.sold, values),
        },
      };
    case 'endPackage':
      return { endedPackage: { id: change.sold.id, from } };
    case 'taxRate':
      return { taxRate: { country, percent, from } };
    case 'dropRate':
      return { droppedTaxRate: { country: change.rate.country, from: change.rate.from } };
  }
}
