import {
  MOST_CREDITS,
  MOST_DAYS,
  needsSecondPerson,
  valueOfCredits,
  valueOfDays,
} from '#domain/billing/staff/refundRule.ts';
import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { type BillingAccount, BillingRefusal, lockAccount, nowOf } from '#server/modules/billing/core/index.ts';
import { giveCredits, itemStore } from '#server/modules/billing/items/index.ts';
import { giveTime } from '#server/modules/billing/subscription/index.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { askSecondPerson, recordStaffAct, type StaffRequestKind } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { givenToday, requestByKey } from './givenToday.ts';
import { moneyIn, saveMoneyAct } from './moneyActs.ts';
import {
  becauseProblem,
  keptNote,
  OWN_ACCOUNT,
  type Because,
  type StaffBillingDeps,
  type StaffOutcome,
  undoable,
  Undone,
} from './staffAct.ts';

/** What is given: so many days of what runs, or credits for single records. */
export interface Given {
  kind: 'days' | 'credits';
  accountId: number;
  quantity: number;
}

const MOST: Readonly<Record<Given['kind'], number>> = { days: MOST_DAYS, credits: MOST_CREDITS };
/** The kind of request that a second person decides. */
const GIFT = 'days-or-credits';
const NOTHING_THERE = { field: 'account', code: 'NO_ACCOUNT', message: 'This account is no longer here.' };
const NO_DAYS: Readonly<Record<string, string>> & { NO_SUBSCRIPTION: string } = {
  PAST_DUE: 'A payment is overdue. Void its invoice first, or wait until it is paid.',
  NO_SUBSCRIPTION: 'This member never had a subscription. Give them credits, or send them a promotion code.',
};

/** The plan that days are added of: the one they had last. */
const lastPlan = async (tx: Database, accountId: number): Promise<string | null> =>
  (
    await tx.one<{ planId: string }>(
      '/* staffBilling.lastPlan */ SELECT s.plan_id AS "planId" FROM subscription_billing b JOIN subscription s ON s.id = b.subscription_id WHERE b.billing_account_id = $1 ORDER BY s.id DESC LIMIT 1',
      [accountId],
    )
  )?.planId ?? null;

/** Adds days to what runs; where nothing does, the plan they had last starts and does not renew. */
async function giveDays(
  tx: Database,
  deps: StaffBillingDeps,
  account: BillingAccount,
  days: number,
  now: Date,
): Promise<{ subscription: number; expiresAt: string } | { refused: string }> {
  const planId = await lastPlan(tx, account.id);
  if (planId === null) return { refused: 'NO_SUBSCRIPTION' };
  try {
    const { subscriptionId, until } = await giveTime(tx, deps.gifts, { account, planId, length: { days }, now });
    return { subscription: subscriptionId, expiresAt: until.toISOString() };
  } catch (error) {
    if (error instanceof BillingRefusal) return { refused: error.code };
    throw error;
  }
}

/** What would have to be paid for it, in minor units of the account's currency; null where it is not on sale. */
async function valueOf(
  tx: Database,
  { kind, quantity }: Given,
  account: BillingAccount,
  now: Date,
): Promise<number | null> {
  const currency = account.currency ?? 'GBP';
  if (kind === 'credits') return valueOfCredits(quantity, await itemStore(tx).packages(currency, now));
  const prices = await tx.rows<{ amount: number; months: number }>(
    '/* staffBilling.dayPrices */ SELECT r.amount, p.duration_in_months AS months FROM price r JOIN plan p ON p.id = r.plan_id WHERE r.plan_id = $1 AND r.currency = $2 AND r.valid_from <= $3',
    [await lastPlan(tx, account.id), currency, now],
  );
  return valueOfDays(quantity, prices);
}

/** Who gives, why, and what is written down of it. */
interface Giving {
  staffId: number;
  reason: string;
  note: string;
  key: string;
  /** What they give away alone; null where a second person approved it. */
  value: number | null;
}

