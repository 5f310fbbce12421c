import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { renewalsOf } from '#server/modules/billing/purchases/index.ts';
import { checkBilling } from '#server/modules/billing/subscription/index.ts';
import { runDue } from '#server/modules/billing/subscription/runDue.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openStorage } from '#server/platform/db/openStorage.ts';
import { startBillingSite } from '#test/support/server/billingSite.ts';
import { manySubscribers } from '#test/support/server/manySubscribers.ts';

import { type Bench, timeWork } from '../benchReport.ts';
import { processorTime } from '../processorTime.ts';
import { countedDatabase, countOf, type Sent } from './countedDatabase.ts';

/** As many transactions as a renewal has, side by side as renewals are: what the machine can do at most. */
const SIDE_BY_SIDE = 8;
const GOAL = { renewals: 10_000, minutes: 3 };

/** How long one small transaction takes when eight are made side by side, in milliseconds. */
async function bareTransaction(db: Database, count: number): Promise<number> {
  let left = count;
  const work = async () => {
    while ((left -= 1) >= 0)
      await db.transaction((tx) =>
        tx.rows(
          '/* billingBench.bare */ UPDATE billing_account SET last_paid_hour = last_paid_hour WHERE id = (SELECT min(id) + $1 FROM billing_account)',
          [left % 50],
        ),
      );
  };
  return (await timeWork(() => Promise.all(Array.from({ length: SIDE_BY_SIDE }, work)))).ms / count;
}

/** Statements that took most of the time, each with how often it was sent and how long it was waited for in all. */
const slowest = ({ statements }: Sent, renewals: number) =>
  [...statements]
    .toSorted(([, one], [, other]) => other.ms - one.ms)
    .slice(0, 24)
    .map(([name, { count, ms }]) => ({
      name,
      figures: { 'a renewal': count / renewals, 'ms a renewal': ms / renewals },
    }));

/** Renewals of many subscriptions, charged to a sandbox processor of this process over HTTP. */
export const billingBench: Bench = {
  name: 'billing',
  description: 'renews subscriptions that are due, and compares with bare transactions',
  options: [{ flag: 'renewals', description: 'subscriptions that are due', fallback: 1_000 }],
  async run({ renewals = 1_000 }, say) {
    const folder = await mkdtemp(path.join(tmpdir(), 'billing-bench-'));
    const settings = readSettings({ DATA_DIR: folder, SAMPLE_DATA: 'none' });
    const { db, stop } = await openStorage(settings, silentLog);
    const { db: counted, sent } = countedDatabase(db);
    const billing = await startBillingSite({}, counted);
    try {
      const model = await billing.member('model');
      await billing.buy(model, 'subscribe', { priceId: await billing.priceOf('everything', 1) });
      say(`filling ${renewals} subscriptions`);
      await manySubscribers(db, model.memberId, renewals);
      const bare = await bareTransaction(db, 500);
      sent.statements.clear();
      sent.transactions = 0;
      say('renewing');
      const before = processorTime(folder);
      const { ms } = await timeWork(() => runDue(renewalsOf(billing.payments)));
      const after = processorTime(folder);
      const paid = await db.one<{ count: number }>(
        "/* billingBench.paid */ SELECT count(*)::int AS count FROM payment WHERE state = 'SUCCEEDED' AND is_off_session",
      );
      if (paid?.count !== renewals) throw new Error(`${paid?.count ?? 0} of ${renewals} were paid.`);
      const wrong = await checkBilling(db);
      if (wrong.length > 0) throw new Error(wrong[0]);
      const isSandbox = (label: string) => label.startsWith('sandbox');
      const each = ms / renewals;
      return {
        settings: { renewals },
        sections: [
          {
            title: 'One renewal',
            rows: [
              {
                name: 'all',
                figures: {
                  ms: each,
                  'bare transaction ms': bare,
                  ratio: each / bare,
                  'CPU ms of site and sandbox': (after.own - before.own) / renewals,
                  ...(after.database !== null &&
                    before.database !== null && {
                      'CPU ms of the database': (after.database - before.database) / renewals,
                    }),
                  'statements of ours': countOf(sent, (label) => !isSandbox(label)) / renewals,
                  'statements of the sandbox': countOf(sent, isSandbox) / renewals,
                  transactions: sent.transactions / renewals,
                },
              },
            ],
          },
          {
            title: 'The goal',
            rows: [
              {
                name: `${GOAL.renewals} renewals`,
                figures: {
                  minutes: (each * GOAL.renewals) / 60_000,
                  goal: GOAL.minutes,
                  ratio: (each * GOAL.renewals) / 60_000 / GOAL.minutes,
                },
              },
            ],
          },
          { title: 'Statements that were waited for longest', rows: slowest(sent, renewals) },
        ],
      };
    } finally {
      await billing.close();
      await stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
