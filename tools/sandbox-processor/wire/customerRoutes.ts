import { newId, seconds } from '../store/documents.ts';
import { find, keep, lock } from '../store/objectStore.ts';
import { wireCustomer, wireMethod } from './toWire.ts';
import { invalid, missing } from './WireError.ts';
import type { WireRoute } from './wireRoute.ts';

/** Customers and what they pay with. */
export const CUSTOMER_ROUTES: readonly WireRoute[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    answer: async ({ tx, params }) =>
      wireCustomer(
        await keep(tx, 'customer', { id: newId('cus'), metadata: params.metadata('metadata'), created: seconds() }),
      ),
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    async answer({ tx, id }) {
      const customer = await find(tx, 'customer', id);
      if (!customer) throw missing('customer', id);
      return wireCustomer(customer);
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    async answer({ tx, id }) {
      const method = await find(tx, 'method', id);
      if (!method) throw missing('PaymentMethod', id);
      return wireMethod(method);
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/detach',
    async answer({ tx, id }) {
      const method = await lock(tx, 'method', id);
      if (!method) throw missing('PaymentMethod', id);
      if (method.customer === null)
        throw invalid(
          'payment_method',
          'The payment method you provided is not attached to a customer so detachment is impossible.',
        );
      return wireMethod(await keep(tx, 'method', { ...method, customer: null }));
    },
  },
];
