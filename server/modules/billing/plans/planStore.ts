import { type Currency, isCurrency } from '#domain/billing/core/money.ts';
import type { Plan, PricedPlan } from '#domain/billing/plans/plan.ts';
import { type DatedPrice, priceAt, wasPrice } from '#domain/billing/plans/priceHistory.ts';
import { type BillingAccount, type BillingRules, countryOf } from '#server/modules/billing/core/index.ts';
import { type Database, PREPARED } from '#server/platform/db/database.ts';

/** The columns of a plan called `p`. */
export const PLAN_COLUMNS = `p.id, p.name, p.group_name AS "groupName", p.duration_in_months AS "durationInMonths", p.display_name AS "displayName", p.is_gift AS "isGift",
  p.tier, p.holdings, p.grants, p.trial_days AS "trialDays", p.is_offered AS "isOffered", p.sort`;

/** The columns of a plan called `p` at its price `r`. */
export const PRICED_PLAN_COLUMNS = `${PLAN_COLUMNS}, r.id AS "priceId", r.currency, r.amount`;

/** A row of a plan with its price, in whatever currency. */
export type PricedPlanRow = Omit<PricedPlan, 'currency'> & { currency: string };

/** Whether the price of a row is in a currency that is known here: other prices are as if they were not there. */
export const isKnownPrice = <Row extends PricedPlanRow>(row: Row): row is Row & PricedPlan => isCurrency(row.currency);

/** A plan on sale with its price and, where one may be shown, the higher one it replaced. */
export type PlanOnSale = PricedPlan & { was: number | null };

type PriceRow = DatedPrice & { planId: string; currency: string };

/** Plans and their prices. */
export function planStore(db: Database) {
  const ofPrices = async (ids: readonly number[]): Promise<ReadonlyMap<number, PricedPlan>> => {
    const rows = await db.rows<PricedPlanRow>(
      `/* plans.ofPrices */ SELECT ${PRICED_PLAN_COLUMNS} FROM price r JOIN plan p ON p.id = r.plan_id WHERE r.id = ANY($1::bigint[])`,
      [ids],
      PREPARED,
    );
    return new Map(rows.filter(isKnownPrice).map((plan) => [plan.priceId, plan]));
  };
  return {
    byId: (id: string): Promise<Plan | null> =>
      db.one<Plan>(`/* plans.byId */ SELECT ${PLAN_COLUMNS} FROM plan p WHERE p.id = $1`, [id]),

    /** As `ofPrice`, for several at once, by the id of the price. */
    ofPrices,

    /** What is on sale at an instant, lesser tiers and shorter terms first. Plans of partners are no one's to buy. */
    async onSale(isGift: boolean, at: Date): Promise<PlanOnSale[]> {
      const plans = await db.rows<Plan>(
        `/* plans.onSale */ SELECT ${PLAN_COLUMNS} FROM plan p WHERE p.is_offered AND p.is_gift = $1 ORDER BY p.sort, p.tier, p.duration_in_months`,
        [isGift],
      );
      const prices = await db.rows<PriceRow>(
        `/* plans.prices */ SELECT r.id, r.plan_id AS "planId", r.currency, r.amount, r.valid_from AS "validFrom", r.valid_to AS "validTo" FROM price r WHERE r.plan_id = ANY($1::text[]) AND r.valid_from <= $2`,
        [plans.map(({ id }) => id), at],
      );
      return plans.flatMap((plan) => {
        const own = prices.filter(({ planId }) => planId === plan.id);
        return [...new Set(own.map(({ currency }) => currency))].sort().flatMap((currency) => {
          const inCurrency = own.filter((price) => price.currency === currency);
          const price = priceAt(inCurrency, at);
          return price && isCurrency(currency)
            ? [{ ...plan, priceId: price.id, currency, amount: price.amount, was: wasPrice(inCurrency, at) }]
            : [];
        });
      });
    },

    /**
     * A price that can be bought at an instant. Null when it is no longer, or not yet, asked, and for what is not on
     * sale.
     */
    async buyable(priceId: number, at: Date): Promise<PricedPlan | null> {
      const plan = await db.one<PricedPlanRow>(
        `/* plans.buyable */ SELECT ${PRICED_PLAN_COLUMNS} FROM price r JOIN plan p ON p.id = r.plan_id
         WHERE r.id = $1 AND r.valid_from <= $2 AND (r.valid_to IS NULL OR r.valid_to > $2) AND p.is_offered`,
        [priceId, at],
      );
      return plan && isKnownPrice(plan) ? plan : null;
    },

    /**
     * What a subscription was bought at, and renews at: also when it is sold no more, or to others for another price.
     */
    ofPrice: async (priceId: number): Promise<PricedPlan | null> => (await ofPrices([priceId])).get(priceId) ?? null,
  };
}

/** The currency in which prices are shown: as asked, else that of the account, else that of the country. */
export const currencyFor = (asked: string | null | undefined, own: Currency | null, country: string): Currency =>
  asked && isCurrency(asked) ? asked : (own ?? (country === 'GB' ? 'GBP' : 'EUR'));

/**
 * The currency in which an account is shown prices before it states a country.
 * @param account - null for visitors, and for who never asked for anything
 */
export const ownCurrency = (
  account: Pick<BillingAccount, 'currency' | 'country' | 'cardCountry'> | null,
  rules: Pick<BillingRules, 'sellerCountry' | 'countryRule'>,
  asked?: string | null,
): Currency =>
  currencyFor(
    asked,
    account?.currency ?? null,
    countryOf({ country: account?.country ?? null, cardCountry: account?.cardCountry ?? null }, rules),
  );
