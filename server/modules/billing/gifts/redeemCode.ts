import { readGiftCode } from '#domain/billing/gifts/giftCode.ts';
import { nextGiftState } from '#domain/billing/gifts/giftState.ts';
import { planInWords } from '#domain/billing/plans/plan.ts';
import { BillingRefusal, book, lockAccountOf, nowOf, scheduleRevenue } from '#server/modules/billing/core/index.ts';
import { invoiceStore, netLeft } from '#server/modules/billing/invoices/index.ts';
import { joinPartner } from '#server/modules/billing/partners/index.ts';
import { planStore } from '#server/modules/billing/plans/index.ts';
import { giveTime, type TimeGiven } from '#server/modules/billing/subscription/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { GiftDeps } from './GiftDeps.ts';
import { codeHash, type Gift, giftStore } from './giftStore.ts';

/** What a code gave, or would give. */
export interface Redeemed {
  plan: string;
  until: Date;
  /** `wait`: it starts later. `lend`: it is used first, until `usedBy`, and what the member has waits. */
  place: TimeGiven['place'];
  from: Date;
  usedBy: Date;
}

/**
 * Why a code gave nothing. Unknown, used and ended codes get the same answer, so that guessing reveals nothing. PAUSED:
 * what opens more can’t be used in a pause.
 */
export type RedeemProblem = 'CODE_UNKNOWN' | 'PAST_DUE' | 'PAUSED' | 'NO_SEATS' | 'ALREADY_SUBSCRIBED';

const PROBLEMS: readonly RedeemProblem[] = ['PAUSED', 'NO_SEATS', 'ALREADY_SUBSCRIBED'];

interface Given {
  planId: string;
  months: number;
  plan: string;
  use: (memberId: number, now: Date, given: TimeGiven & { accountId: number }) => Promise<void>;
}

async function giftFor(tx: Database, deps: GiftDeps, gift: Gift, now: Date): Promise<Given | null> {
  const plan = await planStore(tx).ofPrice(gift.priceId);
  if (!plan || nextGiftState(gift.state, 'redeemed') === null || (gift.endsAt !== null && gift.endsAt <= now))
    return null;
  return {
    planId: plan.id,
    months: plan.durationInMonths,
    plan: planInWords(plan),
    async use(memberId, at, given) {
      await giftStore(tx, deps.secret).setRedeemed(gift.id, memberId, given, at);
      const invoice = gift.invoiceId === null ? null : await invoiceStore(tx).byId(gift.invoiceId);
      const net = invoice ? await netLeft(tx, invoice) : 0;
      if (!invoice || net === 0) return;
      const { currency } = invoice;
      // What was owed for the code is earned over the days that it opens.
      await book(tx, {
        cause: { kind: 'gift-redeemed', id: gift.id },
        at,
        currency,
        lines: [
          { account: { kind: 'gifts' }, amount: net },
          { account: { kind: 'deferred' }, amount: -net },
        ],
      });
      await scheduleRevenue(tx, {
        accountId: given.accountId,
        subscriptionId: given.subscriptionId,
        cause: `gift:${gift.id}`,
        currency,
        net,
        from: given.from,
        to: given.usedBy,
      });
    },
  };
}

interface VoucherRow {
  planId: string;
  months: number;
  displayName: string;
}

async function voucherFor(
  tx: Database,
  code: string,
  memberId: number,
  now: Date,
  organisation: string | null,
): Promise<Given | null> {
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
    plan: planInWords({ displayName: voucher.displayName, durationInMonths: voucher.months }),
    async use(member, at) {
      await tx.rows('/* voucher.use */ INSERT INTO voucher_use (code_hash, member_id, used_at) VALUES ($1, $2, $3)', [
        hash,
        member,
        at,
      ]);
      await tx.rows('/* voucher.count */ UPDATE voucher SET uses = uses + 1 WHERE code_hash = $1', [hash]);
    },
  };
}

/** Undoes what a look at a code did. */
class OnlyLooked extends Error {}

/**
 * Redeems the code of a gift or of an organisation, or a member number of that, for a member: their time starts, or
 * what they have is made longer, and the code is used, in one transaction. With `isLook` it says what it would give and
 * changes nothing; with an `organisation` only its codes count, and no gifts.
 */
export async function redeemCode(
  deps: GiftDeps,
  memberId: number,
  typed: string,
  { isLook = false, organisation = null }: { isLook?: boolean; organisation?: string | null } = {},
): Promise<{ redeemed: Redeemed } | { problem: RedeemProblem }> {
  const code = readGiftCode(typed);
  if (code === null && organisation === null) return { problem: 'CODE_UNKNOWN' };
  let redeemed: Redeemed | null = null;
  try {
    await deps.db.transaction(async (tx) => {
      const account = await lockAccountOf(tx, memberId);
      const now = nowOf(account);
      const gift = organisation === null && code !== null ? await giftStore(tx, deps.secret).byCode(code) : null;
      const given = gift
        ? await giftFor(tx, deps, gift, now)
        : code === null
          ? null
          : await voucherFor(tx, code, memberId, now, organisation);
      if (!given) {
        const joined =
          organisation === null
            ? null
            : await joinPartner(tx, {
                accountId: account.id,
                memberId,
                partnerId: organisation,
                typed,
                secret: deps.secret,
              });
        if (!joined) return;
        redeemed = { ...joined, place: 'begin', from: now, usedBy: joined.until };
        if (isLook) throw new OnlyLooked();
        return;
      }
      const time = await giveTime(tx, deps, { account, planId: given.planId, length: { months: given.months }, now });
      await given.use(memberId, now, { ...time, accountId: account.id });
      redeemed = { plan: given.plan, until: time.until, place: time.place, from: time.from, usedBy: time.usedBy };
      if (isLook) throw new OnlyLooked();
    });
  } catch (error) {
    if (error instanceof BillingRefusal)
      return { problem: PROBLEMS.find((known) => known === error.code) ?? 'PAST_DUE' };
    if (!(error instanceof OnlyLooked)) throw error;
  }
  return redeemed ? { redeemed } : { problem: 'CODE_UNKNOWN' };
}
