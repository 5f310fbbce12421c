import { keptLot, lotEnd, mayKeep } from '#domain/billing/items/creditExpiry.ts';
import { creditsLeft } from '#domain/billing/items/spendCredits.ts';
import { findAccount, lockAccountOf, nowOf } from '#server/modules/billing/core/index.ts';
import { ownCurrency } from '#server/modules/billing/plans/index.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireGrant, requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { Credits, PpvPurchase, PurchasedItem, Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';

import { buyWithCredits } from './buyWithCredits.ts';
import { creditStore } from './creditStore.ts';
import { describedFrom, describeItem, previewItem } from './describeItem.ts';
import { type ItemPurchase, itemStore } from './itemStore.ts';

/** More than anyone looks through on one page. */
const MOST = 500;

async function preview(context: RequestContext, recordId: string, itemId: string): Promise<PpvPurchase> {
  const found = await previewItem(context.db, context.billing.rules, requireMember(context.viewer), recordId, itemId);
  if (!found) throw refusal('NOT_FOUND', 'This record is not sold on its own.');
  return { preview: found };
}

async function shownItem(
  context: RequestContext,
  from: ReturnType<typeof describedFrom>,
  { recordId, type, boughtAt, amount, currency, credits }: ItemPurchase,
): Promise<PurchasedItem> {
  const item = await describeItem(context.db, recordId, type, from);
  return {
    recordId,
    type,
    description: item?.description ?? recordId,
    boughtAt: boughtAt.toISOString(),
    price: amount === null || currency === null ? null : { amount, currency },
    credits,
  };
}

/** The credits of the signed-in member, and the packages on sale in their currency. */
async function ownCredits({ db, billing, viewer }: RequestContext): Promise<Credits> {
  const account = await findAccount(db, requireMember(viewer));
  const currency = ownCurrency(account, billing.rules);
  const now = nowOf(account);
  const packages = await itemStore(db).packages(currency, now);
  const lots = account ? await creditStore(db).openLots(account.id) : [];
  // Where the site has no expiry any more, none is promised.
  const expires = billing.rules.creditMonths !== null;
  return {
    left: creditsLeft(lots),
    lots: lots.map((lot) => ({
      id: String(lot.id),
      left: lot.credits - lot.spent,
      expiresAt: (expires ? lotEnd(lot, now) : null)?.toISOString() ?? null,
      canKeep: expires && mayKeep(lot),
    })),
    packages: packages.map(({ id, credits, amount }) => ({ id, credits, price: { amount, currency } })),
  };
}

/** Keeps a lot of the signed-in member for longer. @returns false where it is not theirs, or can’t be kept */
function keep({ db, billing, viewer }: RequestContext, lotId: number): Promise<boolean> {
  const memberId = requireMember(viewer);
  return db.transaction(async (tx) => {
    const account = await lockAccountOf(tx, memberId);
    const store = creditStore(tx);
    const lot = (await store.openLots(account.id)).find(({ id }) => id === lotId);
    const kept = lot ? keptLot(lot, nowOf(account), billing.rules.zone) : null;
    if (kept) await store.writeExpiry(kept.id, kept);
    return kept !== null;
  });
}

/** Single records, images and credits of the signed-in member (design A.8; PPV). */
export const itemResolvers: Resolvers = {
  Query: {
    previewPpvPurchase: (_root, { recordId, recordItemId }, context) => preview(context, recordId, recordItemId),
    credits: (_root, _args, context) => ownCredits(context),
    purchasedItems: async (_root, _args, context) => {
      const bought = await itemStore(context.db).boughtBy(requireMember(context.viewer), MOST);
      const from = describedFrom(context.db);
      return Promise.all(bought.map((purchase) => shownItem(context, from, purchase)));
    },
  },
  Mutation: {
    previewPpvPurchase: (_root, { fulfillmentTypeKey, recordId }, context) =>
      preview(context, recordId, fulfillmentTypeKey),
    keepCredits: async (_root, { lotId }, context) => {
      const isKept = await keep(context, storedId(lotId));
      return {
        credits: await ownCredits(context),
        problems: isKept
          ? []
          : [
              {
                field: 'lotId',
                code: 'NOT_KEPT',
                message: 'These credits can’t be kept any longer: you have extended them before, or they have expired.',
              },
            ],
      };
    },
    buyItemWithCredits: async (_root, { recordId, recordItemId }, context) => {
      const memberId = requireGrant(context.viewer, 'payment');
      const answer = await buyWithCredits(context.db, context.billing.rules, memberId, recordId, recordItemId ?? null);
      return 'problem' in answer ? { left: null, problem: answer.problem } : { left: answer.left, problem: null };
    },
  },
};
