import { newCreditorReference } from './creditorReference.ts';
import { matchTransfer, type Transfer, type TransferOrder } from './matchTransfer.ts';

const [OPEN, PART, PAID, CANCELED] = [1, 2, 3, 4].map((chance) =>
  newCreditorReference(new Uint8Array(12).fill(chance)),
) as [string, string, string, string];
const ORDERS: readonly TransferOrder[] = [
  { reference: OPEN, amount: 4000, received: 0, currency: 'GBP', state: 'OPEN' },
  { reference: PART, amount: 4000, received: 1000, currency: 'GBP', state: 'OPEN' },
  { reference: PAID, amount: 4000, received: 4000, currency: 'GBP', state: 'PAID' },
  { reference: CANCELED, amount: 4000, received: 0, currency: 'GBP', state: 'CANCELED' },
];
const match = (transfer: Partial<Transfer>) =>
  matchTransfer(
    { amount: 4000, currency: 'GBP', text: OPEN, ...transfer },
    (reference) => ORDERS.find((order) => order.reference === reference) ?? null,
  );

describe('matchTransfer', () => {
  it.each([
    [{}, 'exact', OPEN],
    [{ amount: 3999 }, 'partial', OPEN],
    [{ amount: 4001 }, 'over', OPEN],
    [{ text: PART, amount: 3000 }, 'exact', PART],
    [{ text: PART, amount: 4000 }, 'over', PART],
    [{ text: PAID }, 'over', PAID],
    [{ text: CANCELED }, 'over', CANCELED],
  ])('of %p is %s', (transfer, kind, reference) => expect(match(transfer)).toEqual({ kind, reference, reason: null }));

  it.each([
    [{ text: 'membership 2026' }, 'NO_REFERENCE'],
    [{ text: '' }, 'NO_REFERENCE'],
    [{ text: OPEN.replace(/^RF../u, 'RF00') }, 'NO_REFERENCE'],
    [{ text: `${OPEN} ${PART}` }, 'SEVERAL_REFERENCES'],
    [{ currency: 'EUR' }, 'OTHER_CURRENCY'],
  ])('of %p is unknown: %s', (transfer, reason) =>
    expect(match(transfer)).toEqual({ kind: 'unknown', reference: null, reason }),
  );
});
