import { readClue } from '#domain/billing/staff/accountClue.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { findAccount, nowOf } from '#server/modules/billing/core/index.ts';
import { presentInvoices } from '#server/modules/billing/invoices/index.ts';
import { advanceClock } from '#server/modules/billing/subscription/index.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import { requireRecentSignIn } from '#server/modules/kernel/graphql/requireRecentSignIn.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { Resolvers, StaffBillingAnswer } from '#server/modules/kernel/graphql/types.generated.ts';
import { recordLook, recordStaffAct, searchedByCode } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import {
  appPurchasesOf,
  countrySignsOf,
  creditsLeftOf,
  giftsOf,
  ledgerOf,
  owedBy,
  paymentsOf,
  purchasesOf,
  readSheet,
  subscriptionsOf,
  voucherUsesOf,
} from './accountSheet.ts';
import { findAccounts, type FoundAccount } from './findAccounts.ts';
import { giveAsStaff } from './giveAsStaff.ts';
import { moneyActsOf } from './moneyActs.ts';
import { refundAsStaff } from './refundAsStaff.ts';
import { STAFF_INVOICES_PATH } from './registerStaffInvoices.ts';
import { resendMail } from './resendMail.ts';
import type { StaffOutcome } from './staffAct.ts';
import { voidInvoice } from './voidInvoice.ts';
import { differencesOf, disputesOf, failedNotices, noticesOf, replayNotice, settleDifference } from './waiting.ts';

/** Longest step of a demonstration's clock. */
const MOST_AHEAD_MS = 400 * DAY_MS;

const answered = (outcome: StaffOutcome): StaffBillingAnswer => ({
  isDone: 'done' in outcome,
  requestId: 'requestId' in outcome ? String(outcome.requestId) : null,
  problems: 'code' in outcome ? [outcome] : [],
});

const DONE: StaffBillingAnswer = { isDone: true, requestId: null, problems: [] };

/** A member of staff who acts on money: they showed who they are a moment ago. */
async function acting(context: RequestContext): Promise<number> {
  const staffId = requireDuty(context, 'billing');
  await requireRecentSignIn(context);
  return staffId;
}

/** Moves the clock of an account forward and does what was due on the way. */
async function advance(context: RequestContext, accountId: number, to: string): Promise<StaffBillingAnswer> {
  const staffId = requireDuty(context, 'billing');
  if (context.site.mode === 'production') throw refusal('FORBIDDEN', 'Not allowed.');
  const sheet = await readSheet(context.db, accountId);
  if (!sheet) throw refusal('NOT_FOUND', 'There is no such account.');
  const wanted = new Date(to);
  const now = nowOf(sheet.account);
  const problem = (message: string): StaffBillingAnswer => ({
    isDone: false,
    requestId: null,
    problems: [{ field: 'to', code: 'OUT_OF_RANGE', message }],
  });
  if (Number.isNaN(wanted.getTime())) return problem('Choose a date.');
  if (wanted <= now) return problem('The clock goes forward only.');
  if (wanted.getTime() - now.getTime() > MOST_AHEAD_MS) return problem('Move it by 400 days at most.');
  // First: what is due on the way is many transactions.
  await recordStaffAct(context.db, {
    staffId,
    duty: 'billing',
    what: 'clock-moved',
    memberId: sheet.account.memberId,
    after: { days: Math.round((wanted.getTime() - now.getTime()) / DAY_MS) },
  });
  await advanceClock(context.renewals, accountId, wanted);
  return DONE;
}

/** The accounts that a text names exactly; none for what names nothing. Staff do not search by parts of names. */
async function foundBy(context: RequestContext, staffId: number, text: string): Promise<FoundAccount[]> {
  const clue = readClue(text);
  if (!clue) return [];
  const find = () => findAccounts(context.db, clue);
  return clue.kind === 'gift' ? searchedByCode(context, { staffId, duty: 'billing' }, find) : find();
}

/**
 * A list of an account. Only who may read the account has one in hand: the account itself was read by {@link
 * requireDuty} first.
 */
const part =
  <Answer>(read: (db: Database, accountId: number) => Promise<Answer>) =>
  ({ id }: { id?: string }, _arguments: object, { db }: RequestContext): Promise<Answer> =>
    read(db, storedId(id ?? ''));

