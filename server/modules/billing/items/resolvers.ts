import { creditsLeft } from '#domain/billing/items/spendCredits.ts';
import { findAccount } from '#server/modules/billing/core/index.ts';
import { ownCurrency } from '#server/modules/billing/plans/index.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireGrant } from '#server/modules/kernel/graphql/requireGrant.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import type { PpvPurchase, PurchasedItem, Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';

import { buyWithCredits } from './buyWithCredits.ts';
import { describedFrom, describeItem } from './describeItem.ts';
import { type ItemPurchase, itemStore } from './itemStore.ts';
import { previewItem } from './previewItem.ts';

/** More than anyone looks through on one page. */
const MOST = 500;

async function preview(context: RequestContext, recordId: string, itemId: string): Promise<PpvPurchase> {
  const found = await previewItem(context.db, context.billing.rules, requireMember(context.viewer), recordId, itemId);
  if (!found) throw refusal('NOT_FOUND', 'This record is not sold on its own.');
  return { preview: found };
}

async function shownItem(context: RequestContext, from: ReturnType<typeof describedFrom>, { recordId, type, boughtAt, amount, currency, credits }: ItemPurchase): Promise<PurchasedItem> {
  const item = await describeItem(context.db, recordId, type, from);
  return { recordId, type, description: item?.description ?? recordId, boughtAt: boughtAt.toISOString(), price: amount === null || currency === null ? null : { amount, currency }, credits };
}

/** Single records, images and credits of the signed-in member (design A.8; PPV). */
export const itemResolvers: Resolvers = {
  Query: {
    previewPpvPurchase: (_root, { recordId, recordItemId }, context) => preview(context, recordId, recordItemId),
    credits: async (_root, _args, context) => {
      const account = await findAccount(context.db, requireMember(context.viewer));
      const items = itemStore(context.db);
      const currency = ownCurrency(account, context.billing.rules);
      const packages = await items.packages(currency);
      return {
        left: account ? creditsLeft(await items.openLots(account.id)) : 0,
        packages: packages.map(({ id, credits, amount }) => ({ id, credits, price: { amount, currency } })),
      };
    },
    purchasedItems: async (_root, _args, context) => {
      const bought = await itemStore(context.db).boughtBy(requireMember(context.viewer), MOST);
      const from = describedFrom(context.db);
      return Promise.all(bought.map((purchase) => shownItem(context, from, purchase)));
    },
  },
  Mutation: {
    previewPpvPurchase: (_root, { fulfillmentTypeKey, recordId }, context) => preview(context, recordId, fulfillmentTypeKey),
    buyItemWithCredits: async (_root, { recordId, recordItemId }, context) => {
      const memberId = requireGrant(context.viewer, 'payment');
      const answer = await buyWithCredits(context.db, context.billing.rules, memberId, recordId, recordItemId ?? null);
      return 'problem' in answer ? { left: null, problem: answer.problem } : { left: answer.left, problem: null };
    },
  },
};
