// A process of its own that pays, refunds or renews: `node --import tsx paymentsThatDie.ts ORDER`. It prints what came
// of it, or ends by SIGKILL at a named statement.
import { openProcessor } from '#server/engines/payment/openProcessor.ts';
import { type PaymentDeps, refundPayment, type RefundRequest } from '#server/modules/billing/payments/index.ts';
import { settleCheckout } from '#server/modules/billing/payments/settleCheckout.ts';
import { type CheckoutRequest, startCheckout } from '#server/modules/billing/payments/startCheckout.ts';
import { paymentsOf, renewalsOf } from '#server/modules/billing/purchases/index.ts';
import { runDue } from '#server/modules/billing/subscription/runDue.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Connection, openDatabase } from '#server/platform/db/openDatabase.ts';
import { createLiveSettings } from '#server/platform/flags/createLiveSettings.ts';
import { createMailer } from '#server/platform/mail/createMailer.ts';

import { chargeRenewal, type Renewal } from './chargeRenewal.ts';
import { siteIdentity } from './siteIdentity.ts';

/** What the process does, and where it dies. */
export interface DeathOrder {
  connection: Connection;
  sandboxUrl: string;
  publicUrl: string;
  /** Label of a statement, and whether it is still sent; null: it lives. */
  at: { label: string; when: 'before' | 'after' } | null;
  task:
    | { kind: 'start'; request: CheckoutRequest }
    | { kind: 'settle'; checkoutId: string }
    | { kind: 'refund'; request: RefundRequest }
    | { kind: 'renew'; renewal: Renewal }
    | { kind: 'renewDue' };
}

const die = (): Promise<never> => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
};

/** A database whose user dies at one of its statements. */
function mortal(db: Database, at: DeathOrder['at']): Database {
  if (!at) return db;
  const { label, when } = at;
  async function around<Result>(sql: string, run: () => Promise<Result>): Promise<Result> {
    const isHere = sql.startsWith(`/* ${label} */`);
    if (isHere && when === 'before') return die();
    const result = await run();
    return isHere ? die() : result;
  }
  return {
    ...db,
    rows: (sql, values, how) => around(sql, () => db.rows(sql, values, how)),
    one: (sql, values, how) => around(sql, () => db.one(sql, values, how)),
    transaction: (work) => db.transaction((tx) => work(mortal(tx, { label, when }))),
  };
}

function act(deps: PaymentDeps, task: DeathOrder['task']): Promise<unknown> {
  switch (task.kind) {
    case 'start':
      return startCheckout(deps, task.request);
    case 'settle':
      return settleCheckout(deps, task.checkoutId);
    case 'refund':
      return refundPayment(deps, task.request);
    case 'renew':
      return chargeRenewal(deps, task.renewal);
    case 'renewDue':
      return runDue(renewalsOf(deps));
  }
}

const order = JSON.parse(process.argv[2] ?? '') as DeathOrder;
const settings = readSettings({ PUBLIC_URL: order.publicUrl });
const db = mortal(
  openDatabase(order.connection, { log: silentLog, size: order.at ? 2 : 10, isBackground: true }),
  order.at,
);
const processor = openProcessor({ ...settings, payment: { ...settings.payment, sandboxUrl: order.sandboxUrl } });
const deps = paymentsOf({
  settings,
  liveSettings: createLiveSettings(db, settings),
  db,
  processor,
  mailer: createMailer({ db, secret: settings.secret, siteIdentity }),
  siteIdentity,
  publicUrl: order.publicUrl,
  log: silentLog,
});
console.log(JSON.stringify(await act(deps, order.task)));
process.exit(0);
