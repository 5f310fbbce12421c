import { findAccount, nowOf } from '#server/modules/billing/core/index.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { rateLimited } from '#server/modules/kernel/graphql/refusal.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';

import { appPurchaseStore } from './appPurchaseStore.ts';
import type { AppStoreDeps } from './AppStoreDeps.ts';
import { claimPurchase } from './claimPurchase.ts';
import { appSubscriptionsOf } from './presentPurchases.ts';

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