/** Gives it and writes it down, under the account's lock. @throws Undone where it can’t be given */
async function give(
  tx: Database,
  deps: StaffBillingDeps,
  account: BillingAccount & { memberId: number },
  { kind, quantity }: Given,
  { staffId, reason, note, key, value }: Giving,
): Promise<void> {
  const now = nowOf(account);
  if (!(await saveMoneyAct(tx, { accountId: account.id, at: now, kind, reason, quantity, key }))) return;
  const common = { staffId, duty: 'billing', memberId: account.memberId, reason: note, value } as const;
  if (kind === 'credits') {
    await giveCredits(tx, account, { credits: quantity, currency: account.currency ?? 'GBP' }, now);
    return recordStaffAct(tx, { ...common, what: 'credit-given', after: { amount: quantity } });
  }
  const given = await giveDays(tx, deps, account, quantity, now);
  if ('refused' in given)
    throw new Undone({
      field: 'days',
      code: given.refused,
      message: NO_DAYS[given.refused] ?? 'Days can’t be added to this subscription now.',
    });
  return recordStaffAct(tx, { ...common, what: 'days-given', after: { days: quantity, ...given } });
}

/** The account, locked; null where it is gone, or has no member any more. */
async function openAccount(tx: Database, accountId: number): Promise<(BillingAccount & { memberId: number }) | null> {
  if (
    !(await tx.one(
      '/* staffBilling.isThere */ SELECT 1 AS one FROM billing_account WHERE id = $1 AND member_id IS NOT NULL',
      [accountId],
    ))
  )
    return null;
  const account = await lockAccount(tx, accountId);
  const { memberId } = account;
  return memberId === null ? null : { ...account, memberId };
}

/**
 * Gives days or credits, once for a key. Above the limit of one act, or of what they give away in a day, a second
 * person decides (ADR 83).
 */
export async function giveAsStaff(
  deps: StaffBillingDeps,
  staffId: number,
  given: Given,
  because: Because,
): Promise<StaffOutcome> {
  const wrong = becauseProblem(because);
  if (wrong) return wrong;
  const { kind, quantity } = given;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MOST[kind])
    return { field: kind, code: 'OUT_OF_RANGE', message: `Choose 1 to ${MOST[kind]}.` };
  return undoable(deps.payments.db, async (tx) => {
    const account = await openAccount(tx, given.accountId);
    if (!account) return NOTHING_THERE;
    if (account.memberId === staffId) return OWN_ACCOUNT;
    const key = `staff:${staffId}:${because.key}`;
    const earlier = await requestByKey(tx, GIFT, staffId, key);
    if (earlier) return { requestId: earlier.id };
    if (kind === 'days' && (await lastPlan(tx, account.id)) === null)
      return { field: 'days', code: 'NO_SUBSCRIPTION', message: NO_DAYS.NO_SUBSCRIPTION };
    const value = await valueOf(tx, given, account, nowOf(account));
    const today = await givenToday(tx, staffId);
    const isDone =
      (await tx.one('/* staffBilling.isDone */ SELECT 1 AS one FROM billing_act WHERE key = $1', [key])) !== null;
    if (!isDone && needsSecondPerson({ value, before: 0, limit: deps.refundLimit, today, dayLimit: deps.dayLimit })) {
      const payload = {
        account: account.id,
        kind,
        quantity,
        reason: because.reason,
        key,
        amount: value,
        currency: account.currency ?? 'GBP',
      };
      return {
        requestId: (
          await askSecondPerson(tx, giftRequest(deps), {
            staffId,
            memberId: account.memberId,
            payload,
            reason: keptNote(because.note),
          })
        ).id,
      };
    }
    await give(tx, deps, account, given, {
      staffId,
      reason: because.reason,
      note: keptNote(because.note),
      key,
      value,
    });
    return { done: true };
  });
}

/** Days or credits that a second person approves: they are given as they were asked for, or not at all. */
export const giftRequest = (deps: StaffBillingDeps): StaffRequestKind => ({
  name: GIFT,
  duty: 'billing',
  mayBeAboutOneself: false,
  describe: ({ kind, quantity, account, ...money }) =>
    `Give ${countInWords(Number(quantity), kind === 'days' ? 'day' : 'credit')} to billing account ${String(account)}, worth ${moneyIn(money)}`,
  async run(tx, { id, payload, reason, decidedBy, askedBy }) {
    const account = await openAccount(tx, Number(payload.account));
    if (!account) throw refusal('CONFLICT', NOTHING_THERE.message);
    const given: Given = {
      kind: payload.kind === 'days' ? 'days' : 'credits',
      accountId: account.id,
      quantity: Number(payload.quantity),
    };
    try {
      await give(tx, deps, account, given, {
        staffId: askedBy ?? decidedBy ?? 0,
        reason: String(payload.reason),
        note: reason,
        key: `staff-request:${id}`,
        value: null,
      });
    } catch (error) {
      if (error instanceof Undone && 'message' in error.outcome) throw refusal('CONFLICT', error.outcome.message);
      throw error;
    }
  },
});
