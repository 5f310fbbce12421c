import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { billingRules } from '#server/modules/billing/core/index.ts';
import { checkBilling } from '#server/modules/billing/subscription/index.ts';
import { runDue } from '#server/modules/billing/subscription/runDue.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openSite } from '#server/platform/db/openSite.ts';
import { composeRenewals } from '#server/start/composePayments.ts';
import { startBillingSite } from '#test/support/server/billingSite.ts';

import type { Bench } from '../benchReport.ts';
import { timed } from '../percentile.ts';
import { countedDatabase, countOf, type Sent } from './countedDatabase.ts';

/** As many transactions as a renewal has, side by side as renewals are: what the machine can do at most. */
const SIDE_BY_SIDE = 8;
const GOAL = { renewals: 10_000, minutes: 3 };

/** Copies of a subscriber who paid a month ago, all due now. */
async function fill(db: Database, modelId: number, count: number): Promise<void> {
  await db.rows(
    `/* billingBench.fill */ WITH made AS (INSERT INTO member (email, first_name, last_name, registered_at) SELECT 'b' || n || '@example.com', 'First', 'Last', now() - interval '1 year' FROM generate_series(1, $2) n RETURNING id),
       account AS (INSERT INTO billing_account (member_id, currency, country, processor_customer, created_at) SELECT made.id, a.currency, a.country, a.processor_customer, now() FROM made, billing_account a WHERE a.member_id = $1 RETURNING id, member_id),
       card AS (INSERT INTO saved_card (billing_account_id, member_id, processor, processor_method, brand, last4, expiry_month, expiry_year, fingerprint, is_default, created_at)
         SELECT account.id, account.member_id, c.processor, c.processor_method, c.brand, c.last4, c.expiry_month, c.expiry_year, c.fingerprint, true, now() FROM account, saved_card c WHERE c.member_id = $1),
       outside AS (INSERT INTO subscription (member_id, plan_id, state, type, created_at, expires_at) SELECT account.member_id, s.plan_id, s.state, s.type, now() - interval '1 month', now() FROM account, subscription s WHERE s.member_id = $1 RETURNING id, member_id)
     INSERT INTO subscription_billing (subscription_id, billing_account_id, phase, starts_at, price_id, months, anchor_day, period_start, period_end, paid, renews, next_action_at)
     SELECT outside.id, account.id, b.phase, now() - interval '31 days', b.price_id, b.months, b.anchor_day, now() - interval '31 days', now(), b.paid, true, now() FROM outside JOIN account USING (member_id), subscription_billing b JOIN subscription s ON s.id = b.subscription_id WHERE s.member_id = $1`,
    [modelId, count],
  );
  await db.rows('/* billingBench.analyse */ ANALYZE');
}

/** How long one small transaction takes when eight are made side by side, in milliseconds. */
async function bareTransaction(db: Database, count: number): Promise<number> {
  let left = count;
  const work = async () => {
    while ((left -= 1) >= 0) await db.transaction((tx) => tx.rows('/* billingBench.bare */ UPDATE billing_account SET last_paid_hour = last_paid_hour WHERE id = (SELECT min(id) + $1 FROM billing_account)', [left % 50]));
  };
  return (await timed(() => Promise.all(Array.from({ length: SIDE_BY_SIDE }, work)))).ms / count;
}

const mostSent = ({ statements }: Sent, renewals: number): string =>
  [...statements].toSorted(([, one], [, other]) => other - one).slice(0, 6).map(([label, count]) => `${label} ${(count / renewals).toFixed(1)}`).join(', ');

/** Renewals of many subscriptions, charged to a sandbox processor of this process over HTTP. */
export const billingBench: Bench = {
  name: 'billing',
  description: 'renews subscriptions that are due, and compares with bare transactions',
  options: [{ flag: 'renewals', description: 'subscriptions that are due', fallback: 1_000 }],
  async run({ renewals = 1_000 }, say) {
    const folder = await mkdtemp(path.join(tmpdir(), 'billing-bench-'));
    const settings = readSettings({ DATA_DIR: folder, SAMPLE_DATA: 'none' });
    const { db, stop } = await openSite(settings, silentLog);
    const { db: counted, sent } = countedDatabase(db);
    const billing = await startBillingSite({}, counted);
    try {
      const model = await billing.member('model');
      await billing.buy(model, 'subscribe', { priceId: await billing.priceOf('everything', 1) });
      say(`filling ${renewals} subscriptions`);
      await fill(db, model.memberId, renewals);
      const bare = await bareTransaction(db, 500);
      sent.statements.clear();
      sent.transactions = 0;
      say('renewing');
      const { ms } = await timed(() => runDue(composeRenewals({ rules: billingRules(settings) }, billing.payments)));
      const paid = await db.one<{ count: number }>("/* billingBench.paid */ SELECT count(*)::int AS count FROM payment WHERE state = 'SUCCEEDED' AND is_off_session");
      if (paid?.count !== renewals) throw new Error(`${paid?.count ?? 0} of ${renewals} were paid.`);
      const wrong = await checkBilling(db);
      if (wrong.length > 0) throw new Error(wrong[0]);
      const isSandbox = (label: string) => label.startsWith('sandbox');
      const each = ms / renewals;
      return {
        settings: { renewals },
        sections: [
          { title: 'One renewal', rows: [{ name: 'all', figures: { ms: each, 'bare transaction ms': bare, ratio: each / bare, 'statements of ours': countOf(sent, (label) => !isSandbox(label)) / renewals, 'statements of the sandbox': countOf(sent, isSandbox) / renewals, transactions: sent.transactions / renewals } }] },
          { title: 'The goal', rows: [{ name: `${GOAL.renewals} renewals`, figures: { minutes: (each * GOAL.renewals) / 60_000, goal: GOAL.minutes, ratio: (each * GOAL.renewals) / 60_000 / GOAL.minutes } }] },
          { title: 'Most sent, a renewal', rows: [{ name: mostSent(sent, renewals), figures: {} }] },
        ],
      };
    } finally {
      await billing.close();
      await stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
