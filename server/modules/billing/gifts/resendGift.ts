import type { Database } from '#server/platform/db/database.ts';

import type { GiftDeps } from './GiftDeps.ts';
import { giftMail } from './giftMails.ts';
import { giftStore } from './giftStore.ts';
import { factsOf } from './sendGifts.ts';

/**
 * Sends a gift to whom it is for once more, with the same code.
 * @returns the account that bought it; or null where there is nothing to send: it is not ready, was redeemed, or is
 * handed over by its buyer
 */
export async function resendGift(tx: Database, deps: GiftDeps, giftId: string): Promise<{ accountId: number } | null> {
  const gift = await giftStore(tx, deps.secret).byId(giftId);
  const facts = gift?.state === 'READY' && gift.delivery === 'EMAIL' ? await factsOf(tx, deps, gift) : null;
  if (!gift || !facts) return null;
  await deps.mailer.send(giftMail(facts), tx);
  return { accountId: gift.accountId };
}
