import { countryName } from '#domain/billing/core/country.ts';
import { setIdsIn } from '#domain/billing/core/holdings.ts';
import { type Currency, perMonth, times } from '#domain/billing/core/money.ts';
import { type HoldingCounts, openingsInWords } from '#domain/billing/plans/holdingsInWords.ts';
import type { Plan } from '#domain/billing/plans/plan.ts';
import type {
  Amount,
  Plan as AnsweredPlan,
  PlanPrice,
  Quote as AnsweredQuote,
  PlanOffer,
  PlanOfferPricesArgs,
} from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { type PlanOnSale, planStore, currencyFor } from './planStore.ts';
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
const presentPriceOf = ({ priceId, amount, currency, was, trialDays, ...plan }: PlanOnSale): PlanPrice => ({
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

type Offer = Omit<PlanOffer, 'prices'> & { prices: (args: Partial<PlanOfferPricesArgs>) => PlanPrice[] };

/** Names of the record sets that keys of holdings mean. */
export async function namesOfSets(db: Database, holdings: readonly string[]): Promise<(id: string) => string | null> {
  const ids = setIdsIn(holdings);
  if (ids.length === 0) return () => null;
  const rows = await db.rows<{ id: string; name: string }>(
    '/* plans.setNames */ SELECT id, name FROM record_set WHERE id = ANY($1::text[])',
    [ids],
  );
  return (id) => rows.find((row) => row.id === id)?.name ?? null;
}

interface Asked {
  isGift: boolean;
  at: Date;
  currency: Currency;
  /** What there is that a plan opens (countHoldings). */
  counts: HoldingCounts;
}

/** What a plan belongs to; one that is in no tier is alone. */
const tierOf = ({ tier, id }: PlanOnSale): string => tier ?? id;

/** What is on sale at an instant, each offer with its terms; prices are in `currency` where no other is asked for. */
export async function readOffers(db: Database, { isGift, at, currency, counts }: Asked): Promise<PlanOffer[]> {
  const plans = await planStore(db).onSale(isGift, at);
  return [...new Set(plans.map(tierOf))].map((tier): Offer => {
    const terms = plans.filter((plan) => tierOf(plan) === tier) as [PlanOnSale, ...PlanOnSale[]];
    const { holdings } = terms[0];
    return {
      tier,
      displayName: terms[0].displayName,
      opens: openingsInWords(holdings, counts),
      holdings,
      trialDays: Math.max(...terms.map(({ trialDays }) => trialDays)),
      prices: (args) => {
        const wanted = args.currency ? currencyFor(args.currency, null, '') : currency;
        return terms.filter((term) => term.currency === wanted).map(presentPriceOf);
      },
    };
  }) as unknown as PlanOffer[];
}
