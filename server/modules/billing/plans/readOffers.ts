import type { Currency } from '#domain/billing/core/currency.ts';
import { setIdsIn } from '#domain/billing/core/holdings.ts';
import { type HoldingCounts, openingsInWords } from '#domain/billing/plans/holdingsInWords.ts';
import type { PlanOffer, PlanOfferPricesArgs, PlanPrice } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { type PlanOnSale, planStore, currencyFor } from './planStore.ts';
import { presentPriceOf } from './presentPlans.ts';

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
