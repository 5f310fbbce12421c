// A process of its own that pays, refunds or renews and is killed at a named statement: `node --import tsx paymentsThatDie.ts ORDER`. It ends by SIGKILL, or prints
// what came of it when the statement was never reached.
import { openProcessor } from '#server/engines/payment/openProcessor.ts';
import { chargeRenewal, type PaymentParts, refundPayment, type RefundRequest, type Renewal } from '#server/modules/billing/payments/index.ts';
import { settleCheckout } from '#server/modules/billing/payments/settleCheckout.ts';
import { type CheckoutRequest, startCheckout } from '#server/modules/billing/payments/startCheckout.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Connection, openDatabase } from '#server/platform/db/openDatabase.ts';
import { createMailer } from '#server/platform/mail/createMailer.ts';
import { composeBilling } from '#server/start/composeBilling.ts';
import { composePayments } from '#server/start/composePayments.ts';

/** What the process does, and where it dies. */
export interface DeathOrder {
  connection: Connection;
  sandboxUrl: string;
  publicUrl: string;
  /** Label of a statement, and whether it is still sent. */
  at: { label: string; when: 'before' | 'after' };
  task: { kind: 'start'; request: CheckoutRequest } | { kind: 'settle'; checkoutId: string } | { kind: 'refund'; request: RefundRequest } | { kind: 'renew'; renewal: Renewal };
}

const die = (): Promise<never> => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
};

/** A database whose user dies at one of its statements. */
function mortal(db: Database, { label, when }: DeathOrder['at']): Database {
  async function around<Result>(sql: string, run: () => Promise<Result>): Promise<Result> {
    const isHere = sql.startsWith(`/* ${label} */`);
    if (isHere && when === 'before') return die();
    const result = await run();
    return isHere ? die() : result;
  }
  return {
    ...db,
    rows: (sql, values) => around(sql, () => db.rows(sql, values)),
    one: (sql, values) => around(sql, () => db.one(sql, values)),
    transaction: (work) => db.transaction((tx) => work(mortal(tx, { label, when }))),
  };
}

function act(parts: PaymentParts, task: DeathOrder['task']): Promise<unknown> {
  switch (task.kind) {
    case 'start':
      return startCheckout(parts, task.request);
    case 'settle':
      return settleCheckout(parts, task.checkoutId);
    case 'refund':
      return refundPayment(parts, task.request);
    case 'renew':
      return chargeRenewal(parts, task.renewal);
  }
}

const order = JSON.parse(process.argv[2] ?? '') as DeathOrder;
const settings = readSettings({ PUBLIC_URL: order.publicUrl });
const db = mortal(openDatabase(order.connection, { log: silentLog, size: 2, isBackground: true }), order.at);
const processor = openProcessor({ ...settings, payment: { ...settings.payment, sandboxUrl: order.sandboxUrl } });
const parts = composePayments({ billing: composeBilling(settings), settings, db, processor, mailer: createMailer({ db, secret: settings.secret }), publicUrl: order.publicUrl, log: silentLog });
console.log(JSON.stringify(await act(parts, order.task)));
process.exit(0);
