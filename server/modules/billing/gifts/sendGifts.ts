import { ENDING_DAYS, type GiftEvent, GIFT_DAYS, nextGiftState } from '#domain/billing/gifts/giftState.ts';
import { planInWords } from '#domain/billing/plans/offeredPlan.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { memberEmail } from '#server/modules/account/profile/index.ts';
import { planStore } from '#server/modules/billing/plans/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { buyerMail, type GiftFacts, giftMail } from './giftMails.ts';
import type { GiftParts } from './GiftParts.ts';
import { type Gift, giftStore } from './giftStore.ts';

const AT_ONCE = 100;

/** When a gift can be redeemed no longer. */
export const giftEnd = (now: Date): Date => new Date(now.getTime() + GIFT_DAYS * DAY_MS);

/** What an email about a gift says; null once its buyer is gone, and before it has a code. */
export async function factsOf(
  tx: Database,
  { publicUrl }: GiftParts,
  { id, words, code, priceId }: Gift,
): Promise<GiftFacts | null> {
  const plan = await planStore(tx).ofPrice(priceId);
  return words && code && plan ? { giftId: id, words, code, plan: planInWords(plan), publicUrl } : null;
}

async function mailBuyer(
  tx: Database,
  parts: GiftParts,
  kind: Parameters<typeof buyerMail>[0],
  { buyerId }: Gift,
  facts: GiftFacts | null,
): Promise<void> {
  const to = buyerId === null ? null : await memberEmail(tx, buyerId);
  if (facts && to !== null && buyerId !== null) await parts.mailer.send(buyerMail(kind, facts, to, buyerId), tx);
}

/** Sends a gift whose day has come, or says what becomes of one that no one redeemed. */
async function bring(tx: Database, parts: GiftParts, gift: Gift, now: Date): Promise<void> {
  const gifts = giftStore(tx, parts.secret);
  const facts = await factsOf(tx, parts, gift);
  const isOver = gift.endsAt !== null && gift.endsAt <= now;
  const event: GiftEvent | null = gift.state === 'SCHEDULED' ? 'dayCame' : isOver ? 'yearOver' : null;
  if (event === null) {
    await gifts.setReminded(gift.id, now);
    return mailBuyer(tx, parts, 'ending', gift, facts);
  }
  if (nextGiftState(gift.state, event) === null) return undefined;
  if (event === 'yearOver') {
    await gifts.setState(gift.id, 'LAPSED');
    return mailBuyer(tx, parts, 'over', gift, facts);
  }
  await gifts.setReady(gift.id, now, giftEnd(now));
  if (facts) await parts.mailer.send(giftMail(facts), tx);
  return mailBuyer(tx, parts, 'sent', gift, facts);
}

/** Tells the buyers of gifts whose email could not be delivered. @returns how many */
function tellBounced(parts: GiftParts, now: Date): Promise<number> {
  return parts.db.transaction(async (tx) => {
    const gifts = giftStore(tx, parts.secret);
    const bounced = await gifts.bounced(AT_ONCE);
    for (const gift of bounced) {
      await gifts.setBounced(gift.id, now);
      await mailBuyer(tx, parts, 'bounced', gift, await factsOf(tx, parts, gift));
    }
    return bounced.length;
  });
}

/**
 * Does what the clock brings to gifts, and tells of emails that did not arrive. Several copies of the server may do so
 * at once.
 * @returns how many gifts it was
 */
export async function sendGifts(parts: GiftParts, now = new Date()): Promise<number> {
  const told = await tellBounced(parts, now);
  const sent = await parts.db.transaction(async (tx) => {
    const due = await giftStore(tx, parts.secret).due(now, new Date(now.getTime() + ENDING_DAYS * DAY_MS), AT_ONCE);
    for (const gift of due) await bring(tx, parts, gift, now);
    return due.length;
  });
  return told + sent;
}
