import { referencesIn } from './creditorReference.ts';

/** Money that arrived at the bank. */
export interface Transfer {
  /** Minor units, above 0. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** What the payer wrote, and the bank's structured reference, if it has one. */
  text: string;
}

/** What a member was asked to transfer. */
export interface TransferOrder {
  reference: string;
  amount: number;
  /** What was confirmed before. */
  received: number;
  currency: string;
  state: 'OPEN' | 'PAID' | 'CANCELED';
}

/**
 * How a transfer fits: `exact` settles its order, `partial` leaves a rest, `over` is more than is owed, `unknown` fits
 * none.
 */
export type MatchKind = 'exact' | 'partial' | 'over' | 'unknown';

/** A proposal; a person confirms it. */
export interface TransferMatch {
  kind: MatchKind;
  /** Null for `unknown`. */
  reference: string | null;
  /** Why it is unknown; null for the others. */
  reason: 'NO_REFERENCE' | 'SEVERAL_REFERENCES' | 'OTHER_CURRENCY' | null;
}

const unknown = (reason: TransferMatch['reason']): TransferMatch => ({ kind: 'unknown', reference: null, reason });

/**
 * Which order a transfer is for. Only its reference decides: two members may owe the same amount.
 * An order that is paid or withdrawn owes nothing, so whatever comes for it is `over`.
 * @param find - the order of a reference; null for none.
 */
export function matchTransfer(
  { amount, currency, text }: Transfer,
  find: (reference: string) => TransferOrder | null,
): TransferMatch {
  const references = referencesIn(text, (reference) => find(reference) !== null);
  const [reference] = references;
  const order = reference === undefined ? null : find(reference);
  if (reference === undefined || !order) return unknown('NO_REFERENCE');
  if (references.length > 1) return unknown('SEVERAL_REFERENCES');
  if (order.currency !== currency) return unknown('OTHER_CURRENCY');
  const owed = order.state === 'OPEN' ? order.amount - order.received : 0;
  return { kind: amount === owed ? 'exact' : amount < owed ? 'partial' : 'over', reference, reason: null };
}
