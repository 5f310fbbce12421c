import { ACT_REASONS, isActReason } from '#domain/billing/staff/actReasons.ts';
import { readTypedAmount, type AmountProblem } from '#domain/billing/staff/readTypedAmount.ts';
import { needsSecondPerson } from '#domain/billing/staff/refundRule.ts';
import { type BillingAccount, lockAccount, nowOf } from '#server/modules/billing/core/index.ts';
import { invoiceStore } from '#server/modules/billing/invoices/index.ts';
import { addRefund, type RefundProblem, refundStore, settleRefund } from '#server/modules/billing/payments/index.ts';
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
} from './staffAct.ts';

/** What a refund asks for, as it was typed. */
export interface StaffRefund {
  paymentId: string;
  amount: string;
  currency: string;
  /** What had gone back when the form was shown: two who refund at once do not both. */
  refundedBefore: number;
  /** Whether what was paid for ends at once. */
  endsSubscription: boolean;
}

type Problem = AmountProblem | RefundProblem | 'ALREADY_REFUNDED';

const WORDS: Readonly<Record<Problem, string>> = {
  AMOUNT_FORMAT: 'Type the amount with digits and a point, such as 12.99.',
  AMOUNT_NOT_POSITIVE: 'The amount must be more than nothing.',
  AMOUNT_TOO_MUCH: 'That is more than was paid.',
  CURRENCY_OTHER: 'Refund in the currency that was paid.',
  NO_SUCH_PAYMENT: 'There is no such payment.',
  NOT_PAID: 'This payment has not arrived, so there is nothing to give back.',
  TOO_MUCH: 'That is more than is left of the payment.',
  BAD_AMOUNT: 'The amount must be more than nothing.',
  DISPUTED: 'The bank holds this payment: its payer denied it. Answer the bank instead.',
  ALREADY_REFUNDED: 'A colleague has just refunded this payment. Check it again.',
};

const problem = (field: string, code: Problem): StaffOutcome => ({ field, code, message: WORDS[code] });

interface Agreed {
  staffId: number;
  paymentId: string;
  amount: number;
  currency: string;
  reason: string;
  note: string;
  refundedBefore: number;
  endsSubscription: boolean;
  key: string;
  /** What they give away alone; left out where a second person approved it. */
  value?: number;
}

/**
 * Writes the refund and everything that goes with it down, under the account's lock.
 * @returns why not; null when it is written
 */
async function give(
  tx: Database,
  deps: StaffBillingDeps,
  account: BillingAccount,
  { staffId, paymentId, amount, currency, reason, note, refundedBefore, endsSubscription, key, value }: Agreed,
): Promise<Problem | null> {
  const standing = await refundStore(tx).standing(paymentId);
  if (standing?.taken !== refundedBefore) return 'ALREADY_REFUNDED';
  const added = await addRefund(tx, {
    paymentId,
    amount,
    why: isActReason(reason) ? `Refund. ${ACT_REASONS[reason]}` : 'Refund',
    key,
  });
  if ('problem' in added) return added.problem;
  const now = nowOf(account);
  await saveMoneyAct(tx, {
    accountId: account.id,
    at: now,
    kind: 'refund',
    reason,
    amount: { amount, currency },
    subject: standing.invoiceNumber,
    key,
  });
  await recordStaffAct(tx, {
    staffId,
    duty: 'billing',
    what: 'refund-made',
    memberId: account.memberId,
    reason: note,
    after: { amount, currency, invoice: standing.invoiceNumber, payment: paymentId, refund: added.id },
    value,
  });
  const invoice = endsSubscription ? await invoiceStore(tx).byId(standing.invoiceId) : null;
  if (invoice) await deps.payments.takeBack(tx, { invoice, account, now });
  return null;
}

/**
 * Gives a part or all of a payment back to what it was paid with. Above the limit of one payment, or of what they give
 * away in a day, a second person decides (ADR 83). The same key is refunded once, however often it is asked.
 */
