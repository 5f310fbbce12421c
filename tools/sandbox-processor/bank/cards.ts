import type { Refusal } from '../store/documents.ts';

/** A card that the sandbox knows, and what it does. */
export interface TestCard {
  /** Digits only. */
  number: string;
  /** Kept in place of the number. */
  key: string;
  brand: 'visa' | 'mastercard' | 'amex' | 'diners' | 'maestro';
  /** Of its bank, ISO 3166 alpha-2; left out: GB. */
  country?: string;
  /** In words for a person who tries the site. */
  does: string;
  /** Every attempt is refused. */
  declines?: Refusal;
  /** It can be saved, and every charge is refused. */
  failsWhenCharged?: Refusal;
  /** The bank asks the person. */
  asks?: 'always' | 'once';
  isDisputed?: true;
  staysPending?: true;
  /** The payment is made, and its answer is late or never comes. */
  answer?: 'late' | 'cut';
}

/**
 * The table. Numbers that Stripe documents for tests do here what they do there (docs.stripe.com/testing); the last
 * three are ours. All pass the Luhn check.
 */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', key: 'visa', brand: 'visa', does: 'Pays (Visa)' },
  { number: '5555555555554444', key: 'mastercard', brand: 'mastercard', does: 'Pays (Mastercard)' },
  { number: '378282246310005', key: 'amex', brand: 'amex', does: 'Pays (American Express)' },
  { number: '30569309025904', key: 'diners', brand: 'diners', does: 'Pays (Diners Club)' },
  { number: '6759649826438453', key: 'maestro', brand: 'maestro', does: 'Pays (Maestro)' },
  { number: '4000003720000005', key: 'irish', brand: 'visa', country: 'IE', does: 'Pays (Visa, issued in Ireland)' },
  {
    number: '4000000000000002',
    key: 'declined',
    brand: 'visa',
    does: 'Declined',
    declines: { code: 'card_declined', decline_code: 'generic_decline' },
  },
  {
    number: '4000000000009995',
    key: 'no-funds',
    brand: 'visa',
    does: 'Declined: no funds',
    declines: { code: 'card_declined', decline_code: 'insufficient_funds' },
  },
  {
    number: '4000000000009979',
    key: 'stolen',
    brand: 'visa',
    does: 'Declined: stolen',
    declines: { code: 'card_declined', decline_code: 'stolen_card', advice_code: 'do_not_try_again' },
  },
  {
    number: '4000000000000069',
    key: 'expired',
    brand: 'visa',
    does: 'Declined: expired',
    declines: { code: 'expired_card' },
  },
  {
    number: '4000002760003184',
    key: 'asks-always',
    brand: 'visa',
    does: 'The bank asks every time, also at renewal',
    asks: 'always',
  },
  {
    number: '4000002500003155',
    key: 'asks-once',
    brand: 'visa',
    does: 'The bank asks once, then renews quietly',
    asks: 'once',
  },
  {
    number: '4000000000000341',
    key: 'fails-later',
    brand: 'visa',
    does: 'Can be saved, declined when charged',
    failsWhenCharged: { code: 'card_declined', decline_code: 'generic_decline' },
  },
  { number: '4000000000000259', key: 'disputed', brand: 'visa', does: 'Pays, disputed at once', isDisputed: true },
  { number: '4000999900000014', key: 'late', brand: 'visa', does: 'Pays, answers after 20 seconds', answer: 'late' },
  {
    number: '4000999900000022',
    key: 'cut',
    brand: 'visa',
    does: 'Pays, cuts the connection before the answer',
    answer: 'cut',
  },
  {
    number: '4000999900000030',
    key: 'pending',
    brand: 'visa',
    does: 'Pending until someone decides',
    staysPending: true,
  },
];

/** By the key that is kept; undefined for a wallet. */
export const cardOf = (key: string): TestCard | undefined => TEST_CARDS.find((card) => card.key === key);

/** What a bank answers. */
export type Outcome = { kind: 'succeeds' | 'pends' | 'asks' } | { kind: 'declines'; error: Refusal };

/** What is asked of a bank. */
export interface Attempt {
  /** Undefined for a wallet, which pays. */
  card: TestCard | undefined;
  /** `save` takes no money. */
  purpose: 'pay' | 'save';
  /** Whether the person is there to answer the bank. */
  isPresent: boolean;
  /** Whether the card was confirmed at the bank before. */
  isConfirmed: boolean;
  /** What an operator of the sandbox wants the bank to say instead; null for what the card does. */
  forced: Refusal | null;
}

/** The bank's answer to one attempt. */
export function decide({ card, purpose, isPresent, isConfirmed, forced }: Attempt): Outcome {
  if (forced && purpose === 'pay') return { kind: 'declines', error: forced };
  if (!card) return { kind: 'succeeds' };
  if (card.declines) return { kind: 'declines', error: card.declines };
  if (card.failsWhenCharged && purpose === 'pay') return { kind: 'declines', error: card.failsWhenCharged };
  if (card.asks === 'always' || (card.asks === 'once' && !isConfirmed)) {
    return isPresent
      ? { kind: 'asks' }
      : { kind: 'declines', error: { code: 'authentication_required', decline_code: 'authentication_required' } };
  }
  return { kind: card.staysPending && purpose === 'pay' ? 'pends' : 'succeeds' };
}
