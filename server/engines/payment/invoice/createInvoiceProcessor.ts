import type { Database } from '#server/platform/db/database.ts';

import {
  BadSignature,
  type PaymentProcessor,
  type ProcessorMethod,
  type ProcessorPayment,
  ProcessorRefused,
} from '../PaymentProcessor.ts';
import {
  askBack,
  cancelOrder,
  eventsAfter,
  findOrder,
  isSentBack,
  makeOrder,
  ordersOfPayment,
  type StoredOrder,
  transferMovements,
} from './transferStore.ts';

/** What the third provider is made of: the site's own database and no company outside. */
export interface InvoiceOptions {
  db: Database;
  site: string;
  publicUrl: string;
}

/** Stands for a saved card: the next term is asked for by transfer too. */
const METHOD: ProcessorMethod = {
  id: 'transfer',
  brand: 'other',
  last4: '',
  expiryMonth: 0,
  expiryYear: 0,
  fingerprint: null,
  country: null,
};
const STATUS: Readonly<Record<StoredOrder['state'], ProcessorPayment['status']>> = {
  OPEN: 'pending',
  PAID: 'succeeded',
  CANCELED: 'canceled',
};

/** Below which the pages with the bank details are. */
export const TRANSFER_PATH = '/bank-transfer';

/**
 * Payments by bank transfer with a reference. A payment is pending until staff confirm that its money arrived
 * (`muniment transfers`), so nothing is found out by notices and none are taken.
 */
export function createInvoiceProcessor({ db, site, publicUrl }: InvoiceOptions): PaymentProcessor {
  const urlOf = (id: string) => `${publicUrl}${TRANSFER_PATH}/${id}`;
  const toPayment = (order: StoredOrder): ProcessorPayment => ({
    id: order.id,
    reference: order.paymentId,
    status: STATUS[order.state],
    amount: order.amount,
    currency: order.currency,
    failure: null,
    method: METHOD.id,
    actionUrl: order.state === 'OPEN' ? urlOf(order.id) : null,
    refunded: order.refunded,
    disputed: false,
  });
  const required = async (id: string): Promise<StoredOrder> => {
    const order = await findOrder(db, id);
    if (!order) throw new ProcessorRefused('resource_missing');
    return order;
  };
  const isAmount = (amount: number) => Number.isSafeInteger(amount) && amount > 0;

  return {
    name: 'invoice',
    site,
    signatureHeader: null,
    // The site's own database keeps these payments.
    clockAheadMs: () => null,
    lookAtClock: () => Promise.resolve(),
    async openPage({ key, mode, paymentId, amount, currency, description, successUrl, cancelUrl, customer }) {
      if (mode === 'payment' && !isAmount(amount)) throw new ProcessorRefused('parameter_invalid_integer');
      const { id } = await makeOrder(db, {
        key: `page:${key}`,
        paymentId: mode === 'payment' ? paymentId : null,
        amount: mode === 'payment' ? amount : 0,
        currency,
        description,
        successUrl,
        cancelUrl,
      });
      return { session: id, url: urlOf(id), customer: customer ?? `transfer_${id}` };
    },
    async session(id) {
      const order = await required(id);
      if (order.paymentId === null) return { status: 'complete', customer: null, payment: null, method: METHOD };
      const status = { OPEN: 'open', PAID: 'complete', CANCELED: 'expired' } as const;
      return {
        status: status[order.state],
        customer: null,
        payment: toPayment(order),
        method: order.state === 'PAID' ? METHOD : null,
      };
    },
    expireSession: (id) => cancelOrder(db, id),
    async charge({ paymentId, attempt, amount, currency, description }) {
      if (!isAmount(amount)) throw new ProcessorRefused('parameter_invalid_integer');
      return toPayment(
        await makeOrder(db, {
          key: `${paymentId}:${attempt}`,
          paymentId,
          amount,
          currency,
          description,
          successUrl: null,
          cancelUrl: null,
        }),
      );
    },
    payment: async (id) => toPayment(await required(id)),
    async findByReference(paymentId) {
      const [found] = await ordersOfPayment(db, paymentId);
      return found ? toPayment(found) : null;
    },
    async refund({ refundId, processorPayment, amount }) {
      const order = await required(processorPayment);
      if (!isAmount(amount) || !(await askBack(db, refundId, order.id, amount)))
        throw new ProcessorRefused('charge_already_refunded');
      return { id: refundId, status: (await isSentBack(db, refundId)) ? 'succeeded' : 'pending' };
    },
    method: (id) => Promise.resolve(id === METHOD.id ? METHOD : null),
    detach: () => Promise.resolve(),
    events: (after) => eventsAfter(db, after, site),
    movements: (since, until) => transferMovements(db, since, until),
    disputesOf: () => Promise.resolve([]),
    verify() {
      throw new BadSignature('Transfers send no notices.');
    },
  };
}