export async function refundAsStaff(
  deps: StaffBillingDeps,
  staffId: number,
  { paymentId, ...asked }: StaffRefund,
  because: Because,
): Promise<StaffOutcome> {
  const wrong = becauseProblem(because);
  if (wrong) return wrong;
  const { db } = deps.payments;
  const key = `staff:${staffId}:${because.key}`;
  const outcome = await db.transaction(async (tx): Promise<StaffOutcome> => {
    const unlocked = await refundStore(tx).standing(paymentId);
    if (!unlocked) return problem('paymentId', 'NO_SUCH_PAYMENT');
    const account = await lockAccount(tx, unlocked.accountId);
    if (account.memberId === staffId) return OWN_ACCOUNT;
    if (await refundStore(tx).byKey(key)) return { done: true };
    const earlier = await requestByKey(tx, 'refund', staffId, key);
    if (earlier) return { requestId: earlier.id };
    const read = readTypedAmount(asked.amount, asked.currency, unlocked.currency);
    if ('problem' in read) return problem(read.problem === 'CURRENCY_OTHER' ? 'currency' : 'amount', read.problem);
    const { taken, amount: paid } = (await refundStore(tx).standing(paymentId)) ?? unlocked;
    if (taken !== asked.refundedBefore) return problem('amount', 'ALREADY_REFUNDED');
    if (taken + read.amount > paid) return problem('amount', 'TOO_MUCH');
    const agreed: Agreed = {
      staffId,
      paymentId,
      amount: read.amount,
      currency: asked.currency,
      reason: because.reason,
      note: keptNote(because.note),
      refundedBefore: taken,
      endsSubscription: asked.endsSubscription,
      key,
    };
    if (
      needsSecondPerson({
        value: read.amount,
        before: taken,
        limit: deps.refundLimit,
        today: await givenToday(tx, staffId),
        dayLimit: deps.dayLimit,
      })
    ) {
      const payload = {
        payment: paymentId,
        account: account.id,
        amount: read.amount,
        currency: asked.currency,
        reason: because.reason,
        refundedBefore: taken,
        endsSubscription: asked.endsSubscription,
        key,
      };
      return {
        requestId: (
          await askSecondPerson(tx, refundRequest(deps), {
            staffId,
            memberId: account.memberId,
            payload,
            reason: agreed.note,
          })
        ).id,
      };
    }
    const refused = await give(tx, deps, account, { ...agreed, value: read.amount });
    return refused ? problem('amount', refused) : { done: true };
  });
  if ('done' in outcome) await settleByKey(deps, key);
  return outcome;
}

/** Asks the processor for a refund that is written down. It answers or not: the sweep asks again. */
async function settleByKey({ payments }: StaffBillingDeps, key: string): Promise<void> {
  const refund = await refundStore(payments.db).byKey(key);
  if (refund) await settleRefund(payments, refund.id);
}

const keyOf = (requestId: number): string => `staff-request:${requestId}`;

/** A refund that a second person approves: it is made as it was asked for, or not at all. */
export const refundRequest = (deps: StaffBillingDeps): StaffRequestKind => ({
  name: 'refund',
  duty: 'billing',
  mayBeAboutOneself: false,
  describe: (payload) =>
    `Give ${moneyIn(payload)} back of payment ${String(payload.payment)}${payload.endsSubscription === true ? ' and end the subscription' : ''}`,
  async run(tx, { id, payload, reason, decidedBy, askedBy }) {
    const account = await lockAccount(tx, Number(payload.account));
    const refused = await give(tx, deps, account, {
      staffId: askedBy ?? decidedBy ?? 0,
      paymentId: String(payload.payment),
      amount: Number(payload.amount),
      currency: String(payload.currency),
      reason: String(payload.reason),
      note: reason,
      refundedBefore: Number(payload.refundedBefore),
      endsSubscription: payload.endsSubscription === true,
      key: keyOf(id),
    });
    if (refused) throw refusal('CONFLICT', WORDS[refused]);
  },
  finish: ({ id }) => settleByKey(deps, keyOf(id)),
});
