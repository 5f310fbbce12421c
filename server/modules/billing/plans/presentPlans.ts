import { countryName } from '#domain/billing/core/country.ts';
import { perMonth, times } from '#domain/billing/core/money.ts';
import type { Plan } from '#domain/billing/plans/plan.ts';
import type {
  Amount,
  Plan as AnsweredPlan,
  PlanPrice,
  Quote as AnsweredQuote,
} from '#server/modules/kernel/graphql/types.generated.ts';

import type { PlanOnSale } from './planStore.ts';
import type { StoredQuote } from './quoteStore.ts';

const YEAR_MONTHS = 12;

/** A plan as pages have it (ENT-010). */
export const presentPlan = ({
  id,
  name,
  groupName,
  durationInMonths,
  displayName,
  isGift,
}: Pick<Plan, 'id' | 'name' | 'groupName' | 'durationInMonths' | 'displayName' | 'isGift'>): AnsweredPlan => ({
  id,
  name,
  groupName,
  durationInMonths,
  displayName,
  isGift,
});

/** A plan with its price. Terms that make no whole year cost as many terms as cover one. */
export const presentPriceOf = ({ priceId, amount, currency, was, trialDays, ...plan }: PlanOnSale): PlanPrice => ({
  priceId: String(priceId),
  plan: presentPlan(plan),
  total: { amount, currency },
  perMonth: { amount: perMonth(amount, plan.durationInMonths), currency },
  was: was === null ? null : { amount: was, currency },
  nextYear: { amount: times(amount, Math.ceil(YEAR_MONTHS / plan.durationInMonths)), currency },
  trialDays,
});

/** A quote as pages have it. */
export function presentQuote({ id, quote, expiresAt }: Pick<StoredQuote, 'id' | 'quote' | 'expiresAt'>): AnsweredQuote {
  const { kind, currency, lines, discount, later, total, net, tax, rateBasisPoints, country, stated } = quote;
  const money = (amount: number): Amount => ({ amount, currency });
  return {
    id,
    kind,
    lines: lines.map(({ description, amount }) => ({ description, amount: money(amount) })),
    discount: discount && { description: discount.label, amount: money(discount.amount) },
    total: money(total),
    net: money(net),
    tax: money(tax),
    taxRate: rateBasisPoints,
    country: stated ?? country,
    taxNote:
      stated === undefined
        ? null
        : `Your card was issued in ${countryName(country) ?? country}, so the tax is that of that country.`,
    later: later && {
      ...later,
      amount: money(later.amount),
      reduced: later.reduced && { ...later.reduced, full: money(later.reduced.full) },
    },
    expiresAt: expiresAt.toISOString(),
  };
}
