import type { Database } from '#server/platform/db/database.ts';

import type { Payment } from './payments.ts';
import { addRefund } from './refundPayment.ts';

/** What the member’s statement and credit note say. */
const WHY = 'Paid twice, or too late: refunded in full';

/**
 * Writes the refund of a payment down whose purchase could not be given any more; the sweep asks the processor for it a
 * moment later.
 */
export async function giveBack(tx: Database, { id, amount }: Pick<Payment, 'id' | 'amount'>): Promise<void> {
  await addRefund(tx, { paymentId: id, amount, why: WHY, key: `given-back:${id}` });
}