/** What staff see of the money of members, and do with it (design D, /internal/billing). */
export const staffBillingResolvers: Resolvers = {
  Query: {
    findBillingAccounts: async (_root, { clue }, context) => {
      const staffId = requireDuty(context, 'billing');
      const found = await foundBy(context, staffId, clue);
      for (const { memberId } of found)
        if (memberId !== null)
          await recordStaffAct(context.db, {
            staffId,
            duty: 'billing',
            what: 'member-searched',
            memberId,
            after: { by: 'payments' },
          });
      return found.map(({ accountId, memberId, name, email }) => ({
        accountId: accountId === null ? null : String(accountId),
        memberId: memberId === null ? null : String(memberId),
        name,
        email,
      }));
    },
    staffBillingAccount: async (_root, { id }, context) => {
      const staffId = requireDuty(context, 'billing');
      const sheet = await readSheet(context.db, storedId(id));
      if (!sheet) return null;
      await recordLook(context, { staffId, duty: 'billing', memberId: sheet.account.memberId, page: 'payments' });
      const { account, name, email } = sheet;
      return {
        id: String(account.id),
        memberId: account.memberId === null ? null : String(account.memberId),
        name,
        email,
        currency: account.currency,
        country: account.country,
        cardCountry: account.cardCountry,
        now: nowOf(account).toISOString(),
        isClockAhead: account.clockAheadMs > 0,
      };
    },
    billingDesk: async (_root, _arguments, context) => {
      requireDuty(context, 'billing');
      const { db, staffBilling, site } = context;
      return {
        differences: await differencesOf(db, null),
        disputes: await disputesOf(db, null),
        notices: await failedNotices(db),
        refundLimit: staffBilling.refundLimit,
        hasClocks: site.mode !== 'production',
      };
    },
    billingActs: async (_root, _arguments, context) => {
      const account = await findAccount(context.db, requireMember(context.viewer));
      return account ? moneyActsOf(context.db, account.id) : [];
    },
  },
  StaffBillingAccount: {
    owed: part(owedBy),
    creditsLeft: part(creditsLeftOf),
    subscriptions: part(subscriptionsOf),
    appPurchases: part(appPurchasesOf),
    payments: part(paymentsOf),
    invoices: part((db, accountId) => presentInvoices(db, { accountId, path: STAFF_INVOICES_PATH })),
    countrySigns: part(countrySignsOf),
    ledger: part(ledgerOf),
    gifts: part(giftsOf),
    voucherUses: part(voucherUsesOf),
    purchases: part(purchasesOf),
    notices: part(noticesOf),
    differences: part(differencesOf),
    disputes: part(disputesOf),
    acts: part(moneyActsOf),
  },
  Mutation: {
    refundAsStaff: async (_root, { input, because }, context) =>
      answered(await refundAsStaff(context.staffBilling, await acting(context), input, because)),
    giveSubscriptionDays: async (_root, { accountId, days, because }, context) =>
      answered(
        await giveAsStaff(
          context.staffBilling,
          await acting(context),
          { kind: 'days', accountId: storedId(accountId), quantity: days },
          because,
        ),
      ),
    giveItemCredits: async (_root, { accountId, credits, because }, context) =>
      answered(
        await giveAsStaff(
          context.staffBilling,
          await acting(context),
          { kind: 'credits', accountId: storedId(accountId), quantity: credits },
          because,
        ),
      ),
    voidInvoiceAsStaff: async (_root, { invoiceId, because }, context) =>
      answered(await voidInvoice(context.staffBilling, await acting(context), storedId(invoiceId), because)),
    resendBillingMail: async (_root, { invoiceId, giftId, note }, context) =>
      answered(
        await resendMail(
          context.staffBilling,
          requireDuty(context, 'billing'),
          { invoiceId: invoiceId == null ? null : storedId(invoiceId), giftId: giftId ?? null },
          note,
        ),
      ),
    replayProcessorNotice: async (_root, { processor, id, note }, context) =>
      answered(await replayNotice(context.staffBilling, requireDuty(context, 'billing'), { processor, id }, note)),
    settleBillingDifference: async (_root, { id, note }, context) =>
      answered(await settleDifference(context.staffBilling, requireDuty(context, 'billing'), storedId(id), note)),
    advanceAccountClock: (_root, { accountId, to }, context) => advance(context, storedId(accountId), to),
  },
};
