import type { AppStoreName, StorePhase } from '#domain/billing/app-stores/storePurchase.ts';
import { signsAgree } from '#domain/billing/core/country.ts';
import { NEVER } from '#server/modules/billing/app-stores/index.ts';
import {
  ACCOUNT_COLUMNS,
  type AccountRow,
  asAccount,
  type BillingAccount,
} from '#server/modules/billing/core/index.ts';
import { invoiceStore } from '#server/modules/billing/invoices/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Lists of one account end here: twenty years of monthly payments. */
const MOST = 250;

/** One account, with whose it is. */
export interface AccountSheet {
  account: BillingAccount;
  name: string | null;
  email: string | null;
}

type Amounted = { amount: number; currency: string };
const money = ({ amount, currency }: Amounted) => ({ amount, currency });
const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Subscriptions of an account, the newest first. */
export async function subscriptionsOf(db: Database, accountId: number) {
  const rows = await db.rows<{
    id: number;
    plan: string;
    months: number;
    phase: string;
    type: string;
    periodStart: Date;
    periodEnd: Date;
    renews: boolean;
    nextActionAt: Date | null;
  }>(
    `/* staffBilling.subscriptions */ SELECT s.id, p.display_name AS plan, p.duration_in_months AS months, b.phase, s.type, b.period_start AS "periodStart", b.period_end AS "periodEnd", b.renews, b.next_action_at AS "nextActionAt"
     FROM subscription_billing b JOIN subscription s ON s.id = b.subscription_id JOIN plan p ON p.id = s.plan_id WHERE b.billing_account_id = $1 ORDER BY s.id DESC LIMIT ${MOST}`,
    [accountId],
  );
  return rows.map(({ id, periodStart, periodEnd, nextActionAt, months, plan, ...rest }) => ({
    ...rest,
    id: String(id),
    plan: `${plan}, ${months === 1 ? '1 month' : `${months} months`}`,
    periodStart: periodStart.toISOString(),
    periodEnd: periodEnd.toISOString(),
    nextActionAt: moment(nextActionAt),
  }));
}

/** What the member of an account bought in app stores, what was said last first. */
export async function appPurchasesOf(db: Database, accountId: number) {
  const rows = await db.rows<{
    id: string;
    store: AppStoreName;
    productId: string;
    plan: string | null;
    phase: StorePhase;
    endsAt: Date;
    asOf: Date;
  }>(
    `/* staffBilling.appPurchases */ SELECT encode(p.reference_hash, 'hex') AS id, p.store, p.product_id AS "productId", plan.display_name AS plan, p.phase, p.ends_at AS "endsAt", p.as_of AS "asOf"
     FROM billing_account a JOIN app_purchase p ON p.member_id = a.member_id LEFT JOIN subscription s ON s.id = p.subscription_id LEFT JOIN plan ON plan.id = s.plan_id WHERE a.id = $1 ORDER BY p.as_of DESC LIMIT ${MOST}`,
    [accountId],
  );
  return rows.map(({ endsAt, asOf, ...rest }) => ({
    ...rest,
    endsAt: endsAt.toISOString(),
    saidAt: asOf > NEVER ? asOf.toISOString() : null,
  }));
}

/** Attempts to take money, the newest first. */
export async function paymentsOf(db: Database, accountId: number) {
  const rows = await db.rows<{
    id: string;
    createdAt: Date;
    state: string;
    amount: number;
    currency: string;
    taken: number;
    isHeld: boolean;
    processor: string;
    processorId: string | null;
    reference: string | null;
    failureCode: string | null;
    attempt: number;
    invoiceNumber: string | null;
  }>(
    `/* staffBilling.payments */ SELECT p.id, p.created_at AS "createdAt", p.state, p.amount, p.currency, p.processor, p.processor_id AS "processorId", p.failure_code AS "failureCode", p.attempt, i.number AS "invoiceNumber",
       coalesce((SELECT sum(r.amount) FROM refund r WHERE r.payment_id = p.id AND r.state <> 'FAILED'), 0)::bigint AS taken,
       EXISTS (SELECT FROM dispute d WHERE d.payment_id = p.id AND d.state <> 'WON') AS "isHeld",
       (SELECT o.reference FROM transfer_order o WHERE o.payment_id = p.id::text LIMIT 1) AS reference
     FROM payment p JOIN invoice i ON i.id = p.invoice_id WHERE p.billing_account_id = $1 ORDER BY p.created_at DESC, p.id LIMIT ${MOST}`,
    [accountId],
  );
  return rows.map(({ createdAt, amount, currency, taken, isHeld, ...rest }) => ({
    ...rest,
    createdAt: createdAt.toISOString(),
    amount: { amount, currency },
    refunded: { amount: taken, currency },
    refundable: { amount: rest.state === 'SUCCEEDED' && !isHeld ? amount - taken : 0, currency },
    isDisputed: isHeld,
  }));
}

/** What the books say of a member, the newest first, with what they owed after each entry. */
export async function ledgerOf(db: Database, accountId: number) {
  const rows = await db.rows<
    Amounted & { id: number; bookedAt: Date; cause: string; causeId: string; balance: number; against: string[] }
  >(
    `/* staffBilling.ledger */ SELECT e.id, e.booked_at AS "bookedAt", e.cause_kind AS cause, e.cause_id AS "causeId", l.amount, a.currency, sum(l.amount) OVER (PARTITION BY a.currency ORDER BY e.id)::bigint AS balance,
       ARRAY(SELECT other.kind FROM ledger_line o JOIN ledger_account other ON other.id = o.ledger_account_id WHERE o.ledger_entry_id = e.id AND o.n <> l.n ORDER BY o.n) AS against
     FROM ledger_account a JOIN ledger_line l ON l.ledger_account_id = a.id JOIN ledger_entry e ON e.id = l.ledger_entry_id
     WHERE a.kind = 'receivable' AND a.billing_account_id = $1 ORDER BY e.id DESC LIMIT ${MOST}`,
    [accountId],
  );
  return rows.map(({ id, bookedAt, currency, amount, balance, ...rest }) => ({
    ...rest,
    id: String(id),
    bookedAt: bookedAt.toISOString(),
    amount: { amount, currency },
    balance: { amount: balance, currency },
  }));
}

