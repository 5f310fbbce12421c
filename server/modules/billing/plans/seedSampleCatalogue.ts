import type { Database } from '#server/platform/db/database.ts';

const ESSENTIAL = {
  tier: 'essential',
  displayName: 'Essential',
  sort: 10,
  holdings: ['records', 'images', 'addresses'],
};
const EVERYTHING = {
  tier: 'everything',
  displayName: 'Everything',
  sort: 20,
  holdings: ['records', 'images', 'newspapers', 'addresses', 'trees'],
};

interface SamplePlan {
  id: string;
  name: string;
  months: number;
  of: typeof ESSENTIAL;
  trialDays?: number;
  isGift?: boolean;
  groupName?: string;
  gbp?: number;
  eur?: number;
}

/** What the sample site sells. Prices include tax. */
const PLANS: readonly SamplePlan[] = [
  { id: 'essential-1', name: 'Essential, monthly', months: 1, of: ESSENTIAL, gbp: 799, eur: 949 },
  { id: 'essential-3', name: 'Essential, quarterly', months: 3, of: ESSENTIAL, gbp: 1_999, eur: 2_399 },
  { id: 'essential-12', name: 'Essential, yearly', months: 12, of: ESSENTIAL, trialDays: 14, gbp: 5_999, eur: 7_199 },
  { id: 'everything-1', name: 'Everything, monthly', months: 1, of: EVERYTHING, gbp: 1_299, eur: 1_549 },
  { id: 'everything-3', name: 'Everything, quarterly', months: 3, of: EVERYTHING, gbp: 3_299, eur: 3_949 },
  {
    id: 'demo-yearly',
    name: 'Everything, yearly',
    months: 12,
    of: EVERYTHING,
    trialDays: 14,
    gbp: 11_999,
    eur: 14_399,
  },
  {
    id: 'everything-gift',
    name: 'Everything for a year, as a gift',
    months: 12,
    of: EVERYTHING,
    isGift: true,
    gbp: 11_999,
    eur: 14_399,
  },
  {
    id: 'demo-partner',
    name: 'Partner membership',
    months: 12,
    of: { ...EVERYTHING, tier: 'partner', displayName: 'Partner membership' },
    groupName: 'partner',
  },
];

/** Standard rates as they were in November 2026; the operator keeps them. */
const RATES = [
  ['GB', 2_000],
  ['IE', 2_300],
  ['DE', 1_900],
  ['FR', 2_000],
  ['NL', 2_100],
  ['ES', 2_100],
  ['IT', 2_200],
] as const;

/** Since when the sample is on sale. */
const SINCE = new Date('2026-01-01T00:00:00Z');

/** Puts the sample plans, prices and tax rates on sale; what is there already stays as it is. */
export async function seedSampleCatalogue(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.rows("/* catalogue.lock */ SELECT pg_advisory_xact_lock(hashtext('sample catalogue'))");
    for (const { id, name, months, of, trialDays = 0, isGift = false, groupName = null, gbp, eur } of PLANS) {
      await tx.rows(
        `/* catalogue.plan */ INSERT INTO plan (id, name, group_name, duration_in_months, display_name, is_gift, tier, holdings, trial_days, is_offered, sort)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
         ON CONFLICT (id) DO UPDATE SET tier = excluded.tier, holdings = excluded.holdings, trial_days = excluded.trial_days, is_offered = excluded.is_offered, sort = excluded.sort WHERE plan.tier IS NULL`,
        [
          id,
          name,
          groupName,
          months,
          of.displayName,
          isGift,
          of.tier,
          of.holdings,
          trialDays,
          gbp !== undefined,
          of.sort,
        ],
      );
      for (const [currency, amount] of [
        ['GBP', gbp],
        ['EUR', eur],
      ] as const) {
        if (amount === undefined) continue;
        await tx.rows(
          `/* catalogue.price */ INSERT INTO price (plan_id, currency, amount, valid_from) SELECT $1, $2, $3, $4 WHERE NOT EXISTS (SELECT FROM price WHERE plan_id = $1 AND currency = $2)`,
          [id, currency, amount, SINCE],
        );
      }
    }
    for (const [country, rate] of RATES) {
      await tx.rows(
        `/* catalogue.taxRate */ INSERT INTO tax_rate (country, rate_bp, valid_from) VALUES ($1, $2, '2021-01-01') ON CONFLICT DO NOTHING`,
        [country, rate],
      );
    }
  });
}
