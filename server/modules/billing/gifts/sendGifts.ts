import { ENDING_DAYS, type GiftEvent, GIFT_DAYS, nextGiftState } from '#domain/billing/gifts/giftState.ts';
import { planInWords } from '#domain/billing/plans/plan.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { memberEmail } from '#server/modules/account/profile/index.ts';
import { BillingRefusal } from '#server/modules/billing/core/index.ts';
import type { Fulfil } from '#server/modules/billing/payments/index.ts';
import { planStore } from '#server/modules/billing/plans/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { GiftDeps } from './GiftDeps.ts';
import { buyerMail, type GiftFacts, giftMail } from './giftMails.ts';
import { type Gift, giftStore } from './giftStore.ts';

const AT_ONCE = 100;

/** When a gift can be redeemed no longer. */
export const giftEnd = (now: Date): Date => new Date(now.getTime() + GIFT_DAYS * DAY_MS);

/** What an email about a gift says; null once its buyer is gone, and before it has a code. */
async function factsOf(
  tx: Database,
  { publicUrl }: GiftDeps,
  { id, words, code, priceId }: Gift,
): Promise<GiftFacts | null> {
  const plan = await planStore(tx).ofPrice(priceId);
  return words && code && plan ? { giftId: id, words, code, plan: planInWords(plan), publicUrl } : null;
}

async function mailBuyer(
  tx: Database,
  deps: GiftDeps,
  kind: Parameters<typeof buyerMail>[0],
  { buyerId }: Gift,
  facts: GiftFacts | null,
): Promise<void> {
  const to = buyerId === null ? null : await memberEmail(tx, buyerId);
  if (facts && to !== null && buyerId !== null) await deps.mailer.send(buyerMail(kind, facts, to, buyerId), tx);
}

/** Sends a gift whose day has come, or says what becomes of one that no one redeemed. */
async function bring(tx: Database, deps: GiftDeps, gift: Gift, now: Date): Promise<void> {
  const gifts = giftStore(tx, deps.secret);
  const facts = await factsOf(tx, deps, gift);
  const isOver = gift.endsAt !== null && gift.endsAt <= now;
  const event: GiftEvent | null = gift.state === 'SCHEDULED' ? 'dayCame' : isOver ? 'yearOver' : null;
  if (event === null) {
    await gifts.setReminded(gift.id, now);
    return mailBuyer(tx, deps, 'ending', gift, facts);
  }
  if (nextGiftState(gift.state, event) === null) return undefined;
  if (event === 'yearOver') {
    await gifts.setState(gift.id, 'LAPSED');
    return mailBuyer(tx, deps, 'over', gift, facts);
  }
  await gifts.setReady(gift.id, now, giftEnd(now));
  if (facts) await deps.mailer.send(giftMail(facts), tx);
  return mailBuyer(tx, deps, 'sent', gift, facts);
}

/** Tells the buyers of gifts whose email could not be delivered. @returns how many */
function tellBounced(deps: GiftDeps, now: Date): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const gifts = giftStore(tx, deps.secret);
    const bounced = await gifts.bounced(AT_ONCE);
    for (const gift of bounced) {
      await gifts.setBounced(gift.id, now);
      await mailBuyer(tx, deps, 'bounced', gift, await factsOf(tx, deps, gift));
    }
    return bounced.length;
  });
}

/**
 * Does what the clock brings to gifts, and tells of emails that did not arrive. Several copies of the server may do so
 * at once.
 * @returns how many gifts it was
 */
export async function sendGifts(deps: GiftDeps, now = new Date()): Promise<number> {
  const told = await tellBounced(deps, now);
  const sent = await deps.db.transaction(async (tx) => {
    const due = await giftStore(tx, deps.secret).due(now, new Date(now.getTime() + ENDING_DAYS * DAY_MS), AT_ONCE);
    for (const gift of due) await bring(tx, deps, gift, now);
    return due.length;
  });
  return told + sent;
}

/** Gives a gift that was paid its code: one that is printed can be redeemed at once, the others wait for their day. */
export const fulfilGift =
  ({ secret }: Pick<GiftDeps, 'secret'>): Fulfil =>
  async (tx, { quote, invoiceId, now }) => {
    const gifts = giftStore(tx, secret);
    const gift = quote?.subject.giftId ? await gifts.byId(quote.subject.giftId) : null;
    const state = gift && nextGiftState(gift.state, 'paid');
    if (!gift || !state) throw new BillingRefusal('GIFT_GONE');
    await gifts.setPaid(gift.id, state, invoiceId);
    if (gift.delivery === 'PRINT') await gifts.setReady(gift.id, now, giftEnd(now));
    return { subscriptionId: null };
  };

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