/** Whose tax is in the documents of an account, and what showed that, the newest first. */
export async function countrySignsOf(db: Database, accountId: number) {
  const invoices = await invoiceStore(db).listOfAccount(accountId, MOST);
  return invoices.map(
    ({ id, number, issuedAt, country, statedCountry: stated, cardCountry: card, currency, tax, rateBasisPoints }) => ({
      invoiceId: String(id),
      number: number ?? '',
      issuedAt: (issuedAt ?? NEVER).toISOString(),
      country,
      stated,
      card,
      agree: signsAgree({ stated, card }),
      tax: { amount: tax, currency },
      taxRate: rateBasisPoints,
    }),
  );
}

/** Gifts that a member bought and paid, the newest first. */
export async function giftsOf(db: Database, accountId: number) {
  const rows = await db.rows<{
    id: string;
    plan: string;
    state: string;
    delivery: string;
    createdAt: Date;
    deliverAt: Date | null;
    endsAt: Date | null;
    redeemedAt: Date | null;
  }>(
    `/* staffBilling.gifts */ SELECT g.id, p.display_name AS plan, g.state, g.delivery, g.created_at AS "createdAt", g.deliver_at AS "deliverAt", g.ends_at AS "endsAt", g.redeemed_at AS "redeemedAt"
     FROM gift g JOIN price r ON r.id = g.price_id JOIN plan p ON p.id = r.plan_id WHERE g.billing_account_id = $1 AND g.state <> 'DRAFT' ORDER BY g.created_at DESC LIMIT ${MOST}`,
    [accountId],
  );
  return rows.map(({ createdAt, deliverAt, endsAt, redeemedAt, ...rest }) => ({
    ...rest,
    createdAt: createdAt.toISOString(),
    deliverAt: moment(deliverAt),
    endsAt: moment(endsAt),
    redeemedAt: moment(redeemedAt),
  }));
}

/** Codes of organisations that the member of an account used. */
export async function voucherUsesOf(db: Database, accountId: number) {
  const rows = await db.rows<{ organisation: string; plan: string; usedAt: Date }>(
    `/* staffBilling.vouchers */ SELECT v.organisation, p.display_name AS plan, u.used_at AS "usedAt" FROM billing_account a JOIN voucher_use u ON u.member_id = a.member_id JOIN voucher v ON v.code_hash = u.code_hash JOIN plan p ON p.id = v.plan_id
     WHERE a.id = $1 ORDER BY u.used_at DESC LIMIT ${MOST}`,
    [accountId],
  );
  return rows.map(({ usedAt, ...rest }) => ({ ...rest, usedAt: usedAt.toISOString() }));
}

/** Single records that were bought, the newest first. */
export async function purchasesOf(db: Database, accountId: number) {
  const rows = await db.rows<{
    recordId: string;
    type: string;
    paidWith: string;
    amount: number | null;
    currency: string | null;
    credits: number | null;
    boughtAt: Date;
  }>(
    `/* staffBilling.purchases */ SELECT record_id AS "recordId", type, paid_with AS "paidWith", amount, currency, credits, bought_at AS "boughtAt" FROM item_purchase WHERE billing_account_id = $1 ORDER BY bought_at DESC, id DESC LIMIT ${MOST}`,
    [accountId],
  );
  return rows.map(({ amount, currency, boughtAt, ...rest }) => ({
    ...rest,
    price: amount !== null && currency !== null ? { amount, currency } : null,
    boughtAt: boughtAt.toISOString(),
  }));
}

/** Credits for single records that are left. */
export const creditsLeftOf = async (db: Database, accountId: number): Promise<number> =>
  (
    await db.one<{ left: number }>(
      '/* staffBilling.credits */ SELECT coalesce(sum(credits - spent), 0)::int AS left FROM credit_lot WHERE billing_account_id = $1',
      [accountId],
    )
  )?.left ?? 0;

/** What a member owes, in the currency of the account; null where nothing was ever booked. */
export async function owedBy(db: Database, id: number) {
  const row = await db.one<Amounted>(
    `/* staffBilling.owed */ SELECT sum(l.amount)::bigint AS amount, a.currency FROM ledger_account a JOIN ledger_line l ON l.ledger_account_id = a.id WHERE a.kind = 'receivable' AND a.billing_account_id = $1 GROUP BY a.currency ORDER BY max(l.ledger_entry_id) DESC LIMIT 1`,
    [id],
  );
  return row && money(row);
}

/** The account itself. Null where there is none. */
export async function readSheet(db: Database, accountId: number): Promise<AccountSheet | null> {
  const row = await db.one<AccountRow & { name: string | null; email: string | null }>(
    `/* staffBilling.account */ SELECT ${ACCOUNT_COLUMNS}, nullif(concat_ws(' ', m.first_name, m.last_name), '') AS name, m.email
     FROM billing_account a LEFT JOIN member m ON m.id = a.member_id WHERE a.id = $1`,
    [accountId],
  );
  if (!row) return null;
  const { name, email, ...account } = row;
  return { account: asAccount(account), name, email };
}
