import { nextGiftState } from '#domain/billing/gifts/giftState.ts';
import { type BillingAccount, book, lockAccountOf } from '#server/modules/billing/core/index.ts';
import type { Invoice } from '#server/modules/billing/invoices/index.ts';
import { takeDaysBack } from '#server/modules/billing/subscription/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { GiftDeps } from './GiftDeps.ts';
import { giftStore } from './giftStore.ts';

/**
 * Takes back what the payment of a gift gave, once: a code that no one has used is void, and of one that was redeemed
 * the days that were not used yet go. The buyer’s account is locked; that of the member who redeemed it is locked here.
 */
export async function takeGiftBack(
  tx: Database,
  deps: Pick<GiftDeps, 'rules' | 'mailer' | 'publicUrl' | 'secret'>,
  { invoice, now }: { invoice: Pick<Invoice, 'id'>; account: BillingAccount; now: Date },
): Promise<void> {
  const gifts = giftStore(tx, deps.secret);
  const seen = await gifts.ofInvoice(invoice.id);
  // The account before the gift, as redeeming does.
  const owner = seen?.redeemedBy == null ? null : await lockAccountOf(tx, seen.redeemedBy);
  const gift = await gifts.ofInvoice(invoice.id, true);
  if (!gift || gift.takenBackAt !== null) return;
  if (nextGiftState(gift.state, 'refunded') !== null) return gifts.setState(gift.id, 'REFUNDED');
  await gifts.setTakenBack(gift.id, now);
  if (gift.redeemedBy === null || gift.redeemed === null) return undefined;
  return takeDaysBack(tx, deps, { account: owner ?? (await lockAccountOf(tx, gift.redeemedBy)), ...gift.redeemed });
}

/**
 * What was given back of a gift is earned no more. Of one that was redeemed its money had moved on: what is still to be
 * earned is taken from there, the rest from what was earned, so that the credit note finds it with the gifts.
 */
export async function unearnGift(
  tx: Database,
  { invoice, net, at, cause }: { invoice: Pick<Invoice, 'id' | 'currency'>; net: number; at: Date; cause: string },
): Promise<void> {
  const row = await tx.one<{ state: string; scheduleId: number | null; open: number | null }>(
    `/* gift.schedule */ SELECT g.state, r.id AS "scheduleId", r.net - r.released AS open FROM gift g LEFT JOIN revenue_schedule r ON r.cause = 'gift:' || g.id WHERE g.invoice_id = $1`,
    [invoice.id],
  );
  if (row?.state !== 'REDEEMED' || net <= 0) return;
  const deferred = Math.min(net, row.open ?? 0);
  if (deferred > 0)
    await tx.rows('/* gift.shorten */ UPDATE revenue_schedule SET net = net - $2 WHERE id = $1', [
      row.scheduleId,
      deferred,
    ]);
  await book(tx, {
    cause: { kind: 'unearned', id: cause },
    at,
    currency: invoice.currency,
    lines: [
      { account: { kind: 'gifts' }, amount: -net },
      { account: { kind: 'deferred' }, amount: deferred },
      { account: { kind: 'revenue' }, amount: net - deferred },
    ],
  });
}
