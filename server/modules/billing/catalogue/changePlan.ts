import type { CatalogueProblem } from '#domain/billing/catalogue/CatalogueProblem.ts';
import {
  type NewPlan,
  newPlanProblem,
  type PlanChange,
  planChangeProblem,
  tierOf,
} from '#domain/billing/catalogue/planRules.ts';
import { setIdsIn } from '#domain/billing/core/holdings.ts';
import { termInWords } from '#domain/billing/plans/plan.ts';
import type { Database } from '#server/platform/db/database.ts';

import { type Changed, type ChangeTime, NO_SUCH_PLAN, SOLD } from './Changed.ts';

interface PlanFacts {
  tier: string;
  displayName: string;
  isGift: boolean;
  trialDays: number;
  isOffered: boolean;
  hasPrice: boolean;
}

/** Changes the name of an offer, and of one term its trial and whether it is for sale. */
export async function changePlan(
  tx: Database,
  planId: string,
  change: PlanChange,
  { now }: ChangeTime,
): Promise<Changed> {
  const plan = await tx.one<PlanFacts>(
    `/* catalogue.plan */ SELECT tier, display_name AS "displayName", is_gift AS "isGift", trial_days AS "trialDays", is_offered AS "isOffered",
       EXISTS (SELECT FROM price r WHERE r.plan_id = p.id AND (r.valid_to IS NULL OR r.valid_to > $2)) AS "hasPrice"
     FROM plan p WHERE id = $1 AND ${SOLD}`,
    [planId, now],
  );
  if (!plan) return NO_SUCH_PLAN;
  const problem = planChangeProblem(change, plan);
  if (problem) return { problem };
  const displayName = change.displayName.trim();
  await tx.rows(`/* catalogue.renameOffer */ UPDATE plan p SET display_name = $2 WHERE tier = $1 AND ${SOLD}`, [
    plan.tier,
    displayName,
  ]);
  await tx.rows('/* catalogue.changePlan */ UPDATE plan SET trial_days = $2, is_offered = $3 WHERE id = $1', [
    planId,
    change.trialDays,
    change.isOffered,
  ]);
  const { trialDays, isOffered } = plan;
  return {
    at: now,
    before: { plan: planId, displayName: plan.displayName, trialDays, isOffered },
    after: { plan: planId, displayName, trialDays: change.trialDays, isOffered: change.isOffered },
  };
}

const TERM_TAKEN: Changed = {
  problem: {
    field: 'months',
    code: 'TERM_TAKEN',
    message: 'This offer already has a term of that length. Put that one on sale.',
  },
};

interface Offer {
  tier: string;
  displayName: string;
  sort: number;
  holdings: string[];
}

const offerOf = (tx: Database, tier: string): Promise<Offer | null> =>
  tx.one<Offer>(
    `/* catalogue.offer */ SELECT tier, display_name AS "displayName", sort, holdings FROM plan p WHERE tier = $1 AND ${SOLD} ORDER BY is_gift, duration_in_months LIMIT 1`,
    [tier],
  );

/** Ids of record sets among keys of holdings that the site does not have. */
async function lacksSets(tx: Database, holdings: readonly string[]): Promise<boolean> {
  const ids = setIdsIn(holdings);
  const there =
    ids.length === 0
      ? []
      : await tx.rows('/* catalogue.sets */ SELECT id FROM record_set WHERE id = ANY($1::text[])', [ids]);
  return there.length < new Set(ids).size;
}

/** The offer a new plan belongs to: the one that is named, or a new one of its own. */
async function offerFor(tx: Database, asked: NewPlan): Promise<Offer | { problem: CatalogueProblem }> {
  if (asked.tier !== null)
    return (
      (await offerOf(tx, asked.tier)) ?? {
        problem: { field: 'tier', code: 'NO_SUCH_OFFER', message: 'We can’t find this offer.' },
      }
    );
  const displayName = asked.displayName.trim();
  const tier = tierOf(displayName);
  if (await tx.one('/* catalogue.offerExists */ SELECT 1 AS one FROM plan WHERE tier = $1 LIMIT 1', [tier]))
    return { problem: { field: 'displayName', code: 'NAME_TAKEN', message: 'There is such an offer already.' } };
  if (await lacksSets(tx, asked.holdings))
    return { problem: { field: 'holdings', code: 'NO_SUCH_SET', message: 'One of the record sets can’t be found.' } };
  return { tier, displayName, sort: asked.rank, holdings: [...new Set(asked.holdings)] };
}

/** Adds a term. It has no price and is not for sale until staff say so. */
export async function addPlan(tx: Database, asked: NewPlan, { now }: ChangeTime): Promise<Changed> {
  const problem = newPlanProblem(asked);
  if (problem) return { problem };
  const offer = await offerFor(tx, asked);
  if ('problem' in offer) return offer;
  const { tier, displayName, sort, holdings } = offer;
  const { months, trialDays, isGift } = asked;
  const same = await tx.one(
    '/* catalogue.sameTerm */ SELECT 1 AS one FROM plan WHERE tier = $1 AND duration_in_months = $2 AND is_gift = $3 LIMIT 1',
    [tier, months, isGift],
  );
  if (same) return TERM_TAKEN;
  const id = `${tier}-${months}${isGift ? '-gift' : ''}`;
  const made = await tx.one(
    `/* catalogue.newPlan */ INSERT INTO plan (id, name, duration_in_months, display_name, is_gift, tier, holdings, trial_days, is_offered, sort)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, false, $9) ON CONFLICT (id) DO NOTHING RETURNING id`,
    [
      id,
      `${displayName}, ${termInWords(months)}${isGift ? ', as a gift' : ''}`,
      months,
      displayName,
      isGift,
      tier,
      holdings,
      trialDays,
      sort,
    ],
  );
  if (!made) return TERM_TAKEN;
  return { at: now, before: null, after: { plan: id, displayName, trialDays, isOffered: false, holdings } };
}
