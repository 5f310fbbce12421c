import { MOST_CREDITS, MOST_DAYS } from '#domain/billing/staff/refundRule.ts';
import { type BillingAccount, BillingRefusal, lockAccount, nowOf } from '#server/modules/billing/core/index.ts';
import { giveCredits } from '#server/modules/billing/items/index.ts';
import { giveTime } from '#server/modules/billing/subscription/index.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { becauseProblem, keptNote, OWN_ACCOUNT } from './because.ts';
import { noteMoneyAct } from './moneyActs.ts';
import type { Because, StaffBillingParts, StaffOutcome } from './StaffBillingParts.ts';
import { undoable, Undone } from './undoable.ts';

/** What is given: so many days of what runs, or credits for single records. */
export interface Given {
  kind: 'days' | 'credits';
  accountId: number;
  quantity: number;
}

const MOST: Readonly<Record<Given['kind'], number>> = { days: MOST_DAYS, credits: MOST_CREDITS };
const NOTHING_THERE: StaffOutcome = { field: 'account', code: 'NO_ACCOUNT', message: 'There is no such account any more.' };
const NO_DAYS: Readonly<Record<string, string>> = { PAST_DUE: 'A payment is overdue. Void its invoice first, or wait until it is paid.', NO_SUBSCRIPTION: 'This member never had a subscription. Give them a voucher instead.' };

/** Adds days to what runs; where nothing does, the plan they had last starts and does not renew. */
async function giveDays(tx: Database, parts: StaffBillingParts, account: BillingAccount, days: number, now: Date): Promise<{ subscription: number; expiresAt: string } | { refused: string }> {
  const last = await tx.one<{ planId: string }>('/* staffBilling.lastPlan */ SELECT s.plan_id AS "planId" FROM subscription_billing b JOIN subscription s ON s.id = b.subscription_id WHERE b.billing_account_id = $1 ORDER BY s.id DESC LIMIT 1', [account.id]);
  if (!last) return { refused: 'NO_SUBSCRIPTION' };
  try {
    const { subscriptionId, until } = await giveTime(tx, parts.gifts, { account, planId: last.planId, length: { days }, now });
    return { subscription: subscriptionId, expiresAt: until.toISOString() };
  } catch (error) {
    if (error instanceof BillingRefusal) return { refused: error.code };
    throw error;
  }
}

/** Gives days or credits, once for a key. */
export async function giveAsStaff(parts: StaffBillingParts, staffId: number, { kind, accountId, quantity }: Given, because: Because): Promise<StaffOutcome> {
  const wrong = becauseProblem(because);
  if (wrong) return wrong;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MOST[kind]) return { field: kind, code: 'OUT_OF_RANGE', message: `Choose 1 to ${MOST[kind]}.` };
  return undoable(parts.payments.db, async (tx) => {
    if (!(await tx.one('/* staffBilling.isThere */ SELECT 1 AS one FROM billing_account WHERE id = $1 AND member_id IS NOT NULL', [accountId]))) return NOTHING_THERE;
    const account = await lockAccount(tx, accountId);
    const { memberId } = account;
    if (memberId === null) return NOTHING_THERE;
    if (memberId === staffId) return OWN_ACCOUNT;
    const now = nowOf(account);
    const isNew = await noteMoneyAct(tx, { accountId, at: now, kind, reason: because.reason, quantity, key: `staff:${staffId}:${because.key}` });
    if (!isNew) return { done: true };
    const common = { staffId, duty: 'billing', memberId, reason: keptNote(because.note) } as const;
    if (kind === 'credits') {
      await giveCredits(tx, { id: accountId, memberId }, { credits: quantity, currency: account.currency ?? 'GBP' }, now);
      await recordStaffAct(tx, { ...common, what: 'credit-given', after: { amount: quantity } });
      return { done: true };
    }
    const given = await giveDays(tx, parts, account, quantity, now);
    if ('refused' in given) throw new Undone({ field: 'days', code: given.refused, message: NO_DAYS[given.refused] ?? 'Days can’t be added to this subscription now.' });
    await recordStaffAct(tx, { ...common, what: 'days-given', after: { days: quantity, ...given } });
    return { done: true };
  });
}
