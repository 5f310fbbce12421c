import { manageAddress, type AppStoreName, type StorePhase } from '#domain/billing/app-stores/storePurchase.ts';
import type { Plan } from '#domain/billing/plans/plan.ts';
import type { OutwardState } from '#domain/billing/subscription/subscriptionRedirect.ts';
import { BadStatement, StoreUnreachable, type StoreStatement } from '#server/engines/app-stores/AppStores.ts';
import { findAccount, nowOf } from '#server/modules/billing/core/index.ts';
import { PLAN_COLUMNS, presentPlan } from '#server/modules/billing/plans/index.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { rateLimited } from '#server/modules/kernel/graphql/refusal.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import type { Resolvers, AppSubscription } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';

import { appPurchaseStore } from './appPurchaseStore.ts';
import type { AppStoreDeps } from './AppStoreDeps.ts';
import { type Mirrored, mirrorPurchase } from './mirrorPurchase.ts';

interface Row extends Plan {
  subscriptionId: number;
  store: AppStoreName;
  state: OutwardState;
  expiresAt: Date;
  phase: StorePhase | null;
  endsAt: Date | null;
  productId: string | null;
}

/** What one is called whose store has not written yet: those of demonstrations. */
const PHASES: Readonly<Record<OutwardState, StorePhase>> = {
  ACTIVE: 'ACTIVE',
  CANCELED: 'CANCELING',
  PAUSED: 'PAUSED',
};

/**
 * Subscriptions of app stores that a member has at an instant, the newest first.
 * @param packageName of the operator's Android app; null for none
 */
async function appSubscriptionsOf(
  db: Database,
  memberId: number,
  packageName: string | null,
  now: Date,
): Promise<AppSubscription[]> {
  const rows = await db.rows<Row>(
    `/* appPurchase.ofMember */ SELECT s.id AS "subscriptionId", s.type AS store, s.state, s.expires_at AS "expiresAt", a.phase, a.ends_at AS "endsAt", a.product_id AS "productId", ${PLAN_COLUMNS}
     FROM subscription s JOIN plan p ON p.id = s.plan_id LEFT JOIN app_purchase a ON a.subscription_id = s.id
     WHERE s.member_id = $1 AND s.type IN ('APPLE', 'GOOGLE') AND s.expires_at > $2 ORDER BY s.created_at DESC, s.id DESC LIMIT 10`,
    [memberId, now],
  );
  return rows.map(({ subscriptionId, store, state, expiresAt, phase, endsAt, productId, ...plan }) => ({
    id: String(subscriptionId),
    store,
    plan: presentPlan(plan),
    phase: phase ?? PHASES[state],
    endsAt: (endsAt ?? expiresAt).toISOString(),
    manageUrl: manageAddress(store, packageName, productId),
  }));
}

/** Why a purchase was not linked. NOT_SOLD: no app sells anything there. UNKNOWN: it is no purchase of that store. */
type ClaimProblem = 'NOT_SOLD' | 'UNKNOWN' | 'TAKEN' | 'NO_PLAN' | 'UNAVAILABLE';

const PROBLEMS: Readonly<Partial<Record<Mirrored, ClaimProblem>>> = {
  NOTHING: 'UNKNOWN',
  TAKEN: 'TAKEN',
  NO_PLAN: 'NO_PLAN',
};

function read({ stores }: AppStoreDeps, store: AppStoreName, proof: string): Promise<StoreStatement> | null {
  if (store === 'APPLE') return stores?.apple?.readTransaction(proof, new Date()) ?? null;
  return stores?.google?.ask(proof) ?? null;
}

/**
 * Links a purchase to a member whose app shows that it has it.
 * @param proof at Apple the signed transaction, at Google the purchase token
 * @returns null where it is theirs now
 */
async function claimPurchase(
  deps: AppStoreDeps,
  memberId: number,
  store: AppStoreName,
  proof: string,
): Promise<ClaimProblem | null> {
  try {
    const statement = await read(deps, store, proof);
    if (!statement) return 'NOT_SOLD';
    return PROBLEMS[await mirrorPurchase(deps, statement, memberId)] ?? null;
  } catch (error) {
    if (error instanceof BadStatement) return 'UNKNOWN';
    if (error instanceof StoreUnreachable) return 'UNAVAILABLE';
    throw error;
  }
}

declare module '#server/modules/kernel/graphql/context.ts' {
  interface ModuleServices {
    appStores: AppStoreDeps;
  }
}

/** Claims by one account in an hour: each may ask a store. */
const CLAIMS = { points: 20, duration: 3_600 };
/** Characters; a signed transaction of Apple has some 6,000 with its certificates. */
const LONGEST_PROOF = 20_000;

const claims = ({ db }: RequestContext) => createLimiter(db, 'app-claim', CLAIMS);

/** Subscriptions of app stores. Everything is the member's own. */
export const appStoreResolvers: Resolvers = {
  Query: {
    async appSubscriptions(_root, _arguments, { db, viewer, appStores }) {
      const memberId = requireMember(viewer);
      return appSubscriptionsOf(
        db,
        memberId,
        appStores.stores?.google?.packageName ?? null,
        nowOf(await findAccount(db, memberId)),
      );
    },
  },
  Mutation: {
    async appAccountToken(_root, _arguments, { db, viewer, appStores }) {
      const memberId = requireMember(viewer);
      return appStores.stores ? appPurchaseStore(db).tokenOf(memberId) : null;
    },
    async claimAppPurchase(_root, { store, proof }, context) {
      const memberId = requireMember(context.viewer);
      const wait = await context.perRequest(claims).take(String(memberId));
      if (wait !== null) throw rateLimited('Too many purchases were claimed. Try again later.', wait);
      return {
        problem:
          proof.length > LONGEST_PROOF ? 'UNKNOWN' : await claimPurchase(context.appStores, memberId, store, proof),
      };
    },
  },
};
