import { instantOf, wallTime } from '#domain/billing/core/siteDay.ts';
import { giftProblems, type GiftWords } from '#domain/billing/gifts/giftRules.ts';
import { ENDING_DAYS, GIFT_DAYS, nextGiftState } from '#domain/billing/gifts/giftState.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { lockAccountOf, nowOf } from '#server/modules/billing/core/index.ts';
import { addRefund } from '#server/modules/billing/payments/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isUuid } from '#server/platform/db/isUuid.ts';

import type { GiftDeps } from './GiftDeps.ts';
import { type Gift, giftStore } from './giftStore.ts';
import { giftEnd } from './sendGifts.ts';

/** Gifts are sent at nine in the morning of the site. */
const SENDING_MS = 9 * 3_600_000;
/** What the member’s statement and credit note say. */
const WHY = 'Gift that was not redeemed: refunded in full';

/** Why nothing was done with a gift, by field. GIFT_GONE: it is not theirs, or not in a state that allows it. */
export interface GiftProblem {
  field: string;
  code: string;
  message: string;
}

const GONE: readonly GiftProblem[] = [
  { field: 'giftId', code: 'GIFT_GONE', message: 'This gift can no longer be changed. It may have been redeemed.' },
];

/** When a gift is emailed: at nine of its day; null for one that is printed. */
export const deliveryOf = ({ delivery, deliverOn }: GiftWords, zone: string): Date | null =>
  delivery === 'EMAIL' ? instantOf({ day: deliverOn, timeMs: SENDING_MS }, zone) : null;

/** Does something with a gift of a member that is not redeemed; under the locks of account and gift. */
function withGift(
  deps: GiftDeps,
  memberId: number,
  giftId: string,
  act: (tx: Database, gift: Gift, now: Date) => Promise<readonly GiftProblem[]>,
): Promise<readonly GiftProblem[]> {
  return deps.db.transaction(async (tx) => {
    const account = await lockAccountOf(tx, memberId);
    const gift = isUuid(giftId) ? await giftStore(tx, deps.secret).ofBuyerById(giftId, memberId) : null;
    return gift ? act(tx, gift, nowOf(account)) : GONE;
  });
}

/**
 * Changes words, address or day of a gift that waits for its day; one that is printed after all is ready at once.
 * @returns problems; none when it is done
 */
export const changeGift = (deps: GiftDeps, memberId: number, giftId: string, words: GiftWords) =>
  withGift(deps, memberId, giftId, async (tx, gift, now) => {
    if (gift.state !== 'SCHEDULED') return GONE;
    const problems = Object.entries(giftProblems(words, wallTime(now, deps.rules.zone).day)).map(
      ([field, message]) => ({ field, code: 'BAD_INPUT', message }),
    );
    if (problems.length > 0) return problems;
    const gifts = giftStore(tx, deps.secret);
    await gifts.setWords(gift.id, words, deliveryOf(words, deps.rules.zone));
    if (words.delivery === 'PRINT') await gifts.setReady(gift.id, now, giftEnd(now));
    return [];
  });

/** Whether a gift can be extended: its end is near, or has come. */
export const mayExtend = ({ state, endsAt }: Pick<Gift, 'state' | 'endsAt'>, now: Date): boolean =>
  nextGiftState(state, 'extended') !== null &&
  endsAt !== null &&
  endsAt.getTime() - now.getTime() <= ENDING_DAYS * DAY_MS;

/** Lets a gift be redeemed for a year more, free. @returns problems; none when it is done */
export const extendGift = (deps: GiftDeps, memberId: number, giftId: string) =>
  withGift(deps, memberId, giftId, async (tx, gift, now) => {
    if (!mayExtend(gift, now)) return GONE;
    await giftStore(tx, deps.secret).setExtended(
      gift.id,
      new Date(Math.max(gift.endsAt?.getTime() ?? 0, now.getTime()) + GIFT_DAYS * DAY_MS),
    );
    return [];
  });

/**
 * Takes a gift back that no one has redeemed: its code is void and its payment is refunded, both or neither.
 * @returns problems; none when it is done
 */
export const refundGift = (deps: GiftDeps, memberId: number, giftId: string) =>
  withGift(deps, memberId, giftId, async (tx, gift) => {
    if (nextGiftState(gift.state, 'refunded') === null) return GONE;
    const payment = await tx.one<{ id: string; amount: number }>(
      "/* gift.payment */ SELECT id, amount FROM payment WHERE invoice_id = $1 AND state = 'SUCCEEDED' AND refunded = 0",
      [gift.invoiceId],
    );
    if (
      gift.invoiceId !== null &&
      (!payment ||
        'problem' in
          (await addRefund(tx, { paymentId: payment.id, amount: payment.amount, why: WHY, key: `gift:${gift.id}` })))
    )
      return GONE;
    await giftStore(tx, deps.secret).setState(gift.id, 'REFUNDED');
    return [];
  });
