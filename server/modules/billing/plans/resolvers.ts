import { QUOTE_KINDS } from '#domain/billing/plans/quote.ts';
import { findAccount, lockAccountOf, nowOf } from '#server/modules/billing/core/index.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { rateLimited } from '#server/modules/kernel/graphql/refusal.ts';
import { requireGrant } from '#server/modules/kernel/graphql/requireMember.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';

import { countHoldings } from './countHoldings.ts';
import { ownCurrency } from './planStore.ts';
import { presentQuote, readOffers } from './presentPlans.ts';
import { createQuote } from './quoteStore.ts';

/** Prices that a member may have worked out in an hour: each is written down. */
const QUOTES = { points: 300, duration: 3_600 };
const quotes = ({ db }: RequestContext) => createLimiter(db, 'quote', QUOTES);

/** Longest text of an input, in code units: ids and codes are shorter. */
const LONGEST = 200;

/** What is sold, and what it costs. */
export const planResolvers: Resolvers = {
  Query: {
    async planOffers(_root, { currency, gift }, context) {
      const account = context.viewer.memberId === null ? null : await findAccount(context.db, context.viewer.memberId);
      const counts = await countHoldings(context.db);
      return readOffers(context.db, {
        isGift: gift ?? false,
        at: nowOf(account),
        currency: ownCurrency(account, context.billing.rules, currency),
        counts,
      });
    },
  },
  Mutation: {
    async makeQuote(_root, { kind: asked, input }, context) {
      const memberId = requireGrant(context.viewer, 'payment');
      const kind = QUOTE_KINDS.find((known) => known === asked);
      const tooLong = Object.entries(input).find(
        ([, text]) => typeof text === 'string' && (text.length > LONGEST || text.includes('\0')),
      );
      if (!kind || tooLong)
        return {
          quote: null,
          problems: [{ field: tooLong?.[0] ?? 'kind', code: 'BAD_INPUT', message: 'This can’t be bought here.' }],
        };
      const wait = await context.perRequest(quotes).take(String(memberId));
      if (wait !== null) throw rateLimited('Too many prices were worked out for this account. Try again later.', wait);
      return context.db.transaction(async (tx) => {
        const account = await lockAccountOf(tx, memberId);
        const made = await createQuote(tx, account, kind, input, nowOf(account), {
          quoters: context.billing.quoters,
          zone: context.billing.rules.zone,
        });
        return Array.isArray(made) ? { quote: null, problems: made } : { quote: presentQuote(made), problems: [] };
      });
    },
  },
};
