import { ADULT_YEARS } from './messageLimits.ts';

/** What is known of two members when one writes to the other. */
export interface Pair {
  isBlockedByWriter: boolean;
  isBlockedByReader: boolean;
  /** Both own, or are let into, the same tree. */
  sharesTree: boolean;
  /** Both have accepted a conversation with each other. */
  areAcquainted: boolean;
  /** Of either of them, in whole years; null where it is not known. */
  youngestAge: number | null;
  /** The other side uses messages at all. */
  usesMessages: boolean;
}

/**
 * How a first message goes: straight in, as a request that the reader answers first, unseen (the reader has blocked the writer, who
 * does not learn it), or not at all.
 */
export type FirstMessage = 'straight-in' | 'request' | 'unseen' | 'blocked' | 'impossible';

/** Decides how a first message from one member to another goes. */
export function firstMessage({ isBlockedByWriter, isBlockedByReader, sharesTree, areAcquainted, youngestAge, usesMessages }: Pair): FirstMessage {
  if (isBlockedByWriter) return 'blocked';
  if (!usesMessages) return 'impossible';
  if (!sharesTree && youngestAge !== null && youngestAge < ADULT_YEARS) return 'impossible';
  if (isBlockedByReader) return 'unseen';
  return sharesTree || areAcquainted ? 'straight-in' : 'request';
}
