import { readGiftCode } from '#domain/billing/gifts/giftCode.ts';
import { nextGiftState } from '#domain/billing/gifts/giftState.ts';
import { planInWords } from '#domain/billing/plans/offeredPlan.ts';
import { BillingRefusal, lockAccountOf, nowOf } from '#server/modules/billing/core/index.ts';
import { planStore } from '#server/modules/billing/plans/index.ts';
import { giveTime } from '#server/modules/billing/subscription/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { GiftParts } from './GiftParts.ts';
import { codeHash, type Gift, giftStore } from './giftStore.ts';

/** What a code gave, or would give. */
export interface Redeemed {
  plan: string;
  until: Date;
}

/** Why a code gave nothing. Unknown, used and ended codes get the same answer, so that guessing reveals nothing. */
export type RedeemProblem = 'CODE_UNKNOWN' | 'PAST_DUE';

interface Given {
  planId: string;
  months: number;
  plan: string;
  use: (memberId: number, now: Date) => Promise<void>;
}

async function giftFor(tx: Database, parts: GiftParts, gift: Gift, now: Date): Promise<Given | null> {
  const plan = await planStore(tx).ofPrice(gift.priceId);
  if (!plan || nextGiftState(gift.state, 'redeemed') === null || (gift.endsAt !== null && gift.endsAt <= now)) return null;
  return { planId: plan.planId, months: plan.months, plan: planInWords(plan), use: (memberId, at) => giftStore(tx, parts.secret).setRedeemed(gift.id, memberId, at) };
}

interface VoucherRow {
  planId: string;
  months: number;
  displayName: string;
}

async function voucherFor(tx: Database, code: string, memberId: number, now: Date, organisation: string | null): Promise<Given | null> {
  const hash = codeHash(code);
  const voucher = await tx.one<VoucherRow>(
    `/* voucher.byCode */ SELECT v.plan_id AS "planId", v.months, p.display_name AS "displayName" FROM voucher v JOIN plan p ON p.id = v.plan_id
     WHERE v.code_hash = $1 AND v.uses < v.most_uses AND (v.valid_to IS NULL OR v.valid_to > $2) AND ($3::text IS NULL OR v.organisation = $3)
       AND NOT EXISTS (SELECT FROM voucher_use u WHERE u.code_hash = v.code_hash AND u.member_id = $4) FOR UPDATE OF v`,
    [hash, now, organisation, memberId],
  );
  if (!voucher) return null;
  return {
    ...voucher,
    plan: planInWords(voucher),
    async use(member, at) {
      await tx.rows('/* voucher.use */ INSERT INTO voucher_use (code_hash, member_id, used_at) VALUES ($1, $2, $3)', [hash, member, at]);
      await tx.rows('/* voucher.count */ UPDATE voucher SET uses = uses + 1 WHERE code_hash = $1', [hash]);
    },
  };
}

/** Undoes what a look at a code did. */
class OnlyLooked extends Error {}

/**
 * Redeems the code of a gift or of an organisation for a member: their time starts, or what they have is made longer, and the code is used, in one transaction.
 * With `isLook` it says what it would give and changes nothing; with an `organisation` only its codes count, and no gifts.
 */
export async function redeemCode(parts: GiftParts, memberId: number, typed: string, { isLook = false, organisation = null }: { isLook?: boolean; organisation?: string | null } = {}): Promise<{ redeemed: Redeemed } | { problem: RedeemProblem }> {
  const code = readGiftCode(typed);
  if (code === null) return { problem: 'CODE_UNKNOWN' };
  let redeemed: Redeemed | null = null;
  try {
    await parts.db.transaction(async (tx) => {
      const account = await lockAccountOf(tx, memberId);
      const now = nowOf(account);
      const gift = organisation === null ? await giftStore(tx, parts.secret).byCode(code) : null;
      const given = gift ? await giftFor(tx, parts, gift, now) : await voucherFor(tx, code, memberId, now, organisation);
      if (!given) return;
      const { until } = await giveTime(tx, parts, { account, planId: given.planId, length: { months: given.months }, now });
      await given.use(memberId, now);
      redeemed = { plan: given.plan, until };
      if (isLook) throw new OnlyLooked();
    });
  } catch (error) {
    if (error instanceof BillingRefusal) return { problem: 'PAST_DUE' };
    if (!(error instanceof OnlyLooked)) throw error;
  }
  return redeemed ? { redeemed } : { problem: 'CODE_UNKNOWN' };
}
