import { holdingsInWords } from '#domain/billing/plans/holdingsInWords.ts';
import type { Plan } from '#domain/billing/plans/plan.ts';
import { namesOfSets, PLAN_COLUMNS } from '#server/modules/billing/plans/index.ts';
import type {
  CataloguePlan,
  CataloguePrice,
  CataloguePromotion,
} from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

type CountedPlan = Plan & { running: number };
interface Price {
  id: number;
  planId: string;
  currency: string;
  amount: number;
  validFrom: Date;
  validTo: Date | null;
  renewing: number;
}

/** More prices of a site than this are its history, which is in the audit. */
const MOST = 1_000;

const stateOf = (
  { validFrom, validTo }: Pick<Price, 'validFrom' | 'validTo'>,
  now: Date,
): 'PAST' | 'PRESENT' | 'PLANNED' =>
  validFrom > now ? 'PLANNED' : validTo !== null && validTo <= now ? 'PAST' : 'PRESENT';

const shownPrice = ({ id, currency, amount, validFrom, validTo, renewing }: Price, now: Date): CataloguePrice => ({
  id: String(id),
  amount: { amount, currency },
  from: validFrom.toISOString(),
  until: validTo?.toISOString() ?? null,
  state: stateOf({ validFrom, validTo }, now),
  renewing,
});

/** Plans with their prices, lesser offers and shorter terms first. */
export async function readPlans(db: Database, now: Date): Promise<CataloguePlan[]> {
  const plans = await db.rows<CountedPlan>(
    `/* catalogue.plans */ SELECT ${PLAN_COLUMNS}, (SELECT count(*) FROM subscription s WHERE s.plan_id = p.id AND s.expires_at > $1)::int AS running
     FROM plan p ORDER BY p.group_name NULLS FIRST, p.is_gift, p.sort, p.tier, p.duration_in_months LIMIT ${MOST}`,
    [now],
  );
  const prices = await db.rows<Price>(
    `/* catalogue.prices */ SELECT r.id, r.plan_id AS "planId", r.currency, r.amount, r.valid_from AS "validFrom", r.valid_to AS "validTo",
       (SELECT count(*) FROM subscription_billing b WHERE b.price_id = r.id AND b.renews AND b.phase IN ('TRIALING', 'ACTIVE', 'PAST_DUE', 'PAUSED'))::int AS renewing
     FROM price r ORDER BY r.currency, r.valid_from DESC, r.id DESC LIMIT ${MOST}`,
  );
  const nameOfSet = await namesOfSets(
    db,
    plans.flatMap(({ holdings }) => holdings),
  );
  return plans.map(
    ({
      id,
      displayName,
      tier,
      groupName,
      durationInMonths,
      isGift,
      isOffered,
      trialDays,
      sort,
      holdings,
      running,
    }) => ({
      id,
      displayName,
      tier,
      groupName,
      months: durationInMonths,
      isGift,
      isOffered,
      trialDays,
      rank: sort,
      holdings,
      opens: holdingsInWords(holdings, nameOfSet),
      running,
      prices: prices.filter(({ planId }) => planId === id).map((price) => shownPrice(price, now)),
    }),
  );
}

interface PromotionRow {
  code: string;
  label: string;
  percentBasisPoints: number | null;
  trialDays: number | null;
  amount: number | null;
  currency: string | null;
  planIds: string[];
  validFrom: Date;
  validTo: Date | null;
  mostUses: number | null;
  uses: number;
  renewals: number;
  isForNew: boolean;
}

/** Promotion codes, the newest first. */
export async function readPromotions(db: Database, now: Date): Promise<CataloguePromotion[]> {
  const rows = await db.rows<PromotionRow>(
    `/* catalogue.promotions */ SELECT p.code, p.label, p.percent_bp AS "percentBasisPoints", p.amount, p.currency, p.plan_ids AS "planIds", p.trial_days AS "trialDays", p.valid_from AS "validFrom", p.valid_to AS "validTo",
       p.most_uses AS "mostUses", p.renewals, p.is_for_new AS "isForNew", (SELECT count(*) FROM promotion_use u WHERE u.code = p.code)::int AS uses
     FROM promotion p ORDER BY p.valid_from DESC, p.code LIMIT ${MOST}`,
  );
  return rows.map(({ amount, currency, validFrom, validTo, mostUses, uses, ...rest }) => {
    const isOver = (validTo !== null && validTo <= now) || (mostUses !== null && uses >= mostUses);
    return {
      ...rest,
      uses,
      mostUses,
      amount: amount === null || currency === null ? null : { amount, currency },
      from: validFrom.toISOString(),
      until: validTo?.toISOString() ?? null,
      state: isOver ? 'OVER' : validFrom > now ? 'PLANNED' : 'RUNNING',
    };
  });
}
