import type { Refusal } from '../store/documents.ts';
import type { TestCard } from './cards.ts';

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
